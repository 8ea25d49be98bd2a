import type { FamilyCall } from '../account/family-route.js';
import { nearest } from './refusal.js';

/** How a text filter deviates; each deviation is a fault of some filter, and none is the rule. */
interface Deviation {
  /** The filter has no effect. */
  readonly dropped?: boolean;
  /** Only the whole value matches. */
  readonly whole?: boolean;
  /** Only the beginning of the value matches. */
  readonly prefix?: boolean;
  /** Letter case matters. */
  readonly sensitive?: boolean;
}

/** Whether one of the values of a row contains the text; a filter that is not sent keeps every row. */
export function contains(
  text: string | undefined,
  { dropped = false, whole = false, prefix = false, sensitive = false }: Deviation,
): (values: readonly (string | null)[]) => boolean {
  if (text === undefined || dropped) return () => true;
  const fold = (value: string): string => (sensitive ? value : value.toLowerCase());
  const wanted = fold(text);
  return (values) =>
    values.some((value) => {
      if (value === null) return false;
      if (whole) return fold(value) === wanted;
      return prefix ? fold(value).startsWith(wanted) : fold(value).includes(wanted);
    });
}

/** The value of a parameter with an alias; a fault can make the deployment deaf to the alias. */
export function aliasedValue(
  { values, url }: FamilyCall,
  name: string,
  isAliasIgnored: boolean,
): string | undefined {
  return isAliasIgnored && (url.searchParams.get(name) ?? '') === '' ? undefined : values.get(name);
}

/** A text with its signs escaped as in HTML, where a name that is compared with it has them as they are. */
export const escaped = (text: string): string =>
  text.replace(/[&'’<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

/** A text without marks, in one letter case. */
export const fold = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text: its runs of letters and digits. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');

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
