import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  type JsonObject,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { isStale, mostRestarts, servedCursor } from '../asking/cursors.js';
import { commonestCategory } from '../asking/events.js';
import { idOf, type ListOperation, nextCursorOf } from '../asking/pages.js';
import { storyIdOf } from '../asking/stories.js';
import { closedFor } from '../asking/story-windows.js';
import { bounds } from '../asking/windows.js';

// What a deployment was asked before, or is asked at the same time, changes no answer: caches, counters and members that
// requests share must not show.

/** A first page of few rows. */
const few = 5;

interface TwoWalks {
  readonly operation: ListOperation;
  readonly queries: (api: Api) => Promise<readonly [Query, Query]>;
  readonly idOf: (row: JsonObject) => string;
  readonly nextPage: ClauseId;
}

const walks: readonly TwoWalks[] = [
  {
    operation: 'listEvents',
    queries: async (api) => {
      const query = { ...bounds(api.world.offer.window), limit: few };
      return [query, { ...query, category: commonestCategory(api.world) }];
    },
    idOf,
    nextPage: 'events.cursor.next-page',
  },
  {
    operation: 'listStories',
    queries: async (api) => {
      const query = await closedFor(api, 'listStories', { limit: few });
      return [query, { ...query, bbox: '-89.90000000,-179.9,89.9,179.9' }];
    },
    idOf: storyIdOf,
    nextPage: 'stories.cursor.next-page',
  },
];

/** Where the data move all the time, few tries fall between two changes. */
const mostTries = 6;

/** What two cursors, each used twice and in turn, led to. */
type Turns = 'no second page' | 'served again' | Refused | OtherPage;

interface Refused {
  readonly refused: Exchange;
  /** The requests of both second pages. */
  readonly seconds: readonly Query[];
}

/** The page of a cursor and, with no row in common, what its second use led to. */
interface OtherPage {
  readonly ids: readonly string[];
  readonly idsAgain: readonly string[];
}

async function takeTurns(api: Api, { operation, queries, idOf: idIn, nextPage }: TwoWalks): Promise<Turns> {
  const fresh = { fresh: true };
  const [one, other] = await queries(api);
  const firsts = [await api.get(operation, one, fresh), await api.get(operation, other, fresh)];
  const [cursor, beside] = firsts.map(nextCursorOf);
  if (cursor === undefined || beside === undefined) return 'no second page';
  // The walk that began first goes on after the other one, and both pages are asked for again.
  const seconds = [
    { ...one, cursor },
    { ...other, cursor: beside },
  ];
  const pages: Exchange[] = [];
  for (const query of [...seconds, ...seconds]) {
    let page = await api.get(operation, query, fresh);
    // What is stale for once is no matter of the walks beside it.
    for (let again = 0; again < mostRestarts && isStale(page); again += 1)
      page = await api.get(operation, query, fresh);
    pages.push(page);
  }
  const refused = pages.find(({ status }) => status !== 200);
  if (refused !== undefined) return { refused, seconds };
  const served = pages.map((page) => rowsOf(page).map(idIn));
  precondition(!served.flat().includes(''), 'rows do not tell their ids by a name that fits', 'no-data');
  for (const [index, ids] of served.entries()) {
    const first = firsts[index % firsts.length];
    const passed = new Set((first === undefined ? [] : rowsOf(first)).map(idIn));
    const again = ids.find((id) => passed.has(id));
    expectThat(again === undefined, '/data', 'the page after the first', again, nextPage);
  }
  for (const [index, ids] of served.slice(0, seconds.length).entries()) {
    const idsAgain = served[index + seconds.length] ?? [];
    if (ids.length > 0 && !ids.some((id) => idsAgain.includes(id))) return { ids, idsAgain };
  }
  return 'served again';
}

export const cursorAgain = defineCheck({
  id: 'repeats/cursor-again',
  title: 'A cursor serves its page more than once, and beside another walk with the same key',
  clauses: ['states.cursor.valid', 'events.cursor.next-page', 'stories.cursor.next-page'],
  operations: walks.map(({ operation }) => operation),
  // Where the cursors of a walk end with the next one, lists for other checks would end each.
  alone: true,
  rulings: ['cursor-errors', 'live-data'],
  property: forEach(
    walks,
    async (api, each) => {
      let turns = await takeTurns(api, each);
      const isUndecided = () =>
        typeof turns === 'object' && (!('refused' in turns) || isStale(turns.refused));
      // A page that shows other rows, or a stale cursor, may be the doing of data that moved.
      for (let tried = 1; tried < mostTries && isUndecided(); tried += 1) turns = await takeTurns(api, each);
      if (turns === 'no second page') return;
      if (typeof turns === 'object' && 'refused' in turns) {
        const { refused, seconds } = turns;
        // Data that change under every walk would break off this one as well.
        const [query] = await each.queries(api);
        if (isStale(refused)) {
          await servedCursor(api, each.operation, query, { fresh: true });
          // That walk may have ended the others in turn, which is no change of the data.
          for (const second of seconds) await api.get(each.operation, second, { fresh: true });
        }
        accusing('states.cursor.valid', () => expectOk(refused));
      } else if (typeof turns === 'object') {
        const expected = `rows of the page that its cursor led to before: ${turns.ids.join(', ')}`;
        expectThat(false, '/data', expected, turns.idsAgain.join(', ') || 'none', each.nextPage);
      }
      api.witness('cursors served again, and beside others', 4);
    },
    { requests: 6 },
  ),
});
