import type { ErrorCode } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  type Exchange,
  expectStatus,
  expectThat,
  isArray,
  isObject,
  once,
  precondition,
  sameJson,
  seenOf,
} from '../../src/kit/index.js';
import { entityIdsOf } from '../asking/aicompute.js';
import { expectAccepted } from '../asking/calls.js';
import {
  cardIn,
  cardsIn,
  detailOf,
  entitiesPage,
  idOf,
  pageIn,
  pageSize,
  someCardsIn,
  spineEntities,
  twoNames,
} from '../asking/entities.js';
import { isSpineId } from '../asking/entity-refs.js';
import { listsIn } from '../asking/replies.js';
import { byFrequency, leavesIn, memberOf, nameIn } from '../asking/texts.js';

export const list = defineCheck({
  id: 'entities/list',
  title: 'The Entities list serves Entity cards, each with an id',
  clauses: ['entities.list.route', 'entities.list.cards', 'entity-card.id'],
  operations: ['listEntities'],
  rulings: ['reference-envelope'],
  property: once(async (api) => {
    const reply = await entitiesPage(api);
    const data = at(reply.json, '/data');
    // Where the cards stand is not shown; rows without any card anywhere are no cards.
    const isBare = isArray(data) && data.length > 0 && cardsIn(reply).length === 0;
    expectThat(!isBare, '/data', 'Entity cards', isArray(data) ? data[0] : data, 'entities.list.cards');
    const cards = someCardsIn(reply);
    for (const [index, card] of cards.entries()) {
      const filled = typeof card.id === 'string' && card.id !== '';
      const isCard = card.id !== undefined || pageIn(card) !== undefined;
      const clause = isCard ? 'entity-card.id' : 'entities.list.cards';
      expectThat(filled, `/data/${index}/id`, 'an id, a string', card.id, clause);
      api.witness('cards');
    }
  }),
});

export const limit = defineCheck({
  id: 'entities/limit',
  title: 'The Entities list accepts limit and returns no more cards than that',
  clauses: ['entities.list.limit', 'entities.list.limit.bounds-rows'],
  operations: ['listEntities'],
  rulings: ['limit-above-max'],
  property: once(
    async (api) => {
      const wide = await entitiesPage(api);
      const narrow = await entitiesPage(api, [1]);
      // Several names are likely to hold the commonest beginning of a word, and a search may forget the limit.
      const beginnings = cardsIn(wide).flatMap((card) => [...new Set(nameIn(card)?.match(/\b\p{L}{3}/gu))]);
      const [[search] = []] = byFrequency(beginnings);
      const found = search === undefined ? undefined : await api.get('listEntities', { search, limit: 1 });
      for (const [reply, most] of [
        [wide, pageSize],
        [narrow, 1],
        // Of a search that finds nothing, another list may hold suggestions.
        ...(found?.status === 200 && listsIn(found.json)[0]?.length !== 0 ? [[found, 1] as const] : []),
      ] as const) {
        expectAccepted(reply, 'limit');
        const cards = cardsIn(reply).length;
        const clause = 'entities.list.limit.bounds-rows';
        expectThat(cards <= most, '/data', `at most ${most} cards`, cards, clause);
      }
      precondition(cardsIn(wide).length > 1, 'there are too few Entities to be limited', 'no-data');
      api.witness('lists within their limit', 2);
    },
    { requests: 3 },
  ),
});

/** So few cards of each list are compared; with fewer there are in all, a search may well keep every one. */
const compared = 3;

const firstIds = (reply: Exchange): readonly string[] => cardsIn(reply).slice(0, compared).map(idOf);

export const search = defineCheck({
  id: 'entities/search',
  title: 'The Entities list accepts search, and of two names at least one changes the list',
  clauses: ['entities.list.search'],
  operations: ['listEntities'],
  property: once(
    async (api) => {
      const whole = await entitiesPage(api);
      const lists = [];
      for (const name of await twoNames(api)) {
        const reply = await api.get('listEntities', { search: name, limit: compared });
        expectAccepted(reply, 'search');
        lists.push(firstIds(reply));
      }
      precondition(
        cardsIn(whole).length > compared,
        'too few entities are listed to leave some out',
        'no-data',
      );
      precondition(
        lists.some((ids) => ids.length > 0),
        'no search found an entity',
        'no-data',
      );
      const unmoved = lists.every((ids) => sameJson(ids, firstIds(whole)));
      expectThat(!unmoved, '/data', 'other cards for a name than without search', lists[0]);
      api.witness('cards compared', lists.flat().length);
    },
    { requests: 3 },
  ),
});

/** Codes of a selector that is missing; the route may miss dates as well (rulings missing-selector, several-faults). */
const selectorCodes: readonly ErrorCode[] = [
  'ENTITY_REQUIRED',
  'MISSING_PARAM',
  'FILTER_REQUIRED',
  'DATE_RANGE_REQUIRED',
];

