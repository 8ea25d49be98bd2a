import { dateAfter, daysIn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  type DateWindow,
  defineCheck,
  expectHeld,
  expectThat,
  forEach,
  isObject,
  type JsonObject,
  largestOf,
  mentions,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import { servedCursor, walkInParts } from '../asking/cursors.js';
import { significanceOf } from '../asking/events.js';
import {
  type Alteration,
  accented,
  alteredPhrases,
  expectComplete,
  expectContained,
  has,
  holds,
  holdsInWords,
  inOtherCase,
  isPlainPhrase,
  latinPairsOf,
  pairsOf,
  phraseIn,
  searchLexically,
  wordsOf,
} from '../asking/lexical-search.js';
import { fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { closedResult } from '../asking/results.js';
import { byFrequency, isCaseless } from '../asking/texts.js';
import { bounds } from '../asking/windows.js';

type PhraseOf = (rows: readonly JsonObject[]) => string | undefined;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The longest first: of these, what is indexed in part lacks most. */
const byLength = (texts: readonly string[]): readonly string[] =>
  texts.toSorted((one, other) => other.length - one.length);

/** The last rows are the least significant ones, which a search that reads only the best would miss. */
const phrases: Readonly<Record<string, PhraseOf>> = {
  'a word of a title': (rows) => {
    const titles = rows.toReversed().map(({ title }) => text(title));
    const caseless = titles
      .flatMap((title) => title.split(/[\s.,;:!?]+/))
      .filter((each) => isCaseless(each, 3));
    return titles.flatMap(wordsOf)[0] ?? caseless[0];
  },
  'two words of a title': (rows) => {
    const titles = rows.toReversed().map(({ title }) => text(title));
    return titles.flatMap(pairsOf)[0] ?? titles.flatMap(latinPairsOf)[0];
  },
  'a title': (rows) =>
    byLength(rows.map(({ title }) => text(title))).find(
      (title) => / \S+ /.test(title) && isPlainPhrase(title),
    ),
  'words of a summary': (rows) => {
    const longest = rows.toSorted((one, other) => text(other.summary).length - text(one.summary).length);
    const lastOf = (pairs: (text: string) => readonly string[]) =>
      longest.flatMap(({ title, summary }) =>
        pairs(text(summary))
          .filter((pair) => !has(text(title), pair))
          .slice(-1),
      )[0];
    return lastOf(pairsOf) ?? lastOf(latinPairsOf);
  },
};

export const searchLexical = defineCheck({
  id: 'events/search-lexical',
  title: 'A lexical search returns every Event with the phrase in its title or summary, and no other Event',
  clauses: ['events.search.lexical.contains', 'events.search.lexical.complete'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: forEach(Object.keys(phrases), async (api, kind) => {
    const sought = await phraseIn(api, phrases[kind] ?? (() => undefined));
    const reply = await searchLexically(api, sought);
    api.witness('rows with the phrase', expectContained(reply, sought.phrase));
    const found = accusing('events.search.lexical.complete', () => expectComplete(reply, sought));
    api.witness('Events found', found);
  }),
});

export const searchLexicalAccents = defineCheck({
  id: 'events/search-lexical-accents',
  title: 'A lexical search by a word with letters beyond ASCII finds the Events that have it, in either case',
  clauses: ['events.search.lexical.complete', 'events.search.lexical.case-insensitive'],
  operations: ['listEvents'],
  rulings: ['phrase-search', 'live-data', 'rows-need-not-be-held'],
  property: once(
    async (api) => {
      const { window, events } = api.world.offer;
      precondition(events.length > 0, 'no Event is known', 'no-data');
      const phrase = events.flatMap(({ title, summary }) => accented(`${title} ${summary}`) ?? [])[0];
      const none = 'no Event seen has a word with letters beyond ASCII in its title or summary';
      if (phrase === undefined) return expectHeld(false, none, await fullPage(api, bounds(window)));
      const due = events.filter((row) => holdsInWords(row, phrase));
      const searched = async (search: string) => {
        const reply = await fullPage(api, { ...bounds(window), search, search_mode: 'lexical', limit: 100 });
        const seen = new Set(rowsOf(reply).map(idOf));
        const found = due.filter((row) => seen.has(idOf(row))).length;
        const lost = due.find((row) => !seen.has(idOf(row)));
        return { found, lost: nextCursorOf(reply) === undefined ? lost : undefined };
      };
      const search = inOtherCase(phrase);
      const { found, lost } = await searched(search);
      const isOfCase = lost !== undefined && search !== phrase && (await searched(phrase)).lost === undefined;
      const clause = isOfCase ? 'events.search.lexical.case-insensitive' : 'events.search.lexical.complete';
      const seen = { lost: lost && idOf(lost) };
      expectThat(lost === undefined, '/data', `each Event with '${phrase}', by '${search}'`, seen, clause);
      api.witness('Events found', found);
    },
    { requests: 1 },
  ),
});

/** A search that finds fewer Events hardly ends for their number. */
const leastToEnd = 50;

const pagesOfEvents = {
  operation: 'listEvents',
  rowsIn: rowsOf,
  cursorIn: nextCursorOf,
} as const;

/** The words that most titles have, in small letters. */
const commonWords = (rows: readonly JsonObject[]): readonly string[] =>
  byFrequency(
    rows
      .flatMap(({ title }) => [
        ...new Set(
          text(title)
            .toLowerCase()
            .split(/[^a-z]+/),
        ),
      ])
      .filter((word) => word.length > 1),
  ).map(([word]) => word);

/** The pages of a search without `sort`, which ranks by relevance, are cut from one ranking. */
async function expectWalked(api: Api): Promise<void> {
  const result = await closedResult(api);
  const [search] = commonWords(result.rows);
  if (search === undefined) return;
  const query = { ...result.query, search, search_mode: 'lexical' };
  const read = await walkInParts(api, () => query, pagesOfEvents);
  if (read === undefined) return;
  const walked = read.pages.flatMap((page) => rowsOf(page).map(idOf));
  const twice = walked.filter((id, index) => walked.indexOf(id) !== index);
  const once = 'no Event on two pages of a search';
  expectThat(twice.length === 0, '/data', once, twice.slice(0, 5), 'events.cursor.walk-no-repeats');
  const whole = read.isOver && read.isWhole ? rowsOf(read.whole).map(idOf) : [];
  const lost = whole.filter((id) => !walked.includes(id));
  if (lost.length > 0) {
    const again = rowsOf(await api.get('listEvents', { ...query, limit: 100 }, { fresh: true })).map(idOf);
    precondition(
      lost.some((id) => again.includes(id)),
      'the data changed under the walk',
    );
  }
  const each = 'each Event of the search on one of its pages';
  expectThat(lost.length === 0, '/data', each, lost.slice(0, 5), 'events.cursor.walk-complete');
  api.witness('Events walked', walked.length);
}

export const searchLexicalPages = defineCheck({
  id: 'events/search-lexical-pages',
  title: 'A lexical search has each Event on one page, and ends where the halves of its window hold no other',
  clauses: ['events.search.lexical.complete', 'events.cursor.walk-no-repeats', 'events.cursor.walk-complete'],
  operations: ['listEvents'],
  rulings: ['phrase-search', 'live-data'],
  property: once(
    async (api) => {
      const { window, events } = api.world.offer;
      const [phrase] = commonWords(events);
      precondition(phrase !== undefined, 'no title has a word', 'no-data');
      const queryOf = (within: DateWindow) => ({
        ...bounds(within),
        search: phrase,
        search_mode: 'lexical',
      });
      await expectWalked(api);
      const ask = (within: DateWindow) => api.get('listEvents', { ...queryOf(within), limit: 100 });
      const only = await ask(window);
      // A page may be shorter than its limit.
      const isLast = nextCursorOf(only) === undefined;
      const two = isLast
        ? undefined
        : await servedCursor(api, 'listEvents', { ...queryOf(window), limit: 100 });
      const pages = two === undefined ? [only] : [two.first, two.second];
      const found = new Set(pages.flatMap((page) => rowsOf(page).map(idOf)));
      api.witness('Events found', found.size);
      if (found.size < leastToEnd || nextCursorOf(two?.second ?? only) !== undefined) return;
      const middle = dateAfter(window.start, daysIn(window) >> 1);
      for (const half of [
        { start: window.start, end: dateAfter(middle, -1) },
        { start: middle, end: window.end },
      ]) {
        const further = rowsOf(await ask(half))
          .map(idOf)
          .find((id) => !found.has(id));
        const expected = `a cursor to further Events with '${phrase}', such as ${further}`;
        expectThat(further === undefined, '/pagination/next_cursor', expected, null);
      }
    },
    { requests: 5 },
  ),
});

export const searchLexicalLeast = defineCheck({
  id: 'events/search-lexical-least',
  title: 'A lexical search of a long window finds the least significant of the Events that have the phrase',
  clauses: ['events.search.lexical.complete'],
  operations: ['listEvents', 'getEvent'],
  rulings: ['phrase-search', 'live-data'],
  property: once(
    async (api) => {
      const { window } = api.world.offer;
      const { rows } = await closedResult(api);
      const within = rows.filter(
        ({ event_date: date }) => window.start <= String(date) && String(date) <= window.end,
      );
      const rising = within.toSorted(
        (one, other) => (significanceOf(one) ?? 1) - (significanceOf(other) ?? 1),
      );
      const least = rising.find(({ title }) => / \S+ /.test(text(title)) && isPlainPhrase(text(title)));
      precondition(
        least !== undefined,
        'no Event of a few days has a title that can be searched for',
        'no-data',
      );
      const phrase = text(least.title);
      const query = { ...bounds(window), search: phrase, search_mode: 'lexical', limit: 100 };
      const reply = await fullPage(api, query);
      precondition(nextCursorOf(reply) === undefined, 'the search is answered on several pages');
      const found = rowsOf(reply).some((row) => idOf(row) === idOf(least));
      if (!found) {
        // It may have been revised or withdrawn meanwhile.
        const { status, json } = await api.get(
          'getEvent',
          {},
          { path: { event_id: idOf(least) }, fresh: true },
        );
        const data = at(json, '/data');
        const isStill = status === 200 && isObject(data) && holdsInWords(data, phrase);
        precondition(isStill, 'the data changed under the search');
      }
      expectThat(
        found,
        '/data',
        `the Event ${idOf(least)}, whose title is '${phrase}'`,
        rowsOf(reply).length,
      );
      api.witness('Events found', rowsOf(reply).length);
    },
    { requests: 1 },
  ),
});

export const searchLexicalCase = defineCheck({
  id: 'events/search-lexical-case',
  title: 'Letter case does not matter in a lexical search',
  clauses: ['events.search.lexical.case-insensitive'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: forEach(['upper', 'lower'], async (api, letters) => {
    const sought = await phraseIn(api, (rows) => {
      // The last rows rank lowest; a search that reads only the best would miss them.
      const word = rows
        .toReversed()
        .flatMap(({ title }) => (typeof title === 'string' ? wordsOf(title) : []))[0];
      return letters === 'upper' ? word?.toUpperCase() : word?.toLowerCase();
    });
    const reply = await searchLexically(api, sought);
    accusing('events.search.lexical.contains', () => expectContained(reply, sought.phrase));
    // If a row has the phrase in other letter case only, case is not why the others were lost.
    const isFolded = rowsOf(reply).some(({ title, summary }) => !mentions([title, summary], sought.phrase));
    const clause = isFolded ? 'events.search.lexical.complete' : undefined;
    api.witness(
      'Events found',
      accusing(clause, () => expectComplete(reply, sought)),
    );
  }),
});

/** Phrases that no Event has, each near to words that some have: looser readings would return these. */
const bends: Readonly<Record<string, Alteration>> = {
  'another ending': (first) => `${first}ed`,
  'a plural': (first) => `${first}s`,
  'another order': (first, second) => `${second} ${first}`,
  'a word in between': (first, second) => `${first} zqx ${second}`,
};

/** What an ending was put to. */
const stemOf = (phrase: string): string | undefined => /^(\w+)(?:ed|s)$/.exec(phrase)?.[1];

function bent(rows: readonly JsonObject[], bend: Alteration): string | undefined {
  const titles = rows.flatMap(({ title }) => (typeof title === 'string' ? [title] : []));
  return alteredPhrases(titles, bend).find((phrase) => !rows.some((row) => holds(row, phrase)));
}

export const searchLexicalLiteral = defineCheck({
  id: 'events/search-lexical-literal',
  title: 'A lexical search matches its phrase literally, without stems, single words or similar terms',
  clauses: ['events.search.lexical.contains', 'events.search.lexical.no-stemming'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: forEach(Object.keys(bends), async (api, kind) => {
    const sought = await phraseIn(api, (rows) => bent(rows, bends[kind] ?? ((word) => word)));
    const reply = await searchLexically(api, sought);
    const stem = stemOf(sought.phrase);
    const isStemmed = stem !== undefined && rowsOf(reply).every((row) => holds(row, stem));
    const clause = isStemmed ? 'events.search.lexical.no-stemming' : undefined;
    const rows = accusing(clause, () => expectContained(reply, sought.phrase));
    api.witness('searches that no looser reading answered', 1 + rows);
  }),
});

/** Words of the titles of a result. */
const titleWords = (rows: readonly JsonObject[]): readonly string[] => [
  ...new Set(rows.flatMap(({ title }) => (typeof title === 'string' ? wordsOf(title) : []))),
];

export const searchLexicalOr = defineCheck({
  id: 'events/search-lexical-or',
  title: 'A lexical search for a OR b returns no Event that has only b',
  clauses: ['events.search.lexical.no-boolean'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: once(async (api) => {
    const result = await closedResult(api);
    const words = titleWords(result.rows);
    const counts = words.map((word) => result.rows.filter((row) => holds(row, word)).length);
    // The second term is the commoner one, so that a union would show.
    const second = words[counts.indexOf(largestOf(counts))];
    const first = words.find(
      (word) =>
        result.rows.some((row) => holds(row, word)) &&
        result.rows.some((row) => !holds(row, word) && holds(row, second ?? '')),
    );
    precondition(first !== undefined && second !== undefined, 'no two words tell Events apart', 'no-data');
    const rows = rowsOf(await searchLexically(api, { result, phrase: `${first} OR ${second}` }));
    const isUnion = rows.every((row) => holds(row, first) || holds(row, second));
    const clause = isUnion ? 'events.search.lexical.no-boolean' : 'events.search.lexical.contains';
    // Reduced to its first term or taken as one literal phrase, each row has that term (ruling phrase-search).
    for (const [index, row] of rows.entries())
      expectThat(holds(row, first), `/data/${index}`, `'${first}' in title or summary`, row.title, clause);
    api.witness('searches that were not read as a union');
  }),
});

export const searchLexicalAnd = defineCheck({
  id: 'events/search-lexical-and',
  title: 'A lexical search for a AND b returns no Event that has both words and not the phrase',
  clauses: ['events.search.lexical.no-boolean', 'events.search.lexical.contains'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: once(async (api) => {
    const result = await closedResult(api);
    const pairs = result.rows.flatMap((row) => {
      const [first, ...others] = titleWords([row]);
      const last = others.at(-1);
      return first === undefined || last === undefined ? [] : [[first, last] as const];
    });
    const [pair] = pairs;
    precondition(pair !== undefined, 'no title has two words', 'no-data');
    const phrase = pair.join(' AND ');
    const rows = rowsOf(await searchLexically(api, { result, phrase }));
    const isIntersection = rows.every((row) => pair.every((word) => holds(row, word)));
    const clause = isIntersection ? 'events.search.lexical.no-boolean' : 'events.search.lexical.contains';
    for (const [index, row] of rows.entries())
      expectThat(holds(row, phrase), `/data/${index}`, `'${phrase}' in title or summary`, row.title, clause);
    api.witness('searches that were not read as an intersection');
  }),
});
