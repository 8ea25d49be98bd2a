import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';

export const awardsBareName = defineCheck({
  id: 'government/awards-bare-name',
  title: 'A bare name in entity is refused as INVALID_ENTITY_ID by awards',
  clauses: ['government.awards.entity.bare-name', 'error.invalid-entity-id'],
  operations: ['listAwards'],
  rulings: ['C30'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: forEach(['Lockheed Martin', 'Boeing'], async (api, entity) => {
    expectRefusal(await api.get('listAwards', { entity }), { codes: ['INVALID_ENTITY_ID'] });
    api.witness('refusals of a bare name');
  }),
  refutedBy: [
    'government.awards.entity.bare-name-empty',
    'government.awards.entity.bare-name-resolved',
    'government.awards.entity.bare-name-wrong-code',
    'government.awards.entity.bare-name-wrong-status',
  ],
});
