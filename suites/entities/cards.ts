import type { ClauseId, OperationId } from '../../contract/index.js';
import {
  type Api,
  at,
  defineCheck,
  defineInvariant,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  cardIn,
  cardsIn,
  describedEntities,
  handleForms,
  idOf,
  isIdMember,
  listedCards,
  namedCards,
  pageIn,
  placeOf,
} from '../asking/entities.js';
import { looksAtLinks, nameOf } from '../asking/links.js';
import { foundFor, referenceEntities, textsToSearch } from '../asking/search.js';
import { leavesWhere, memberAt, nameIn, type Within } from '../asking/texts.js';

export const cardId = defineInvariant({
  id: 'entities/card-id',
  title: 'The id of an Entity card is an e_ id of hexadecimal digits or a wiki: id',
  clauses: ['entity-card.id', 'entity-card.id.forms'],
  operations: ['listEntities', 'getEntity'],
  provokedBy: ['entities/list', 'entities/detail'],
  judge: (exchange) => {
    const cards = cardsOf(exchange);
    for (const card of cards) {
      const { id } = card;
      const fits = typeof id === 'string' && (handleForms.spine.test(id) || handleForms.wiki.test(id));
      const clause = typeof id === 'string' ? 'entity-card.id.forms' : 'entity-card.id';
      if (!fits) expectThat(false, placeOf(exchange, card, 'id'), 'an e_ id or a wiki: id', id, clause);
    }
    return cards.length;
  },
});

function cardsOf(exchange: Exchange): readonly JsonObject[] {
  const { request, status } = exchange;
  if (status !== 200) return [];
  if (request.operation === 'listEntities') return cardsIn(exchange);
  const card = request.operation === 'getEntity' ? cardIn(exchange) : undefined;
  return card === undefined ? [] : [card];
}

/** Cards whose names are searched for. */
const most = 2;

export const cardsAcrossLists = defineCheck({
  id: 'entities/cards-across-lists',
  title: 'Cards of separate Entities lists with the same encyclopedia page have the same id',
  clauses: ['entity-card.deduplicated.across-pages'],
  operations: ['listEntities'],
  property: once(
    async (api) => {
      const cards = await listedCards(api);
      const idOfPage = new Map(cards.map((card) => [pageIn(card) ?? '', idOf(card)]));
      const names = (await namedCards(api)).slice(0, most).map(({ name }) => name);
      precondition(names.length > 0, 'no name of a listed Entity is known', 'no-data');
      for (const search of names) {
        const reply = await api.get('listEntities', { search });
        for (const card of cardsIn(reply)) {
          const page = pageIn(card);
          const known = page === undefined ? undefined : idOfPage.get(page);
          if (known === undefined) continue;
          const place = placeOf(reply, card, 'id');
          expectThat(idOf(card) === known, place, `${known}, the id of ${page}`, card.id);
          api.witness('cards met in two lists');
        }
      }
    },
    { requests: 1 + most },
  ),
});

export const cardsOnce = defineInvariant({
  id: 'entities/cards-once',
  title: 'No two cards of an Entities list have the same encyclopedia page',
  clauses: ['entity-card.deduplicated'],
  operations: ['listEntities'],
  provokedBy: ['entities/list'],
  comparesParts: true,
  judge: (exchange) => {
    if (exchange.status !== 200 || exchange.request.operation !== 'listEntities') return 0;
    const seen = new Map<string, string>();
    for (const card of cardsIn(exchange)) {
      const page = pageIn(card);
      if (page === undefined) continue;
      const other = seen.get(page);
      if (other !== undefined) {
        const seen = { page, cards: [other, idOf(card)] };
        expectThat(false, placeOf(exchange, card, 'encyclopedia_url'), 'a page of its own', seen);
      }
      seen.set(page, idOf(card));
    }
    return seen.size > 1 ? seen.size : 0;
  },
});

/** Accused if a listed card has no link: no page, the link elsewhere, or something that is no link. */
function clauseWithoutLink({ encyclopedia_url: seen }: JsonObject): ClauseId {
  if (seen === undefined) return 'entity-card.encyclopedia-url';
  return seen === null || seen === '' ? 'entity-card.only-with-page' : 'entity-card.encyclopedia-url.link';
}

/** An absolute link, or one that is relative to the service or to the scheme. */
const link = /^(?:[a-z][a-z0-9+.-]*:)?\/{0,2}[^\s/]*\/\S*$/i;

export const cardsWithPage = defineInvariant({
  id: 'entities/cards-with-page',
  title: 'Every card of an Entities list links to its encyclopedia page in encyclopedia_url',
  clauses: [
    'entity-card.only-with-page',
    'entity-card.encyclopedia-url',
    'entity-card.encyclopedia-url.link',
  ],
  operations: ['listEntities', 'getEntity'],
  rulings: ['entities-with-pages'],
  provokedBy: ['entities/list', 'entities/detail'],
  judge: (exchange) => {
    const { request, status } = exchange;
    if (status !== 200) return 0;
    if (request.operation === 'getEntity') {
      // A detail may be that of an entity without a page (ruling entities-with-pages), but what is shown there is a link.
      const seen = at(cardIn(exchange), '/encyclopedia_url') ?? null;
      if (seen === null) return 0;
      const isLink = typeof seen === 'string' && link.test(seen);
      expectThat(isLink, '/data/encyclopedia_url', 'a link', seen, 'entity-card.encyclopedia-url.link');
      return 1;
    }
    if (request.operation !== 'listEntities') return 0;
    const cards = cardsIn(exchange);
    for (const card of cards) {
      const page = pageIn(card);
      if (page !== undefined && link.test(page)) continue;
      const expected = page === undefined ? 'the link to an encyclopedia page' : 'a link';
      const place = placeOf(exchange, card, 'encyclopedia_url');
      expectThat(false, place, expected, page ?? card.encyclopedia_url, clauseWithoutLink(card));
    }
    return cards.length;
  },
});

