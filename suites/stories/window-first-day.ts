import { at, defineCheck, expectThat, once, precondition, type World } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { boxAbout, boxText, placeOf } from '../geometry.js';
import { takesDates } from '../story-window.js';
import { linkedIds } from './links.js';
import { storiesOf } from './sample.js';
import { storyIdOf } from './story.js';

const most = 3;

/** Small boxes about Events of the first day that link to Stories, so that few Stories are in reach of each. */
const boxes = ({ offer: { window, events } }: World): readonly string[] =>
  events.flatMap((event) => {
    const place = placeOf(event);
    const isFirst = at(event, '/event_date') === window.start && linkedIds(event).length > 0;
    return isFirst && place !== null ? [boxText(boxAbout(place, 1, 1))] : [];
  });

export const windowFirstDay = defineCheck({
  id: 'stories/window-first-day',
  title: 'The Stories of the first of 30 days are among those of the 30 days',
  clauses: ['limits.date-window.inclusive', 'limits.date-window.max'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A60', 'C02'],
  property: once(
    async (api) => {
      precondition(await takesDates(api, 'listStories'), 'Stories do not take bounds on dates');
      const { window } = api.world.offer;
      for (const bbox of boxes(api.world).slice(0, most)) {
        const first = await storiesOf(api, { ...bounds({ start: window.start, end: window.start }), bbox });
        if (first.rows.length === 0) continue;
        const all = await storiesOf(api, { ...bounds(window), bbox });
        if (!all.complete) continue;
        const known = new Set(all.rows.map(storyIdOf));
        const lost = first.rows.map(storyIdOf).filter((id) => !known.has(id));
        expectThat(lost.length === 0, '/data', 'the Stories of the first day', { lost: lost.slice(0, 5) });
        api.witness('Stories of the first day', first.rows.length);
        return;
      }
      precondition(false, 'no Story of the first day was found', 'no-data');
    },
    { requests: 2 },
  ),
  refutedBy: ['stories.window.thirty-days-cut'],
});
