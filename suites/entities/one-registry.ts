import {
  type Api,
  append,
  defineCheck,
  expectThat,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  cardIn,
  describedEntities,
  detailOf,
  handleIn,
  idOf,
  isNamed,
  mayBeNamed,
  namedCards,
  otherNameIn,
  referredEntities,
  twoNames,
} from '../asking/entities.js';
import { isSpineId, isWikiId } from '../asking/entity-refs.js';
import { foundFor, resultsIn, searchFor, textsToSearch } from '../asking/search.js';
import { leavesIn, memberOf, type Text, textsIn } from '../asking/texts.js';

export const oneRegistry = defineCheck({
  id: 'entities/one-registry',
  title: 'An id that an Event card refers to names the same Entity in Entity detail and in search',
  clauses: ['entity-card.one-registry'],
  operations: ['listEvents', 'getEntity', 'searchEntities'],
  property: once(
    async (api) => {
      const referred = new Map(referredEntities(api.world).map(({ id, name }) => [id, name]));
      const rows: Record<'Entity detail' | 'search', boolean[]> = { 'Entity detail': [], search: [] };
      const compare = (where: keyof typeof rows, id: string | undefined, row: unknown) => {
        const name = id === undefined ? undefined : referred.get(id);
        if (name !== undefined) rows[where].push(mayBeNamed(row, name));
      };
      for await (const { id, card } of describedEntities(api)) compare('Entity detail', id, card);
      for (const q of await twoNames(api)) {
        for (const row of resultsIn(await searchFor(api, q))) compare('search', handleIn(row), row);
      }
      for (const [where, named] of Object.entries(rows)) {
        // One entity may go by names that share no word; so many do not.
        const alike = named.filter((each) => each).length;
        const shown = `${alike} of ${named.length}`;
        expectThat(named.length < 2 || alike > 0, '/data', `names of Event cards in ${where}`, shown);
        api.witness(`names compared in ${where}`, alike);
      }
      precondition(rows['Entity detail'].length > 0, 'names of entities are not shown', 'no-data');
    },
    { requests: 5 },
  ),
});

/** Cards whose names are searched for. */
const most = 5;
/** Of them, those of a page alone: search may know some of these by another id. */
const mostPages = 3;

/** Cards of every kind: one that shows a former id, some of a page alone far down the list, one with an `e_` id. */
function varied<Named extends { readonly card: JsonObject }>(named: readonly Named[]): readonly Named[] {
  const showsAnother = ({ card }: Named) =>
    leavesIn(card).some(({ value }) => isSpineId(String(value)) && value !== idOf(card));
  const chosen = [
    ...named.filter(showsAnother).slice(0, 1),
    ...named.filter(({ card }) => isWikiId(idOf(card))).slice(-mostPages),
    ...named.filter(({ card }) => isSpineId(idOf(card))).slice(0, 1),
    ...named,
  ];
  return [...new Set(chosen)].slice(0, most);
}

interface Sought {
  readonly card: JsonObject;
  readonly name: string;
  readonly sought: string;
}

/** Cards to be found by their names, and the first with an `e_` id that has another name by that as well. */
function withOneAlias(named: readonly Omit<Sought, 'sought'>[]): readonly Sought[] {
  const byName = named.map((each) => ({ ...each, sought: each.name }));
  const [byAlias] = named.flatMap((each) => {
    const alias = isSpineId(idOf(each.card)) ? otherNameIn(each.card) : undefined;
    return alias === undefined || alias === each.name ? [] : [{ ...each, sought: alias }];
  });
  return byAlias === undefined ? byName : [...byName, byAlias];
}

/** Two ids of one name, on a card and in search; two entities may go by it. */
interface Mismatch {
  readonly id: string;
  readonly other: string;
  readonly told: string;
}

/** Whether Entity detail of the one id shows the other, so that both are of one entity. */
async function areOne(api: Api, { id, other }: Mismatch): Promise<boolean> {
  const shown = async (handle: string): Promise<string | undefined> => {
    const reply = await detailOf(api, handle);
    return reply.status === 200 ? idOf(cardIn(reply) ?? {}) : undefined;
  };
  return (await shown(id)) === other || (await shown(other)) === id;
}

/** Whether Entity detail does not know an id that only search shows. */
async function isOfSearchAlone(api: Api, { other }: Mismatch): Promise<boolean> {
  if (!isSpineId(other)) return false;
  const { status } = await detailOf(api, other);
  return status === 404 || status === 410;
}

/** Listed cards without an `e_` id, of which a search for many names shows one. */
async function promotedInSearch(api: Api): Promise<readonly Mismatch[]> {
  const rows = await widely(api);
  return (await namedCards(api)).flatMap(({ card, name }) => {
    const id = idOf(card);
    const shown = rows
      .filter((row) => isNamed(row, name))
      .flatMap((row) => leavesIn(row).map(({ value }) => String(value)));
    const other = shown.find(isSpineId);
    return isWikiId(id) && other !== undefined && !shown.includes(id)
      ? [{ id, other, told: `${name}: ${id} on its card, ${other} in search` }]
      : [];
  });
}

