import {
  type Api,
  accusing,
  type Exchange,
  expectOk,
  expectThat,
  type JsonObject,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { fullPage, idOf, nextCursorOf } from './pages.js';
import { type ClosedResult, closedResult } from './results.js';
import { folded } from './texts.js';

/** Title and summary of an Event, which a lexical search reads. */
function textsOf(row: JsonObject): readonly string[] {
  return [row.title, row.summary].filter((text) => typeof text === 'string');
}

const inOneCase = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Whether a text has a phrase, letter case aside, and accents, which many a collation leaves aside as well. */
export const has = (text: string, phrase: string): boolean => plain(text).includes(plain(phrase));

const plain = (text: string): string => folded(text).replace(/\s+/g, ' ');

/** What a list cuts off goes on where the search reads it; a summary may even end in the middle of a sentence. */
const isCut = ({ title, summary }: JsonObject): boolean =>
  [title, summary].some((text) => typeof text === 'string' && /(?:…|\.\.\.)$/.test(text)) ||
  (typeof summary === 'string' && !/[^.][.!?]["'”’]?$/.test(summary.trimEnd()));

/** Whether an Event has a phrase in its title or summary, as far as the card shows them. */
export const holds = (row: JsonObject, phrase: string): boolean =>
  textsOf(row).some((text) => has(text, phrase)) || isCut(row);

/**
 * Whether a text has a phrase as whole words, to the letter. Within a word it may or may not count (ruling phrase-search),
 * and only spaces and plain punctuation surely end one; a phrase across lines may be none. Punctuation within the phrase
 * stands in the text as well.
 */
export const hasInWords = (text: string, phrase: string): boolean =>
  [text, text.replace(/[.,;:!?]/g, ' ')].some((each) =>
    ` ${each.toLowerCase()} `.includes(` ${inOneCase(phrase)} `),
  );

/** Whether an Event has a phrase as whole words in its title or summary. */
export const holdsInWords = (row: JsonObject, phrase: string): boolean =>
  textsOf(row).some((text) => hasInWords(text, phrase));

/** Words of plain letters, which every deployment folds alike; short ones say little. */
export const wordsOf = (text: string): readonly string[] =>
  text.split(/[\s.,;:!?]+/).filter((word) => /^[A-Za-z]{4,}$/.test(word) && !/^(?:and|or|not)$/i.test(word));

/** A word with a letter beyond ASCII, composed, that a text has to the letter. */
export const accented = (words: string): string | undefined =>
  words
    .split(/[\s.,;:!?]+/)
    .find((word) => /^[A-Za-z\u00c0-\u024f\u0400-\u045f]{4,}$/.test(word) && /[^ -~]/.test(word));

/** A word in capitals, or in small letters where it has none of these; as it is where letter case does not lead back. */
export function inOtherCase(word: string): string {
  const [small, capital] = [word.toLowerCase(), word.toUpperCase()];
  if (capital.toLowerCase() !== small || capital.length !== word.length) return word;
  return word === capital ? small : capital;
}

/** A search that is longer may be refused: its limit is not shown. */
const longestSearch = 120;

/** Whether a title can be sent as one phrase, which no reading takes for operators or a list (ruling phrase-search). */
export const isPlainPhrase = (title: string): boolean =>
  title.length <= longestSearch && !/ (?:AND|OR|NOT) |["*~]/i.test(title);

/** Pairs of words that stand side by side. */
export const pairsOf = (text: string): readonly string[] =>
  [...text.matchAll(/(?<![^\s])(?=([A-Za-z]{4,} [A-Za-z]{4,})(?![^\s.,;:!?]))/g)].flatMap(
    (match) => match[1] ?? [],
  );

/** The same of any Latin letters, composed ones as they stand. */
export const latinPairsOf = (text: string): readonly string[] =>
  [
    ...text.matchAll(/(?<![^\s])(?=([A-Za-z\u00c0-\u024f]{3,} [A-Za-z\u00c0-\u024f]{3,})(?![^\s.,;:!?]))/g),
  ].flatMap((match) => match[1] ?? []);

/** Words that a phrase from the end of a text has at most. */
const mostAtEnd = 3;

/** Words of letters, digits and hyphens, which stand in a query as they are. */
const isPlainWord = (word: string): boolean =>
  /^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/.test(word) && !/^(?:and|or|not)$/i.test(word);

/** The last plain words of a text that stand side by side, and where they end; undefined where they say little. */
function lastWordsOf(text: string): { readonly phrase: string; readonly end: number } | undefined {
  const words = text.split(' ');
  const last = words.findLastIndex(isPlainWord);
  if (last < 0) return undefined;
  const from = Math.max(words.findLastIndex((word, index) => index < last && !isPlainWord(word)) + 1, 0);
  const phrase = words.slice(Math.max(from, last - mostAtEnd + 1), last + 1).join(' ');
  return phrase.length < 4 ? undefined : { phrase, end: words.slice(0, last + 1).join(' ').length };
}

/**
 * The phrase that ends farthest from the beginning of its text: what is indexed in part lacks it first. Of several that
 * end as far it is the last.
 */
export function farthestIn(texts: readonly string[]): string | undefined {
  let farthest: ReturnType<typeof lastWordsOf>;
  for (const text of texts) {
    const found = lastWordsOf(text);
    if (found !== undefined && found.end >= (farthest?.end ?? 0)) farthest = found;
  }
  return farthest?.phrase;
}

/** Makes a phrase that no title has of two words that stand in one. */
export type Alteration = (first: string, second: string) => string;

/** What a bend makes of the words of titles that follow each other. */
export const alteredPhrases = (titles: readonly string[], bend: Alteration): readonly string[] =>
  titles.map(wordsOf).flatMap((words) =>
    words.flatMap((word, index) => {
      const next = words[index + 1];
      return next === undefined ? [] : [bend(word, next)];
    }),
  );

/** A result whose every Event is known, with a phrase to look for in it. */
interface Sought {
  readonly result: ClosedResult;
  readonly phrase: string;
}

/** Finds a phrase for a result; ends the attempt where its Events offer none. */
export async function phraseIn(
  api: Api,
  phraseOf: (rows: ClosedResult['rows']) => string | undefined,
): Promise<Sought> {
  const result = await closedResult(api);
  const phrase = phraseOf(result.rows);
  precondition(phrase !== undefined, 'no title or summary offers a phrase of this kind', 'no-data');
  return { result, phrase };
}

/** The result of a lexical search. A refusal accuses the values of `search_mode`. */
export async function searchLexically(api: Api, { result, phrase }: Sought): Promise<Exchange> {
  const query = { ...result.query, search: phrase, search_mode: 'lexical', limit: 100 };
  const reply = await fullPage(api, query);
  accusing('events.search-mode.values', () => expectOk(reply));
  return reply;
}

/** Every row has the phrase in its title or summary. @returns how many rows there were */
export function expectContained(reply: Exchange, phrase: string): number {
  const rows = rowsOf(reply);
  for (const [index, row] of rows.entries()) {
    const { title, summary } = row;
    expectThat(holds(row, phrase), `/data/${index}`, `'${phrase}' in title or summary`, { title, summary });
  }
  return rows.length;
}

/** Every Event of the result that has the phrase as whole words is returned. @returns how many there were */
export function expectComplete(reply: Exchange, { result, phrase }: Sought): number {
  precondition(nextCursorOf(reply) === undefined, 'the search is answered on several pages');
  const due = result.rows.filter((row) => holdsInWords(row, phrase)).map(idOf);
  const seen = new Set(rowsOf(reply).map(idOf));
  const lost = due.filter((id) => !seen.has(id));
  expectThat(lost.length === 0, '/data', `each Event with '${phrase}'`, { lost: lost.slice(0, 5) });
  return due.length;
}
