import type { ClauseId } from '../../contract/index.js';
import { offered } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectHeld,
  expectThat,
  forAll,
  isArray,
  isObject,
  type JsonObject,
  mentions,
  once,
  type Property,
  type PropertyOptions,
  precondition,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { servedCursor } from '../asking/cursors.js';
import { asSeen, isAsSeen, orNoData, type SeenEvent, seenEvent, significanceOf } from '../asking/events.js';
import { has, holds, isPlainPhrase, phraseIn, searchLexically, wordsOf } from '../asking/lexical-search.js';
import { fullPage, idOf, nextCursorOf } from '../asking/pages.js';
import { bounds } from '../asking/windows.js';

export const searchAlias = defineCheck({
  id: 'events/search-alias',
  title: 'q selects what search selects',
  clauses: ['events.search.alias-q'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  property: once(
    async (api) => {
      // A word that some Events lack, so that a filter without effect shows.
      const sought = await phraseIn(api, (rows) =>
        rows
          .flatMap(({ title }) => (typeof title === 'string' ? wordsOf(title) : []))
          .find((word) => rows.some((row) => !holds(row, word))),
      );
      const canonical = rowsOf(await searchLexically(api, sought)).map(idOf);
      precondition(canonical.length > 0, 'the search finds nothing', 'no-data');
      const { result, phrase } = sought;
      const reply = await fullPage(api, {
        ...result.query,
        q: phrase,
        search_mode: 'lexical',
        limit: 100,
      });
      const seen = rowsOf(reply).map(idOf);
      const same = seen.length === canonical.length && canonical.every((id) => seen.includes(id));
      expectThat(same, '/data', `the ${canonical.length} Events of search`, seen.length);
      api.witness('Events compared', seen.length);
    },
    { requests: 2 },
  ),
});

/** An Event whose title can be searched for. */
interface TitledEvent extends SeenEvent {
  readonly title: string;
}

/** The fewest rows in order of significance that rule out chance. */
const fewInOrder = 6;
/** Metrics are computed live and move a little. */
const drift = 0.01;
const fewest = 12;

/** Whether a title is several words that no reading takes for operators. */
const isPlain = (title: unknown): title is string =>
  typeof title === 'string' && / /.test(title) && isPlainPhrase(title);

/** Events of little significance: a ranking by significance would put others before them. */
function titledEvents({ offer }: World): readonly TitledEvent[] {
  const titled = offer.events.flatMap((card) => {
    const event = seenEvent(card);
    const { title } = card;
    return event !== undefined && isPlain(title) ? [{ ...event, title }] : [];
  });
  return titled.toSorted((one, other) => one.significance - other.significance).slice(0, fewest);
}

const forTitledEvents = (
  holds: (api: Api, event: TitledEvent) => Promise<void>,
  options?: PropertyOptions,
): Property => forAll((world) => offered(titledEvents(world)), orNoData(asSeen(holds, isTitled)), options);

const isTitled = (card: JsonObject, event: TitledEvent): boolean =>
  card.title === event.title && isAsSeen(card, event);

/** Whether a card has the phrase anywhere: which names a semantic search reads is open (ruling phrase-search). */
const mayMatch = (row: JsonObject, phrase: string): boolean =>
  mentions(JSON.parse(JSON.stringify(row).toLowerCase()), phrase.toLowerCase());

/** Rows of a semantic search that surely do not match its phrase literally. */
const neighboursIn = (reply: Exchange, phrase: string): readonly JsonObject[] =>
  rowsOf(reply).filter((row) => !mayMatch(row, phrase));

/** Where the Event stands whose title is searched for, and the first row without that title; -1 where there is none. */
function placesIn(reply: Exchange, { id, title }: TitledEvent) {
  const rows = rowsOf(reply);
  const place = rows.findIndex((row) => idOf(row) === id);
  const neighbour = rows.findIndex((row) => !mayMatch(row, title));
  return { place, neighbour, isFirst: place >= 0 && (neighbour < 0 || place < neighbour) };
}

/** Accused if a search for a title does not rank its Event first. */
function literalClause(reply: Exchange, event: TitledEvent): ClauseId {
  if (placesIn(reply, event).place < 0 && nextCursorOf(reply) === undefined) {
    return 'events.search.semantic.phrase';
  }
  const values = rowsOf(reply).map((row) => significanceOf(row) ?? 0);
  const descends = values.every((value, index) => value <= (values[index - 1] ?? value) + drift);
  return descends && values.length >= fewInOrder
    ? 'events.sort.relevance'
    : 'events.search.semantic.literal-first';
}

/** The Event whose title is the phrase comes before every row without that phrase. @param clause that it contradicts otherwise */
function expectLiteralFirst(
  reply: Exchange,
  event: TitledEvent,
  clause: ClauseId = literalClause(reply, event),
): void {
  const rows = rowsOf(reply);
  const { place, neighbour, isFirst } = placesIn(reply, event);
  const cut = neighbour < 0 && nextCursorOf(reply) !== undefined;
  precondition(place >= 0 || !cut, 'more than a page of Events has the same title');
  const expected = `Event ${event.id}, which has the phrase as its title, before all others`;
  const title = has(String(rows[0]?.title), event.title) ? 'matching rows first' : rows[0]?.title;
  expectThat(isFirst, '/data', expected, { place, neighbour, title }, clause);
}

/** So many rows that lack the phrase are no accident. */
const fewNeighbours = 3;

export const searchDefault = defineCheck({
  id: 'events/search-default',
  title: 'A search without search_mode finds conceptual neighbours if a semantic one does',
  clauses: ['events.search-mode.default', 'events.search-mode.values', 'events.category.filter'],
  operations: ['listEvents'],
  rulings: ['phrase-search', 'rows-need-not-be-held'],
  runs: 2,
  property: forTitledEvents(
    async (api, { title, category }) => {
      // Neighbours of other categories would show a search that overlooks the filter.
      const query = { ...bounds(api.world.offer.window), search: title, category, limit: 100 };
      const semantic = await api.get('listEvents', { ...query, search_mode: 'semantic' });
      const neighbours = accusing('events.search-mode.values', () => neighboursIn(semantic, title)).length;
      const few = `a semantic search for '${title}' finds fewer than ${fewNeighbours} neighbours`;
      expectHeld(neighbours >= fewNeighbours, few, semantic);
      const reply = await api.get('listEvents', query);
      const found = neighboursIn(reply, title).length;
      expectThat(found > 0, '/data', `rows beyond the literal matches, as search_mode=semantic has`, found);
      const stray = [semantic, reply].flatMap(rowsOf).find((row) => row.category !== category);
      expectThat(
        stray === undefined,
        '/data',
        `rows of ${category}`,
        stray?.category,
        'events.category.filter',
      );
      api.witness('neighbours found', found);
    },
    { requests: 2 },
  ),
});

/** So short a page leaves neighbours for the next one. */
const shortPage = 10;

export const searchLaterPage = defineCheck({
  id: 'events/search-later-page',
  title: 'An Event that has the phrase of a search as its title stands on one page only of the walk',
  clauses: ['events.cursor.walk-no-repeats'],
  operations: ['listEvents'],
  rulings: ['phrase-search', 'rows-need-not-be-held'],
  runs: 1,
  property: forTitledEvents(
    async (api, { title }) => {
      const query = { ...bounds(api.world.offer.window), search: title, limit: shortPage };
      const found = await api.get('listEvents', query);
      precondition(found.status !== 400, 'a search for a whole title is refused');
      const few = `a search for '${title}' finds no more than a page of ${shortPage}`;
      expectHeld(nextCursorOf(found) !== undefined, few, found);
      const { first, second } = await servedCursor(api, 'listEvents', query);
      // Neighbours may be others with each request, so that one of them may stand on both; literal matches are the same.
      const matches = rowsOf(first).filter((row) => row.title === title);
      const later = new Set(rowsOf(second).map(idOf));
      expectHeld(later.size > 0, few, second);
      const repeated = matches.map(idOf).filter((id) => later.has(id));
      expectThat(repeated.length === 0, '/data', 'no literal match of the first page', repeated);
      api.witness('literal matches on one page only', matches.length);
    },
    { requests: 2 },
  ),
});

/** Members that say nothing about how a search was read. */
const aside = new Set(['data', 'pagination']);

/** What a reply says outside its rows, by place, headers included. Null says nothing. */
function saidIn(reply: Exchange): ReadonlyMap<string, string> {
  const said = new Map<string, string>();
  const note = (place: string, value: unknown): void => {
    if (isArray(value)) for (const [index, each] of value.entries()) note(`${place}/${index}`, each);
    else if (isObject(value))
      for (const [member, each] of Object.entries(value)) note(`${place}/${member}`, each);
    else if (value !== null) said.set(place, String(value));
  };
  const body = isObject(reply.json) ? Object.entries(reply.json) : [];
  for (const [member, value] of body) if (!aside.has(member)) note(`/${member}`, value);
  const warning = reply.headers.warning;
  if (warning !== undefined) said.set('header warning', warning);
  return said;
}

/**
 * Places at which a reply says what two replies to a plainer search do not say. What differs between those
 * two, such as an id of the request, is no news, and neither is the search repeated as it was sent, unless its first term
 * stands alone beside it.
 */
function newsIn(
  reply: Exchange,
  { search, first }: { readonly search: string; readonly first: string },
  plain: readonly [Exchange, Exchange],
): readonly string[] {
  const [one, other] = plain.map(saidIn);
  const said = saidIn(reply);
  const isRepeated = [...said.values()].includes(search);
  return [...said].flatMap(([place, value]) => {
    const known = one?.get(place);
    const steady = known === other?.get(place);
    if (isRepeated && value === first) return [place];
    return value === search || value === known || !steady ? [] : [place];
  });
}

export const searchOr = defineCheck({
  id: 'events/search-or',
  title: 'A search for a OR b is answered as a search for a, and the reply reports it',
  clauses: ['events.search.or.first-term', 'events.search.or.notice'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  runs: 2,
  property: forTitledEvents(
    async (api, event) => {
      const query = { ...bounds(api.world.offer.window), limit: 25 };
      const ask = (search: string, fresh = false) => api.get('listEvents', { ...query, search }, { fresh });
      const first = await ask(event.title);
      precondition(first.status !== 400, 'a search for a whole title is refused');
      const found = new Set(accusing('events.search.semantic.phrase', () => rowsOf(first)).map(idOf));
      const other = titledEvents(api.world).find(({ id, title }) => !found.has(id) && title !== event.title);
      precondition(
        other !== undefined,
        'a search finds every Event that could be the second term',
        'no-data',
      );

      const search = `${event.title} OR ${other.title}`;
      const reply = await ask(search);
      precondition(reply.status !== 400, 'a search for two titles is refused');
      // If the plain search ranks the Event no better, the second term is not the cause.
      const { isFirst } = placesIn(first, event);
      expectLiteralFirst(reply, event, isFirst ? 'events.search.or.first-term' : undefined);
      const again = await ask(event.title, true);
      for (const row of rowsOf(again)) found.add(idOf(row));
      const united = !found.has(other.id) && rowsOf(reply).some((row) => idOf(row) === other.id);
      expectThat(!united, '/data', 'Events of the first term only', `Event ${other.id} of the second term`);
      const news = newsIn(reply, { search, first: event.title }, [first, again]);
      const expected = 'a notice that the search was reduced';
      const clause = 'events.search.or.notice';
      expectThat(news.length > 0, 'body', expected, 'none beside the rows', clause);
      api.witness('searches reduced to their first term');
    },
    { requests: 3 },
  ),
});

export const searchTitleFirst = defineCheck({
  id: 'events/search-title-first',
  title: 'A search for the title of an Event ranks that Event above all without the phrase',
  clauses: ['events.search.semantic.phrase', 'events.search.semantic.literal-first', 'events.sort.relevance'],
  operations: ['listEvents'],
  rulings: ['phrase-search'],
  runs: 3,
  property: forTitledEvents(async (api, event) => {
    const day = bounds({ start: event.date, end: event.date });
    const reply = await api.get('listEvents', { ...day, search: event.title, limit: 100 });
    precondition(reply.status !== 400, 'a search for a whole title is refused');
    expectLiteralFirst(reply, event);
    api.witness('titles found first');
  }),
});
