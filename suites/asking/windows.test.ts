import { describe, expect, it } from 'vitest';
import type { Exchange, Json } from '../../src/kit/index.js';
import { momentsOf } from './windows.js';

const told = (query_window: Json): readonly string[] => {
  const json = { meta: { query_window } };
  const exchange: Exchange = {
    request: { method: 'GET', target: '/api/v2/events', credential: { none: true } },
    status: 200,
    headers: {},
    text: JSON.stringify(json),
    json,
    ms: 1,
  };
  return momentsOf(exchange).map(({ text }) => text);
};
const [first, last, other] = ['2026-09-01', '2026-09-30', '2026-10-15'];

describe('the bounds that are told', () => {
  it.each<readonly [string, Json, readonly string[]]>([
    ['names of both sides', { date_start: first, date_end: last, as_of: other }, [first, last]],
    ['names in camel case', { dateFrom: first, dateTo: last, computedAt: other }, [first, last]],
    [
      'a pair before a side alone',
      { event_date: { gte: first, lte: last }, notes: [{ since: other }] },
      [first, last],
    ],
    [
      'names of parameters before others',
      { date_start: first, date_end: last, clamped_from: other, data_through: other },
      [first, last],
    ],
    ['one side', { observed_after: first, computed_at: other }, [first]],
    ['no name', [first, last], [first, last]],
    ['a text', `${first}/${last}`, [first, last]],
    ['letters within a word', { calendar: first, total: last }, [first, last]],
  ])('are found by %s', (_, window, bounds) => {
    expect(told(window)).toEqual(bounds);
  });
});
