import type { ClauseId } from '../../contract/index.js';
import { unknownEntityIds } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  isArray,
  type JsonObject,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import {
  cardIn,
  describedEntities,
  detailOf,
  entitiesPage,
  hasSlash,
  idOf,
  isEscapedTwice,
  isRefusedInPath,
  linkedEntity,
  listedCards,
  mayBeNamed,
  mostTries,
  pageIn,
  pageOf,
  placeOf,
  type Referred,
  referredEntities,
  spineEntities,
  wikiIdsOf,
} from '../asking/entities.js';
import {
  isSpineId,
  isUnresolved,
  isWikiId,
  mergedEntity,
  referredSiblings,
  scopedTo,
  seenEntities,
  unknownHandle,
} from '../asking/entity-refs.js';
import { fullPage } from '../asking/pages.js';
import { expectUnknownId } from '../asking/refusals.js';
import { leavesIn, nameIn } from '../asking/texts.js';

/** Cards whose details are read. */
const most = 2;

export const detail = defineCheck({
  id: 'entities/detail',
  title: 'Entity detail of a listed id returns the card of that Entity',
  clauses: [
    'entities.detail.route',
    'entities.detail.card',
    'entities.detail.same-entity',
    'entities.handle.spine.detail',
    'entities.handle.wiki.detail',
    'entity-card.id.spine',
    'entity-card.one-registry',
    'entity-card.encyclopedia-url',
    'entity-card.encyclopedia-url.detail',
  ],
  operations: ['getEntity', 'listEntities'],
  rulings: ['accepted-handles', 'reference-envelope', 'entities-with-pages'],
  property: once(
    async (api) => {
      const listed = await listedCards(api);
      const spine = listed.filter((card) => isSpineId(idOf(card))).slice(0, most);
      // A gateway may refuse a slash in a path (ruling page-url-in-path).
      const wiki = listed.filter((card) => isWikiId(idOf(card)) && !hasSlash(idOf(card))).slice(0, 1);
      precondition(spine.length + wiki.length > 0, 'no card of the Entities list has an id', 'no-data');
      const found: { readonly card: JsonObject; readonly reply: Exchange }[] = [];
      for (const card of [...spine, ...wiki]) found.push({ card, reply: await detailOf(api, idOf(card)) });
      const named: (readonly [JsonObject, JsonObject])[] = [];
      // If ids of the other form are found, the route exists.
      const isServed = found.some(({ reply }) => reply.status === 200);
      for (const { card, reply } of found) {
        const form = isSpineId(idOf(card)) ? 'spine' : 'wiki';
        accusing(isServed ? `entities.handle.${form}.detail` : undefined, () => expectOk(reply));
        const shown = cardIn(reply);
        const ofCard = 'entities.detail.card';
        expectThat(shown !== undefined, '/data', `the card of ${idOf(card)}`, reply.json, ofCard);
        expectThat(shown.id === card.id, '/data/id', idOf(card), shown.id, clauseOfId(card, reply));
        const pages = [pageIn(card), pageIn(shown)];
        const isDenied = pages[0] !== undefined && shown.encyclopedia_url === null;
        const ofLink = 'entity-card.encyclopedia-url.detail';
        expectThat(!isDenied, '/data/encyclopedia_url', `${pages[0]}, as in the list`, null, ofLink);
        await expectEscapedOnce(api, card, shown);
        const same = pages.includes(undefined) || pageOf(pages[0]) === pageOf(pages[1]);
        const one = 'entity-card.one-registry';
        expectThat(same, '/data/encyclopedia_url', `${pages[0]}, as in the list`, pages[1], one);
        // One page is one Entity, by whatever names.
        if (pages.includes(undefined)) named.push([card, shown]);
        api.witness('details of listed Entities');
      }
      expectNamesShared(named);
    },
    { requests: 2 + most },
  ),
});

/**
 * What lists and details call their Entities shares a word. One of them may go by an abbreviation and by what it stands for;
 * most do not.
 */
export function expectNamesShared(all: readonly (readonly [listed: JsonObject, shown: JsonObject])[]): void {
  const strange = all.flatMap(([listed, shown]) => {
    const [name, other] = [nameIn(listed), nameIn(shown)];
    if (name === undefined || other === undefined) return [];
    return mayBeNamed(shown, name) || mayBeNamed(listed, other) ? [] : [`${name} (${other})`];
  });
  const areMost = strange.length > 1 && 2 * strange.length > all.length;
  expectThat(!areMost, '/data', 'names as in the list', strange, 'entity-card.one-registry');
}

/** A listed link leads to the page that the detail links to, and not to one that has its escapes for a name. */
async function expectEscapedOnce(api: Api, card: JsonObject, shown: JsonObject | undefined): Promise<void> {
  const [listed, other] = [pageIn(card), pageIn(shown)];
  if (listed === undefined || other === undefined || !isEscapedTwice(listed, other)) return;
  const place = placeOf(await entitiesPage(api), card, 'encyclopedia_url');
  expectThat(false, place, `a link to ${other}, as in the detail`, listed, 'entity-card.encyclopedia-url');
}

