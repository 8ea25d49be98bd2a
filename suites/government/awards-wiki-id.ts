import { defineCheck, once } from '../../src/kit/index.js';
import { expectSameAwards } from './same-awards.js';

export const awardsWikiId = defineCheck({
  id: 'government/awards-wiki-id',
  title: 'The wiki: id of an entity selects the same awards as its spine id',
  clauses: ['government.awards.entity.wiki', 'entity-card.id.either-form'],
  operations: ['listAwards'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once((api) => expectSameAwards(api, 'wiki'), { requests: 5 }),
  refutedBy: ['government.awards.entity.wiki-refused', 'government.awards.entity.wiki-unresolved'],
});
