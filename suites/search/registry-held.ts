import { defineCheck, expectOk, once, precondition } from '../../src/kit/index.js';
import { heldLeis } from '../registry/record.js';
import { someLegalEntities } from './legal-entities.js';
import { leiIn } from './results.js';

/** Results that are looked up. */
const most = 2;

export const registryHeld = defineCheck({
  id: 'search/registry-held',
  title: 'The legal entities that search finds are held by the registry',
  clauses: ['search.universe.registry.held'],
  operations: ['searchEntities', 'getRegistryEntity'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const found = (await someLegalEntities(api)).flatMap((row) => leiIn(row) ?? []);
      // Those that the registry has shown of itself are held anyhow.
      const known = heldLeis(api.world);
      const leis = [...found.filter((lei) => !known.includes(lei)), ...found].slice(0, most);
      precondition(leis.length > 0, 'no search found a legal entity', 'no-data');
      for (const lei of leis) {
        expectOk(await api.get('getRegistryEntity', {}, { path: { lei } }));
        api.witness('legal entities held');
      }
    },
    { requests: 1 + most },
  ),
  refutedBy: ['search.registry.lei-not-held'],
});
