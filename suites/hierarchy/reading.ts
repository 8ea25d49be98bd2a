import { isLei } from '../../generators/values/lei.js';
import { at, type Exchange, isArray, isObject, type Json } from '../../src/kit/index.js';
import { placesIn } from '../registry/record.js';
import { keeper } from '../registry/relationship.js';
import { isSpineId } from '../seen-entity.js';

/** A member that the document names, at top level or inside `data` (ruling C39); undefined where it is absent. */
export function named(reply: Exchange, name: 'coverage' | 'hierarchy'): Json | undefined {
  const inside = at(reply.json, `/data/${name}`);
  return inside === undefined ? at(reply.json, `/${name}`) : inside;
}

export const coverageMember = (
  reply: Exchange,
  name: 'lei_present' | 'reporting_exception' | 'in_registry_level2',
): Json | undefined => at(named(reply, 'coverage'), `/${name}`);

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
export function told(reply: Exchange, wanted: 'direct_parent' | 'child_count'): Json | undefined {
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
  parents: /^(?!.*ultimate).*(?:parents|ancestors?|chain|lineage)$/i,
  children: /child(?:ren|_?(?:list|nodes|entities))|subsidiaries/i,
  siblings: /sibling/i,
} as const;
type Kin = keyof typeof listNames;

/** The list of a kin, whose member name is not shown; undefined where no member looks like it. */
export function listOf(reply: Exchange, kin: Kin): readonly Json[] | undefined {
  for (const [name, value] of membersOf(reply)) {
    if (!listNames[kin].test(name)) continue;
    if (isArray(value)) return value;
    // A list may come in an object, beside its length.
    const inner = isObject(value) ? Object.values(value).find(isArray) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

export const handlesOf = (nodes: readonly Json[]): readonly string[] => [
  ...new Set(nodes.flatMap((node) => handleOf(node) ?? [])),
];

export const childrenOf = (reply: Exchange): readonly string[] => handlesOf(listOf(reply, 'children') ?? []);
export const siblingsOf = (reply: Exchange): readonly string[] => handlesOf(listOf(reply, 'siblings') ?? []);

/** The entities told as relatives, in whatever lists, the direct parent included. */
export const nodesOf = (reply: Exchange): readonly Json[] => [
  ...(['parents', 'children', 'siblings'] as const).flatMap((kin) => listOf(reply, kin) ?? []),
  ...[told(reply, 'direct_parent')].filter((node) => isFilled(node)).filter((node) => node !== undefined),
];

/** The handle of the direct parent, where it is filled and has one. */
export const parentOf = (reply: Exchange): string | undefined => handleOf(told(reply, 'direct_parent'));

/** The ancestors told, in a list of them or each within the one below. */
export function ancestorsOf(reply: Exchange): readonly string[] {
  const nodes: Json[] = [];
  for (let node = told(reply, 'direct_parent'); isObject(node); ) {
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

/** Every entity that a hierarchy mentions, by its LEI, or by its id where it mentions no LEI. */
export function relativesIn(reply: Exchange): readonly string[] {
  const places = [...membersOf(reply)].flatMap(([name, value]) =>
    placesIn(value).map(({ path, text }) => ({ path: `${name}${path}`.toLowerCase(), text })),
  );
  const own = places.filter(({ path }) => !keeper.test(path)).map(({ text }) => text);
  const leis = own.filter(isLei);
  return [...new Set(leis.length > 0 ? leis : own.filter(isSpineId))];
}

/** Whether a value tells an entity, rather than null or nothing at all. */
export const isFilled = (value: Json | undefined): boolean => (value ?? null) !== null && value !== '';
