import { expect, it } from 'vitest';
import { defineCheck, forSets, type Json } from '../../kit/index.js';
import { emptyWorld, exchangeOf } from '../../kit/sample.test-data.js';
import { planOf } from '../plan/plan.js';
import { createInteractionCount, plannedInteractions } from './interactions.js';

const rows: Json = { data: [{ id: 'a' }] };

/** What is counted of the Events list after requests to targets. */
function counted(targets: readonly string[], json: Json = rows, status = 200) {
  const count = createInteractionCount();
  for (const target of targets) {
    const exchange = exchangeOf(json, status);
    count.hear({ ...exchange, request: { ...exchange.request, target } });
  }
  const [of] = count.counted();
  if (of === undefined) return undefined;
  const name = (place: number) => of.parameters[place];
  return { ...of, pairs: of.pairs.map(([one, other, replies]) => `${name(one)} ${name(other)} ${replies}`) };
}

const target = (query: string) => `/api/v2/events?${query}`;

it('counts each two parameters of a request, by their canonical names', () => {
  const of = counted([target('limit=5&country=KEN&q=war'), target('limit=7&country_iso3=UGA')]);
  expect(of?.pairs.toSorted()).toEqual(['country limit 2', 'country search 1', 'limit search 1']);
  expect(of?.triples).toBe(1);
});

it('tells the forms of values apart', () => {
  const of = (query: string) => counted([target('sort=recent&country=KEN'), target(query)])?.forms;
  expect(of('sort=recent&country=UGA')).toBe(1);
  expect(of('sort=recent&country_iso3=UGA')).toBe(2);
  expect(of('sort=recent&country=UGA,KEN')).toBe(2);
  expect(counted([target('limit=100&sort=recent'), target('limit=50&sort=recent')])?.forms).toBe(2);
});

it('counts only what a reply with rows witnesses', () => {
  const asked = [target('limit=5&country=KEN')];
  expect(counted(asked, { data: [] })).toBeUndefined();
  expect(counted(asked, rows, 400)).toBeUndefined();
  expect(counted(['/api/v2/events'])?.pairs).toEqual([]);
  expect(counted([target('limit=5&nonsense=1')])?.pairs).toEqual([]);
});

it('holds against the pairs that the contract permits', () => {
  const of = counted([target('limit=5')]);
  const names = of?.parameters ?? [];
  const all = (names.length * (names.length - 1)) / 2;
  expect(of?.ofPairs).toBeLessThan(all);
  expect(of?.ofPairs).toBeGreaterThan(all * 0.9);
  expect(of?.ofForms).toBeGreaterThan(of?.ofPairs ?? 0);
});

it('leaves out what the contract keeps apart, though a target may serve it', () => {
  const of = counted([target('days=7&date_start=2026-05-01&limit=5')]);
  expect(of?.pairs.toSorted()).toEqual(['date_start limit 1', 'days limit 1']);
  expect([of?.triples, of?.forms]).toEqual([0, 2]);
});

it('tells before a run what its planned requests bring together', () => {
  const property = forSets<string>(
    () => [['country=KEN', 'sort=recent', 'limit=5'], ['limit=7']],
    async () => {},
    {
      textOf: (part) => part,
      sends: (_, parts) => [
        { operation: 'listEvents', query: Object.fromEntries(parts.map((part) => part.split('='))) },
      ],
    },
  );
  const check = defineCheck({
    id: 'events/together',
    title: 'Parameters stand together',
    clauses: ['events.filters.combination'],
    operations: ['listEvents'],
    property,
  });
  const of = (selectors: readonly string[]) =>
    plannedInteractions(planOf([check], selectors, emptyWorld, 1), emptyWorld, 1);
  const [found] = of([]);
  expect([found?.operation, found?.pairs.length, found?.triples]).toEqual(['listEvents', 3, 1]);
  expect(of(['stories'])).toEqual([]);
});
