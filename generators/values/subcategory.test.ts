import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { inventedSubcategory, misspelled } from './subcategory.js';

it.each(['TE01', 'Armed clash'])('misspellings of %s keep the laws', (code) => {
  expect(brokenLaws(misspelled(code), (text) => text !== code && text.length === code.length + 2)).toEqual(
    [],
  );
});

it('invented codes keep the laws', () => {
  expect(brokenLaws(inventedSubcategory(), (text) => text !== '' && !text.includes(','))).toEqual([]);
});
