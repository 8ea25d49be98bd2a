import {
  at,
  defineCheck,
  expectOk,
  expectThat,
  forEach,
  precondition,
  strings,
} from '../../src/kit/index.js';
import { adjustmentOf } from '../event-window.js';
import { momentsOf } from '../query-window.js';
import { longWindow, storyOperations, takesDates } from '../story-window.js';

export const windowThirtyDays = defineCheck({
  id: 'stories/window-thirty-days',
  title: 'A window of exactly 30 days, both ends counted, is served without a change on Stories too',
  clauses: ['limits.date-window.inclusive', 'envelope.meta.query-window'],
  operations: [...storyOperations],
  rulings: ['C01', 'C02', 'C04'],
  property: forEach(
    storyOperations,
    async (api, operation) => {
      precondition(await takesDates(api, operation), `${operation} does not take bounds on dates`);
      const reply = await longWindow(api, operation, 'dates');
      expectOk(reply);
      const { coverageStart, window } = api.world.offer;
      // A window that begins before coverage may be told to begin with it (ruling C04).
      precondition(coverageStart <= window.start, 'no window of 30 days is covered', 'no-data');
      const reason = adjustmentOf(reply);
      expectThat(reason === undefined, '/meta/window_adjustment', 'no adjustment of 30 days', reason);
      // Whether Stories tell their window is not shown; where they do, it is told in dates or instants.
      const told = at(reply.json, '/meta/query_window') ?? null;
      const readable = momentsOf(reply).length > 0;
      const inWords = [...strings(told)].length > 0 && !/\d/.test(JSON.stringify(told));
      expectThat(readable || !inWords, '/meta/query_window', 'dates or instants', told);
      if (told !== null && !readable) api.observe('query_window of Stories', JSON.stringify(told));
      api.witness('windows of 30 days');
    },
    { requests: 0 },
  ),
  refutedBy: ['stories.list.query-window-words'],
});
