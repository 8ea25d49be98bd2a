import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';

export const awardsSelectorRequired = defineCheck({
  id: 'government/awards-selector-required',
  title: 'A request for awards without entity, uei and recipient is refused with 400',
  clauses: ['government.awards.selector-required', 'error.missing-param'],
  operations: ['listAwards'],
  rulings: ['A31'],
  needs: ['key.full', 'entitlement.can_use_gov'],
  property: once(async (api) => {
    expectRefusal(await api.get('listAwards'), {
      codes: ['MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'],
    });
    api.witness('refusals of a request without a selector');
  }),
  refutedBy: [
    'government.awards.selector.served-empty',
    'government.awards.selector.served-unfiltered',
    'government.awards.selector.wrong-code',
    'government.awards.selector.wrong-status',
  ],
});
