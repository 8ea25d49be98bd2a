import fc from 'fast-check';
import { leisFailingTheCheck, malformedLeis } from '../../generators/values/lei.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

export const entitiesBrokenLei = defineCheck({
  id: 'registry/entities-broken-lei',
  title: 'The lei filter refuses a text that fails the ISO 17442 check as INVALID_LEI',
  clauses: ['error.invalid-lei', 'registry.entities.lei.check-digit'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 6,
  property: forAll(
    fc.oneof(leisFailingTheCheck(), malformedLeis()),
    async (api, { lei }) => {
      expectRefusal(await api.get('listRegistryEntities', { lei }), { codes: ['INVALID_LEI'] });
      api.witness('refusals of a broken LEI');
    },
    {
      examples: [
        { fault: 'check-digits', lei: '5493001KJTIIGC8Y1R13' },
        { fault: 'transposition', lei: '5493001KJTIIGC8Y1R21' },
        { fault: 'character', lei: '5493001KJTIIGC8Y2R12' },
      ],
    },
  ),
  refutedBy: [
    'lei.check-digits-not-verified',
    'lei.last-digit-not-verified',
    'lei.list.check-digits-not-verified',
    'lei.list.last-digit-not-verified',
    'lei.list.wrong-code',
    'lei.transposition-accepted',
  ],
});
