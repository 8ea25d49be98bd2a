import { describe, expect, it } from 'vitest';
import { alteredPhrases, hasInWords } from './lexical-search.js';

describe('a phrase as whole words', () => {
  it.each([
    ['The Port of Lagos', 'port of', true],
    ['Strike at Port, again', 'at port', true],
    ['Portugal votes', 'port', false],
    // A literal phrase has no comma where the text has one.
    ['Port, again', 'port again', false],
  ])('%s has %s: %s', (text, phrase, has) => expect(hasInWords(text, phrase)).toBe(has));
});

it('bends the words that follow each other', () => {
  const bend = (first: string, second: string) => `${second} ${first}`;
  expect(alteredPhrases(['Troops leave Port Sudan', 'Talks'], bend)).toEqual([
    'leave Troops',
    'Port leave',
    'Sudan Port',
  ]);
});
