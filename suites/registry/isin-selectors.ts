import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { heldLeis } from './record.js';

export const isinSelectors = defineCheck({
  id: 'registry/isin-selectors',
  title: 'The ISIN look-up takes exactly one of lei and isin, and refuses none or both with 400',
  clauses: ['error.missing-param', 'registry.isin.neither', 'registry.isin.both'],
  operations: ['lookUpIsin'],
  rulings: ['A31'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      expectRefusal(await api.get('lookUpIsin'), {
        codes: ['MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'],
      });
      const lei = heldLeis(api.world)[0] ?? '5493001KJTIIGC8Y1R12';
      expectRefusal(await api.get('lookUpIsin', { lei, isin: 'US0378331005' }), {
        codes: ['INCOMPATIBLE_PARAMETERS', 'MISSING_PARAM', 'FILTER_REQUIRED', 'ENTITY_REQUIRED'],
      });
      api.witness('refusals of none or both selectors', 2);
    },
    { requests: 2 },
  ),
  refutedBy: [
    'registry.isin.both-intersected',
    'registry.isin.both-served',
    'registry.isin.neither-served',
    'registry.isin.neither-wrong-status',
  ],
});