/** Accused if the card of a detail has another id than the listed one. */
function clauseOfId(card: JsonObject, reply: Exchange): ClauseId {
  const data = at(reply.json, '/data');
  if (isArray(data) && data.length > 1) return 'entities.detail.card';
  const ids = [idOf(card), idOf(cardIn(reply))];
  const areForms = ids.some(isSpineId) && ids.some(isWikiId);
  return areForms ? 'entity-card.id.spine' : 'entities.detail.same-entity';
}

export const detailName = defineCheck({
  id: 'entities/detail-name',
  title: 'Entity detail of a name returns the card of that Entity or is rejected with INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.detail', 'entity-card.one-card'],
  operations: ['getEntity'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const missed: string[] = [];
      for await (const { card, name, referredAs } of describedEntities(api, await entities(api))) {
        let led = 0;
        for (const handle of new Set([name, referredAs])) {
          if (handle === undefined || hasSlash(handle)) continue;
          const reply = await detailOf(api, handle);
          if (reply.status === 400) {
            expectRefusal(reply, { codes: ['INVALID_ENTITY_ID'] });
            api.witness('names refused');
            return;
          }
          const found = reply.status === 200 ? cardIn(reply) : undefined;
          const page = pageIn(card);
          const alike = idOf(found) === idOf(card);
          const other = page === undefined || pageIn(found) !== page;
          const expected = `${idOf(card)}, the card of ${page}`;
          expectThat(alike || other, '/data/id', expected, found?.id, 'entity-card.one-card');
          if (alike) led += 1;
          else missed.push(`${handle}: ${reply.status} ${idOf(found)}`);
        }
        api.witness('names that lead to their card', led);
        if (led > 0) return;
      }
      // One name may be ambiguous; so many are not.
      precondition(missed.length > 1, 'no name of an entity is known', 'no-data');
      expectThat(false, '/data/id', 'the card of an entity by its name, or INVALID_ENTITY_ID', missed);
    },
    { requests: 3 },
  ),
});

/** Entities that Event cards refer to, first one that is held to be another: its id stands on the card of that. */
async function entities(api: Api): Promise<readonly Referred[]> {
  const cards = await listedCards(api);
  const own = cards.map(idOf);
  const others = new Set(cards.flatMap((card) => leavesIn(card).map(({ value }) => value)));
  const merged = referredEntities(api.world).find(({ id }) => others.has(id) && !own.includes(id));
  return [...(merged === undefined ? [] : [merged]), ...spineEntities(api)].slice(0, mostTries);
}

export const detailOfReferred = defineCheck({
  id: 'entities/detail-of-referred',
  title: 'Entity detail serves the e_ ids of Event cards, under an e_ id',
  clauses: ['entities.handle.spine.detail', 'entity-card.id.spine'],
  operations: ['getEntity', 'listEvents'],
  rulings: ['accepted-handles', 'entities-with-pages'],
  property: once(
    async (api) => {
      const entities = spineEntities(api, most);
      precondition(entities.length > 0, 'no Event refers to an e_ id', 'no-data');
      for (const { id } of entities) {
        const reply = await detailOf(api, id);
        expectOk(reply);
        const card = cardIn(reply);
        expectThat(card !== undefined, '/data', `the card of ${id}`, reply.json, 'entities.detail.card');
        // A merged sibling may be shown under the id of the entity that it was merged into.
        const shown = idOf(card);
        const spine = 'entity-card.id.spine';
        expectThat(isSpineId(shown), '/data/id', `an e_ id, as ${id} is one`, shown, spine);
        api.witness('details of entities that Events refer to');
      }
    },
    { requests: most },
  ),
});

export const detailPageLink = defineCheck({
  id: 'entities/detail-page-link',
  title: 'Entity detail of an encyclopedia_url returns the card with that link, or does not find it',
  clauses: ['entities.handle.encyclopedia-url.path', 'entity-card.one-card'],
  operations: ['getEntity'],
  rulings: ['accepted-handles', 'page-url-in-path'],
  property: once(
    async (api) => {
      const { card, page } = await linkedEntity(api);
      const reply = await detailOf(api, page);
      if (isRefusedInPath(reply))
        api.deviates('page-url-in-path', 'an encyclopedia_url is not found in the path of Entity detail');
      else {
        expectOk(reply);
        const found = cardIn(reply);
        const same = idOf(found) === idOf(card);
        const clause = pageIn(found) === page ? 'entity-card.one-card' : undefined;
        expectThat(same, '/data/id', `${idOf(card)}, whose page it is`, idOf(found), clause);
      }
      api.witness('links in a path');
    },
    { requests: 2 },
  ),
});

