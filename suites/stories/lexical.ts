import { type Api, type Exchange, expectOk, expectThat, precondition, rowsOf } from '../../src/kit/index.js';
import { nextCursorOf } from '../page-of-events.js';
import { has, hasInWords } from '../phrases.js';
import { isUnknown } from '../taken.js';
import { type SomeStories, storyPage, wholeResult } from './sample.js';
import { storyIdOf, titleOf } from './story.js';

/** A result whose every Story is known, with a phrase to look for in its titles. */
interface Sought {
  readonly result: SomeStories;
  readonly titles: readonly string[];
  readonly phrase: string;
}

/** Finds a phrase for a result; ends the attempt where its titles offer none. */
export async function soughtIn(
  api: Api,
  phraseOf: (titles: readonly string[]) => string | undefined,
): Promise<Sought> {
  const result = await wholeResult(api);
  const titles = result.rows.flatMap((card) => titleOf(card) ?? []);
  precondition(titles.length > 0, 'no member of a Story card looks like a title', 'no-data');
  const phrase = phraseOf(titles);
  precondition(phrase !== undefined, 'no title offers a phrase of this kind', 'no-data');
  return { result, titles, phrase };
}

/** The reply to a lexical search; under which name Stories take the mode is not shown. */
export async function lexically(api: Api, { result, phrase }: Sought): Promise<Exchange> {
  const reply = await storyPage(api, { ...result.query, search: phrase, search_mode: 'lexical' });
  const taken = reply.status !== 400 && !isUnknown(reply, 'search_mode');
  precondition(taken, 'Stories do not take this search with search_mode=lexical');
  expectOk(reply);
  return reply;
}

/** Every row has the phrase in its title. @returns how many rows there were */
export function expectContained(reply: Exchange, phrase: string): number {
  const rows = rowsOf(reply);
  for (const [index, row] of rows.entries()) {
    const title = titleOf(row);
    expectThat(
      title === undefined || has(title, phrase),
      `/data/${index}`,
      `'${phrase}' in the title`,
      title,
    );
  }
  return rows.length;
}

/** Every Story of the result with the phrase as whole words in its title is returned. @returns how many there were */
export function expectComplete(reply: Exchange, { result, phrase }: Sought): number {
  precondition(nextCursorOf(reply) === undefined, 'the search is answered on several pages');
  const due = result.rows.filter((row) => hasInWords(titleOf(row) ?? '', phrase)).map(storyIdOf);
  const seen = new Set(rowsOf(reply).map(storyIdOf));
  const lost = due.filter((id) => !seen.has(id));
  expectThat(lost.length === 0, '/data', `each Story with '${phrase}'`, { lost: lost.slice(0, 5) });
  return due.length;
}
