import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  once,
  precondition,
  type Query,
  sameJson,
  seenOf,
} from '../../src/kit/index.js';
import { expectAccepted, isIgnored } from '../asking/calls.js';
import {
  cardsIn,
  describedEntities,
  detailOf,
  entitiesPage,
  handleForms,
  idOf,
  pageIn,
  spineEntities,
  wikiIdsOf,
} from '../asking/entities.js';
import { expectResolved, isUnresolved } from '../asking/entity-refs.js';
import { someLeis } from '../asking/search.js';
import { leavesIn } from '../asking/texts.js';

/** The Entities that co-occur with a subject. */
const coOccurringWith = (api: Api, subject: string, beside: Query = {}): Promise<Exchange> =>
  api.get('listEntities', { co_occurring_with: subject, ...beside });

export const coOccurring = defineCheck({
  id: 'entities/co-occurring',
  title: 'The Entities list accepts one e_ id as co_occurring_with, and some entity has co-occurring ones',
  clauses: [
    'entities.list.co-occurring-with',
    'entities.handle.spine.co-occurring-with',
    'entities.list.limit.bounds-rows',
    'entities.list.search',
  ],
  operations: ['listEntities'],
  rulings: ['accepted-handles'],
  property: once(async (api) => {
    const entities = spineEntities(api);
    precondition(entities.length > 0, 'no Event refers to an entity', 'no-data');
    for (const { id } of entities) {
      const reply = await coOccurringWith(api, id);
      const ofHandle = 'entities.handle.spine.co-occurring-with';
      const isRefused = at(reply.json, '/code') === 'INVALID_ENTITY_ID';
      accusing(isRefused ? ofHandle : undefined, () => expectAccepted(reply, 'co_occurring_with'));
      accusing(ofHandle, () => expectResolved(reply.json, id));
      const cards = cardsIn(reply).length;
      api.witness('entities beside others', cards);
      if (cards === 0) continue;
      const limited = await api.get('listEntities', { co_occurring_with: id, limit: 1 });
      const isBound = limited.status !== 200 || cardsIn(limited).length <= 1;
      const ofLimit = 'entities.list.limit.bounds-rows';
      expectThat(isBound, '/data', 'one entity, as limit=1 says', cardsIn(limited).length, ofLimit);
      if (cards < 2) continue;
      await expectSearched(api, id, reply);
      return;
    }
  }),
});

/** So many entities in one order, none of which a search finds by itself, show that it was overlooked. */
const fewest = 4;

/**
 * A search beside a subject has an effect. How the two combine is not shown: only a reply is wrong that has what co-occurs in its
 * order, and nothing else, though the search by itself finds few others.
 */
async function expectSearched(api: Api, subject: string, whole: Exchange): Promise<void> {
  const all = cardsIn(whole).map(idOf);
  const other = spineEntities(api).find(({ id, name }) => name !== undefined && !all.includes(id));
  if (other?.name === undefined || all.length < fewest) return;
  const search = other.name;
  const alone = await api.get('listEntities', { search });
  const found = alone.status === 200 ? cardsIn(alone).map(idOf) : [];
  const isTelling = found.length > 0 && found.length < fewest && !found.some((id) => all.includes(id));
  if (!isTelling || isIgnored(alone, 'search')) return;
  const beside = await coOccurringWith(api, subject, { search });
  if (beside.status !== 200 || isIgnored(beside, 'search')) return;
  const isSame = sameJson(cardsIn(beside).map(idOf), all);
  const expected = `entities that search=${search} has had a say in`;
  expectThat(!isSame, '/data', expected, 'what co-occurs, as without it', 'entities.list.search');
  api.witness('searches beside a subject');
}

export const coOccurringName = defineCheck({
  id: 'entities/co-occurring-name',
  title: 'The name of an entity as co_occurring_with resolves, or is refused as INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.co-occurring-with'],
  operations: ['listEntities'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const tried: string[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name === undefined || name.includes(',') || cardsIn(await coOccurringWith(api, id)).length === 0)
          continue;
        const reply = await coOccurringWith(api, name);
        if (reply.status === 400) {
          expectRefusal(reply, { codes: ['INVALID_ENTITY_ID'] });
          api.witness('names refused');
          return;
        }
        if (!isUnresolved(reply.json, name) && cardsIn(reply).length > 0) {
          api.witness('names resolved');
          return;
        }
        tried.push(name);
      }
      // One name may be ambiguous; so many are not.
      precondition(tried.length > 1, 'no name of an entity with others beside it is known', 'no-data');
      expectThat(false, '/data', `Entities beside one of ${tried.join(', ')}`, 'none');
    },
    { requests: 2 },
  ),
});

export const coOccurringTwo = defineCheck({
  id: 'entities/co-occurring-two',
  title: 'co_occurring_with of two subjects is refused with 400, and of one is served',
  clauses: ['entities.list.co-occurring-with.two-subjects', 'entities.list.co-occurring-with.code'],
  operations: ['listEntities'],
  rulings: ['missing-selector'],
  property: once(
    async (api) => {
      const [one, other] = spineEntities(api);
      precondition(
        one !== undefined && other !== undefined,
        'Events refer to fewer than two entities',
        'no-data',
      );
      const single = await coOccurringWith(api, one.id);
      accusing('entities.list.co-occurring-with', () => expectOk(single));
      for (const beside of [{}, { search: one.name ?? 'bank' }]) {
        expectStatus(await coOccurringWith(api, `${one.id},${other.id}`, beside), 400);
        api.witness('two subjects refused');
      }
    },
    { requests: 3 },
  ),
});

export const otherHandles = defineCheck({
  id: 'entities/other-handles',
  title: 'The treatment of other handles by Entity detail and co-occurrence is recorded',
  clauses: [
    'entities.handle.cik.elsewhere',
    'entities.handle.encyclopedia-url.elsewhere',
    'entities.handle.grammar',
    'entities.handle.lei.elsewhere',
    'entities.handle.wiki.elsewhere',
  ],
  level: 'observe',
  operations: ['listEntities', 'getEntity'],
  rulings: ['accepted-handles'],
  property: once(
    async (api) => {
      const cards = cardsIn(await entitiesPage(api));
      const [card] = cards;
      precondition(card !== undefined, 'the Entities list has no cards', 'no-data');
      const inDetail = async (what: string, handle: string | undefined) => {
        if (handle !== undefined) api.observe(`detail of ${what}`, seenOf(await detailOf(api, handle)));
      };
      await inDetail('an id in capitals', idOf(card).toUpperCase());
      await inDetail('a cik: id', cikIn(cards));
      await inDetail('an LEI', (await someLeis(api))[0]);
      await beside(api, 'a wiki: id', wikiIdsOf(card)[0]);
      await beside(api, 'a link to a page', pageIn(card));
    },
    { requests: 6 },
  ),
});

async function beside(api: Api, what: string, subject: string | undefined): Promise<void> {
  if (subject === undefined) return;
  const reply = await coOccurringWith(api, subject);
  const cards = reply.status === 200 ? `, ${cardsIn(reply).length} cards` : '';
  api.observe(`Entities beside ${what}`, seenOf(reply) + cards);
}

/** A `cik:` id that a card happens to show. */
function cikIn(cards: unknown): string | undefined {
  const shown = leavesIn(cards).find(({ value }) => typeof value === 'string' && handleForms.cik.test(value));
  return typeof shown?.value === 'string' ? shown.value : undefined;
}
