import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  at,
  type CallOptions,
  type Exchange,
  isArray,
  isObject,
  type Json,
  precondition,
  type Query,
  type World,
} from '../../src/kit/index.js';
import { entityIdsOf } from './aicompute.js';
import { sentParameter } from './calls.js';
import { isSpineId, seenEntities } from './entity-refs.js';
import {
  heldLeis,
  keeper,
  legalNameOf,
  leiOf,
  placesIn,
  recordsIn,
  recordsOf,
  registryEnums,
} from './registry.js';

/** Members that tell who an entity is; others may tell how it is related to the one asked for. */
export const ofEntity = /name|countr|jurisdiction|entity_?id$|entity_?status|categor/;

/** A member that the document names, at top level or inside `data` (ruling reference-envelope); undefined where it is absent. */
export function topLevelOrDataMember(reply: Exchange, name: 'coverage' | 'hierarchy'): Json | undefined {
  const inside = at(reply.json, `/data/${name}`);
  return inside === undefined ? at(reply.json, `/${name}`) : inside;
}

export const coverageMember = (
  reply: Exchange,
  name: 'lei_present' | 'reporting_exception' | 'in_registry_level2',
): Json | undefined => at(topLevelOrDataMember(reply, 'coverage'), `/${name}`);

/** Members of a reply that do not tell who belongs together. */
const aside = new Set(['meta', 'coverage', 'applied_filters', 'pagination']);

/** The members of a reply with their names, those nearest to the root first; what stands in arrays is no part of it. */
function* membersOf(reply: Exchange): Generator<readonly [name: string, value: Json]> {
  let level: readonly Json[] = reply.json === undefined ? [] : [reply.json];
  while (level.length > 0) {
    const members = level
      .flatMap((each) => (isObject(each) ? Object.entries(each) : []))
      .filter(([name]) => !aside.has(name));
    yield* members;
    level = members.map(([, value]) => value);
  }
}

/** `direct_parent` or `child_count`, wherever they stand; undefined where they are absent. */
export function hierarchyMember(reply: Exchange, wanted: 'direct_parent' | 'child_count'): Json | undefined {
  for (const [name, value] of membersOf(reply)) if (name === wanted) return value;
  return undefined;
}

/** The LEI of an entity as a hierarchy shows it, or else its id: a text itself, or the one nearest to its root. */
export function handleOf(node: Json | undefined): string | undefined {
  const places = placesIn(node);
  const leis = places.filter(({ path, text }) => isLei(text) && !keeper.test(path));
  const lei = leis.find(({ path }) => /(?:^|\/)lei$|^$/.test(path)) ?? leis[0];
  return (lei ?? places.find(({ text }) => isSpineId(text)))?.text;
}

const listNames = {
  parents:
    /^(?!.*(?:ultimate|supply|value)).*(?:parents|parents?_?(?:list|nodes|entities|leis|ids)|ancestors?|chain|lineage)$|^(?:up|upwards?|above)$/i,
  children:
    /(?:children|child(?:ren)?_?(?:list|nodes|entities|leis|ids)|subsidiaries|daughters|descend[ae]nts)$|^(?:down|downwards?|below)$/i,
  siblings: /(?:siblings|siblings?_?(?:list|nodes|entities|leis|ids))$/i,
} as const;
type Kin = keyof typeof listNames;

/**
 * The list of a kin, whose member name is not shown; undefined where no member looks like it. Of several, it is the first that
 * tells entities.
 */
export function listOf(reply: Exchange, kin: Kin): readonly Json[] | undefined {
  const lists = [...membersOf(reply)].flatMap(([name, value]) => {
    if (!listNames[kin].test(name)) return [];
    // A list may come in an object, beside its length.
    return isArray(value) ? [value] : isObject(value) ? Object.values(value).filter(isArray) : [];
  });
  return lists.find((nodes) => handlesOf(nodes).length > 0) ?? lists[0];
}

