import fc from 'fast-check';
import { leisFailingTheCheck, malformedLeis } from '../../generators/values/lei.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

export const entityDetailBrokenLei = defineCheck({
  id: 'registry/entity-detail-broken-lei',
  title: 'A structurally invalid LEI in the path is refused as 400 INVALID_LEI',
  clauses: [
    'error.invalid-lei',
    'registry.detail.invalid-lei.length',
    'registry.detail.invalid-lei.characters',
    'registry.detail.invalid-lei.check-digit',
  ],
  operations: ['getRegistryEntity'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 8,
  property: forAll(
    fc.oneof(leisFailingTheCheck(), malformedLeis()),
    async (api, { lei }) => {
      expectRefusal(await api.get('getRegistryEntity', {}, { path: { lei } }), { codes: ['INVALID_LEI'] });
      api.witness('refusals of a broken LEI');
    },
    {
      examples: [
        { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        { fault: 'transposition', lei: '5493001KJTIIGC8Y1R21' },
        { fault: 'too-short', lei: '5493001KJTIIGC8Y164' },
        { fault: 'too-long', lei: '5493001KJTIIGC8Y1RR50' },
        { fault: 'alphabet', lei: '5493001KJTIIGC-Y1R12' },
      ],
    },
  ),
  refutedBy: [
    'lei.detail.characters-not-verified',
    'lei.detail.check-digits-not-verified',
    'lei.detail.length-not-verified',
    'lei.detail.transposition-accepted',
    'lei.detail.wrong-code',
    'lei.last-digit-not-verified',
  ],
});