export const idOfSearch = defineCheck({
  id: 'entities/id-of-search',
  title: 'Search returns an Entity under the id of its card',
  clauses: ['entity-card.id.same-as-search', 'entity-card.id.spine'],
  operations: ['listEntities', 'searchEntities', 'getEntity'],
  property: once(
    async (api) => {
      const missed: Mismatch[] = [];
      const found: string[] = [];
      for (const { card, name, sought } of withOneAlias(varied(await namedCards(api)))) {
        const id = idOf(card);
        const results = resultsIn(await searchFor(api, sought, { scope: 'all' }));
        const namesakes = results.filter((row) => isNamed(row, name));
        const shown = namesakes.flatMap((row) => leavesIn(row).map(({ value }) => value));
        const ids = namesakes.flatMap((row) => handleIn(row) ?? []);
        if (shown.includes(id)) found.push(id);
        // The text ties both by the `e_` id alone.
        const other = isSpineId(id) ? ids[0] : shown.map(String).find(isSpineId);
        if (!shown.includes(id) && other !== undefined)
          missed.push({ id, other, told: `${name}: ${id} on its card, ${ids.join(', ')} in search` });
      }
      // Two pairs of namesakes are not met by chance where search shows no Entity under the id of its card.
      const isClear = (isOfKind: (id: string) => boolean): boolean =>
        new Set(missed.flatMap(({ id }) => (isOfKind(id) ? [id] : []))).size > 1 && !found.some(isOfKind);
      const wrong: Mismatch[] = [];
      for (const each of missed) {
        const isOfKind = isSpineId(each.id) ? isSpineId : isWikiId;
        if (isClear(isOfKind) || (await areOne(api, each))) wrong.push(each);
      }
      // Search shows another id for each: the `e_` id that the card should have.
      const clause = wrong.every(({ id }) => isWikiId(id)) ? 'entity-card.id.spine' : undefined;
      const told = wrong.map((each) => each.told);
      expectThat(wrong.length === 0, '/data', 'the id of its card for an Entity', told, clause);
      // A namesake that search shows has a detail of its own.
      const promoted = [...missed.filter(({ id }) => isWikiId(id)), ...(await promotedInSearch(api))];
      for (const each of promoted.slice(0, mostPages)) {
        const isUnknown = await isOfSearchAlone(api, each);
        expectThat(!isUnknown, 'status', `${each.other} known in detail, or ${each.id} in search`, each.told);
      }
      api.witness('entities found under their id', found.length);
      precondition(found.length > 0, 'search returned no Entity by its name', 'no-data');
    },
    { requests: 2 + most },
  ),
});

const initial = 'needs_review';

/** Texts that are searched for until a candidate is found. */
const mostTexts = 3;

export const candidate = defineCheck({
  id: 'entities/candidate',
  title: 'Entity detail knows every entity that search returns, and a candidate is needs_review in both',
  clauses: [
    'states.entity.needs-review',
    'states.entity.known',
    'entity-card.candidate.where-shown',
    'states.entity.further-states',
  ],
  operations: ['searchEntities', 'getEntity'],
  rulings: ['live-data', 'entities-with-pages'],
  property: once(
    async (api) => {
      const rows = (await widely(api)).filter((row) => isSpineId(handleIn(row) ?? ''));
      const shownStates = rows.map(statesIn);
      const states = [...new Set(shownStates.flat().map(({ text }) => text))];
      api.observe('states of entities in search', states.join(', '));
      // Beside the state by its name, a row may describe it in words.
      const spelt = shownStates
        .filter((own) => !own.some(({ text }) => text === initial))
        .flatMap((own) => own.map(({ text }) => text).filter(isInitial));
      expectThat(
        spelt.every((each) => each === initial),
        '/data',
        `the state ${initial}`,
        spelt,
      );
      const candidates = rows.filter((row) => statesIn(row).some(({ text }) => text === initial));
      const [row] = [...candidates, ...rows];
      const id = handleIn(row);
      precondition(row !== undefined && id !== undefined, 'no search shows an e_ id', 'no-data');
      const reply = await detailOf(api, id);
      const known = reply.status !== 404 && reply.status !== 410;
      const clause = candidates.length > 0 ? 'states.entity.known' : 'entity-card.one-registry';
      expectThat(known, 'status', `${id} known, as search shows it`, reply.status, clause);
      if (candidates.length > 0) {
        const shown = reply.status === 200 ? otherState(row, cardIn(reply) ?? {}) : undefined;
        expectThat(shown === undefined, '/data/status', `${initial}, as in search`, shown);
      }
      api.witness(candidates.length > 0 ? 'candidates known' : 'entities known');
    },
    { requests: 1 + mostTexts },
  ),
});

/** The texts of a row that may be its state in the registry; others may be that of a company, or a part of an address. */
const statesIn = (row: JsonObject): readonly Text[] =>
  textsIn(row).filter(({ path }) => /(?:^|_)(?:status|state)$/.test(memberOf(path)));

/**
 * What a card shows in place of the state of a candidate, under the name by which its search result shows it; undefined
 * where the card shows that state, or none by that name.
 */
export function otherState(row: JsonObject, card: JsonObject): string | undefined {
  const states = statesIn(card);
  if (states.some(({ text }) => text === initial)) return undefined;
  const known = statesIn(row).find(({ text }) => text === initial)?.path ?? '';
  return states.find(({ path }) => path === known || path === `/${memberOf(known)}`)?.text;
}

/** Whether a word is the name of the first state in whatever spelling. */
const isInitial = (state: string): boolean => state.replace(/[^a-z]/gi, '').toLowerCase() === 'needsreview';

/** Results of searches, until one of them is a candidate. */
async function widely(api: Api): Promise<readonly JsonObject[]> {
  const rows: JsonObject[] = [];
  for (const text of await textsToSearch(api, mostTexts)) {
    append(rows, (await foundFor(api, text, 'all')).rows);
    if (rows.some((row) => statesIn(row).some(({ text }) => isInitial(text)))) break;
  }
  return rows;
}
