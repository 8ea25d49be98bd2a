import { expect, it } from 'vitest';
import type { Exchange } from '../../src/kit/index.js';
import { isUsageHeader, readingsOf, stepsOf, unitOf } from './metering.js';

const reply = (headers: Readonly<Record<string, string>>): Exchange => ({
  request: { method: 'GET', target: '/', credential: { none: true } },
  status: 200,
  headers,
  text: '',
  json: undefined,
  ms: 1,
});

it('reads the headers that carry a number in every reply', () => {
  const readings = readingsOf([
    reply({
      'x-qu-used': '7',
      'content-length': '10',
      date: '1',
      'x-plan': 'used 3 of 9',
      'x-left': '12.00 QU',
    }),
    reply({
      'x-qu-used': '8',
      'content-length': '11',
      date: '2',
      'x-plan': 'used 4 of 9',
      'x-left': '11.00 QU',
    }),
  ]);
  expect([...readings]).toEqual([
    ['x-qu-used', [7, 8]],
    ['x-left', [12, 11]],
  ]);
});

it('takes steps of one direction only', () => {
  expect(stepsOf([5, 6, 9])).toEqual([1, 3]);
  expect(stepsOf([5, 4, 3])).toEqual([1, 1]);
  expect(stepsOf([5, 4, 6])).toBeUndefined();
  expect(stepsOf([5, 5])).toBeUndefined();
  expect(stepsOf([5])).toBeUndefined();
});

it('finds the unit of steps', () => {
  expect([unitOf([1, 3]), unitOf([2, 4, 6]), unitOf([6, 9])]).toEqual([1, 2, 3]);
});

it.each([
  ['x-usage-remaining', true],
  ['x-query-units-used', true],
  ['x-ratelimit-remaining', false],
  ['x-request-count', false],
])('%s speaks of usage: %s', (name, speaks) => {
  expect(isUsageHeader(name)).toBe(speaks);
});
