import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { smallResult } from '../closed-result.js';
import { bounds } from '../event-window.js';
import { idOf } from '../page-of-events.js';
import { expectReadable } from '../served-cursor.js';
import { walk } from '../walk.js';

interface Walk {
  readonly pages: number;
  readonly sort?: 'recent';
}

export const cursorWalk = defineCheck({
  id: 'events/cursor-walk',
  title: 'A walk along next_cursor meets every Event of a result once and ends with null',
  clauses: [
    'events.cursor.next-page',
    'events.cursor.walk-complete',
    'events.cursor.walk-no-repeats',
    'events.cursor.walk-ends',
    'states.cursor.valid',
    'envelope.list.pagination.cursor',
    'envelope.list.pagination.next-cursor',
  ],
  operations: ['listEvents'],
  rulings: ['A60', 'A65'],
  property: forEach(
    // Pages that end beside the end of the result, one that ends exactly with it, and pages in the other order.
    [{ pages: 4 }, { pages: 1 }, { pages: 2, sort: 'recent' }] satisfies readonly Walk[],
    async (api, { pages, ...order }: Walk) => {
      await expectReadable(api, 'listEvents', { ...bounds(api.world.offer.window), limit: 100 });
      const { query, rows } = await smallResult(api);
      const all = (await walk(api, query, 100, rows.length)).map(idOf);
      const limit = Math.ceil(all.length / pages);
      const walked = (await walk(api, { ...query, ...order }, limit, all.length)).map(idOf);
      const lost = all.filter((id) => !walked.includes(id));
      const added = walked.filter((id) => !all.includes(id));
      expectThat(lost.length === 0, '/data', 'no Event of the result lost', { lost: lost.slice(0, 5) });
      expectThat(added.length === 0, '/data', 'no Event from elsewhere', { added: added.slice(0, 5) });
      api.witness('Events walked', walked.length);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'cursor.always-first-page',
    'cursor.always-null',
    'cursor.never-null',
    'cursor.page-repeats-last-row',
    'cursor.page-skips-a-row',
    'cursor.recent-page-repeats-last-row',
    'cursor.served-refused',
    'list.cursor.dropped',
    'list.next-cursor-number',
  ],
});
