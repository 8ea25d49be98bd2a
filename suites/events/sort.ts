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
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { between, type Interval, observed, recorded } from '../asking/coding-time.js';
import { areNewestFirst, significanceOf } from '../asking/events.js';
import { phraseIn, wordsOf } from '../asking/lexical-search.js';
import { fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { wholeEvents } from '../asking/results.js';
import { byFrequency } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

const parts = 4;
const dayInSeconds = 86_400;
const sort = 'recent';

/**
 * Whether a page follows coding or publication time, seen by the parts of two days in which its Events lie; undefined
 * where too few of them lie there.
 */
async function follows(api: Api, interval: Interval): Promise<boolean | undefined> {
  const start = dateAfter(api.world.offer.window.end, -1);
  const seconds = (2 * dayInSeconds) / parts;
  const ask = (from: number, to: number) =>
    fullPage(api, {
      ...between(interval, instantAfter(start, from * seconds), instantAfter(start, to * seconds)),
      sort,
      limit: 100,
    });
  const whole = rowsOf(await ask(0, parts)).map(idOf);
  const partOf = new Map<string, number>();
  for (let part = 0; part < parts; part += 1) {
    for (const row of rowsOf(await ask(part, part + 1))) partOf.set(idOf(row), part);
  }
  const order = whole.flatMap((id) => partOf.get(id) ?? []);
  if (new Set(order).size < 2) return undefined;
  return order.every((part, index) => index === 0 || part <= (order[index - 1] ?? part));
}

/** The time that a page follows; undefined when it follows none. A reading that nothing bears out or refutes decides nothing. */
async function timeFollowed(api: Api): Promise<string | undefined> {
  const coding = await follows(api, observed);
  if (coding === true) return 'coding time';
  const publication = await follows(api, recorded);
  if (publication === true) return 'publication time';
  const decided = coding === false && publication === false;
  precondition(
    decided,
    'no Events of different coding and publication times to tell the order by',
    'no-data',
  );
  return undefined;
}

export const sortRecent = defineCheck({
  id: 'events/sort-recent',
  title: 'sort=recent puts the newest Events first, by the time of event, coding or publication',
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

const lists: readonly { readonly of: (api: Api) => Promise<Query>; readonly order: Query }[] = [
  { of: inWindow, order: {} },
  { of: inWindow, order: { sort: 'significance' } },
  { of: searched, order: { sort: 'significance' } },
];

/** Pages after the first whose order is judged: each goes on where the one before it ends. */
const mostLaterPages = 2;

async function laterPages(api: Api, query: Query, first: Exchange): Promise<readonly Exchange[]> {
  const pages: Exchange[] = [];
  let cursor = nextCursorOf(first);
  while (cursor !== undefined && pages.length < mostLaterPages) {
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
  property: forEach(lists, async (api, { of, order }) => {
    const query = { ...(await of(api)), ...order, limit: 100 };
    const reply = await api.get('listEvents', query);
    const isSent = order.sort !== undefined;
    if (isSent) accusing('events.sort.values', () => expectOk(reply));
    const clause = isSent ? 'events.sort.significance' : 'events.sort.default';
    // Held against the lowest above, so that many small steps upwards add up.
    let lowest = Number.POSITIVE_INFINITY;
    for (const page of [reply, ...(isSent ? [] : await laterPages(api, query, reply))]) {
      for (const [index, row] of rowsOf(page).entries()) {
        const significance = significanceOf(row);
        if (significance === undefined) continue;
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
