import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  precondition,
  type World,
} from '../../src/kit/index.js';
import { describedEntities, handleIn, innermost } from './entities.js';
import { isSpineId } from './entity-refs.js';
import {
  ancestorsOf,
  childrenOf,
  childrenShown,
  coverageMember,
  furtherHierarchies,
  hierarchiesInTurn,
  hierarchiesWhere,
  hierarchyMember,
  hierarchyOf,
  isFilled,
  parentOf,
  type ServedHierarchy,
  servedHierarchies,
} from './hierarchy.js';
import { type Ends, endsOf, findRelated, isToDirectParent, mayBeCut, recordsIn } from './registry.js';
import { type Leaf, leavesIn, memberOf, nameIn, numberOf } from './texts.js';

const { max } = limits.hierarchy.children;
/** Searches for a family with siblings end here. */
const mostTries = 4;

/** An entity with a direct parent. */
interface Child extends ServedHierarchy {
  readonly parent: string;
}

function childOf(seen: ServedHierarchy): Child | undefined {
  const parent = parentOf(seen.reply);
  return parent === undefined ? undefined : { ...seen, parent };
}

const ancestorsTold = ({ reply }: ServedHierarchy): number => ancestorsOf(reply).length;
const longestFirst = (children: readonly Child[]): readonly Child[] =>
  children.toSorted((one, other) => ancestorsTold(other) - ancestorsTold(one));

/** The entities seen that have a direct parent, those in the longest lines first. Ends the attempt where there is none. */
export async function someChildren(api: Api): Promise<readonly Child[]> {
  const children = (await servedHierarchies(api)).flatMap((seen) => childOf(seen) ?? []);
  precondition(children.length > 0, 'no entity that was tried has a direct parent', 'no-data');
  return longestFirst(children);
}

/** A few of them, as they are found, each of another parent. Ends the attempt where there is none. */
export async function childrenOfParents(api: Api, most: number): Promise<readonly Child[]> {
  const children = new Map<string, Child>();
  for await (const seen of hierarchiesInTurn(api)) {
    const child = childOf(seen);
    if (child !== undefined) children.set(child.parent, child);
    if (children.size === most) break;
  }
  precondition(children.size > 0, 'no entity that was tried has a direct parent', 'no-data');
  return [...children.values()];
}

/** The first entity seen that has a direct parent and fits; undefined where none does. */
export async function someChild(
  api: Api,
  fits: (child: Child) => boolean = () => true,
): Promise<Child | undefined> {
  for await (const seen of hierarchiesInTurn(api)) {
    const child = childOf(seen);
    if (child !== undefined && fits(child)) return child;
  }
  return undefined;
}

/** An entity and its direct parent, both with an LEI. Ends the attempt where none are known. */
export async function childOnRecord(api: Api): Promise<Child> {
  const child = await someChild(api, ({ id, parent }) => isLei(id) && isLei(parent));
  precondition(child !== undefined, 'no entity and parent with an LEI are known', 'no-data');
  return child;
}

/** An entity, its direct parent, and the children of that. */
export interface Family extends Child {
  /** The children told of the parent, the entity itself among them. */
  readonly children: readonly string[];
  /** Whether these are all the children that there are. */
  readonly isComplete: boolean;
  /** Whether the hierarchy of the parent is served, and their list, if there is one, has a name that is known. */
  readonly isRecognised: boolean;
}

/** So many children may be all that a reply shows without a limit, where nothing counts them. */
const shortestPage = 10;

/** Whether a reply may show a part of the children: which ones, and in what order, is left open, so that each may show others. */
export function showsPart(reply: Exchange): boolean {
  const length = childrenShown(reply) ?? 0;
  const count = hierarchyMember(reply, 'child_count');
  return typeof count === 'number' ? count > length : length >= shortestPage;
}

export async function familyOf(api: Api, child: Child): Promise<Family> {
  const reply = await hierarchyOf(api, child.parent, { limit: max });
  const children = childrenOf(reply);
  const count = hierarchyMember(reply, 'child_count');
  // A parent need not be held.
  const isServed = reply.status === 200;
  const isComplete =
    isServed && children.length < max && !(typeof count === 'number' && count > children.length);
  return { ...child, children, isComplete, isRecognised: isServed && childrenShown(reply) !== undefined };
}