/** Whether a list of entities has a name that fits no kin, so that it may be the list of any. */
const hasUnknownList = (reply: Exchange): boolean =>
  [...membersOf(reply)].some(
    ([name, value]) =>
      isArray(value) &&
      handlesOf(value).length > 0 &&
      !Object.values(listNames).some((kin) => kin.test(name)),
  );

/** The length of the list of children; undefined where it may have a name that is not known. */
export function childrenShown(reply: Exchange): number | undefined {
  const list = listOf(reply, 'children');
  return list === undefined && hasUnknownList(reply) ? undefined : (list?.length ?? 0);
}

export const handlesOf = (nodes: readonly Json[]): readonly string[] => [
  ...new Set(nodes.flatMap((node) => handleOf(node) ?? [])),
];

export const childrenOf = (reply: Exchange): readonly string[] => handlesOf(listOf(reply, 'children') ?? []);
export const siblingsOf = (reply: Exchange): readonly string[] => handlesOf(listOf(reply, 'siblings') ?? []);

/** The entities told as relatives, in whatever lists, the direct parent included. */
export const nodesOf = (reply: Exchange): readonly Json[] => [
  ...(['parents', 'children', 'siblings'] as const).flatMap((kin) => listOf(reply, kin) ?? []),
  ...[hierarchyMember(reply, 'direct_parent')]
    .filter((node) => isFilled(node))
    .filter((node) => node !== undefined),
];

/** The handle of the direct parent, where it is filled and has one. */
export const parentOf = (reply: Exchange): string | undefined =>
  handleOf(hierarchyMember(reply, 'direct_parent'));

/** The ancestors told, in a list of them or each within the one below. */
export function ancestorsOf(reply: Exchange): readonly string[] {
  const nodes: Json[] = [];
  for (let node = hierarchyMember(reply, 'direct_parent'); isObject(node); ) {
    nodes.push(node);
    const above: Json | undefined = at(node, '/direct_parent') ?? at(node, '/parent');
    node = above;
  }
  const direct = parentOf(reply);
  return [
    ...new Set([
      ...(direct === undefined ? [] : [direct]),
      ...handlesOf([...nodes, ...(listOf(reply, 'parents') ?? [])]),
    ]),
  ];
}

/** Whether relatives are told by their ids alone, though the entity itself may be told by its LEI. */
function areToldById(reply: Exchange): boolean {
  const told = handlesOf(nodesOf(reply));
  return told.length > 0 && told.every(isSpineId);
}

/**
 * Every entity that a hierarchy mentions, by its LEI, or by its id where it tells relatives by ids or mentions no LEI.
 * @param own handles of the entity asked for, which a reply may repeat
 */
export function relativesIn(reply: Exchange, own: readonly string[] = []): readonly string[] {
  const places = [...membersOf(reply)].flatMap(([name, value]) =>
    placesIn(value).map(({ path, text }) => ({ path: `${name}${path}`.toLowerCase(), text })),
  );
  const told = places
    .filter(({ path, text }) => !keeper.test(path) && !own.includes(text))
    .map(({ text }) => text);
  const leis = areToldById(reply) ? [] : told.filter(isLei);
  return [...new Set(leis.length > 0 ? leis : told.filter(isSpineId))];
}

/** Whether a value tells an entity, rather than null or nothing at all. */
export const isFilled = (value: Json | undefined): boolean => (value ?? null) !== null && value !== '';

/** So many entities are asked for, once a run: the hierarchies of most have something rare. */
const mostLeis = 8;
const mostIds = 6;

export const hierarchyOf = (
  api: Api,
  entity_id: string,
  query: Query = {},
  options: CallOptions = {},
): Promise<Exchange> => api.get('getHierarchy', query, { ...options, path: { entity_id } });

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
export interface ServedHierarchy {
  /** Its LEI where the reply tells it, its id where relatives are told by theirs, or else the handle that was sent. */
  readonly id: string;
  readonly reply: Exchange;
}

/**
 * The hierarchies of entities one after the other, with all the ancestors that there are to see, as far as somebody asks
 * for more. Checks of a run share them.
 */
