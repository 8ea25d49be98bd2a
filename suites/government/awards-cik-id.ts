import { defineCheck, once } from '../../src/kit/index.js';
import { expectSameAwards } from './same-awards.js';

export const awardsCikId = defineCheck({
  id: 'government/awards-cik-id',
  title: 'The cik: id of an entity selects the same awards as its spine id',
  clauses: ['government.awards.entity.cik'],
  operations: ['listAwards'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once((api) => expectSameAwards(api, 'cik'), { requests: 4 }),
  refutedBy: ['government.awards.entity.cik-refused', 'government.awards.entity.cik-unresolved'],
});
