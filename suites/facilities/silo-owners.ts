import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { isMerged } from './merged.js';
import { hasOwner, ownerIdsOf } from './owners.js';
import { facilityIdOf, sourcesOf } from './record.js';
import { pageOf, sample } from './sample.js';

/** A silo that shows fewer facilities may have none whose owner is known. */
const enough = 10;

export const siloOwners = defineCheck({
  id: 'facilities/silo-owners',
  title: 'Energy assets and data centers have resolved owners, and ports have none',
  clauses: [
    'facility-record.energy-registry.owners',
    'facility-record.aicompute.owners',
    'facility-record.maritime-ports.no-owners',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      const of = (silo: string) => rows.filter((row) => sourcesOf(row).join() === silo);
      for (const port of of('maritime_ports').filter(hasOwner)) {
        if (await isMerged(api, port)) continue;
        expectThat(false, '/data', `no owner of the port ${facilityIdOf(port)}`, port);
      }
      api.witness('ports without owners', of('maritime_ports').length);
      for (const silo of ['energy_registry', 'aicompute']) {
        const seen = of(silo);
        if (seen.length === 0) continue;
        const owned = seen.some((row) => ownerIdsOf(row).length > 0)
          ? seen
          : listIn(await pageOf(api, { source: silo, has_owner: true }));
        const resolved = owned.filter((row) => ownerIdsOf(row).length > 0).length;
        precondition(
          resolved > 0 || seen.length >= enough,
          `only ${seen.length} facilities of ${silo} are seen`,
          'no-data',
        );
        expectThat(resolved > 0, '/data', `facilities of ${silo} with resolved owners`, seen[0]);
        api.witness(`facilities of ${silo} with owners`, resolved);
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.aicompute.owners-lost',
    'facility-record.energy-registry.owners-lost',
    'facility-record.maritime-ports.owned',
  ],
});