/** Where to look for families: among the entities seen, and if these do not do, among others further away. */
const sourcesOf = (api: Api) => [hierarchiesInTurn(api), furtherHierarchies(api)];

/** A few entities with a direct parent: those with so many ancestors at least as they are found, and then others. */
async function* childrenIn(source: AsyncIterable<ServedHierarchy>, ancestors: number): AsyncGenerator<Child> {
  const short: Child[] = [];
  let left = mostTries;
  for await (const seen of source) {
    const child = childOf(seen);
    if (child === undefined) continue;
    if (ancestorsTold(child) < ancestors) {
      short.push(child);
      continue;
    }
    yield child;
    left -= 1;
    if (left === 0) return;
  }
  yield* longestFirst(short).slice(0, left);
}

/** Children of entities that are seen to have several, and of ancestors above the direct parent. */
async function* childrenOfOthers(api: Api): AsyncGenerator<Child> {
  const tried = new Set<string>();
  for await (const { reply } of hierarchiesInTurn(api)) {
    const [child, sibling] = childrenOf(reply);
    const below = sibling === undefined ? ancestorsOf(reply).at(-2) : child;
    if (below === undefined || tried.has(below)) continue;
    tried.add(below);
    const seen = childOf({
      id: below,
      reply: await hierarchyOf(api, below, { depth: limits.hierarchy.depth.max }),
    });
    if (seen !== undefined) yield seen;
    if (tried.size === mostTries) return;
  }
}

/** The family that is the best of those tried; a whole one with siblings ends the search. */
async function bestFamily(api: Api, rank: (family: Family) => number): Promise<Family | undefined> {
  let best: Family | undefined;
  for (const children of [...sourcesOf(api).map((source) => childrenIn(source, 2)), childrenOfOthers(api)]) {
    for await (const child of children) {
      const family = await familyOf(api, child);
      if (family.children.length > 1 && family.isComplete) return family;
      if (best === undefined || rank(family) > rank(best)) best = family;
    }
  }
  return best;
}

/** A whole family with siblings, or else the one with the most children. Ends the attempt where there is none. */
export async function anyFamily(api: Api): Promise<Family> {
  const family = await bestFamily(api, ({ children }) => children.length);
  precondition(family !== undefined, 'no entity that was tried has a direct parent', 'no-data');
  return family;
}

/** A whole family, be it of a single child. Of a long list of children, any reply may show another part. */
export async function wholeFamily(api: Api): Promise<Family> {
  const family = await bestFamily(api, ({ children, isComplete }) => (isComplete ? children.length : 0));
  const isWhole = family?.isComplete === true && family.children.length > 0;
  precondition(isWhole, 'of no parent that was tried all children are shown', 'no-data');
  return family;
}

/** A parent with all its children, of which one has children itself where such a parent is known. */
export async function tallFamily(api: Api): Promise<Pick<Family, 'parent' | 'children'>> {
  const family = await wholeFamily(api);
  const above = ancestorsOf(family.reply).find((each) => each !== family.parent);
  const tall = above === undefined ? undefined : await familyOf(api, { ...family, parent: above });
  return tall?.isComplete === true && tall.children.length > 0 ? tall : family;
}

/** So many are looked for; every check asks for the same, so that they share the replies. */
const ancestors = 3;

/** An entity, its direct parent, the direct parent of that, and so on: the longest of some lines. */
export async function longestLine(api: Api): Promise<readonly string[]> {
  let longest: readonly string[] = [];
  for (const source of sourcesOf(api)) {
    for await (const { id, parent } of childrenIn(source, ancestors)) {
      const line = await lineFrom(api, [id, parent]);
      if (line.length > longest.length) longest = line;
      if (longest.length > ancestors) break;
    }
    // Of a single ancestor nothing is above or below.
    if (longest.length > 2) return longest;
  }
  for (const further of [linesOnFile, linesThrough]) {
    for await (const line of further(api)) if (line.length > longest.length) longest = line;
    if (longest.length > 2) return longest;
  }
  return longest;
}

