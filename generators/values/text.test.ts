import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { hexDigits, textOf } from './text.js';

it('texts have the characters and the length asked for', () => {
  expect(brokenLaws(textOf(hexDigits, 4), (text) => /^[0-9a-f]{4}$/.test(text))).toEqual([]);
  expect(brokenLaws(textOf('xy', 2, 5), (text) => /^[xy]{2,5}$/.test(text))).toEqual([]);
});
