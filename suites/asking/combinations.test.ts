import { describe, expect, it } from 'vitest';
import type { Factor } from '../../generators/covering.js';
import { type Api, type JsonObject, type Query, Violation, type World } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf, silentApi } from '../../src/kit/sample.test-data.js';
import { combinationsOf } from './combination-sets.js';
import { expectCombined, queryOf } from './combinations.js';
import { eventFactors } from './event-parts.js';
import { form, hidden, type Part, shown, spelt } from './parts.js';

const card = (numbers: Readonly<Record<string, number>>): JsonObject => numbers;
const worldOf = (events: readonly JsonObject[]): World => ({
  ...emptyWorld,
  offer: { ...emptyWorld.offer, events },
});
const above = (name: string, value: number): readonly Part[] =>
  shown(
    {
      query: { [name]: value },
      because: `${name} above ${value}`,
      fits: (each) => Number(each[name]) > value,
    },
    'events.limit.page-size',
  );
const factor = (name: string, value = 0): Factor<Part> => ({ name, parts: above(name, value) });
const sets = (events: readonly JsonObject[], ...factors: readonly Factor<Part>[]) =>
  combinationsOf(worldOf(events), factors, { most: 10, seed: 1 }).map((parts) =>
    parts.flatMap(({ query }) => Object.keys(query)).toSorted(),
  );

it('combines filters where cards would show each of them left out', () => {
  const cards = [card({ a: 1, b: 1 }), card({ a: 0, b: 1 }), card({ a: 1, b: 0 })];
  expect(sets(cards, factor('a'), factor('b'))).toEqual([['a', 'b']]);
  for (const missing of cards.keys())
    expect(
      sets(
        cards.filter((_, at) => at !== missing),
        factor('a'),
        factor('b'),
      ),
    ).toEqual([]);
});

it('combines a list where cards would show each of its items lost', () => {
  const list = (mistakes: readonly number[]): Factor<Part> => ({
    name: 'a',
    parts: shown(
      { query: { a: '1,2' }, because: 'a of 1 or 2', fits: ({ a }) => a === 1 || a === 2 },
      'events.category.filter',
      {
        mistakes: mistakes.map(
          (only) =>
            ({ a }: JsonObject) =>
              a === only,
        ),
      },
    ),
  });
  const cards = [card({ a: 1, b: 1 }), card({ a: 3, b: 1 }), card({ a: 1, b: 0 })];
  expect(sets(cards, list([]), factor('b'))).toEqual([['a', 'b']]);
  expect(sets(cards, list([1, 2]), factor('b'))).toEqual([]);
  expect(sets([...cards, card({ a: 2, b: 1 })], list([1, 2]), factor('b'))).toEqual([['a', 'b']]);
});

it('keeps parts of one group apart', () => {
  const cards = [card({ a: 1, b: 1 }), card({ a: 0, b: 1 }), card({ a: 1, b: 0 })];
  const grouped = (name: string): Factor<Part> => ({
    name,
    parts: above(name, 0).map((part) => ({ ...part, group: 'g' })),
  });
  expect(sets(cards, grouped('a'), grouped('b'))).toEqual([]);
});

it('sends no filter that cards do not show beside a window that reaches farther', () => {
  const own = hidden({ languages: 'en' }, 'in English', 'events.languages.filter');
  const beyond: Part = { ...(above('days', 0)[0] as Part), isBeyond: true };
  const cards = [card({ days: 1 }), card({ days: 0 })];
  const languages = { name: 'languages', parts: [own] };
  expect(sets(cards, languages, { name: 'days', parts: [beyond] })).toEqual([]);
  expect(sets(cards, languages, factor('days'))).toEqual([['days', 'languages']]);
});

it('asks over the offered days unless a part names days, and ranks a search', () => {
  const window = emptyWorld.offer.window;
  const part = (query: Part['query']): Part => ({ ...(above('a', 0)[0] as Part), query });
  const query = (...parts: readonly Part[]) => queryOf(emptyWorld, parts);
  expect(query(part({ country: 'KEN' }))).toEqual({
    date_start: window.start,
    date_end: window.end,
    limit: 100,
    country: 'KEN',
  });
  for (const own of [{ date: '2026-05-01' }, { observed_start: '2026-05-01' }, { days: 3 }])
    expect(query(part(own))).toEqual({ ...own, limit: 100 });
  expect(query(part({ q: 'war' }))).toMatchObject({ sort: 'significance' });
  expect(query(part({ q: 'war' }), part({ sort: 'recent', limit: 7 }))).toMatchObject({
    sort: 'recent',
    limit: 7,
  });
});

it('offers no factor without a form, and of an empty deployment only those that need no card', () => {
  const names = eventFactors(emptyWorld).map(({ name }) => name);
  expect(names).toContain('limit');
  expect(names).not.toContain('country');
  for (const { parts } of eventFactors(emptyWorld)) expect(parts.length).toBeGreaterThan(0);
});

