import { limits } from '../../contract/index.js';
import { isLei } from '../../generators/leis.js';
import {
  type Api,
  defineCheck,
  defineInvariant,
  expectThat,
  once,
  precondition,
} from '../../src/kit/index.js';
import { sentParameter } from '../asking/calls.js';
import {
  ancestorsOf,
  childrenOf,
  hierarchiesWhere,
  hierarchyMember,
  hierarchyOf,
  isFilled,
  isServed,
  listOf,
  parentOf,
  relativesIn,
  type ServedHierarchy,
  servedHandle,
  servedHierarchies,
  siblingsOf,
} from '../asking/hierarchy.js';
import { anyFamily, type Family, longestLine, orphans, showsPart } from '../asking/hierarchy-relatives.js';
import { expectBooleanRefused } from '../asking/refusals.js';

const name = 'include_siblings';

const withoutSiblings = [
  { sent: {}, clause: 'hierarchy.siblings.default' },
  { sent: { include_siblings: false, depth: 2 }, clause: 'hierarchy.siblings.false' },
] as const;

/** So few are shown all together. */
const fewSiblings = 5;

export const siblings = defineCheck({
  id: 'hierarchy/siblings',
  title:
    'include_siblings=true adds the other children of the direct parent, and no sibling is returned without it',
  clauses: [
    'hierarchy.siblings.true',
    'hierarchy.siblings.default',
    'hierarchy.siblings.false',
    'hierarchy.siblings.same-parent',
    'hierarchy.direct-parent.mutual',
  ],
  operations: ['getHierarchy'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const family = await anyFamily(api);
      const { id, parent, children, isComplete } = family;
      const others = children.filter((each) => each !== id);
      // Among ids, the entity itself cannot be told by its LEI.
      const isTold = others.length > 0 && (children.includes(id) || others.every(isLei) === isLei(id));
      precondition(isTold, 'no entity with a sibling is known', 'no-data');
      for (const { sent, clause } of withoutSiblings) {
        const reply = await hierarchyOf(api, id, sent);
        const seen = others.filter((each) => relativesIn(reply).includes(each));
        expectThat(seen.length === 0, '/data/hierarchy', 'no siblings', seen, clause);
        api.witness('hierarchies without siblings');
      }
      const reply = await hierarchyOf(api, id, { include_siblings: true });
      const seen = siblingsOf(reply).filter((each) => each !== id);
      // Their list may have a name of its own.
      const found = seen.length > 0 ? seen : others.filter((each) => relativesIn(reply).includes(each));
      expectThat(found.length > 0, '/data/hierarchy', `siblings, such as ${others[0]}`, found);
      // What was asked for once is not shown to those who ask for less.
      const after = relativesIn(await hierarchyOf(api, id, {}, { fresh: true }));
      const kept = found.filter((each) => after.includes(each) && others.includes(each));
      expectThat(kept.length === 0, '/data/hierarchy', 'no siblings', kept, 'hierarchy.siblings.default');
      // A long list may be cut, and each sibling may be shown by any handle of its own.
      const entries = listOf(reply, 'siblings');
      const isShort = entries !== undefined && entries.length < others.length;
      const isWhole = isComplete && others.length <= fewSiblings;
      expectThat(!isWhole || !isShort, '/data/hierarchy', `each of the ${others.length} siblings`, found);
      const doubtful = found.filter((each) => !others.includes(each));
      await expectParent(api, parent, isComplete ? doubtful : doubtful.slice(0, 2));
      api.witness('siblings', found.length);
      await expectStillChild(api, id, parent);
      await expectSameParentBesideDepth(api, family);
    },
    { requests: 6 },
  ),
});

export const siblingsUnasked = defineInvariant({
  id: 'hierarchy/siblings-unasked',
  title: 'No hierarchy has siblings that include_siblings does not ask for',
  clauses: ['hierarchy.siblings.default', 'hierarchy.siblings.false'],
  operations: ['getHierarchy'],
  judge(exchange) {
    const sent = sentParameter(exchange, name);
    if (!isServed(exchange) || (sent !== undefined && sent !== 'false')) return 0;
    const told = siblingsOf(exchange);
    // A single one may be the entity itself.
    const clause = sent === undefined ? 'hierarchy.siblings.default' : 'hierarchy.siblings.false';
    expectThat(told.length < 2, '/data/hierarchy', 'no siblings', told, clause);
    return isFilled(hierarchyMember(exchange, 'direct_parent')) ? 1 : 0;
  },
  provokedBy: ['hierarchy/siblings'],
});

