import { facilitySilos } from '../../contract/index.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { isMerged } from './merged.js';
import { classOfType, facilityIdOf, isFacilitySource, sourcesOf, typeOf } from './record.js';
import { sample } from './sample.js';

export const recordSource = defineCheck({
  id: 'facilities/record-source',
  title: 'Every facility carries its source silo, and each silo has facilities of its own classes alone',
  clauses: [
    'facility-record.source',
    'facility-record.source.values',
    'facility-record.energy-registry.energy-assets',
    'facility-record.energy-registry.heavy-industry',
    'facility-record.energy-registry.nothing-else',
    'facility-record.maritime-ports.ports',
    'facility-record.maritime-ports.nothing-else',
    'facility-record.aicompute.data-centers',
    'facility-record.aicompute.nothing-else',
  ],
  operations: ['listFacilities'],
  rulings: ['A59'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const seen = new Set<string>();
      for (const row of rows) {
        const [sources, type] = [sourcesOf(row), typeOf(row)];
        const known = sources.filter(isFacilitySource);
        const isSilo = sources.length > 0 && known.length === sources.length;
        expectThat(isSilo, '/data/*/source', 'a source silo', sources[0] ?? row);
        const own = type === undefined ? undefined : classOfType(type);
        if (own === undefined) continue;
        const fits = known.some((silo) => facilitySilos[silo].classes.some((each) => each === own));
        // A facility that was merged across silos may show any of them.
        if (!fits && (await isMerged(api, row))) continue;
        expectThat(fits, '/data/*/source', `the silo of the class ${own}`, {
          id: facilityIdOf(row),
          sources,
        });
        for (const silo of known) seen.add(silo);
      }
      api.witness('silos', seen.size);
      api.observe('silos seen', [...seen].toSorted().join(', '));
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.source.chemicals-from-aicompute',
    'facility-record.source.data-centers-from-energy',
    'facility-record.source.missing',
    'facility-record.source.ports-from-energy',
    'facility-record.source.provider',
    'facility-record.source.steel-from-ports',
    'facility-record.source.terminals-from-ports',
  ],
});
