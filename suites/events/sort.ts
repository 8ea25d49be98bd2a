import { dateAfter, instantAfter } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { between, type Interval, observed, recorded } from '../asking/coding-time.js';
import { expectOrder } from '../asking/combinations.js';
import { isSpineId, referredIds, scopedTo } from '../asking/entity-refs.js';
import { areNewestFirst, significanceOf } from '../asking/events.js';
import { has, phraseIn, wordsOf } from '../asking/lexical-search.js';
import { fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { wholeEvents } from '../asking/results.js';
import { byFrequency } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

const parts = 4;
const dayInSeconds = 86_400;
const sort = 'recent';

/** An order by time, seen by the parts of two days in which Events lie: the later the part, the higher its number. */
interface Read {
  readonly query: Query;
  readonly rows: number;
  readonly partOf: ReadonlyMap<string, number>;
  readonly isFollowed: boolean;
}

const falls = (order: readonly number[]): boolean =>
  order.every((part, index) => index === 0 || part <= (order[index - 1] ?? part));

/** Whether a page follows coding or publication time; undefined where too few of its Events lie in the two days. */
async function readBy(api: Api, interval: Interval): Promise<Read | undefined> {
  const start = dateAfter(api.world.offer.window.end, -1);
  const seconds = (2 * dayInSeconds) / parts;
  const queryOf = (from: number, to: number): Query => ({
    ...between(interval, instantAfter(start, from * seconds), instantAfter(start, to * seconds)),
    sort,
  });
  const ask = (from: number, to: number) => fullPage(api, { ...queryOf(from, to), limit: 100 });
  const whole = rowsOf(await ask(0, parts)).map(idOf);
  const partOf = new Map<string, number>();
  for (let part = 0; part < parts; part += 1) {
    for (const row of rowsOf(await ask(part, part + 1))) partOf.set(idOf(row), part);
  }
  const order = whole.flatMap((id) => partOf.get(id) ?? []);
  if (new Set(order).size < 2) return undefined;
  return { query: queryOf(0, parts), rows: whole.length, partOf, isFollowed: falls(order) };
}

/** Whether two short pages together follow the time that one long page follows. */
async function isFollowedBehind(api: Api, { query, rows, partOf }: Read): Promise<boolean> {
  const pages = { ...query, limit: Math.ceil(rows / 2) };
  const first = await api.get('listEvents', pages);
  const both = [first, ...(await laterPages(api, pages, first, 1))];
  return falls(both.flatMap((page) => rowsOf(page).flatMap((row) => partOf.get(idOf(row)) ?? [])));
}

const times = [
  ['coding time', observed],
  ['publication time', recorded],
] as const;

/**
 * The time that pages follow; undefined when they follow none. A reading that nothing bears out or refutes decides nothing; while
 * there is one, short pages in another order decide nothing either: the long one may follow its time by chance.
 */
async function timeFollowed(api: Api): Promise<string | undefined> {
  let [isOpen, onOnePage]: [boolean, string | undefined] = [false, undefined];
  for (const [name, interval] of times) {
    const read = await readBy(api, interval);
    if (read === undefined) isOpen = true;
    if (read?.isFollowed !== true) continue;
    if (await isFollowedBehind(api, read)) return name;
    onOnePage ??= name;
  }
  precondition(
    !isOpen || onOnePage !== undefined,
    'no Events of different coding and publication times to tell the order by',
    'no-data',
  );
  return isOpen ? onOnePage : undefined;
}

export const sortRecent = defineCheck({
  id: 'events/sort-recent',
  title: 'sort=recent puts the newest Events first, by one time of them on short and long pages',
  clauses: ['events.sort.recent', 'events.sort.values', 'envelope.list.sort.echo'],
  operations: ['listEvents'],
  rulings: ['sort-directions'],
  property: once(
    async (api) => {
      const { query } = await wholeEvents(api);
      const reply = await fullPage(api, { ...query, sort });
      accusing('events.sort.values', () => expectOk(reply));
      const echo = at(reply.json, '/sort');
      // If the rows are in another order, the echo is not the cause.
      const clause = areNewestFirst(rowsOf(reply)) ? 'envelope.list.sort.echo' : 'events.sort.recent';
      expectThat(echo === sort, '/sort', sort, echo, echo === undefined ? 'envelope.list.sort.echo' : clause);
      const dates = new Set(rowsOf(reply).map((row) => row.event_date));
      if (dates.size < 2 || nextCursorOf(reply) !== undefined) return;
      const by = areNewestFirst(rowsOf(reply)) ? 'event date' : await timeFollowed(api);
      expectThat(by !== undefined, '/data', 'the newest Events first', [...dates].slice(0, 5));
      api.observe('sort=recent', `follows ${by}`);
      api.witness('Events in order', rowsOf(reply).length);
    },
    { requests: 2 },
  ),
});

/** Entities that are asked for at once: the Events of one may be few. */
const mostEntities = 10;

export const sortRecentEntities = defineCheck({
  id: 'events/sort-recent-entities',
  title: 'sort=recent puts the newest Events of entities first',
  clauses: ['events.sort.recent'],
  operations: ['listEvents'],
  rulings: ['sort-directions'],
  property: once(async (api) => {
    const handles = referredIds(api.world).filter(isSpineId).slice(0, mostEntities);
    precondition(handles.length > 0, 'no Event refers to an entity', 'no-data');
    const query = scopedTo(api.world, handles, { sort });
    const reply = await fullPage(api, query);
    await expectOrder(api, reply, query);
    api.witness('Events of entities in order', rowsOf(reply).length);
  }),
});

/** Metrics are computed live: a value may move between ordering and printing. */
const drift = 0.01;

const inWindow = async ({ world }: Api): Promise<Query> => bounds(world.offer.window);

/** A lexical search for the commonest word of titles: all that it finds are literal matches, none before others. */
async function searched(api: Api): Promise<Query> {
  const { result, phrase } = await phraseIn(api, (rows) => {
    const words = rows.map(({ title }) => (typeof title === 'string' ? [...new Set(wordsOf(title))] : []));
    return byFrequency(words.flat())[0]?.[0];
  });
  return { ...result.query, search: phrase, search_mode: 'lexical' };
}

interface List {
  readonly of: (api: Api) => Promise<Query>;
  readonly order: Query;
  readonly isSemantic?: true;
  /** Whether the order is surely to be seen of a row; without it, that of all. */
  readonly isInOrder?: (row: JsonObject, query: Query) => boolean;
}

const lists: readonly List[] = [
  { of: inWindow, order: {} },
  { of: inWindow, order: { sort: 'significance' } },
  { of: searched, order: { sort: 'significance' } },
  {
    of: async (api) => ({ ...(await searched(api)), search_mode: 'semantic' }),
    isSemantic: true,
    order: { sort: 'significance' },
    // Whether those that match in meaning alone stay behind is open.
    isInOrder: ({ title }, { search }) => typeof title === 'string' && has(title, String(search)),
  },
];

/** Pages after the first whose order is judged: each goes on where the one before it ends. */
const mostLaterPages = 2;

async function laterPages(
  api: Api,
  query: Query,
  first: Exchange,
  most = mostLaterPages,
): Promise<readonly Exchange[]> {
  const pages: Exchange[] = [];
  let cursor = nextCursorOf(first);
  while (cursor !== undefined && pages.length < most) {
    const page = await api.get('listEvents', { ...query, cursor });
    // A change of the data may break a walk off.
    if (page.status !== 200) break;
    pages.push(page);
    cursor = nextCursorOf(page);
  }
  return pages;
}

export const sortSignificance = defineCheck({
  id: 'events/sort-significance',
  title: 'sort=significance puts the most significant Events first, on a search too, and is the default',
  clauses: [
    'events.sort.default',
    'events.sort.significance',
    'events.sort.values',
    'envelope.list.sort.echo',
  ],
  operations: ['listEvents'],
  rulings: ['sort-directions'],
  property: forEach(lists, async (api, { of, order, isSemantic, isInOrder = () => true }) => {
    const query = { ...(await of(api)), ...order, limit: 100 };
    const reply = await api.get('listEvents', query, isSemantic === true ? { anyAnswer: true } : {});
    // A semantic search may be out of service by itself, and the other lists decide then.
    if (isSemantic && [402, 429, 503].includes(reply.status))
      return api.observe('semantic search', `not available: ${reply.status}`);
    const isSent = order.sort !== undefined;
    if (isSent) accusing('events.sort.values', () => expectOk(reply));
    const clause = isSent ? 'events.sort.significance' : 'events.sort.default';
    // Held against the lowest above, so that many small steps upwards add up.
    let lowest = Number.POSITIVE_INFINITY;
    for (const page of [reply, ...(isSent ? [] : await laterPages(api, query, reply))]) {
      for (const [index, row] of rowsOf(page).entries()) {
        const significance = significanceOf(row);
        if (significance === undefined || !isInOrder(row, query)) continue;
        const place = `/data/${index}/metrics/significance`;
        expectThat(
          significance <= lowest + drift,
          place,
          `at most ${lowest}, as above`,
          significance,
          clause,
        );
        if (significance < lowest && index > 0) api.witness('steps downwards');
        lowest = Math.min(lowest, significance);
      }
    }
    const echo = at(reply.json, '/sort');
    const ofEcho = 'envelope.list.sort.echo';
    if (isSent) expectThat(echo === 'significance', '/sort', 'significance', echo, ofEcho);
  }),
});
