import { expect, it } from 'vitest';
import { vocabularies } from '../../contract/index.js';
import { brokenLaws } from '../laws.js';
import { wordsOutside } from './enum.js';

it.each(Object.entries(vocabularies))('words outside %s are no members in any case', (_id, { values }) => {
  const members = values.map((each) => each.toLowerCase());
  expect(brokenLaws(wordsOutside(values), (word) => !members.includes(word.toLowerCase()))).toEqual([]);
});
