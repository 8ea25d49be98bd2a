import { expect, it } from 'vitest';
import type { Exchange } from '../../src/kit/index.js';
import { emptyWorld, exchangeOf } from '../../src/kit/sample.test-data.js';
import { echoUnresolved, isInSomeZone } from './echo.js';

it.each([
  ['2026-11-01T05:00:00Z', '2026-11-01', true],
  ['2026-10-31T16:00:00Z', '2026-11-01', true],
  ['2026-11-11T04:59:59Z', '2026-11-11', true],
  ['2026-11-02T00:00:00Z', '2026-11-01', false],
  ['2026-10-31', '2026-11-01', false],
])('%s begins %s in some zone: %s', (told, date, begins) => {
  expect(isInSomeZone(told, date)).toBe(begins);
});

it.each([
  ['entity=wiki%3AG%C3%B6teborg', 'wiki:G%C3%B6teborg', 1],
  ['co_occurring_with=wiki%3AG%25C3%25B6teborg', 'wiki:Göteborg', 1],
  ['entity=wiki%3AG%C3%B6teborg', 'wiki:Malm%C3%B6', undefined],
])('of %s, %s is a handle that was sent: %s', (query, told, judged) => {
  const json = { success: true, applied_filters: { entity_handles_unresolved: [told] }, data: [] };
  const target = `/api/v2/events?${query}`;
  const sent = exchangeOf(json);
  const exchange = { ...sent, request: { ...sent.request, operation: 'listEvents', target } } as Exchange;
  const judge = () => echoUnresolved.judge(exchange, emptyWorld, () => undefined);
  if (judged === undefined) expect(judge).toThrow('a handle of the request');
  else expect(judge()).toBe(judged);
});
