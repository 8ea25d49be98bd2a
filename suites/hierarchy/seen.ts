import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/values/lei.js';
import {
  type Api,
  type Exchange,
  isArray,
  isObject,
  type Json,
  precondition,
  type Query,
  type World,
} from '../../src/kit/index.js';
import { entityIdsOf } from '../aicompute/entity-ids.js';
import { registryEnums } from '../registry/entities-enums.js';
import { heldLeis, legalNameOf, leiOf, placesIn, recordsOf } from '../registry/record.js';
import { keeper } from '../registry/relationship.js';
import { recordsIn } from '../registry/rows.js';
import { isSpineId, seenEntities } from '../seen-entity.js';

/** So many entities are asked for, once a run: the hierarchies of most have something rare. */
const mostLeis = 8;
const mostIds = 6;

export const hierarchyOf = (api: Api, entity_id: string, query: Query = {}): Promise<Exchange> =>
  api.get('getHierarchy', query, { path: { entity_id } });

/** The ids of entities that other lists show, companies first. */
export const spineIds = (world: World): readonly string[] => [
  ...new Set([
    ...(world.offer.rows.listModels ?? []).flatMap(entityIdsOf).filter(isSpineId),
    ...seenEntities(world)
      .map(({ id }) => id)
      .filter(isSpineId),
  ]),
];

/** So many LEIs from all over those held, and of each status of an entity one at least, as far as records tell it. */
function variedLeis(world: World): readonly string[] {
  const [{ field }] = registryEnums;
  const statuses = new Map(
    recordsOf(world)
      .toReversed()
      .map(({ lei, record }) => [placesIn(record).find(({ path }) => field.test(path))?.text, lei]),
  );
  const held = heldLeis(world);
  const others = Math.max(0, mostLeis - statuses.size);
  const spread = Array.from(
    { length: others },
    (_, index) => held[Math.floor((index * held.length) / others)] ?? '',
  );
  return [...new Set([...statuses.values(), ...spread])].filter(isLei).slice(0, mostLeis);
}

/** Handles of entities that may have relatives. */
export const handles = (world: World): readonly string[] => [
  ...variedLeis(world),
  ...spineIds(world).slice(0, mostIds),
];

/** A handle of an entity whose hierarchy is served. Ends the attempt where none is found. */
export async function servedHandle(api: Api): Promise<string> {
  for (const handle of handles(api.world)) {
    if ((await hierarchyOf(api, handle)).status === 200) return handle;
  }
  precondition(false, 'no entity with a hierarchy is known', 'no-data');
}

/** The hierarchy of an entity. */
export interface Seen {
  /** Its LEI where the reply tells it, or else the handle by which it was asked for. */
  readonly id: string;
  readonly reply: Exchange;
}

/** The hierarchies of some entities, with all the ancestors that there are to see; checks of a run share them. */
export const hierarchiesSeen = (api: Api): Promise<readonly Seen[]> => hierarchiesOf(api, handles(api.world));

async function hierarchiesOf(api: Api, entities: readonly string[]): Promise<readonly Seen[]> {
  const seen: Seen[] = [];
  for (const handle of entities) {
    const reply = await hierarchyOf(api, handle, { depth: limits.hierarchy.depth.max });
    if (reply.status !== 200) continue;
    const own = formsIn(reply.json).find(({ id }) => id === handle);
    seen.push({ id: own?.lei ?? handle, reply });
  }
  return seen;
}

/** Where to look further when the entities seen are all of one kind; other checks ask for the first as well. */
const furtherCountries = ['FRA', 'DEU'];

/** The LEIs of other countries, of names that begin unlike each other: a first page may show a single group. */
async function furtherLeis(api: Api): Promise<readonly string[]> {
  if (api.world.offer.entitlements.can_use_leiregistry !== 'granted') return [];
  const known = new Set([...handles(api.world), ...heldLeis(api.world)]);
  const byBeginning = new Map<string, string>();
  for (const country of furtherCountries) {
    const reply = await api.get('listRegistryEntities', { country });
    for (const record of reply.status === 200 ? recordsIn(reply) : []) {
      const lei = leiOf(record);
      const [beginning = ''] = legalNameOf(record)?.text.split(/\s+/) ?? [];
      if (lei === undefined || known.has(lei) || byBeginning.has(`${country} ${beginning}`)) continue;
      byBeginning.set(`${country} ${beginning}`, lei);
    }
  }
  return [...byBeginning.values()].slice(0, mostLeis);
}

/** The hierarchies of entities of other countries and names, where those seen do not show what is looked for. */
export const furtherHierarchies = async (api: Api): Promise<readonly Seen[]> =>
  hierarchiesOf(api, await furtherLeis(api));

/**
 * Entities whose hierarchy fits, so many at most: among those seen, or else among more of the LEIs held, until one
 * is found, or else among those further away.
 */
export async function seenThat(
  api: Api,
  fits: (seen: Seen) => boolean,
  most: number,
): Promise<readonly Seen[]> {
  const seen = await hierarchiesSeen(api);
  const fitting = seen.filter(fits);
  if (fitting.length > 0) return fitting.slice(0, most);
  const asked = new Set(seen.map(({ id }) => id));
  for (const id of heldLeis(api.world)
    .filter((each) => !asked.has(each))
    .slice(0, mostLeis)) {
    const more = { id, reply: await hierarchyOf(api, id) };
    if (more.reply.status === 200 && fits(more)) return [more];
  }
  return (await furtherHierarchies(api)).filter(fits).slice(0, most);
}

/** Two handles of one entity. */
export interface Forms {
  readonly lei: string;
  readonly id: string;
}

/** Members that hold the handle of somebody else. */
const ofRelative = /parent|ultimate|child|sibling|ancestor|owner|predecessor|successor/i;

/** The entities that a value names by their LEI and their id at once. */
export function formsIn(value: Json | undefined): readonly Forms[] {
  if (isArray(value)) return value.flatMap(formsIn);
  if (!isObject(value)) return [];
  const own = Object.entries(value).flatMap(([name, each]) =>
    keeper.test(name) || ofRelative.test(name) ? [] : [each],
  );
  const texts = own.filter((each) => typeof each === 'string');
  const [leis, ids] = [texts.filter(isLei), texts.filter(isSpineId)];
  const [lei, id] = [leis[0], ids[0]];
  const isOne = lei !== undefined && id !== undefined && leis.length === 1 && ids.length === 1;
  return [...(isOne ? [{ lei, id }] : []), ...Object.values(value).flatMap(formsIn)];
}
