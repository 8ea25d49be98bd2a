import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { booleanSpellings, textsNoBoolean } from './boolean.js';

it('spellings of a boolean differ in letter case only', () => {
  expect(brokenLaws(booleanSpellings(true), (text) => text.toLowerCase() === 'true')).toEqual([]);
  expect(brokenLaws(booleanSpellings(false), (text) => text.toLowerCase() === 'false')).toEqual([]);
});

it('texts that are no boolean are neither word', () => {
  expect(brokenLaws(textsNoBoolean(), (text) => !['true', 'false'].includes(text.toLowerCase()))).toEqual([]);
});