export const detailUnknownId = defineCheck({
  id: 'entities/detail-unknown-id',
  title: 'An unknown Entity id is answered with an error and no card',
  clauses: ['entities.detail.unknown-id', 'entities.detail.unknown-id.status'],
  operations: ['getEntity'],
  rulings: ['not-found-code'],
  runs: 3,
  property: forAll(
    (world) => unknownEntityIds(referredEntities(world).find(({ id }) => isSpineId(id))?.id),
    async (api, id) => {
      const reply = await api.get('getEntity', {}, { path: { entity_id: id } });
      expectUnknownId(api, reply, 'Entity');
    },
    { examples: [unknownHandle] },
  ),
});

/** Whether Events take a guessed id for that of an entity; either form of id holds everywhere then. */
async function isKnownToEvents(api: Api, wiki: string, id: string): Promise<boolean> {
  const reply = await fullPage(api, scopedTo(api.world, [wiki]));
  if (reply.status !== 200 || isUnresolved(reply.json, wiki)) return false;
  const [found, expected] = [reply, await fullPage(api, scopedTo(api.world, [id]))].map((each) =>
    rowsOf(each)
      .map(({ id }) => String(id))
      .toSorted()
      .join(' '),
  );
  return found !== '' && found === expected;
}

const isAscii = (text: string): boolean => /^[ -~]*$/.test(text);

export const detailWikiId = defineCheck({
  id: 'entities/detail-wiki-id',
  title: 'Entity detail serves a wiki: id, under the e_ id of an entity that has one',
  clauses: [
    'entities.handle.wiki.detail',
    'entity-card.encyclopedia-url',
    'entity-card.one-card',
    'entity-card.id.either-form',
  ],
  operations: ['getEntity', 'listEntities', 'listEvents'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const cards = await listedCards(api);
      const all = [...cards.map(idOf), ...referredEntities(api.world).map(({ id }) => id)].filter(
        (id) => isWikiId(id) && !hasSlash(id),
      );
      const shown = [all.find(isAscii), all.find((id) => !isAscii(id))].filter((id) => id !== undefined);
      for (const id of shown) {
        const reply = await detailOf(api, id);
        expectOk(reply);
        const found = cardIn(reply);
        expectThat(found !== undefined, '/data', `the card of ${id}`, reply.json);
        const card = cards.find((each) => idOf(each) === id);
        if (card !== undefined) await expectEscapedOnce(api, card, found);
        api.witness('details by a wiki: id');
      }
      for await (const { id, card } of describedEntities(api)) {
        for (const wiki of wikiIdsOf(card).filter((each) => !hasSlash(each))) {
          const reply = await detailOf(api, wiki);
          // Unless a card shows it, the slug is a guess at the page, and a guess that misses proves nothing.
          const showsIt = Object.values(card).includes(wiki);
          const missed = reply.status >= 400 && reply.status < 500;
          if (!showsIt && missed && !(await isKnownToEvents(api, wiki, id))) continue;
          expectOk(reply);
          const found = cardIn(reply);
          const same = idOf(found) === idOf(card);
          const isOne = pageIn(found) === pageIn(card);
          const clause = isOne ? 'entity-card.one-card' : 'entity-card.id.either-form';
          expectThat(same, '/data/id', `${idOf(card)}, the id that ${id} has`, idOf(found), clause);
          api.witness('entities found by both forms of id');
          return;
        }
      }
      precondition(shown.length > 0, 'no wiki: id is shown, and no guess is one', 'no-data');
    },
    { requests: 3 },
  ),
});

/** An id that Events refer to leads to a card, be it by way of another path. */
function expectServed(id: string, { status }: Exchange): void {
  expectThat(status < 400, 'status', `the card of ${id}`, status, 'entities.handle.spine.detail');
}

/** Ids of merged entities that Events refer to; each costs a request. */
const mostSiblings = 2;

export const detailMerged = defineCheck({
  id: 'entities/detail-merged',
  title:
    'The ids of entities that were merged lead to cards with one id, at least those that Events refer to',
  clauses: ['entity-card.one-card', 'entities.handle.spine.detail'],
  operations: ['getEntity', 'listEvents'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const { id, sibling } = await mergedEntity(api);
      const referred = seenEntities(api.world).map((each) => each.id);
      const found: string[] = [];
      for (const each of [id, sibling]) {
        const reply = await detailOf(api, each);
        if (referred.includes(each) && isSpineId(each)) expectServed(each, reply);
        if (reply.status !== 200) continue;
        found.push(idOf(cardIn(reply)));
        api.witness('details of merged ids');
      }
      const [one = '', other = one] = found;
      expectThat(one === other, '/data/id', `${one}, as for ${id}, its merged sibling`, other);
      for (const each of (await referredSiblings(api)).slice(0, mostSiblings)) {
        const reply = await detailOf(api, each);
        expectServed(each, reply);
        api.witness('details of merged ids that Events refer to');
      }
    },
    { requests: 12 },
  ),
});