/**
 * The lines from children whose parent is a child as well, or who have an ultimate parent besides, by what is on file without
 * a filter, where that is served.
 */
async function* linesOnFile(api: Api): AsyncGenerator<readonly string[]> {
  if (api.world.offer.entitlements.can_use_leiregistry !== 'granted') return;
  // A first page may show the children of one parent alone; whether it can be longer is open.
  for (const query of [{}, { limit: 200 }]) {
    const reply = await api.get('listRegistryRelationships', query);
    if (reply.status !== 200) return;
    const rows = recordsIn(reply).map((row) => ({ row, ends: endsOf(row) }));
    const direct = rows.flatMap(({ row, ends }) =>
      ends !== undefined && isToDirectParent(row, api.world.today) ? [ends] : [],
    );
    const children = new Set(direct.map(({ child }) => child));
    const tall = direct.filter(({ parent }) => children.has(parent));
    // Another parent may also be a former one.
    const hasAnother = ({ child, parent }: Ends): boolean =>
      rows.some(({ ends }) => ends?.child === child && ends.parent !== parent);
    const some = [...tall, ...direct.filter(hasAnother)].slice(0, mostTries);
    for (const { child, parent } of some) if (await isHeld(api, child)) yield lineFrom(api, [child, parent]);
  }
}

/** The lines from children of entities seen that have a parent themselves. */
async function* linesThrough(api: Api): AsyncGenerator<readonly string[]> {
  let left = mostTries;
  for await (const { id, parent, reply } of childrenIn(hierarchiesInTurn(api), 1)) {
    const below = childrenOf(reply).find((each) => each !== id && each !== parent);
    if (below === undefined) continue;
    if (await isHeld(api, below)) yield lineFrom(api, [below, id, parent]);
    left -= 1;
    if (left === 0) return;
  }
}

/** Whether an entity that is told as a child has a hierarchy itself: its record need not be held. */
const isHeld = async (api: Api, id: string): Promise<boolean> => (await hierarchyOf(api, id)).status === 200;

async function lineFrom(api: Api, start: readonly string[]): Promise<readonly string[]> {
  const line = [...start];
  while (line.length <= ancestors) {
    const top = parentOf(await hierarchyOf(api, line.at(-1) ?? ''));
    if (top === undefined || line.includes(top)) break;
    line.push(top);
  }
  return line;
}

/** Some entities with an LEI and without a direct parent, of which more is wanted. */
export const orphans = (
  api: Api,
  fits: (seen: ServedHierarchy) => boolean,
  most: number,
): Promise<readonly ServedHierarchy[]> =>
  hierarchiesWhere(
    api,
    (seen) => isLei(seen.id) && !isFilled(hierarchyMember(seen.reply, 'direct_parent')) && fits(seen),
    most,
  );

/** A few entities at the upper ends of the lines seen, which have an LEI and no direct parent. */
export async function tops(api: Api, most: number): Promise<readonly ServedHierarchy[]> {
  const ends = (await servedHierarchies(api)).flatMap(({ reply }) => ancestorsOf(reply).at(-1) ?? []);
  const ids = [...new Set(ends)].filter(isLei).slice(0, most);
  const seen = await Promise.all(ids.map(async (id) => ({ id, reply: await hierarchyOf(api, id) })));
  return seen.filter(
    ({ reply }) => reply.status === 200 && !isFilled(hierarchyMember(reply, 'direct_parent')),
  );
}

/** The reason that the coverage gives for the absence of a parent. */
export const exceptionOf = ({ reply }: Pick<ServedHierarchy, 'reply'>): string | undefined => {
  const exception = coverageMember(reply, 'reporting_exception');
  return typeof exception === 'string' && exception !== '' ? exception : undefined;
};

export const filesNone = ({ reply }: Pick<ServedHierarchy, 'reply'>): boolean =>
  coverageMember(reply, 'in_registry_level2') === false;

