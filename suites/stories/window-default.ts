import { dateAfter } from '../../generators/values/date.js';
import { type Api, at, defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { bounds, todays } from '../event-window.js';
import { fullPage } from '../page-of-events.js';
import { expectSpan, momentsOf, reportedSpan } from '../query-window.js';
import { takesDates } from '../story-window.js';
import { categorized } from './categories.js';
import { expectNoneOlder } from './older.js';
import { storiesOf, storyPage } from './sample.js';
import { storyIdOf } from './story.js';

/** The spans that "short" may mean, in days. */
const short = [1, 7];
const day = 86_400_000;

/** How many days an Events list without a window reaches back, as it tells; the longer one where that cannot be read. */
async function daysOfEvents(api: Api): Promise<number> {
  const { now, offer } = api.world;
  const reply = await fullPage(api, { limit: 100 });
  const span = reportedSpan(reply, new Date(now.getTime() + offer.clockSkewMs));
  if (span === undefined) return Math.max(...short);
  const days = 'days' in span ? span.days : span.hours / 24;
  return short.find((each) => days < each + 1.5) ?? Math.max(...short);
}

/** No Story of the default window is missing from one of so many dates, of which all Stories are known. */
async function expectNotLonger(api: Api, days: number): Promise<void> {
  precondition(await takesDates(api, 'listStories'), 'Stories neither tell their window nor take dates');
  const today = todays(api.world);
  const start = dateAfter(today.start, -days - 1);
  const dates = bounds({ start, end: today.end });
  const { categories } = await categorized(api);
  for (const filter of [{}, ...categories.slice(-2).map((story_category) => ({ story_category }))]) {
    const wider = await storiesOf(api, { ...dates, ...filter });
    if (!wider.complete) continue;
    const known = new Set(wider.rows.map(storyIdOf));
    const { rows } = await storiesOf(api, filter);
    const beyond = rows.filter((row) => !known.has(storyIdOf(row)));
    expectNoneOlder(beyond, start, `no Story of more than ${days} days ago`);
    api.witness('Stories within the window', rows.length);
    return;
  }
  precondition(false, 'there are too many Stories to know them all', 'no-data');
}

export const windowDefault = defineCheck({
  id: 'stories/window-default',
  title: 'Without a window the Stories list reaches back as far as the Events list, up to now',
  clauses: [
    'stories.window.default.same-as-events',
    'stories.window.default.rolling',
    'limits.date-window.max',
  ],
  operations: ['listEvents', 'listStories'],
  rulings: ['A08', 'C01'],
  property: once(
    async (api) => {
      const { now, offer } = api.world;
      const days = await daysOfEvents(api);
      const stories = await storyPage(api, {});
      const moments = momentsOf(stories);
      if (moments.length === 0) {
        api.observe('default window', 'not told');
        await expectNotLonger(api, days);
        return;
      }
      expectSpan(api, stories, [days]);
      const first = Math.min(...moments.map(({ instant }) => instant));
      const isNew = first >= now.getTime() + offer.clockSkewMs - (days + 2) * day;
      const told = at(stories.json, '/meta/query_window');
      expectThat(isNew, '/meta/query_window', `a window of ${days} days up to now`, told);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'stories.window.default-thirty-days',
    'stories.window.default-unbounded',
    'window.default-unbounded',
  ],
});
