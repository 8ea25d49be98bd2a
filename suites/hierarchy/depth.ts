import { limits } from '../../contract/index.js';
import { limitAbove } from '../../generators/numbers.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  isObject,
  type Json,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  ancestorsOf,
  childrenOf,
  handleOf,
  handlesOf,
  hierarchyMember,
  hierarchyOf,
  listOf,
  ofEntity,
  parentOf,
  relativesIn,
  type ServedHierarchy,
  servedHandle,
  servedHierarchies,
} from '../asking/hierarchy.js';
import { longestLine, someChild, someChildren } from '../asking/hierarchy-relatives.js';
import { isSame } from '../asking/same-record.js';

interface DepthSent {
  readonly sent?: number;
  readonly direction?: 'up';
  readonly include_siblings?: true;
  readonly limit?: number;
}

/** Ancestors are what both directions have in common, `limit` bounds children alone, and siblings are no ancestors. */
const depthsSent: readonly DepthSent[] = [
  {},
  { direction: 'up' },
  { sent: 1 },
  { sent: 2, direction: 'up', include_siblings: true },
  { sent: 3, limit: 1 },
];

export const depth = defineCheck({
  id: 'hierarchy/depth',
  title: 'A depth returns that many ancestors, from the direct parent up, and 1 by default',
  clauses: [
    'hierarchy.depth.bounds',
    'hierarchy.depth.deeper',
    'hierarchy.depth.default',
    'limits.hierarchy.depth.default',
    'hierarchy.depth.range',
    'hierarchy.parent-child',
  ],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const [id = '', ...above] = await longestLine(api);
      precondition(above.length > 1, 'no entity is known whose direct parent has one itself', 'no-data');
      let listed: readonly string[] = [];
      const known = new Map<string, JsonObject>();
      for (const { sent, ...others } of depthsSent) {
        const ofAbsent = (sent ?? 1) === 1 ? 'hierarchy.depth.default' : 'hierarchy.depth.deeper';
        const ofStrange = sent === undefined ? 'hierarchy.depth.default' : 'hierarchy.depth.bounds';
        const reached = above.slice(0, sent ?? 1);
        const beyond = above.slice(sent ?? 1);
        const reply = await hierarchyOf(api, id, { depth: sent, ...others });
        if (sent !== undefined) accusing('hierarchy.depth.range', () => expectStatus(reply, 200));
        const seen = ancestorsOf(reply);
        const told = relativesIn(reply);
        const absent = reached.filter((each) => !told.includes(each));
        // An ancestor that nothing names but a text may be any of them.
        const nameless = (listOf(reply, 'parents') ?? []).filter((node) => handleOf(node) === undefined);
        expectThat(
          absent.length <= nameless.length,
          '/data/hierarchy',
          `the ancestors ${reached.join(' ')}`,
          told,
          ofAbsent,
        );
        const strange = beyond.filter((each) => seen.includes(each));
        const most = `no ancestor above depth ${sent ?? 1}`;
        expectThat(strange.length === 0, '/data/hierarchy', most, strange, ofStrange);
        const list = handlesOf(listOf(reply, 'parents') ?? []);
        const lost = listed.filter((each) => !list.includes(each));
        const before = `${listed.join(' ')}, as at a lesser depth`;
        expectThat(lost.length === 0, '/data/hierarchy', before, list, ofAbsent);
        listed = list;
        expectAlike(reply, known, (name) => isOfItself(name) || ofPlace.test(name));
        api.witness('ancestors within a depth', reached.length);
      }
    },
    { requests: 8 },
  ),
});

export const ancestorsAlike = defineCheck({
  id: 'hierarchy/depth-ancestors-alike',
  title: 'An entity is shown alike as the ancestor of different entities',
  clauses: ['hierarchy.parent-child'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const line = await longestLine(api);
      const replies = [
        ...(await Promise.all(line.map((id) => hierarchyOf(api, id)))),
        ...(await servedHierarchies(api)).map(({ reply }) => reply),
      ];
      const known = new Map<string, JsonObject>();
      for (const reply of replies) expectAlike(reply, known, isOfItself);
      // An ancestor may be told by its LEI alone.
      const told = new Set(replies.flatMap(ancestorsOf));
      precondition(told.size > 0, 'no entity that was tried has ancestors', 'no-data');
      api.witness('ancestors', told.size);
    },
    { requests: 4 },
  ),
});

/** Members about the place of an ancestor above one entity. */
const ofPlace = /^(?:depth|level|distance|generation)$/;
/** Members that may be about the list that an ancestor stands in, and those that may be about the entity below it. */
const ofLine =
  /index|position|order|rank|score|relat|type|start|period|direct|ultimate|depth|level|distance|generation/;
/** Members about what stands above an ancestor, of which a lesser depth may tell less. */
const ofNext = /more|parent|above|next|last|top|root|trunc/;
const isOfItself = (name: string): boolean => ofEntity.test(name) && !ofLine.test(name) && !ofNext.test(name);

/**
 * An ancestor is shown alike at every depth, as direct parent and in a list, null included. What else is told of it, such as
 * the number of its children, may depend on what is asked for.
 */
