import { limits } from '../../contract/index.js';
import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import { byRarity } from '../frequency.js';
import { listIn } from '../list-in.js';
import { isSpineId, scopedTo, siblingsTold } from '../seen-entity.js';
import { ownerIdsOf, ownersOf } from './owners.js';
import { pageOf, sample } from './sample.js';
import { isSearchable } from './selected.js';

/** An owner with a facility that shows it. */
interface KnownOwner {
  readonly id: string;
  readonly row: JsonObject;
}

interface SeenOwner extends KnownOwner {
  readonly name: string | undefined;
  readonly place: number;
}

/** Owners that facilities show with their ids. */
async function seenOwners(api: Api): Promise<readonly SeenOwner[]> {
  const rows = [...(await sample(api)), ...listIn(await pageOf(api, { has_owner: true }))];
  return rows
    .filter(isSearchable)
    .flatMap((row) =>
      ownersOf(row).flatMap(({ entityId: id, name }, place) =>
        id !== undefined && isSpineId(id) ? [{ id, name, row, place }] : [],
      ),
    );
}

/** The owner of the fewest facilities, one that stands behind another owner where such a one is seen. */
function rarest<Owner extends SeenOwner>(owners: readonly Owner[]): Owner | undefined {
  const ranks = new Map(byRarity(owners.map(({ id }) => id)).map(([id], rank) => [id, rank]));
  const ranked = owners.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
  return ranked.find(({ place }) => place > 0) ?? ranked[0];
}

const withName = (owner: SeenOwner): readonly (SeenOwner & { readonly name: string })[] => {
  const { name } = owner;
  return name !== undefined && /^[^,]{4,}$/.test(name) ? [{ ...owner, name }] : [];
};

/** An owner of few facilities that is shown with its name. */
export async function namedOwner(api: Api): Promise<KnownOwner & { readonly name: string }> {
  const best = rarest((await seenOwners(api)).flatMap(withName));
  precondition(best !== undefined, 'no facility shows an owner with its id and name', 'no-data');
  return best;
}

/** An owner of few facilities, whose name is shown if any is. */
export async function knownOwner(api: Api): Promise<KnownOwner> {
  const owners = await seenOwners(api);
  const best = rarest(owners.flatMap(withName)) ?? rarest(owners);
  precondition(best !== undefined, 'no facility shows an owner with its id', 'no-data');
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
