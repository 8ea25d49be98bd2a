import { expect, it } from 'vitest';
import type { Exchange } from '../../src/kit/index.js';
import { isUsageHeader, readingsOf, stepsOf, unitOf } from './usage-headers.js';

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
    ['x-plan used', [3, 4]],
    ['x-plan of', [9, 9]],
    ['x-left', [12, 11]],
  ]);
});

it('reads the numbers of a structured header by the words before them', () => {
  const replies = [
    reply({
      'qu-usage': 'used=5; limit=2500; left=2495',
      calls: '5/2500',
      units: '{"used": 5, "reset": 33}',
    }),
    reply({
      'qu-usage': 'used=6; limit=2500; left=2494',
      calls: '6/2500',
      units: '{"used": 6, "reset": 32}',
    }),
  ];
  expect([...readingsOf(replies)]).toEqual([
    ['qu-usage used', [5, 6]],
    ['qu-usage limit', [2500, 2500]],
    ['qu-usage left', [2495, 2494]],
    ['calls', [5, 6]],
    ['calls 2', [2500, 2500]],
    ['units used', [5, 6]],
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
  ['x-usage-cost-micros', false],
  ['x-quota-bytes-used', false],
  ['x-ratelimit-remaining', false],
  ['qu-usage left', true],
  ['x-usage-cost-micros', false],
  ['x-request-count', false],
])('%s speaks of usage: %s', (name, speaks) => {
  expect(isUsageHeader(name)).toBe(speaks);
});
