import { leis } from '../../generators/values/lei.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { recordsIn } from './rows.js';

export const entitiesNotHeld = defineCheck({
  id: 'registry/entities-not-held',
  title: 'A well-formed LEI that the registry does not hold filters the list down to nothing',
  clauses: ['registry.entities.lei'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  runs: 2,
  property: forAll(leis(), async (api, lei) => {
    const records = recordsIn(await api.get('listRegistryEntities', { lei }));
    expectThat(records.length === 0, '/data', 'no record', records.length);
    api.witness('empty lists');
  }),
  refutedBy: ['registry.lei-list.answered-with-others'],
});
