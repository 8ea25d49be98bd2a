import { nearest } from '../spelling.js';
import { fold, wordsOf } from './words.js';

/** Words shorter than this are not looked up by likeness; too many others would be like them. */
const shortest = 6;
/** More words than a name has are not looked up one by one. */
const longest = 40;

/** Whether a name has each word of a text, in any order and form of letters; longer words may be misspelt. */
export function fuzzyMatcher(text: string): (name: string) => boolean {
  const wanted = wordsOf(fold(text)).slice(0, longest);
  if (wanted.length === 0) return () => false;
  return (name) => {
    const words = wordsOf(fold(name));
    return wanted.every(
      (word) =>
        words.some((own) => own.startsWith(word)) ||
        (word.length >= shortest && word.length < 60 && nearest(word, words).length > 0),
    );
  };
}
