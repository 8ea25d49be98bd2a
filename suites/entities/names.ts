import { byFrequency } from '../frequency.js';
import { textsIn } from '../leaves.js';

/** The words of a name, accents and letter case aside. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether two names may be those of one entity: variants of a name mostly share a word. A missing name says nothing. */
export function mayBeOne(name: string | undefined, other: string | undefined): boolean {
  if (name === undefined || other === undefined) return true;
  const words = wordsOf(name);
  return words.length === 0 || wordsOf(other).some((word) => words.includes(word));
}

/** Whether a row has a text that may be a name of the entity: which member holds its name is not shown. */
export const mayBeNamed = (row: unknown, name: string): boolean =>
  textsIn(row).some(({ text }) => mayBeOne(name, text));

/** Whether a row has exactly the name among its texts. */
export const isNamed = (row: unknown, name: string): boolean =>
  textsIn(row).some(({ text }) => isSameName(text, name));

/** Whether two names are one, accents, letter case and punctuation aside. */
export const isSameName = (name: string, other: string): boolean =>
  wordsOf(name).join(' ') === wordsOf(other).join(' ');

/** The words of several names, those of the most names first; short ones say little. */
export function commonestWords(names: readonly string[]): readonly string[] {
  const words = names.flatMap((name) => [...new Set(wordsOf(name))]).filter((word) => word.length > 3);
  return byFrequency(words).map(([word]) => word);
}
