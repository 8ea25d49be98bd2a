import fc from 'fast-check';
import { type BrokenLei, leisFailingTheCheck } from '../../generators/values/lei.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

interface Input {
  readonly operation: 'listRegistryRelationships' | 'lookUpIsin';
  readonly broken: BrokenLei;
}

const inputs = fc.record({
  operation: fc.constantFrom('listRegistryRelationships' as const, 'lookUpIsin' as const),
  broken: leisFailingTheCheck(),
});

export const otherOperationsBrokenLei = defineCheck({
  id: 'registry/other-operations-broken-lei',
  title: 'Relationships and the ISIN look-up refuse an LEI that fails the check as INVALID_LEI',
  clauses: ['error.invalid-lei'],
  operations: ['listRegistryRelationships', 'lookUpIsin'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll<Input>(
    inputs,
    async (api, { operation, broken }) => {
      expectRefusal(await api.get(operation, { lei: broken.lei }), { codes: ['INVALID_LEI'] });
      api.witness('refusals of a broken LEI');
    },
    {
      examples: [
        {
          operation: 'listRegistryRelationships',
          broken: { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        },
        { operation: 'lookUpIsin', broken: { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' } },
      ],
    },
  ),
  refutedBy: [
    'lei.check-digits-not-verified',
    'lei.isin.check-digits-not-verified',
    'lei.last-digit-not-verified',
    'lei.relationships.check-digits-not-verified',
    'lei.wrong-status',
  ],
});