/** An entity that was asked for its siblings is still among all children of its parent, where LEIs tell these. */
async function expectStillChild(api: Api, id: string, parent: string): Promise<void> {
  const reply = await hierarchyOf(api, parent, { limit: limits.hierarchy.children.max }, { fresh: true });
  const left = reply.status === 200 ? childrenOf(reply) : [];
  const isWhole = left.length > 0 && hierarchyMember(reply, 'child_count') === left.length;
  if (!isWhole || ![id, ...left].every(isLei)) return;
  const expected = `${id} among the children of ${parent}`;
  expectThat(left.includes(id), '/data/hierarchy', expected, left, 'hierarchy.direct-parent.mutual');
}

async function expectParent(api: Api, parent: string, siblings: readonly string[]): Promise<void> {
  for (const sibling of siblings) {
    const reply = await hierarchyOf(api, sibling);
    // A sibling need not be held.
    if (reply.status !== 200) continue;
    const seen = parentOf(reply);
    const expected = `the parent ${parent} of ${sibling}`;
    expectThat(seen === parent, '/data/hierarchy', expected, seen, 'hierarchy.siblings.same-parent');
  }
}

/** Entities below an ancestor that most likely has other children: towards the upper end of lines. */
const mostBelow = 2;

/** Entities with further ancestors above their direct parent; of a line, the one nearest to its upper end. */
async function belowAncestors(api: Api, family: Family): Promise<readonly string[]> {
  const lines = [
    ...(await servedHierarchies(api)).map(({ id, reply }) => [id, ...ancestorsOf(reply)]),
    await longestLine(api),
  ];
  const ends = lines.flatMap((line) => line.at(-3) ?? []);
  const own = ancestorsOf(family.reply).length > 1 ? [family.id] : [];
  return [...new Set([...own, ...ends])].slice(0, mostBelow);
}

/** Where more ancestors are told than the direct parent, their children are no siblings. */
async function expectSameParentBesideDepth(api: Api, family: Family): Promise<void> {
  for (const id of await belowAncestors(api, family)) {
    const reply = await hierarchyOf(api, id, { include_siblings: true, depth: 2 });
    const [parent, found] = [parentOf(reply), siblingsOf(reply).filter((each) => each !== id)];
    if (parent === undefined || found.length === 0) continue;
    const isOfFamily = parent === family.parent;
    const children = isOfFamily ? family.children : childrenOf(await hierarchyOf(api, parent));
    await expectParent(api, parent, found.filter((each) => !children.includes(each)).slice(0, 2));
    api.witness('siblings beside several ancestors', found.length);
  }
}

const isOrphan = ({ reply }: ServedHierarchy): boolean => !isFilled(hierarchyMember(reply, 'direct_parent'));

export const siblingsOfOrphans = defineCheck({
  id: 'hierarchy/siblings-of-orphans',
  title: 'An entity without a direct parent on file has no siblings',
  clauses: ['hierarchy.siblings.direct-only'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(async (api) => {
    // One that the registry does not hold has no siblings in any case.
    const onRecord = await orphans(api, () => true, 1);
    const [orphan] = onRecord.length > 0 ? onRecord : await hierarchiesWhere(api, isOrphan, 1);
    precondition(orphan !== undefined, 'every entity that was tried has a direct parent', 'no-data');
    const { id, reply } = orphan;
    const more = await hierarchyOf(api, id, { include_siblings: true });
    const known = [...relativesIn(reply), ...childrenOf(more)];
    // Of many children each reply may show others.
    const told = [reply, more].some(showsPart) ? [] : relativesIn(more);
    const added = [...siblingsOf(more), ...told.filter((each) => !known.includes(each))];
    const others = added.filter((each) => each !== id);
    expectThat(others.length === 0, '/data/hierarchy', `no siblings of ${id}`, others);
    api.witness('entities without a parent');
  }),
});

export const invalidBoolean = defineCheck({
  id: 'hierarchy/invalid-boolean',
  title: 'An include_siblings other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['error.invalid-boolean'],
  operations: ['getHierarchy'],
  rulings: ['boolean-spelling'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(async (api) => {
    const reply = await hierarchyOf(api, await servedHandle(api), { [name]: 'yes' });
    expectBooleanRefused(api, reply, name);
  }),
});
