import { defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { someLeis } from './legal-entities.js';
import { laneIn, leiIn, searchFor } from './results.js';

export const registryUngated = defineCheck({
  id: 'search/registry-ungated',
  title: 'Search shows an LEI to a key that may not read the registry itself',
  clauses: ['search.registry.ungated'],
  operations: ['searchEntities', 'listRegistryEntities'],
  needs: ['key.full', 'key.unentitled'],
  property: once(
    async (api) => {
      const [lei] = await someLeis(api);
      precondition(lei !== undefined, 'no LEI is known', 'no-data');
      const credential = { role: 'unentitled' } as const;
      const gated = await api.get('listRegistryEntities', { lei }, { credential });
      precondition(gated.status === 403, 'the registry is open to the key that should lack its flag');
      const reply = await searchFor(api, lei, { universe: 'registry' }, { credential });
      expectOk(reply);
      const found = laneIn(reply).map(leiIn);
      expectThat(found.includes(lei), '/data', `the legal entity ${lei}`, found);
      api.witness('LEIs shown without the flag');
    },
    { requests: 3 },
  ),
  refutedBy: ['search.registry.empty-for-others', 'search.registry.gated', 'search.registry.lei-hidden'],
});