/** LEIs that stand as children of direct parents in relationship records. */
export async function childrenOnFile(api: Api): Promise<readonly string[]> {
  const { rows = [] } = (await findRelated(api)) ?? {};
  const direct = rows.filter((row) => isToDirectParent(row, api.world.today));
  return [...new Set(direct.flatMap((row) => endsOf(row)?.child ?? []))];
}

/** No relationship on file has the LEI as the child of a direct parent. */
export async function expectNoParentOnFile(api: Api, lei: string): Promise<void> {
  const reply = await api.get('listRegistryRelationships', { lei });
  const rows = recordsIn(reply);
  const above = rows.find((row) => isToDirectParent(row, api.world.today) && endsOf(row)?.child === lei);
  expectThat(above === undefined, '/data', `no relationship in which ${lei} is the child`, above);
  // Records whose ends are not told by their names decide nothing.
  const isTold = rows.every((row) => endsOf(row) !== undefined);
  if (isTold && !mayBeCut(reply)) api.witness('lists of relationships');
}

const share = /percent|pct|ownership|shareholding|(?:^|[/_])(?:stake|share)s?$/;
/** A text that is nothing else, a unit among them; links have percent signs too. */
const percentage = /^\s*(?:\d+(?:\.\d+)?\s?(?:%|percent)|percent(?:age)?)\s*$/i;
/** Names of entities may have numbers in them, and anything may be told about the reply. */
const aside = /name|^\/(?:meta|applied_filters|pagination)\//;

/** Whether a leaf of a reply about relatives is a percentage of ownership, or the unit of one. */
export function isPercentage(path: string, value: Leaf['value']): boolean {
  if (aside.test(path)) return false;
  return percentage.test(String(value)) || (share.test(path) && numberOf(value) !== undefined);
}

const person = /^(?:natural[_ ]person|persons?|people|human|individual)$/i;

/** Members of a card that tell of what kind its own entity is; texts further in may be about others. */
const kindMembers = ['type', 'kind', 'category', 'entity_type'] as const;

/** Whether a member says that something is a natural person. */
export const isKindOfPerson = (member: string, value: unknown): boolean =>
  /(?:type|kind|category|class)$/i.test(member) && typeof value === 'string' && person.test(value);

/** Whether a card calls its own entity a natural person. */
export const isPerson = (card: unknown): boolean =>
  isObject(card) &&
  kindMembers.some((member) => {
    const kind = card[member];
    return typeof kind === 'string' && person.test(kind);
  });

/** The ids of people to whom Events refer. */
export const peopleOf = ({ offer }: World): readonly string[] => {
  const refs = offer.events.flatMap(({ entity_refs }) => (isArray(entity_refs) ? entity_refs : []));
  const people = refs
    .filter((ref) => isObject(ref) && isPerson(innermost(ref)))
    .flatMap((ref) => handleIn(ref) ?? []);
  return [...new Set(people.filter(isSpineId))];
};

const kindNames: ReadonlySet<string> = new Set(kindMembers.map((member) => member.replaceAll('_', '')));

const within = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Whether a card tells beside its name that it is of a person, and no other kind anywhere outside its lists. */
export function isCalledPerson(card: JsonObject): boolean {
  const leaves = leavesIn(card).filter(({ path }) => !/\/\d+(?:\/|$)/.test(path));
  const [kind, ...others] = leaves.filter(({ path }) => kindNames.has(memberOf(path).replaceAll('_', '')));
  const name = leaves.find(({ value }) => value === nameIn(card));
  const isOwn = kind !== undefined && name !== undefined && within(kind.path) === within(name.path);
  return isOwn && others.length === 0 && person.test(String(kind.value));
}

/** The ids of people to whom Events refer, as their cards there tell, or else their details. */
export async function somePeople(api: Api): Promise<readonly string[]> {
  const referred = peopleOf(api.world);
  if (referred.length > 0) return referred;
  const described: string[] = [];
  for await (const { id, card } of describedEntities(api)) if (isCalledPerson(card)) described.push(id);
  return described;
}
