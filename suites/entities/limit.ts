import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { expectTaken } from '../taken.js';
import { cardsIn } from './card.js';
import { entitiesPage, pageSize } from './sample.js';

export const limit = defineCheck({
  id: 'entities/limit',
  title: 'The Entities list takes limit and has no more cards than it allows',
  clauses: ['entities.list.limit', 'entities.list.limit.bounds-rows'],
  operations: ['listEntities'],
  rulings: ['C09'],
  property: once(
    async (api) => {
      const wide = await entitiesPage(api);
      const narrow = await entitiesPage(api, [1]);
      for (const [reply, most] of [
        [wide, pageSize],
        [narrow, 1],
      ] as const) {
        expectTaken(reply, 'limit');
        const cards = cardsIn(reply).length;
        expectThat(cards <= most, '/data', `at most ${most} cards`, cards);
      }
      precondition(cardsIn(wide).length > 1, 'there are too few Entities to be limited', 'no-data');
      api.witness('lists within their limit', 2);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'entities.list.limit-raised-to-ten',
    'entities.list.limit-refused',
    'entities.list.limit-reported-ignored',
    'entities.list.limit-without-effect',
    'entities.list.one-row-too-many',
  ],
});
