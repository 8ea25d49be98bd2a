import { type Api, type Exchange, expectThat, precondition, rowsOf } from '../src/kit/index.js';
import { type ClosedResult, closedResult } from './closed-result.js';
import { fullPage, idOf, nextCursorOf } from './page-of-events.js';
import { holds, holdsInWords } from './phrases.js';

/** A result whose every Event is known, with a phrase to look for in it. */
interface Sought {
  readonly result: ClosedResult;
  readonly phrase: string;
}

/** Finds a phrase for a result; ends the attempt where its Events offer none. */
export async function soughtIn(
  api: Api,
  phraseOf: (rows: ClosedResult['rows']) => string | undefined,
): Promise<Sought> {
  const result = await closedResult(api);
  const phrase = phraseOf(result.rows);
  precondition(phrase !== undefined, 'no title or summary offers a phrase of this kind', 'no-data');
  return { result, phrase };
}

export const lexically = (api: Api, { result, phrase }: Sought): Promise<Exchange> =>
  fullPage(api, { ...result.query, search: phrase, search_mode: 'lexical', limit: 100 });

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
