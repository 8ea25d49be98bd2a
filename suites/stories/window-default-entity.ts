import { limits } from '../../contract/index.js';
import { type Days, dateAfter } from '../../generators/values/date.js';
import { windowEndingOn } from '../../generators/values/window.js';
import { type Api, defineCheck, type Exchange, once, precondition, rowsOf } from '../../src/kit/index.js';
import { bounds, todays } from '../event-window.js';
import { expectSpan, momentsOf, reportedDates } from '../query-window.js';
import { isSpineId, seenEntities } from '../seen-entity.js';
import { takesDates } from '../story-window.js';
import { expectNoneOlder } from './older.js';
import { storiesOf, storyPage } from './sample.js';
import { storyIdOf } from './story.js';

const { entityDefaultDays, defaultHours } = limits.window;
const most = 3;

/** Windows that together hold the span that is told, or else the longest of the accepted ones; none is over 30 days. */
function windowsFor(api: Api, reply: Exchange): readonly Days[] {
  const { start: earliest, end: latest } = todays(api.world);
  const { start = dateAfter(earliest, -entityDefaultDays - 1), end = latest } = reportedDates(reply) ?? {};
  const newer = windowEndingOn(end, entityDefaultDays);
  return start < newer.start ? [newer, { start, end: dateAfter(newer.start, -1) }] : [{ start, end }];
}

export const windowDefaultEntity = defineCheck({
  id: 'stories/window-default-entity',
  title: 'Without a window the Stories of an entity reach back 30 days, or the short span',
  clauses: ['stories.window.default.entity'],
  operations: ['listEvents', 'listStories'],
  rulings: ['C01'],
  property: once(
    async (api) => {
      const entities = seenEntities(api.world).filter(({ id }) => isSpineId(id));
      const takes = await takesDates(api, 'listStories');
      for (const { id: entity } of entities.slice(0, most)) {
        const reply = await storyPage(api, { entity });
        const isTold = momentsOf(reply).length > 0;
        if (isTold) expectSpan(api, reply, [entityDefaultDays, ...defaultHours.map((hours) => hours / 24)]);
        // A default on coding time is not comparable with bounds on dates.
        if (isTold && (!takes || reportedDates(reply) === undefined)) return;
        precondition(takes, 'Stories neither tell their window nor take dates');
        if (rowsOf(reply).length === 0) continue;
        const parts = [];
        const windows = windowsFor(api, reply);
        for (const days of windows) {
          parts.push(await storiesOf(api, { ...bounds(days), entity }));
        }
        // There may be too many Stories to know them all.
        if (!parts.every(({ complete }) => complete)) continue;
        const known = new Set(parts.flatMap(({ rows }) => rows.map(storyIdOf)));
        const beyond = rowsOf(reply).filter((row) => !known.has(storyIdOf(row)));
        const start = windows.map((days) => days.start).toSorted()[0] ?? api.world.today;
        expectNoneOlder(beyond, start, `no Story of more than ${entityDefaultDays} days ago`);
        api.witness('Stories within the window', rowsOf(reply).length);
        return;
      }
    },
    { requests: 2 },
  ),
  refutedBy: ['stories.window.default-entity-unbounded'],
});
