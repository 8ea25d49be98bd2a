import { expect, it } from 'vitest';
import { vocabularies } from '../../contract/index.js';
import { brokenLaws } from '../laws.js';
import { categoriesOf, categoryOf, inOtherCase, otherFamily } from './category.js';

it.each(vocabularies.family.values)('categories of %s keep the laws', (family) => {
  const known = (category: string) => categoriesOf[family].includes(category);
  expect(brokenLaws(categoryOf(family), known)).toEqual([]);
  expect(otherFamily(otherFamily(family))).toBe(family);
});

it.each(vocabularies.category.values)('%s has other letter cases', (category) => {
  const respelled = (text: string) => text !== category && text.toLowerCase() === category.toLowerCase();
  expect(brokenLaws(inOtherCase(category), respelled)).toEqual([]);
});
