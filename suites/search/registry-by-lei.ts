import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { someLeis } from './legal-entities.js';
import { laneIn, leiIn, searchFor } from './results.js';

/** Records that are looked for. */
const most = 4;

export const registryByLei = defineCheck({
  id: 'search/registry-by-lei',
  title: 'universe=registry finds legal entities by their LEIs, in use or not',
  clauses: ['search.universe.registry.by-lei', 'search.universe.registry.all-records'],
  operations: ['searchEntities', 'listRegistryEntities'],
  property: once(
    async (api) => {
      const leis = (await someLeis(api)).slice(0, most);
      precondition(leis.length > 0, 'no LEI is known', 'no-data');
      for (const lei of leis) {
        const found = laneIn(await searchFor(api, lei, { universe: 'registry' })).map(leiIn);
        expectThat(found.includes(lei), '/data', `the legal entity ${lei}`, found);
        api.witness('legal entities found by their LEI');
      }
    },
    { requests: most },
  ),
  refutedBy: [
    'search.registry.active-only',
    'search.registry.first-hundred',
    'search.registry.not-by-lei',
    'search.registry.spine-only',
  ],
});