describe('the newest Events', () => {
  const row = (at: number, event_date: string): JsonObject => ({
    id: `conflict_${at}`,
    event_date,
    metrics: { significance: 0.9 - at / 200 },
  });
  const falling = (first: number): readonly JsonObject[] =>
    Array.from({ length: 100 }, (_, at) => row(first + at, at % 2 === 0 ? '2026-05-01' : '2026-05-02'));

  const dated: readonly JsonObject[] = falling(0).toSorted((one, other) =>
    String(other.event_date).localeCompare(String(one.event_date)),
  );

  /**
   * What a list accuses whose page by `recent` falls in significance beside a filter, as one of the most significant Events
   * does, and stands in some order without it.
   */
  async function accused(
    significant: readonly JsonObject[],
    next: string | null,
    window: Query,
    unfiltered: readonly JsonObject[] = dated,
  ) {
    const rowsBy = (query: Query = {}): readonly JsonObject[] => {
      if (query.sort !== 'recent') return significant;
      return query.admin1 === undefined ? unfiltered : falling(0);
    };
    const api: Api = {
      ...silentApi,
      get: async (_operation, query) =>
        exchangeOf({ data: rowsBy(query), pagination: { limit: 100, next_cursor: next } }),
    };
    const parts = [form({ sort: 'recent', admin1: 'Bavaria', ...window }, 'events.sort.values')];
    try {
      await expectCombined(api, parts, 'events.filters.combination');
    } catch (error) {
      if (error instanceof Violation) return error.finding.clause;
      throw error;
    }
    return undefined;
  }

  it('are not those of no sort', async () => {
    expect(await accused(falling(0), 'next', {})).toBe('events.sort.recent');
    expect(await accused(falling(0), null, {})).toBe('events.sort.recent');
  });

  it('may have come at one time, the most significant ones first', async () => {
    expect(await accused(falling(5), 'next', {})).toBeUndefined();
    expect(await accused(falling(0), null, { days: 3 })).toBeUndefined();
    expect(await accused(falling(0), 'next', {}, falling(0))).toBeUndefined();
    expect(await accused(falling(0), null, {}, falling(0))).toBeUndefined();
  });

  it('may be those of a later batch, of which none stands among the rows', async () => {
    const later = Array.from({ length: 100 }, (_, at) => row(200 + at, '2026-05-03'));
    expect(await accused(falling(0), null, {}, later)).toBeUndefined();
  });
});

it.each(['100', '7'])(
  'may be refused together where both families are meant, with limit=%s',
  async (limit) => {
    const query = { category: 'Battles,POLITICAL', magnitude_min: 3, limit };
    const target = `/api/v2/events?${new URLSearchParams({ ...query, magnitude_min: '3' })}`;
    const refusal = exchangeOf({ success: false, code: 'EVENT_FAMILY_METRIC_CONFLICT' }, 400);
    const api: Api = {
      ...silentApi,
      get: async () => ({ ...refusal, request: { ...refusal.request, target } }),
    };
    const parts = [form(query, 'events.category.filter')];
    expect(await expectCombined(api, parts, 'events.filters.combination')).toBeUndefined();
  },
);

describe('another spelling', () => {
  const rows = ['Riots', 'Battles'].map(
    (category, at): JsonObject => ({ id: `conflict_${at}`, category, metrics: { significance: 0.5 } }),
  );
  const usual = shown(
    { query: { category: 'Riots' }, because: 'riots', fits: ({ category }) => category === 'Riots' },
    'events.category.filter',
  ).map((part) => spelt(part, { categories: 'Riots' }, 'events.category.alias-categories'));

  /** What a list accuses that filters by the names of parameters that it knows. */
  async function accused(known: readonly string[]) {
    const targets: string[] = [];
    const api: Api = {
      ...silentApi,
      get: async (_operation, query = {}) => {
        targets.push(Object.keys(query).join());
        const isFiltered = known.some((name) => name in query);
        return exchangeOf({
          data: rows.filter(({ category }) => !isFiltered || category === 'Riots'),
          pagination: { limit: 100, next_cursor: null },
        });
      },
    };
    const told = await expectCombined(api, usual, 'events.filters.combination').then(
      () => undefined,
      (error: unknown) => (error instanceof Violation ? error.finding.clause : Promise.reject(error)),
    );
    return { told, last: targets.at(-1) };
  }

  it('accuses its own clause where the usual one selects as it should, and is sent last', async () => {
    const { told, last } = await accused(['category']);
    expect(told).toBe('events.category.alias-categories');
    expect(last).toContain('categories');
  });

  it('accuses the filter where the usual one fails as well', async () => {
    expect((await accused([])).told).toBe('events.category.filter');
    expect((await accused(['category', 'categories'])).told).toBeUndefined();
  });
});
