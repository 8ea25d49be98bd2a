import { type ClauseId, type Entitlement, vocabularies } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  type Exchange,
  expectThat,
  forEach,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { isGranted } from '../asking/calls.js';
import { seenEvents } from '../asking/events.js';
import { keyOf } from '../asking/facilities.js';
import { classOfType, typeOf } from '../asking/facility-record.js';
import { idOf } from '../asking/pages.js';
import { listIn } from '../asking/replies.js';
import { foundUnder, namesToSearch } from '../asking/search.js';
import { byFrequency } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

// What a deployment was asked before, or is asked at the same time, changes no answer: caches, counters and members that
// requests share must not show.

interface Pair {
  readonly operation: 'listEvents' | 'listStories' | 'listFacilities';
  readonly entitlement?: Entitlement;
  /** Values of a filter that exclude each other; fewer than two where none are known. */
  readonly valuesIn: (world: World) => readonly string[];
  readonly query: (api: Api, value: string, limit: number) => Query;
  readonly rowsIn: (reply: Exchange) => readonly JsonObject[];
  /** What a row shows of the filter; undefined where it does not tell. */
  readonly shownBy: (row: JsonObject) => string | undefined;
  /** Contradicted by a row of another value, where rows tell theirs. */
  readonly filter?: ClauseId;
  readonly size: ClauseId;
}

const pairs: readonly Pair[] = [
  {
    operation: 'listEvents',
    valuesIn: (world) =>
      byFrequency(seenEvents(world).map(({ category }) => category)).map(([value]) => value),
    query: ({ world }, category, limit) => ({ ...bounds(world.offer.window), category, limit }),
    rowsIn: rowsOf,
    shownBy: ({ category }) => (typeof category === 'string' ? category : undefined),
    filter: 'events.category.filter',
    size: 'events.limit.page-size',
  },
  {
    operation: 'listStories',
    // Cards need not show by what they were ordered.
    valuesIn: () => vocabularies.storySort.values,
    query: (_, sort, limit) => ({ sort, limit }),
    rowsIn: rowsOf,
    shownBy: () => undefined,
    size: 'stories.limit.page-size',
  },
  {
    operation: 'listFacilities',
    entitlement: 'can_use_facilities',
    valuesIn: ({ offer }) =>
      byFrequency(
        (offer.rows.listFacilities ?? []).flatMap((row) => classOfType(typeOf(row) ?? '') ?? []),
      ).map(([value]) => value),
    query: (_, value, limit) => ({ class: value, limit }),
    rowsIn: listIn,
    shownBy: (row) => classOfType(typeOf(row) ?? ''),
    filter: 'facilities.class.only',
    size: 'facilities.limit.page',
  },
];

/** Of more requests at once, some meet more likely. */
const limits = [31, 3, 7];

export const inFlight = defineCheck({
  id: 'repeats/in-flight',
  title: 'Requests that are under way at the same time each get their own answer',
  clauses: pairs.flatMap(({ filter, size }) => [filter ?? [], size].flat()),
  operations: pairs.map(({ operation }) => operation),
  alone: true,
  property: forEach(
    pairs,
    async (api, { operation, entitlement, valuesIn, query, rowsIn, shownBy, filter, size }) => {
      const values = valuesIn(api.world).slice(0, 2);
      if (!isGranted(api.world, entitlement) || values.length < 2) return;
      const sent = limits.map((limit, index) => ({ value: values[index % values.length] ?? '', limit }));
      const ask = ({ value, limit }: (typeof sent)[number]) =>
        api.get(operation, query(api, value, limit), { fresh: true });
      const strayIn = (reply: Exchange, value: string | undefined) =>
        rowsIn(reply).find((row) => ![undefined, value].includes(shownBy(row)));
      const replies = await Promise.all(sent.map(ask));
      const isBroken = replies.some((reply, index) => {
        const { value, limit = 0 } = sent[index] ?? {};
        return strayIn(reply, value) !== undefined || rowsIn(reply).length > limit;
      });
      // What each gets alone tells a reply that is another's from data that moved.
      for (const each of isBroken ? sent : []) await ask(each);
      for (const [index, reply] of replies.entries()) {
        const { value, limit = 0 } = sent[index] ?? {};
        const rows = rowsIn(reply);
        const stray = strayIn(reply, value);
        expectThat(stray === undefined, '/data', `rows of ${value} alone`, stray && shownBy(stray), filter);
        expectThat(rows.length <= limit, '/data', `at most ${limit} rows`, rows.length, size);
        api.witness('requests answered beside others', rows.length > 0 ? 1 : 0);
      }
    },
    { requests: limits.length },
  ),
});

