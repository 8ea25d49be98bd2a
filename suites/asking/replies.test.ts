import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { arraysIn, listIn, listOf, listsIn } from './replies.js';

it('finds the lists of a reply of any shape, those of its data first', () => {
  const row = { id: 1, inner: [{ id: 2 }] };
  expect(listsIn({ countries: [{ id: 9 }], data: { rows: [row], none: [] } })).toEqual([
    [row],
    [],
    [{ id: 9 }],
  ]);
  expect(listsIn([row])).toEqual([[row]]);
  expect(listsIn('text')).toEqual([]);
});

it('leaves out what speaks of the reply', () => {
  expect(
    arraysIn({ data: ['a'], applied_filters: { ignored: ['b'] }, meta: { attributions: [{}] } }),
  ).toEqual([['a']]);
});

describe('listOf', () => {
  it.each([
    ['data itself', { success: true, data: [{ a: 1 }] }],
    ['a list within data', { success: true, data: { ids: ['x'], items: [{ a: 1 }] } }],
    ['a list at top level', { success: true, facilities: [{ a: 1 }] }],
  ])('finds %s', (_, json) => expect(listOf(json)).toEqual([{ a: 1 }]));

  it.each([[{ success: true }], [null], ['x'], [[]]])('finds none in %j', (json) => {
    expect(listOf(json)).toBeUndefined();
  });
});

describe('listIn', () => {
  it('gives the rows', () => expect(listIn(exchangeOf({ data: [{ a: 1 }] }))).toEqual([{ a: 1 }]));
  it('fails rows that are no objects', () => {
    expect(() => listIn(exchangeOf({ data: ['f_1'] }))).toThrow('a record');
  });
  it('fails a reply without a list', () => {
    expect(() => listIn(exchangeOf({ data: {} }))).toThrow('a list of records');
  });
});
