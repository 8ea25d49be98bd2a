import {
  type Api,
  at,
  defineCheck,
  expectThat,
  once,
  precondition,
  type Query,
} from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { isLast, keyOf, nextCursorOf } from './sample.js';
import { smallResult } from './small-result.js';

/** So many empty pages in a row lead nowhere. */
const mostEmptyPages = 3;

/** The facilities of each page from the first to the one without a further cursor; none is met twice. */
async function walk(api: Api, query: Query, limit: number, expected: number): Promise<readonly string[]> {
  const seen: string[] = [];
  let cursor: string | undefined;
  let emptyPages = 0;
  for (let page = 0; page < 2 * Math.ceil(expected / limit) + mostEmptyPages; page += 1) {
    const reply = await api.get('listFacilities', { ...query, limit, cursor });
    const stale = page > 0 && at(reply.json, '/code') === 'CURSOR_STALE';
    precondition(!stale, 'the data changed under the walk');
    const keys = listIn(reply).map(keyOf);
    const again = keys.find((key, index) => seen.includes(key) || keys.indexOf(key) < index);
    expectThat(again === undefined, '/data', 'a facility that no earlier page had', again);
    seen.push(...keys);
    cursor = nextCursorOf(reply);
    // Where the cursor stands is not shown: one that cannot be found leads nowhere.
    const isFound = cursor !== undefined || isLast(reply) || page > 0 || seen.length >= expected;
    precondition(isFound, 'no cursor is seen', 'no-data');
    if (cursor === undefined) return seen;
    emptyPages = keys.length === 0 ? emptyPages + 1 : 0;
    expectThat(emptyPages < mostEmptyPages, '/pagination/next_cursor', 'an end of the walk', cursor);
  }
  precondition(false, `pages of ${limit} did not reach the end of ${expected} facilities`);
}

export const cursorWalk = defineCheck({
  id: 'facilities/cursor-walk',
  title: 'A walk along the cursor meets every facility of a result once and comes to an end',
  clauses: [
    'facilities.cursor.next-page',
    'facilities.cursor.no-repeats',
    'facilities.cursor.complete',
    'facilities.cursor.ends',
    'facilities.cursor.place',
  ],
  operations: ['listFacilities'],
  rulings: ['A60', 'A65', 'C39'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const { query, rows, whole } = await smallResult(api);
      const all = rows.map(keyOf);
      const walked = await walk(api, query, Math.ceil(all.length / 3), all.length);
      const lost = all.filter((key) => !walked.includes(key));
      const added = whole ? walked.filter((key) => !all.includes(key)) : [];
      expectThat(lost.length === 0, '/data', 'no facility of the result lost', lost.slice(0, 5));
      expectThat(added.length === 0, '/data', 'no facility from elsewhere', added.slice(0, 5));
      api.witness('facilities walked', walked.length);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'facilities.cursor.always-first-page',
    'facilities.cursor.always-null',
    'facilities.cursor.ends-early',
    'facilities.cursor.never-null',
    'facilities.cursor.repeats-last-row',
    'facilities.cursor.skips-a-row',
  ],
});
