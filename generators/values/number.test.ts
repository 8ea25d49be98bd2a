import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { numbersOutside, textsNoNumber } from './number.js';

it('texts that are no number are read as none', () => {
  expect(brokenLaws(textsNoNumber(), (text) => text !== '' && Number.isNaN(Number(text)))).toEqual([]);
});

it('numbers outside a range lie outside', () => {
  expect(brokenLaws(numbersOutside(-10, 10), (number) => Math.abs(number) >= 10.01)).toEqual([]);
});
