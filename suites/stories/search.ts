import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectHeld,
  expectOk,
  expectRefusal,
  expectThat,
  forEach,
  Inconclusive,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { articleRowsOf } from '../asking/articles.js';
import { isUnknown } from '../asking/calls.js';
import {
  type Alteration,
  accented,
  alteredPhrases,
  farthestIn,
  has,
  hasInWords,
  inOtherCase,
  isPlainPhrase,
  pairsOf,
  wordsOf,
} from '../asking/lexical-search.js';
import { nextCursorOf } from '../asking/pages.js';
import {
  type SomeStories,
  someStories,
  storyIdOf,
  storyPage,
  titleOf,
  wholeResult,
} from '../asking/stories.js';
import { closedFor } from '../asking/story-windows.js';

/**
 * The reply to a search of Stories, in whatever mode is the default. Where semantic search is unavailable (ruling
 * answers-to-any-request), that of a lexical search, if Stories take the mode.
 */
async function searched(api: Api, query: Query): Promise<Exchange> {
  try {
    return await storyPage(api, query);
  } catch (error) {
    // No other answer to a request ends the attempt for this reason.
    if (!(error instanceof Inconclusive && error.reason === 'precondition-unreached')) throw error;
    const reply = await storyPage(api, { ...query, search_mode: 'lexical' });
    if (isUnknown(reply, 'search_mode')) throw error;
    return reply;
  }
}

export const searchApplied = defineCheck({
  id: 'stories/search-applied',
  title: 'A search for the title of a Story changes the result',
  clauses: ['stories.search.applied', 'stories.search.mode', 'stories.search.semantic'],
  operations: ['listStories'],
  // Which Stories a search finds, and how they are ranked, is open.
  rulings: ['phrase-search', 'answers-to-any-request'],
  property: once(async (api) => {
    const { query, rows } = await someStories(api);
    const title = rows.flatMap((card) => titleOf(card) ?? []).at(-1);
    precondition(
      title !== undefined && rows.length > 1,
      'no member of a Story card looks like a title',
      'no-data',
    );
    const reply = await searched(api, { ...query, search: title });
    expectOk(reply);
    const found = rowsOf(reply).map(storyIdOf);
    const same = found.length === rows.length && rows.every((row, index) => storyIdOf(row) === found[index]);
    expectThat(!same, '/data', `Stories by their match with '${title}'`, 'the Stories of no search');
    api.observe(
      'the Story searched for',
      rowsOf(reply).some((row) => titleOf(row) === title) ? 'found' : 'not found',
    );
    api.witness('searches');
  }),
});

export const searchLengths = defineCheck({
  id: 'stories/search-lengths',
  title:
    'A Stories search of one character is rejected with INVALID_SEARCH, and one of two characters is served',
  clauses: [
    'stories.search.at-min',
    'stories.search.below-min',
    'limits.search-text.stories',
    'error.invalid-search.stories',
  ],
  operations: ['listStories'],
  rulings: ['answers-to-any-request'],
  property: once(
    async (api) => {
      const ask = async (search: string) => searched(api, await closedFor(api, 'listStories', { search }));
      // The second takes two bytes.
      for (const one of ['a', 'é']) {
        const reply = await ask(one);
        const clause = reply.status === 200 ? 'stories.search.below-min' : 'error.invalid-search.stories';
        expectRefusal(reply, { codes: ['INVALID_SEARCH'], clause });
      }
      // Characters of any script count.
      expectOk(await ask('жд'));
      api.witness('searches at and below the minimum', 3);
    },
    { requests: 3 },
  ),
});

/** A result whose every Story is known, with a phrase to look for in its titles. */
interface Sought {
  readonly result: SomeStories;
  readonly titles: readonly string[];
  readonly phrase: string;
}

/** Finds a phrase for a result; ends the attempt where its titles offer none. */
async function soughtIn(
  api: Api,
  phraseOf: (titles: readonly string[]) => string | undefined,
): Promise<Sought> {
  const result = await wholeResult(api);
  const titles = result.rows.flatMap((card) => titleOf(card) ?? []);
  precondition(titles.length > 0, 'no member of a Story card looks like a title', 'no-data');
  const phrase = phraseOf(titles);
  const reply = await storyPage(api, result.query);
  expectHeld(phrase !== undefined, 'the titles of the closed Stories offer no phrase of this kind', reply);
  return { result, titles, phrase };
}

