import { defineCheck, expectOk, expectStatus, once, precondition } from '../../src/kit/index.js';
import { besides } from './beside.js';
import { spineEntities } from './sample.js';

export const coOccurringTwo = defineCheck({
  id: 'entities/co-occurring-two',
  title: 'co_occurring_with of two subjects is refused with 400, and of one is not',
  clauses: ['entities.list.co-occurring-with.two-subjects', 'entities.list.co-occurring-with.code'],
  operations: ['listEntities'],
  rulings: ['A31'],
  property: once(
    async (api) => {
      const [one, other] = spineEntities(api);
      precondition(
        one !== undefined && other !== undefined,
        'Events refer to fewer than two entities',
        'no-data',
      );
      expectOk(await besides(api, one.id));
      const reply = await besides(api, `${one.id},${other.id}`);
      expectStatus(reply, 400);
      api.witness('two subjects refused');
    },
    { requests: 2 },
  ),
  refutedBy: [
    'entities.co-occurring.first-of-two',
    'entities.co-occurring.two-crash',
    'entities.co-occurring.two-intersected',
    'entities.co-occurring.two-served-empty',
    'entities.co-occurring.two-united',
    'entities.co-occurring.two-wrong-status',
  ],
});
