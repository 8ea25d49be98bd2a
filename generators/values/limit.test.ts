import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { limitAbove, limitBelowOne, limitNotANumber, limitWithin } from './limit.js';

it('limits keep the laws', () => {
  expect(brokenLaws(limitWithin(100), (limit) => limit >= 1 && limit <= 100)).toEqual([]);
  expect(brokenLaws(limitAbove(100), (limit) => limit > 100)).toEqual([]);
  expect(brokenLaws(limitBelowOne(), (limit) => limit < 1 && !Object.is(limit, -0))).toEqual([]);
  expect(brokenLaws(limitNotANumber(), (limit) => Number.isNaN(Number(limit)))).toEqual([]);
});
