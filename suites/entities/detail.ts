import { unknownEntityIds } from '../../generators/ids.js';
import {
  type Api,
  defineCheck,
  expectOk,
  expectRefusal,
  expectThat,
  forAll,
  once,
  precondition,
  rowsOf,
} from '../../src/kit/index.js';
import {
  cardIn,
  cardsIn,
  describedEntities,
  detailOf,
  entitiesPage,
  idOf,
  linkedEntity,
  mayBeOne,
  mostTries,
  pageIn,
  type Referred,
  referredEntities,
  spineEntities,
  wikiIdsOf,
} from '../asking/entities.js';
import { isSpineId, isUnresolved, isWikiId, scopedTo, unknownHandle } from '../asking/entity-refs.js';
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
  ],
  operations: ['getEntity', 'listEntities'],
  rulings: ['accepted-handles', 'reference-envelope'],
  property: once(
    async (api) => {
      const listed = cardsIn(await entitiesPage(api));
      const spine = listed.filter((card) => isSpineId(idOf(card))).slice(0, most);
      const wiki = listed.filter((card) => isWikiId(idOf(card))).slice(0, 1);
      precondition(spine.length + wiki.length > 0, 'no card of the Entities list has an id', 'no-data');
      for (const card of [...spine, ...wiki]) {
        const reply = await detailOf(api, idOf(card));
        expectOk(reply);
        const shown = cardIn(reply);
        expectThat(shown !== undefined, '/data', `the card of ${idOf(card)}`, reply.json);
        expectThat(shown.id === card.id, '/data/id', idOf(card), shown.id);
        const pages = [pageIn(card), pageIn(shown)];
        const same = pages.includes(undefined) || pages[0] === pages[1];
        expectThat(same, '/data/encyclopedia_url', `${pages[0]}, as in the list`, pages[1]);
        const names = [nameIn(card), nameIn(shown)] as const;
        expectThat(mayBeOne(...names), '/data', `${names[0]}, as in the list`, names[1]);
        api.witness('details of listed Entities');
      }
    },
    { requests: 2 + most },
  ),
});

export const detailName = defineCheck({
  id: 'entities/detail-name',
  title: 'Entity detail of a name returns the card of that Entity or is rejected with INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.detail', 'entity-card.one-card', 'entities.detail.same-entity'],
  operations: ['getEntity'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const missed: string[] = [];
      for await (const { card, name, referredAs } of describedEntities(api, await entities(api))) {
        let led = 0;
        for (const handle of new Set([name, referredAs])) {
          if (handle === undefined) continue;
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
          expectThat(alike || other, '/data/id', `${idOf(card)}, the card of ${page}`, found?.id);
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
  const cards = cardsIn(await entitiesPage(api));
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
        // A merged sibling may be shown under the id of the entity that it was merged into.
        const shown = idOf(cardIn(reply));
        expectThat(isSpineId(shown), '/data/id', `an e_ id, as ${id} is one`, shown);
        api.witness('details of entities that Events refer to');
      }
    },
    { requests: most },
  ),
});

export const detailPageLink = defineCheck({
  id: 'entities/detail-page-link',
  title: 'Entity detail of an encyclopedia_url returns the card with that link, or 404',
  clauses: ['entities.handle.encyclopedia-url.path', 'entity-card.one-card'],
  operations: ['getEntity'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const { card, page } = await linkedEntity(api);
      const reply = await detailOf(api, page);
      if (reply.status === 404)
        api.deviates('accepted-handles', 'an encyclopedia_url is not found in the path of Entity detail');
      else {
        expectOk(reply);
        const found = idOf(cardIn(reply));
        expectThat(found === idOf(card), '/data/id', `${idOf(card)}, whose page it is`, found);
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

export const detailWikiId = defineCheck({
  id: 'entities/detail-wiki-id',
  title: 'Entity detail serves a wiki: id, under the e_ id of an entity that has one',
  clauses: ['entities.handle.wiki.detail', 'entity-card.one-card', 'entity-card.id.spine'],
  operations: ['getEntity', 'listEvents'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const listed = cardsIn(await entitiesPage(api)).map(idOf);
      const shown = [...listed, ...referredEntities(api.world).map(({ id }) => id)].find(isWikiId);
      if (shown !== undefined) {
        const reply = await detailOf(api, shown);
        expectOk(reply);
        expectThat(cardIn(reply) !== undefined, '/data', `the card of ${shown}`, reply.json);
        api.witness('details by a wiki: id');
      }
      for await (const { id, card } of describedEntities(api)) {
        for (const wiki of wikiIdsOf(card)) {
          const reply = await detailOf(api, wiki);
          // Unless a card shows it, the slug is a guess at the page, and a guess that misses proves nothing.
          const showsIt = Object.values(card).includes(wiki);
          const missed = reply.status >= 400 && reply.status < 500;
          if (!showsIt && missed && !(await isKnownToEvents(api, wiki, id))) continue;
          expectOk(reply);
          const found = idOf(cardIn(reply));
          expectThat(found === idOf(card), '/data/id', `${idOf(card)}, the id that ${id} has`, found);
          api.witness('entities found by both forms of id');
          return;
        }
      }
      precondition(shown !== undefined, 'no wiki: id is shown, and no guess is one', 'no-data');
    },
    { requests: 3 },
  ),
});
