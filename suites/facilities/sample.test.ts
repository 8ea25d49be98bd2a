import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { isCut, isLast, keyOf, longestPage, nextCursorOf } from './sample.js';

const rows = [{ facility_id: 'f_1', next: 'door' }];

describe('nextCursorOf', () => {
  it.each([
    ['in pagination', { data: rows, pagination: { next_cursor: 'abc' } }, 'abc'],
    ['beside the rows', { data: { items: rows, next_cursor: 'abc' } }, 'abc'],
    ['as an address', { data: rows, next: 'https://x.example/facilities?limit=1&cursor=a%3D' }, 'a='],
    ['null', { data: rows, pagination: { next_cursor: null } }, undefined],
    ['empty', { data: rows, pagination: { next_cursor: '' } }, undefined],
    ['nowhere', { data: rows }, undefined],
  ])('finds the one %s', (_, json, cursor) => expect(nextCursorOf(exchangeOf(json))).toBe(cursor));
});

it('takes a full page without a word about the next for cut', () => {
  const page = Array.from({ length: longestPage }, (_, index) => ({ facility_id: `f_${index}` }));
  expect(isCut(exchangeOf({ data: page }))).toBe(true);
  expect(isCut(exchangeOf({ data: page, pagination: { next_cursor: null } }))).toBe(false);
  expect(isCut(exchangeOf({ data: rows }))).toBe(false);
  expect(isLast(exchangeOf({ data: rows, pagination: { next_cursor: null } }))).toBe(true);
});

it('recognises a row by its id, or by all of it', () => {
  expect(keyOf({ facility_id: 'f_1', name: 'x' })).toBe('f_1');
  expect(keyOf({ name: 'x' })).toBe('{"name":"x"}');
});