/** Names that are looked for in the list. */
const mostWithoutPage = 3;

/** The name of a foreign agent, who hardly has a page; none where the plan shows no foreign-agent links. */
async function someRegistrant(api: Api): Promise<readonly string[]> {
  if (api.world.offer.entitlements.can_use_gov !== 'granted') return [];
  const [look] = await looksAtLinks(api, (looks) => looks.length > 0);
  return (look?.rows ?? []).flatMap((row) => nameOf(row, 'registrant') ?? []).slice(0, 1);
}

export const withoutPage = defineCheck({
  id: 'entities/without-page',
  title: 'The Entities list leaves out entities without an encyclopedia page that other operations return',
  clauses: ['entity-card.only-with-page', 'entity-card.without-page.elsewhere'],
  operations: ['listEntities', 'searchEntities'],
  rulings: ['entities-with-pages'],
  property: once(
    async (api) => {
      const pageless = await pagelessEntities(api);
      api.observe('entities without a page in search', `${pageless.length}`);
      const names = [
        ...pageless.slice(0, mostWithoutPage - 1),
        ...(await someRegistrant(api)),
        ...referenceEntities(api).map(({ name }) => name),
      ].slice(0, mostWithoutPage);
      precondition(names.length > 0, 'no entity that may lack a page is known', 'no-data');
      for (const search of names) {
        const reply = await api.get('listEntities', { search });
        const cards = cardsIn(reply);
        const bare = cards.find((card) => pageIn(card) === undefined);
        if (bare !== undefined) {
          const place = placeOf(reply, bare, 'encyclopedia_url');
          expectThat(false, place, 'the link to an encyclopedia page', bare, clauseWithoutLink(bare));
        }
        // A list without any card says something only of an entity that is known to lack a page.
        const missing = pageless.includes(search) ? 1 : 0;
        api.witness('entities that may lack a page', cards.length + missing);
      }
    },
    { requests: 1 + 2 * mostWithoutPage },
  ),
});

/** Names of entities without a link: in search, where others have one there, or else in Entity detail. */
async function pagelessEntities(api: Api): Promise<readonly string[]> {
  const [widest = ''] = await textsToSearch(api, 1);
  const { rows } = await foundFor(api, widest, 'all');
  const pageless = rows.filter((row) => pageIn(row) === undefined);
  if (pageless.length < rows.length) return pageless.flatMap((row) => nameIn(row) ?? []);
  const names: string[] = [];
  for await (const { card, referredAs } of describedEntities(
    api,
    referenceEntities(api).slice(0, mostWithoutPage),
  )) {
    if (pageIn(card) === undefined && referredAs !== undefined) names.push(referredAs);
  }
  return names;
}

const operations: readonly OperationId[] = ['listEntities', 'getEntity', 'searchEntities', 'listAwards'];

const forms = [
  {
    begins: 'e_',
    form: handleForms.spine,
    expected: 'e_ and hexadecimal digits alone',
    clause: 'entity-card.handle.spine',
  },
  {
    begins: 'wiki:',
    form: handleForms.wiki,
    expected: 'wiki: and a slug',
    clause: 'entity-card.handle.wiki',
  },
  {
    begins: 'cik:',
    form: handleForms.cik,
    expected: 'cik: and a number',
    clause: 'entity-card.handle.cik',
  },
] as const;

export const shownHandles = defineInvariant({
  id: 'entities/shown-handles',
  title: 'An id with the prefix e_, wiki: or cik: continues with hexadecimal digits, a slug or a number',
  clauses: forms.map(({ clause }) => clause),
  operations: [...operations, 'listEvents'],
  provokedBy: ['entities/list', 'entities/detail-wiki-id', 'search/scope-all'],
  judge: (exchange) => {
    let shown = 0;
    const isMalformed = (value: unknown, name: string, within: Within): boolean => {
      const known = formOf(value);
      if (known === undefined) return false;
      const member = memberAt(name, within);
      // Other words may begin so, too; what they are tells their member, which may bear the name of the form.
      if (!isIdMember(member) && known.begins !== `${member}:`) return false;
      shown += 1;
      return !known.form.test(String(value));
    };
    const [malformed] = partsOf(exchange).flatMap((part) => leavesWhere(part, isMalformed));
    if (malformed !== undefined) {
      const { path, value } = malformed;
      const { expected = '', clause } = formOf(value) ?? {};
      expectThat(false, path, expected, value, clause);
    }
    return shown;
  },
});

// Every text of a reply is asked, and hardly any is an id.
const mayBeId = new RegExp(`^(?:${forms.map(({ begins }) => begins).join('|')})`);

const formOf = (value: unknown) =>
  typeof value === 'string' && mayBeId.test(value)
    ? forms.find(({ begins }) => value.startsWith(begins))
    : undefined;

/** What of a reply speaks of entities. */
function partsOf({ request, status, json }: Exchange): readonly unknown[] {
  if (status !== 200 || request.operation === undefined) return [];
  if (operations.includes(request.operation)) return [json];
  const rows = request.operation === 'listEvents' ? at(json, '/data') : undefined;
  return isArray(rows) ? rows.map((row) => (isObject(row) ? row.entity_refs : undefined)) : [];
}