/** The reply to a lexical search; under which name Stories take the mode is not shown. */
async function lexically(api: Api, { result, phrase }: Sought): Promise<Exchange> {
  const reply = await storyPage(api, { ...result.query, search: phrase, search_mode: 'lexical' });
  const taken = reply.status !== 400 && !isUnknown(reply, 'search_mode');
  precondition(taken, 'Stories do not take this search with search_mode=lexical');
  accusing('stories.search.applied', () => expectOk(reply));
  return reply;
}

/** Every row has the phrase in its title. @returns how many rows there were */
function expectContained(reply: Exchange, phrase: string): number {
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

/**
 * Every Story of the result with the phrase as whole words in its title is returned.
 * @param clause that it contradicts otherwise
 * @returns how many there were
 */
function expectComplete(reply: Exchange, { result, phrase }: Sought, clause: ClauseId | undefined): number {
  precondition(nextCursorOf(reply) === undefined, 'the search is answered on several pages');
  const due = result.rows.filter((row) => hasInWords(titleOf(row) ?? '', phrase)).map(storyIdOf);
  const seen = new Set(rowsOf(reply).map(storyIdOf));
  const lost = due.filter((id) => !seen.has(id));
  expectThat(lost.length === 0, '/data', `each Story with '${phrase}'`, { lost: lost.slice(0, 5) }, clause);
  return due.length;
}

type PhraseOf = (titles: readonly string[]) => string | undefined;

/** The last phrase of a kind in the first title that has several, so that it does not begin the title. */
const inner = (
  titles: readonly string[],
  phrasesOf: (title: string) => readonly string[],
): string | undefined =>
  titles
    .map(phrasesOf)
    .find((found) => found.length > 1)
    ?.at(-1);

interface Phrase {
  readonly phraseOf: PhraseOf;
  /** Accused if a result lacks a Story with the phrase. */
  readonly lacking: ClauseId;
}

/**
 * The last rows rank lowest; a search that reads only the best would miss them. After a phrase as it is spelt in a title,
 * it is for their letter case that capitals are not found.
 */
const phrases: Readonly<Record<string, Phrase>> = {
  'two words of a title': {
    phraseOf: (titles) => inner(titles.toReversed(), pairsOf),
    lacking: 'stories.search.lexical.complete',
  },
  'the end of a long title': {
    phraseOf: (titles) => farthestIn(titles) ?? inner(titles.toReversed(), pairsOf),
    lacking: 'stories.search.lexical.complete',
  },
  // One with letters beyond ASCII, where there is one: what folds these folds the others.
  'a word in the other case': {
    phraseOf: (titles) => {
      const word = titles.flatMap((title) => accented(title) ?? [])[0];
      return inOtherCase(word ?? inner(titles.toReversed(), wordsOf) ?? '') || undefined;
    },
    lacking: 'stories.search.lexical.case-insensitive',
  },
};

export const searchLexical = defineCheck({
  id: 'stories/search-lexical',
  title:
    'A lexical search returns every Story with the phrase in its title, in any letter case, and no other',
  clauses: [
    'stories.search.lexical.contains',
    'stories.search.lexical.complete',
    'stories.search.lexical.case-insensitive',
  ],
  operations: ['listStories'],
  rulings: ['phrase-search', 'live-data', 'rows-need-not-be-held'],
  property: forEach(Object.keys(phrases), async (api, kind) => {
    const { phraseOf, lacking } = phrases[kind] ?? {};
    const sought = await soughtIn(api, phraseOf ?? (() => undefined));
    const reply = await lexically(api, sought);
    expectContained(reply, sought.phrase);
    api.witness('Stories found', expectComplete(reply, sought, lacking));
  }),
});

export const searchLexicalArticles = defineCheck({
  id: 'stories/search-lexical-articles',
  title: 'A lexical search of Stories does not match the titles of their articles or Events',
  clauses: ['stories.search.lexical.contains'],
  operations: ['listStories'],
  rulings: ['phrase-search', 'rows-need-not-be-held'],
  property: forEach(['articles', 'Events'] as const, async (api, of) => {
    const { rows } = await wholeResult(api);
    const phrases = rows.flatMap((card) => {
      const own = titleOf(card);
      const others = of === 'articles' ? articlesOf(card) : linkedTo(card, api.world.offer.events);
      const titles = others.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
      const borrowed = [...titles.flatMap(pairsOf), ...titles.filter(isPlainPhrase)];
      return own === undefined ? [] : borrowed.filter((phrase) => !has(own, phrase));
    });
    // Events need not be linked to the Stories of these days, nor differ from them in their titles.
    if (of === 'Events' && phrases.length === 0) return;
    const sought = await soughtIn(
      api,
      (own) => phrases.find((phrase) => !own.some((title) => has(title, phrase))) ?? phrases[0],
    );
    const found = expectContained(await lexically(api, sought), sought.phrase);
    api.witness(`searches for words of ${of}`, 1 + found);
  }),
});

const articlesOf = (card: JsonObject): readonly JsonObject[] => articleRowsOf(card, '').map(({ row }) => row);

/** The Events that refer to a Story. */
const linkedTo = (card: JsonObject, events: readonly JsonObject[]): readonly JsonObject[] =>
  events.filter(({ story_refs: refs }) =>
    (isArray(refs) ? refs.filter(isObject) : []).some(({ id }) => String(id) === storyIdOf(card)),
  );

/** Phrases that no title has, each near to words that some have: looser readings would return these. */
const bends: Readonly<Record<string, Alteration>> = {
  'another order': (first, second) => `${second} ${first}`,
  'a plural': (first) => `${first}s`,
};

/** With the words in another order, a plural is found by its stem only. */
const stemming = (kind: string): ClauseId | undefined =>
  kind === 'a plural' ? 'stories.search.lexical.no-stemming' : undefined;

const bent = (titles: readonly string[], bend: Alteration): string | undefined =>
  alteredPhrases(titles, bend).find((phrase) => !titles.some((title) => has(title, phrase)));

export const searchLexicalLiteral = defineCheck({
  id: 'stories/search-lexical-literal',
  title: 'A lexical search of Stories matches its phrase literally, without stems or single words',
  clauses: ['stories.search.lexical.contains', 'stories.search.lexical.no-stemming'],
  operations: ['listStories'],
  rulings: ['phrase-search', 'rows-need-not-be-held'],
  property: forEach(Object.keys(bends), async (api, kind) => {
    const sought = await soughtIn(api, (titles) => bent(titles, bends[kind] ?? ((word) => word)));
    const reply = await lexically(api, sought);
    const rows = accusing(stemming(kind), () => expectContained(reply, sought.phrase));
    api.witness('searches that no looser reading answered', 1 + rows);
  }),
});

/** Two words of which the second stands in titles without the first, so that a union would show. */
function apart(titles: readonly string[]): readonly [string, string] | undefined {
  const words = [...new Set(titles.flatMap(wordsOf))];
  const counted = words.map((word) => ({ word, count: titles.filter((title) => has(title, word)).length }));
  const second = counted.toSorted((one, other) => other.count - one.count)[0]?.word;
  if (second === undefined) return undefined;
  const first = words.find((word) => titles.some((title) => !has(title, word) && has(title, second)));
  return first === undefined ? undefined : [first, second];
}

export const searchLexicalOr = defineCheck({
  id: 'stories/search-lexical-or',
  title: 'A lexical search for a OR b returns no Story that has only b',
  clauses: ['stories.search.lexical.no-boolean', 'stories.search.or'],
  operations: ['listStories'],
  rulings: ['phrase-search', 'rows-need-not-be-held'],
  property: once(async (api) => {
    const sought = await soughtIn(api, (titles) => apart(titles)?.join(' OR '));
    const [first = ''] = sought.phrase.split(' OR ');
    const reply = await lexically(api, sought);
    // Reduced to its first term or taken as one literal phrase, each row has that term (ruling phrase-search).
    for (const [index, row] of rowsOf(reply).entries()) {
      const title = titleOf(row);
      expectThat(
        title === undefined || has(title, first),
        `/data/${index}`,
        `'${first}' in the title`,
        title,
      );
    }
    api.observe('a OR b', rowsOf(reply).length === 0 ? 'one literal phrase' : 'its first term');
    api.witness('searches that were not read as a union');
  }),
});
