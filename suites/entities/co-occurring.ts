import { defineCheck, once, precondition } from '../../src/kit/index.js';
import { expectResolved } from '../seen-entity.js';
import { expectTaken } from '../taken.js';
import { besides } from './beside.js';
import { cardsIn } from './card.js';
import { spineEntities } from './sample.js';

export const coOccurring = defineCheck({
  id: 'entities/co-occurring',
  title: 'The Entities list takes co_occurring_with of one e_ id, and some entity has others beside it',
  clauses: ['entities.list.co-occurring-with', 'entities.handle.spine.co-occurring-with'],
  operations: ['listEntities'],
  rulings: ['C30'],
  property: once(async (api) => {
    const entities = spineEntities(api);
    precondition(entities.length > 0, 'no Event refers to an entity', 'no-data');
    for (const { id } of entities) {
      const reply = await besides(api, id);
      expectTaken(reply, 'co_occurring_with');
      expectResolved(reply.json, id);
      const cards = cardsIn(reply).length;
      api.witness('entities beside others', cards);
      if (cards > 0) return;
    }
  }),
  refutedBy: [
    'entities.co-occurring.crashes',
    'entities.co-occurring.refused',
    'entities.co-occurring.reported-ignored',
    'entities.co-occurring.spine-id-refused',
    'entities.co-occurring.spine-id-unresolved',
  ],
});
