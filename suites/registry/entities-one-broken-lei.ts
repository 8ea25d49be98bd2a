import { leisFailingTheCheck } from '../../generators/values/lei.js';
import { defineCheck, expectOk, expectRefusal, forAll, precondition } from '../../src/kit/index.js';
import { heldLeis } from './record.js';

export const entitiesOneBrokenLei = defineCheck({
  id: 'registry/entities-one-broken-lei',
  title: 'One LEI with wrong check digits among valid ones is refused all the same',
  clauses: ['error.invalid-lei', 'registry.entities.lei.check-digit.each'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(
    leisFailingTheCheck(),
    async (api, { lei }) => {
      const [valid, other] = heldLeis(api.world);
      precondition(valid !== undefined && other !== undefined, 'fewer than two LEIs are known', 'no-data');
      expectOk(await api.get('listRegistryEntities', { lei: `${valid},${other}` }));
      for (const list of [`${valid},${lei}`, `${lei},${valid}`]) {
        expectRefusal(await api.get('listRegistryEntities', { lei: list }), { codes: ['INVALID_LEI'] });
        api.witness('refusals of a list with a broken LEI');
      }
    },
    { requests: 3 },
  ),
  refutedBy: [
    'lei.check-digits-not-verified',
    'lei.list.check-digits-not-verified',
    'lei.list.first-only-verified',
    'lei.list.invalid-dropped',
    'lei.list.wrong-code',
    'lei.transposition-accepted',
  ],
});
