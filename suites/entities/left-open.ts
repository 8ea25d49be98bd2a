import {
  type Api,
  defineCheck,
  type Exchange,
  isObject,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { leavesIn, memberOf } from '../leaves.js';
import { nameIn } from '../name-in.js';
import { cardIn, cardsIn, idOf } from './card.js';
import { detailOf, entitiesPage } from './sample.js';

export const leftOpen = defineCheck({
  id: 'entities/left-open',
  title: 'What the Entities list and its cards do where the specification does not say',
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
  rulings: ['C09', 'C39', 'C54'],
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
  refutedBy: [],
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
