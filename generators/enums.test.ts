import { expect, it } from 'vitest';
import { vocabularies } from '../contract/index.js';
import {
  booleanSpellings,
  categoriesOf,
  categoryOf,
  inOtherCase,
  invalidBooleans,
  inventedSubcategory,
  misspelled,
  otherFamily,
  wordsOutside,
} from './enums.js';
import { brokenLaws } from './laws.js';

it.each(Object.entries(vocabularies))('words outside %s are no members in any case', (_id, { values }) => {
  const members = values.map((each) => each.toLowerCase());
  expect(brokenLaws(wordsOutside(values), (word) => !members.includes(word.toLowerCase()))).toEqual([]);
});

it('spellings of a boolean differ in letter case only', () => {
  expect(brokenLaws(booleanSpellings(true), (text) => text.toLowerCase() === 'true')).toEqual([]);
  expect(brokenLaws(booleanSpellings(false), (text) => text.toLowerCase() === 'false')).toEqual([]);
});

it('texts that are no boolean are neither word', () => {
  expect(brokenLaws(invalidBooleans(), (text) => !['true', 'false'].includes(text.toLowerCase()))).toEqual(
    [],
  );
});

it.each(vocabularies.family.values)('categories of %s keep the laws', (family) => {
  const known = (category: string) => categoriesOf[family].includes(category);
  expect(brokenLaws(categoryOf(family), known)).toEqual([]);
  expect(otherFamily(otherFamily(family))).toBe(family);
});

it.each(vocabularies.category.values)('%s has other letter cases', (category) => {
  const respelled = (text: string) => text !== category && text.toLowerCase() === category.toLowerCase();
  expect(brokenLaws(inOtherCase(category), respelled)).toEqual([]);
});

it.each(['TE01', 'Armed clash'])('misspellings of %s keep the laws', (code) => {
  expect(brokenLaws(misspelled(code), (text) => text !== code && text.length === code.length + 2)).toEqual(
    [],
  );
});

it('invented codes keep the laws', () => {
  expect(brokenLaws(inventedSubcategory(), (text) => text !== '' && !text.includes(','))).toEqual([]);
});