interface Searched {
  readonly text: string;
  readonly keys: readonly string[];
}

/** Names that are searched for until two of them find different entities. */
const mostTexts = 8;

export const searchesInFlight = defineCheck({
  id: 'repeats/in-flight-searches',
  title: 'Searches that are under way at the same time each find what their own text finds',
  clauses: ['search.q.finds'],
  operations: ['searchEntities'],
  rulings: ['live-data'],
  alone: true,
  property: once(
    async (api) => {
      const alone: Searched[] = [];
      for (const text of await namesToSearch(api, mostTexts)) {
        const { keys } = await foundUnder(api, text, 'all');
        const isApart = !alone.some((each) => each.keys.some((key) => keys.includes(key)));
        if (keys.length > 0 && isApart) alone.push({ text, keys });
        if (alone.length === 2) break;
      }
      precondition(alone.length === 2, 'no two texts are known that find different entities', 'no-data');
      const beside = await Promise.all(
        alone.map(({ text }) => foundUnder(api, text, 'all', { fresh: true })),
      );
      for (const [index, { text, keys: own }] of alone.entries()) {
        const { keys = [] } = beside[index] ?? {};
        const isOwn = keys.some((key) => own.includes(key));
        expectThat(isOwn, '/data', `results for ${text}, such as ${own[0]}`, keys.slice(0, 5));
        api.witness('searches answered beside another');
      }
    },
    { requests: 4 },
  ),
});

interface Details {
  readonly operation: 'getEvent' | 'getFacility';
  readonly entitlement?: Entitlement;
  readonly parameter: string;
  /** Ids that lead to a record each. */
  readonly idsIn: (world: World) => readonly string[];
  readonly idOf: (row: JsonObject) => string;
  readonly clause: ClauseId;
}

const details: readonly Details[] = [
  {
    operation: 'getEvent',
    parameter: 'event_id',
    idsIn: ({ offer }) => offer.events.map(idOf),
    idOf,
    clause: 'event-detail.same-id',
  },
  {
    operation: 'getFacility',
    entitlement: 'can_use_facilities',
    parameter: 'facility_id',
    idsIn: ({ offer }) => (offer.rows.listFacilities ?? []).map(keyOf),
    idOf: keyOf,
    clause: 'facilities.detail.same-id',
  },
];

export const detailsInFlight = defineCheck({
  id: 'repeats/in-flight-details',
  title: 'Details that are under way at the same time each show the record that they were asked for',
  clauses: details.map(({ clause }) => clause),
  operations: details.map(({ operation }) => operation),
  alone: true,
  property: forEach(
    details,
    async (api, { operation, entitlement, parameter, idsIn, idOf: idIn }) => {
      const ids = [...new Set(idsIn(api.world))].slice(0, 2);
      if (!isGranted(api.world, entitlement) || ids.length < 2) return;
      const ask = async (id: string): Promise<string | undefined> => {
        const { json } = await api.get(operation, {}, { path: { [parameter]: id }, fresh: true });
        const data = at(json, '/data');
        return isObject(data) ? idIn(data) : undefined;
      };
      // What each shows alone tells a detail that is another's from one that moved.
      const alone: (string | undefined)[] = [];
      for (const id of ids) alone.push(await ask(id));
      const beside = await Promise.all(ids.map(ask));
      for (const [index, id] of ids.entries()) {
        const [own, other] = [alone[index], alone[1 - index]];
        const isOther = beside[index] === other && own !== other;
        expectThat(!isOther, '/data', `the record of ${id}`, `that of ${other}`);
        if (beside[index] === own && own !== other) api.witness('details answered beside another');
      }
    },
    { requests: 4, clause: ({ clause }) => clause },
  ),
});
