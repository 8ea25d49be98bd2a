import type { Change } from '../contract/change.js';
import { hasWord } from './words.js';

/**
 * Whether a text can be about the values that a change is between: another default of years ago announces no other one of today. A
 * number need not be told, where no other one is; a word of a list must be.
 */
export function tellsValue({ rule, from, to }: Change, text: string): boolean {
  const value = /-value-removed$/.test(rule) ? from : to;
  if (value === undefined) return true;
  if (/^-?\d+(?:\.\d+)?$/.test(value)) {
    const numbers: readonly string[] =
      text.replace(others, ' ').match(/(?<![\w.])-?\d+(?:\.\d+)?(?![\w%]|\.\d)/g) ?? [];
    return numbers.includes(value) || numbers.every((each) => each === from);
  }
  const quoted = [...value.matchAll(/"([^"]+)"/g)].map(([, word = '']) => word);
  return quoted.every((word) => hasWord(text, word));
}

const month = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';

/** Numbers that are no values: of dates, of the days of notice, and in paths. */
const others = new RegExp(
  [
    String.raw`\d{4}-\d\d(?:-\d\d\S*)?`,
    String.raw`\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}\.?(?: \d{4})?`,
    String.raw`${month}\.? \d{1,2}(?:st|nd|rd|th)?\b(?:,? \d{4})?`,
    String.raw`${month}\.? \d{4}`,
    String.raw`\d+ days(?:'|’)? notice|in \d+ days`,
    String.raw`/\S+`,
  ].join('|'),
  'gi',
);