function expectAlike(
  reply: Exchange,
  known: Map<string, JsonObject>,
  isCompared: (name: string) => boolean,
): void {
  const direct = hierarchyMember(reply, 'direct_parent') ?? null;
  for (const node of [direct, ...(listOf(reply, 'parents') ?? [])].filter(isObject)) {
    const lei = handleOf(node);
    // What tells ancestors apart is not shown; one that nothing names may be any.
    if (lei === undefined) continue;
    const before = known.get(lei) ?? node;
    known.set(lei, { ...node, ...before });
    for (const [name, value] of Object.entries(node)) {
      const other = before[name];
      const isScalar = typeof value !== 'object' || value === null;
      if (other === undefined || !isScalar || !isCompared(name)) continue;
      const isOne = value === other || (value !== null && isLeaf(other) && isSame(value, other, `/${name}`));
      const expected = `${JSON.stringify(other)}, as elsewhere of ${lei}`;
      expectThat(isOne, `/data/hierarchy/parents/${name}`, expected, value, 'hierarchy.parent-child');
    }
  }
}

const isLeaf = (value: Json): value is string | number | boolean =>
  value !== null && typeof value !== 'object';

const { min, max } = limits.hierarchy.depth;

/** The first child of an entity, with its own hierarchy; undefined where that is not served: a child need not be held. */
async function childBelow(api: Api, { reply }: ServedHierarchy): Promise<ServedHierarchy | undefined> {
  const [id] = childrenOf(reply);
  if (id === undefined) return undefined;
  const below = await hierarchyOf(api, id, { depth: max });
  return below.status === 200 ? { id, reply: below } : undefined;
}

/** The entity with the most ancestors seen, or the child of one that may have more of them than are told. */
async function deepest(api: Api): Promise<ServedHierarchy | undefined> {
  const children = await someChildren(api);
  const above = children.find(
    ({ reply }) => childrenOf(reply).length > 0 && ancestorsOf(reply).length >= max,
  );
  return (above === undefined ? undefined : await childBelow(api, above)) ?? children[0];
}

/** Generations below an entity in which more ancestors are looked for. */
const mostGenerations = 5;

/** A descendant that may have more ancestors than are told at most. */
async function farthestBelow(api: Api, start: ServedHierarchy): Promise<ServedHierarchy> {
  let seen = start;
  for (let generation = 0; generation < mostGenerations; generation += 1) {
    const below = await childBelow(api, seen);
    if (below === undefined) break;
    const isBeyond = ancestorsOf(seen.reply).length >= max;
    seen = below;
    if (isBeyond) break;
  }
  return seen;
}

export const depthMax = defineCheck({
  id: 'hierarchy/depth-max',
  title: 'A hierarchy never has more than 5 ancestors; a depth above 5 may be refused with 400',
  clauses: [
    'hierarchy.depth.max',
    'limits.hierarchy.depth.max',
    'hierarchy.depth.range',
    'hierarchy.depth.deeper',
  ],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-limits'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  runs: 1,
  property: forAll(
    limitAbove(max),
    async (api, depth) => {
      const start = await deepest(api);
      precondition(start !== undefined, 'no entity with a direct parent is known', 'no-data');
      // A depth that is refused needs no long line; one that is served may be followed as far as that goes.
      const isServed = (await hierarchyOf(api, start.id, { depth })).status === 200;
      const { id } = isServed ? await farthestBelow(api, start) : start;
      const most = await hierarchyOf(api, id, { depth: max });
      accusing('hierarchy.depth.range', () => expectStatus(most, 200));
      const more = await hierarchyOf(api, id, { depth });
      expectStatus(more, 200, 400);
      for (const reply of [most, more]) {
        const seen = ancestorsOf(reply);
        expectThat(seen.length <= max, '/data/hierarchy', `at most ${max} ancestors`, seen);
        if (seen.length === max) api.witness('ancestors of the longest lines', max);
      }
      if (more.status === 400) api.witness('depths refused');
      const told = ancestorsOf(most);
      const top = told.at(-1);
      // A line that ends one step before the depth may end there.
      if (top === undefined || told.length !== max - 1) return;
      const above = parentOf(await hierarchyOf(api, top));
      const isWhole = above === undefined || above === id || told.includes(above);
      expectThat(isWhole, '/data/hierarchy', `${above} above ${top}`, told, 'hierarchy.depth.deeper');
    },
    { requests: 2, examples: [max + 1] },
  ),
});

const depths = Array.from({ length: max - min + 1 }, (_, index) => min + index);

export const depthRange = defineCheck({
  id: 'hierarchy/depth-range',
  title: 'depth accepts the integers from 1 to 5',
  clauses: ['hierarchy.depth.range', 'limits.hierarchy.depth.min'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: forEach(
    depths,
    async (api, depth) => {
      const child = await someChild(api);
      expectOk(await hierarchyOf(api, child?.id ?? (await servedHandle(api)), { depth }));
      api.witness('depths served');
    },
    { clause: (depth) => (depth === min ? 'limits.hierarchy.depth.min' : 'hierarchy.depth.range') },
  ),
});
