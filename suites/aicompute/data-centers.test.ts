import { expect, it } from 'vitest';
import { sumsOf } from './data-centers.js';

const valuesOf = (rows: Parameters<typeof sumsOf>[0], name: string) =>
  sumsOf(rows, name).map(({ value }) => value);

const timed = [
  { power_mw: 300, timeline: [{ power_mw: 100 }, { power_mw: 300 }] },
  { power_mw: 200, timeline: [{ power_mw: 50 }, { power_mw: 200 }] },
];

it('adds up one figure of each data center', () => {
  expect(valuesOf(timed, 'power_mw')).toEqual([500, 250, 250, 300, 200]);
});

it('adds up figures of one name at each place, and at all of them', () => {
  const rows = [{ current: { mw: 1 }, planned: { mw: 20 } }, { current: { mw: 3 } }];
  expect(valuesOf(rows, 'mw')).toEqual(expect.arrayContaining([4, 20, 24]));
});

it('judges nothing by a series alone, or by texts', () => {
  expect(sumsOf([{ timeline: [{ power_mw: 100 }, { power_mw: 300 }] }], 'power_mw')).toEqual([]);
  expect(sumsOf([{ power_mw: '100 MW' }, { power_mw: 5 }], 'power_mw')).toEqual([]);
});

it('judges no rank of a country by the ranks of rows', () => {
  expect(sumsOf([{ rank: 1 }, { rank: 4 }], 'rank')).toEqual([]);
});

it.each(['count', 'data_centers', 'site_count', 'number_of_facilities'])('counts rows by %s', (name) => {
  expect(valuesOf(timed, name)).toEqual([2]);
});

it('takes no bare total for a count', () => {
  expect(sumsOf(timed, 'total')).toEqual([]);
});
