import { limits } from '../../contract/index.js';
import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { byRarity } from '../leaves.js';
import { listIn } from '../list-in.js';
import { isSpineId, scopedTo, siblingsTold } from '../seen-entity.js';
import { ownerIdsOf, ownersOf } from './owners.js';
import { pageOf, sample } from './sample.js';
import { isSearchable } from './selected.js';

/** An owner with a facility that shows it. */
export interface KnownOwner {
  readonly id: string;
  readonly name: string;
  readonly row: JsonObject;
}

/** An owner of few facilities, one that stands behind another owner where such a one is seen. */
export async function knownOwner(api: Api): Promise<KnownOwner> {
  const rows = [...(await sample(api)), ...listIn(await pageOf(api, { has_owner: true }))];
  const owners = rows
    .filter(isSearchable)
    .flatMap((row) =>
      ownersOf(row).flatMap(({ entityId: id, name }, place) =>
        id?.startsWith('e_') === true && name !== undefined && /^[^,]{4,}$/.test(name)
          ? [{ id, name, row, place }]
          : [],
      ),
    );
  const ranks = new Map(byRarity(owners.map(({ id }) => id)).map(([id], rank) => [id, rank]));
  const rarest = owners.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
  const best = rarest.find(({ place }) => place > 0) ?? rarest[0];
  precondition(best !== undefined, 'no facility shows an owner with its id and name', 'no-data');
  return best;
}

/** As many handles as `entity` of Events takes at once. */
const mostHandles = limits.entityHandles.max;

/** An owner of which Events tell that it has merged siblings; undefined where none of the known ones has. */
export async function mergedOwner(api: Api): Promise<string | undefined> {
  const ids = [...new Set((await sample(api)).flatMap(ownerIdsOf))].filter(isSpineId).slice(0, mostHandles);
  if (ids.length === 0) return undefined;
  const expanded = scopedTo(api.world, ids, { entity_family: 'expand', limit: 1 });
  const { json } = await api.get('listEvents', expanded);
  return siblingsTold(json).find((id) => ids.includes(id));
}
