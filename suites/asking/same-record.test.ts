import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../src/kit/index.js';
import { conflictOf, disagreementOf, isRounded, recordWithin } from './same-record.js';

const none = new Set<string>();
const nothingElse = { aside: none, live: none, due: none };

const record = {
  id: 'f_1',
  name: 'Long Valley Plant',
  country: 'Germany',
  power: { mw: 114.26 },
  owners: ['a', 'b'],
};

describe('conflictOf', () => {
  it.each([
    ['a member that one of them lacks', { id: 'f_1', status: 'retired' }],
    ['a number with fewer digits', { power: { mw: 114.3 } }],
    ['a number as a text with its unit', { power: { mw: '114.26 MW' } }],
    ['another spelling of a country', { country: 'DEU' }],
    ['a code of two letters that may mean another country', { country: 'DE' }],
    ['a part of a list', { owners: ['b'] }],
    ['a text that is cut', { name: 'Long Valley…' }],
    ['what depends on the request', { rank: 3, id: 'f_1' }],
  ])('takes %s for the same', (_what, other) => {
    expect(conflictOf({ ...record, rank: 1 }, other)).toBeUndefined();
  });

  it.each([
    ['another number', { power: { mw: 115 } }, '/power/mw'],
    ['another country', { country: 'France' }, '/country'],
    ['another text', { name: 'Short Valley Plant' }, '/name'],
    ['an item that is not in the list', { owners: ['a', 'c'] }, '/owners'],
  ])('finds %s', (_what, other, path) => {
    expect(conflictOf(record, other)?.path).toBe(path);
  });

  it('takes a time that is linear in lists that a target makes long', () => {
    const list = (from: number) => Array.from({ length: 40_000 }, (_, nth) => `owner ${from + nth}`);
    const keyed = (from: number) => list(from).map((id) => ({ id, of: [id] }));
    const began = performance.now();
    expect(conflictOf({ owners: list(0) }, { owners: list(0).toReversed() })).toBeUndefined();
    // Each comparison of two texts would take minutes in all.
    expect(conflictOf({ owners: list(0) }, { owners: list(20_000) })).toBeUndefined();
    expect(disagreementOf({ a: keyed(0) }, { a: keyed(20_000) }, nothingElse)).toBeUndefined();
    expect(disagreementOf({ a: list(0) }, { a: list(20_000) }, nothingElse)).toBeUndefined();
    expect(performance.now() - began).toBeLessThan(20_000);
  });

  it('still finds one row that differs in a long list', () => {
    const rows = Array.from({ length: 5000 }, (_, nth) => ({ id: `e_${nth}`, name: 'one' }));
    const other = rows.with(2500, { id: 'e_2500', name: 'another' });
    expect(disagreementOf({ a: rows }, { a: other }, nothingElse)?.at).toBe('/a/2500/name');
    const owners = rows.map(({ id }) => id);
    expect(conflictOf({ owners }, { owners: owners.with(7, 'x').slice(0, 100) })?.path).toBe('/owners');
  });

  it('compares addresses without their origins', () => {
    const one = { url: 'https://service.example/api/v2/facilities/f_1' };
    expect(conflictOf(one, { url: '/api/v2/facilities/f_1' })).toBeUndefined();
    expect(conflictOf(one, { url: '/api/v2/facilities/f_2' })?.path).toBe('/url');
  });
});

describe('isRounded', () => {
  it('takes fewer digits of a number for it, and no other number', () => {
    expect(isRounded(9187, 9200)).toBe(true);
    expect(isRounded(114, 115)).toBe(false);
  });
});

describe('recordWithin', () => {
  it('finds the object in which a key stands where it stands in a row', () => {
    const inner = { id: 'f_1', name: 'Long Valley Plant' };
    expect(recordWithin({ data: { record: inner } }, { path: '/id', text: 'f_1' })).toBe(inner);
    expect(recordWithin({ data: [] }, { path: '/id', text: 'f_1' })).toBeUndefined();
  });
});

const geo = { country: 'Mali', region: 'Western Africa', latitude: 12.345, admin1: null };
const listed: JsonObject = {
  id: 'conflict_1',
  title: 'A title',
  summary: `${'A long summary '.repeat(10)}…`,
  url: '/stories/1',
  fatalities: 3,
  geo,
  metrics: { significance: 0.5, magnitude: 4 },
  story_refs: [
    { id: 's1', title: 'One', article_count: 3 },
    { id: 's2', title: 'Two' },
  ],
  top_articles: [{ url: '/a', title: 'An article', domain: 'example.org' }],
  actors: [
    { name: 'A', role: 'actor1' },
    { name: 'B', role: 'actor2' },
  ],
};
const compared = {
  aside: new Set(['article_count']),
  live: new Set(['significance', 'magnitude']),
  due: new Set(['region', 'magnitude']),
};
const disagreement = (change: JsonObject) => disagreementOf(listed, { ...listed, ...change }, compared)?.at;

describe('the same record', () => {
  it.each<[string, JsonObject]>([
    ['as it was listed', {}],
    ['with live metrics', { metrics: { significance: 0.6, magnitude: 5 } }],
    ['with more coverage', { story_refs: [{ id: 's1', title: 'One', article_count: 9 }, { id: 's9' }] }],
    ['with its lists in another order', { actors: [...(listed.actors as JsonObject[])].reverse() }],
    ['with more than the list has', { geo: { ...geo, latitude: 12.3451, admin1: 'Gao' }, notes: 1 }],
    ['with a whole summary', { summary: 'A long summary '.repeat(30) }],
    ['with coordinates of fewer digits', { geo: { ...geo, latitude: 12.3 } }],
    ['with an absolute URL', { url: 'https://example.org/stories/1' }],
    ['with another article', { top_articles: [{ url: '/b', title: 'Another', domain: 'example.org' }] }],
    ['with fewer actors', { actors: [{ name: 'C' }] }],
  ])('%s', (_name, change) => {
    expect(disagreement(change)).toBeUndefined();
  });
});

describe('another fact', () => {
  it.each<[string, JsonObject]>([
    ['/title', { title: 'Another title' }],
    ['/fatalities', { fatalities: 1003 }],
    ['/geo/latitude', { geo: { ...geo, latitude: 45 } }],
    ['/geo/region', { geo: { ...geo, region: null } }],
    ['/metrics/magnitude', { metrics: { significance: 0.5 } }],
    ['/top_articles/0/url', { top_articles: [{ url: '/b', title: 'An article', domain: 'example.org' }] }],
    ['/geo/country', { geo: { ...geo, country: 'Niger' } }],
    ['/story_refs/0/title', { story_refs: [{ id: 's2', title: 'One' }] }],
    [
      '/actors/1',
      {
        actors: [
          { name: 'A', role: 'actor1' },
          { name: 'C', role: 'actor2' },
        ],
      },
    ],
    ['/actors', { actors: [] }],
    ['/url', { url: '/stories/2' }],
    ['/summary', { summary: 'Another summary' }],
  ])('at %s', (at, change) => {
    expect(disagreement(change)).toBe(at);
  });
});
