import { defineCheck, expectRefusal, expectThat, once, precondition } from '../../src/kit/index.js';
import { isUnresolved } from '../seen-entity.js';
import { besides } from './beside.js';
import { cardsIn } from './card.js';
import { describedEntities } from './sample.js';

export const coOccurringName = defineCheck({
  id: 'entities/co-occurring-name',
  title: 'The name of an entity as co_occurring_with resolves, or is refused as INVALID_ENTITY_ID',
  clauses: ['entities.handle.name.co-occurring-with'],
  operations: ['listEntities'],
  rulings: ['C30'],
  property: once(
    async (api) => {
      const tried: string[] = [];
      for await (const { id, name } of describedEntities(api)) {
        if (name === undefined || name.includes(',') || cardsIn(await besides(api, id)).length === 0)
          continue;
        const reply = await besides(api, name);
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
  refutedBy: [
    'entities.co-occurring.name-crashes',
    'entities.co-occurring.name-not-found',
    'entities.co-occurring.name-wrong-code',
  ],
});
