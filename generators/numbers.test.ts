import { expect, it } from 'vitest';
import { brokenLaws } from './laws.js';
import {
  invalidNumbers,
  limitAbove,
  limitBelowOne,
  limitNotANumber,
  limitWithin,
  numbersOutside,
} from './numbers.js';

it('texts that are no number are read as none', () => {
  expect(brokenLaws(invalidNumbers(), (text) => text !== '' && Number.isNaN(Number(text)))).toEqual([]);
});

it('numbers outside a range lie outside', () => {
  expect(brokenLaws(numbersOutside(-10, 10), (number) => Math.abs(number) >= 10.01)).toEqual([]);
});

it('limits keep the laws', () => {
  expect(brokenLaws(limitWithin(100), (limit) => limit >= 1 && limit <= 100)).toEqual([]);
  expect(brokenLaws(limitAbove(100), (limit) => limit > 100)).toEqual([]);
  expect(brokenLaws(limitBelowOne(), (limit) => limit < 1 && !Object.is(limit, -0))).toEqual([]);
  expect(brokenLaws(limitNotANumber(), (limit) => Number.isNaN(Number(limit)))).toEqual([]);
});
