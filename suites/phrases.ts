import type { JsonObject } from '../src/kit/index.js';

/** Title and summary of an Event, which a lexical search reads. */
function textsOf(row: JsonObject): readonly string[] {
  return [row.title, row.summary].filter((text) => typeof text === 'string');
}

const folded = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a text has a phrase, letter case aside. */
export const has = (text: string, phrase: string): boolean => folded(text).includes(folded(phrase));

/** Whether an Event has a phrase in its title or summary. */
export const holds = (row: JsonObject, phrase: string): boolean =>
  textsOf(row).some((text) => has(text, phrase));

/**
 * Whether a text has a phrase as whole words. Within a word it may or may not count (ruling A35), and only
 * spaces and plain punctuation surely end one.
 */
export const hasInWords = (text: string, phrase: string): boolean =>
  ` ${folded(text).replace(/[.,;:!?]/g, ' ')} `.includes(` ${folded(phrase)} `);

/** Whether an Event has a phrase as whole words in its title or summary. */
export const holdsInWords = (row: JsonObject, phrase: string): boolean =>
  textsOf(row).some((text) => hasInWords(text, phrase));

/** Words of plain letters, which every deployment folds alike; short ones say little. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s.,;:!?]+/).filter((word) => /^[A-Za-z]{4,}$/.test(word) && !/^(?:and|or|not)$/i.test(word));

/** Pairs of words that stand side by side. */
export const pairsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![^\s])(?=([A-Za-z]{4,} [A-Za-z]{4,})(?![^\s.,;:!?]))/g)].flatMap(
    (match) => match[1] ?? [],
  );

/** Makes a phrase that no title has of two words that stand in one. */
export type Bend = (first: string, second: string) => string;

/** What a bend makes of the words of titles that follow each other. */
export const bentPhrases = (titles: readonly string[], bend: Bend): readonly string[] =>
  titles.map(wordsOf).flatMap((words) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      return next === undefined ? [] : [bend(word, next)];
    }),
  );
