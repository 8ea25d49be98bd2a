import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { memberOf, textsIn } from '../leaves.js';
import { listIn } from '../list-in.js';
import { isSpineId } from '../seen-entity.js';
import { ownerIdsOf, ownersOf } from './owners.js';
import { pageOf, sample } from './sample.js';

const mentionsId = (row: JsonObject): boolean =>
  textsIn(row).some(({ path }) => memberOf(path).endsWith('entity_id'));

export const recordOwners = defineCheck({
  id: 'facilities/record-owners',
  title: 'Facilities carry their owners, each with a spine id as its entity_id',
  clauses: [
    'facility-record.owners',
    'facility-record.owners.entity-id',
    'facility-record.owners.entity-id.spine',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const owned = listIn(await pageOf(api, { has_owner: true }));
      precondition(owned.length > 0, 'no facility has a known owner', 'no-data');
      // The document names no member but the id; owners that stand elsewhere are not read further.
      const shown = owned.some((row) => ownersOf(row).length > 0 || mentionsId(row));
      expectThat(shown, '/data', 'owners with an entity_id', owned[0]);
      for (const row of [...owned, ...(await sample(api))]) {
        for (const owner of ownersOf(row)) {
          expectThat(owner.entityId !== undefined, '/data/*/owners', 'an entity_id of each owner', row);
        }
        for (const id of ownerIdsOf(row)) {
          expectThat(
            isSpineId(id),
            '/data/*/owners/*/entity_id',
            'a spine id: e_ and hexadecimal digits',
            id,
          );
          api.witness('owners');
        }
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.owners.entity-id-null',
    'facility-record.owners.missing',
    'facility-record.owners.names-only',
    'facility-record.owners.wiki-ids',
    'facility-record.owners.without-entity-id',
  ],
});