export async function* hierarchiesInTurn(
  api: Api,
  entities: readonly string[] = handles(api.world),
): AsyncGenerator<ServedHierarchy> {
  for (const handle of entities) {
    const reply = await hierarchyOf(api, handle, { depth: limits.hierarchy.depth.max });
    if (reply.status !== 200) continue;
    const own = formsIn(reply.json).find(({ id, lei }) => id === handle || lei === handle);
    const id = areToldById(reply) ? own?.id : (own?.lei ?? leiBeside(reply));
    yield { id: id ?? handle, reply };
  }
}

/** All of them, or the first few. */
export async function servedHierarchies(
  api: Api,
  { among = handles(api.world), most = Number.POSITIVE_INFINITY } = {},
): Promise<readonly ServedHierarchy[]> {
  const seen: ServedHierarchy[] = [];
  for await (const each of hierarchiesInTurn(api, among)) {
    seen.push(each);
    if (seen.length === most) break;
  }
  return seen;
}

/** The LEI that a reply tells beside the relatives: the entity's own. */
function leiBeside({ json }: Exchange): string | undefined {
  const beside = placesIn(json).filter(
    ({ path, text }) =>
      isLei(text) && !/hierarchy/.test(path) && !ofRelative.test(path) && !keeper.test(path),
  );
  const [own, ...others] = new Set(beside.map(({ text }) => text));
  return others.length === 0 ? own : undefined;
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
export async function* furtherHierarchies(api: Api): AsyncGenerator<ServedHierarchy> {
  yield* hierarchiesInTurn(api, await furtherLeis(api));
}

/**
 * Entities whose hierarchy fits, so many at most: among those seen, or else among more of the LEIs held, until one
 * is found, or else among those further away.
 */
export async function hierarchiesWhere(
  api: Api,
  fits: (seen: ServedHierarchy) => boolean,
  most: number,
): Promise<readonly ServedHierarchy[]> {
  const seen = await servedHierarchies(api);
  const fitting = seen.filter(fits);
  if (fitting.length > 0) return fitting.slice(0, most);
  const asked = new Set(seen.map(({ id }) => id));
  for (const id of heldLeis(api.world)
    .filter((each) => !asked.has(each))
    .slice(0, mostLeis)) {
    const more = { id, reply: await hierarchyOf(api, id) };
    if (more.reply.status === 200 && fits(more)) return [more];
  }
  const further = await servedHierarchies(api, { among: await furtherLeis(api) });
  return further.filter(fits).slice(0, most);
}

/** Two handles of one entity. */
export interface Forms {
  readonly lei: string;
  readonly id: string;
}

/** Members that hold the handle of somebody else. */
const ofRelative = /parent|ultimate|child|sibling|ancestor|owner|predecessor|successor/i;

/** The LEIs within what is told of an entity that are not of somebody else. */
export function* ownLeisIn(value: unknown, id: string): Generator<string> {
  if (isArray(value)) for (const each of value) yield* ownLeisIn(each, id);
  else if (isObject(value)) {
    const own = Object.entries(value).filter(([name]) => !keeper.test(name) && !ofRelative.test(name));
    const ofAnother = own.some(([, each]) => typeof each === 'string' && isSpineId(each) && each !== id);
    if (!ofAnother) for (const [, each] of own) yield* ownLeisIn(each, id);
  } else if (typeof value === 'string' && isLei(value)) yield value;
}

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

/** Whether an exchange is a hierarchy that was served. */
export const isServed = ({ request, status }: Exchange): boolean =>
  request.operation === 'getHierarchy' && status === 200;

/** The directions whose hierarchies tell parents, and those that tell children. */
export const includesParents = (exchange: Exchange): boolean =>
  isServed(exchange) && ['up', 'both', undefined].includes(sentParameter(exchange, 'direction'));
export const includesChildren = (exchange: Exchange): boolean =>
  isServed(exchange) && ['down', 'both', undefined].includes(sentParameter(exchange, 'direction'));