export const toneWithoutEntity = defineCheck({
  id: 'entities/tone-without-entity',
  title: 'A tone request without an entity is refused with 400, or with 403 if the plan lacks the route',
  clauses: ['entities.tone.route', 'entities.tone.without-entity', 'error.entity-required'],
  operations: ['getEntityTone'],
  rulings: ['missing-selector', 'named-routes', 'missing-entitlement', 'several-faults'],
  property: once(async (api) => {
    const reply = await api.get('getEntityTone');
    const isMissing = reply.status === 404 || reply.status === 410;
    const clause = isMissing ? 'entities.tone.route' : 'entities.tone.without-entity';
    accusing(clause, () => expectStatus(reply, 400, 403));
    const code = at(reply.json, '/code');
    const isOfSelector = reply.status !== 400 || selectorCodes.some((each) => each === code);
    expectThat(isOfSelector, '/code', selectorCodes.join(' or '), code, 'error.entity-required');
    api.witness('requests without an entity refused');
  }),
});

export const toneById = defineCheck({
  id: 'entities/tone-by-id',
  title: 'An e_ id as entity of a tone request, of a person or not, is not refused as INVALID_ENTITY_ID',
  clauses: ['entities.handle.spine.tone'],
  operations: ['getEntityTone'],
  rulings: ['accepted-handles', 'named-routes', 'missing-entitlement'],
  property: once(
    async (api) => {
      const [entity, other] = spineEntities(api);
      const ids = [entity?.id, organizationIn(api) ?? other?.id];
      const asked = new Set(ids.filter((id) => id !== undefined));
      precondition(asked.size > 0, 'Events refer to no entity', 'no-data');
      for (const id of asked) {
        const reply = await api.get('getEntityTone', { entity: id });
        // How else a request names its entity, and for which entities there is a tone, is not shown.
        const isRefused = at(reply.json, '/code') === 'INVALID_ENTITY_ID';
        expectThat(!isRefused, '/code', `${id} accepted as a resolved id`, 'INVALID_ENTITY_ID');
        api.witness('requests for the tone by id');
        api.observe('tone by id', seenOf(reply));
      }
    },
    { requests: 2 },
  ),
});

/** The id of an entity that is no person for certain: it develops models, or owns facilities. */
const organizationIn = ({ world: { offer } }: Api): string | undefined =>
  [...(offer.rows.listModels ?? []), ...(offer.rows.listFacilities ?? [])]
    .flatMap(entityIdsOf)
    .find(isSpineId);

export const leftOpen = defineCheck({
  id: 'entities/left-open',
  title: 'Behaviour of the Entities list that the specification leaves open is recorded',
  clauses: [
    'entities.detail.response',
    'entities.list.limit.default',
    'entities.list.limit.max',
    'entities.list.order',
    'entities.list.paging',
    'entities.list.response',
    'entities.list.search.length',
    'entities.list.search.matching',
    'entity-card.article-count',
    'entity-card.event-count',
    'entity-card.kinds',
    'entity-card.mention-counts',
    'entity-card.other-fields',
    'entity-card.salience',
    'entity-card.story-count',
  ],
  level: 'observe',
  operations: ['listEntities', 'getEntity'],
  rulings: ['limit-above-max', 'reference-envelope', 'entities-with-pages'],
  property: once(
    async (api) => {
      const whole = await entitiesPage(api);
      const cards = cardsIn(whole);
      const [card] = cards;
      precondition(card !== undefined, 'the Entities list has no cards', 'no-data');
      tell(api, 'members of an Entities list', Object.keys(isObject(whole.json) ? whole.json : {}));
      tell(api, 'members of a card', Object.keys(card));
      tell(api, 'kinds of Entities', [...new Set(cards.flatMap(kindOf))]);
      const counts = countsOf(card);
      tell(api, 'counts on a card', counts);
      tell(
        api,
        'counts by which the list descends',
        counts.filter((name) => descends(cards.map((each) => numberIn(each, name)))),
      );
      api.observe('cards without a limit', told(await api.get('listEntities')));
      api.observe('a limit of 1000', told(await api.get('listEntities', { limit: 1000 })));
      api.observe('search for one letter', told(await api.get('listEntities', { search: 'a' })));
      const named = await api.get('listEntities', { search: nameIn(card) });
      const found = named.status === 200 && cardsIn(named).map(idOf).includes(idOf(card));
      api.observe('search for the name of a card', found ? 'finds it' : 'does not find it');
      const detail = await detailOf(api, idOf(card));
      tell(api, 'members of an Entity detail', Object.keys(cardIn(detail) ?? {}));
    },
    { requests: 6 },
  ),
});

const tell = (api: Api, what: string, words: readonly string[]): void => api.observe(what, words.join(', '));

const told = (reply: Exchange): string =>
  reply.status === 200 ? `200, ${cardsIn(reply).length} cards` : seenOf(reply);

const kindOf = (card: unknown): readonly string[] =>
  leavesIn(card).flatMap(({ path, value }) =>
    /^(?:entity_)?(?:type|kind)$/.test(memberOf(path)) && typeof value === 'string' ? [value] : [],
  );

const countsOf = (card: unknown): readonly string[] =>
  leavesIn(card).flatMap(({ path, value }) => (typeof value === 'number' ? [memberOf(path)] : []));

const numberIn = (card: unknown, name: string): number =>
  Number(leavesIn(card).find(({ path }) => memberOf(path) === name)?.value ?? 0);

const descends = (numbers: readonly number[]): boolean =>
  numbers.every((number, index) => number <= (numbers[index - 1] ?? Number.POSITIVE_INFINITY));
