import { limits } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  expectStatus,
  expectThat,
  forEach,
  once,
  precondition,
} from '../../src/kit/index.js';
import {
  handles,
  hierarchyMember,
  hierarchyOf,
  listOf,
  parentOf,
  type ServedHierarchy,
  servedHandle,
  servedHierarchies,
  spineIds,
} from '../asking/hierarchy.js';
import { anyFamily } from '../asking/hierarchy-relatives.js';

export const limitBounds = defineCheck({
  id: 'hierarchy/limit-bounds',
  title: 'A hierarchy returns no more children than the limit',
  clauses: ['hierarchy.limit.bounds'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { parent, children } = await anyFamily(api);
      precondition(children.length > 1, 'no entity with several children is known', 'no-data');
      const queries = [{ limit: 1 }, { limit: children.length - 1 }, { limit: 1, direction: 'down' }];
      for (const query of queries) {
        const list = listOf(await hierarchyOf(api, parent, query), 'children') ?? [];
        const most = `at most ${query.limit} children`;
        expectThat(list.length <= query.limit, '/data/hierarchy', most, list.length);
        api.witness('children within a limit', list.length);
      }
    },
    { requests: 3 },
  ),
});

const { max } = limits.hierarchy.children;
const mostParents = 6;
/** Large groups are rare; so many more entities are asked for where none is among those seen. */
const mostOthers = 12;

const countOf = ({ reply }: ServedHierarchy): number => {
  const count = hierarchyMember(reply, 'child_count');
  return typeof count === 'number' ? count : 0;
};

/** The entity with the most children among those seen and some of their parents. */
async function largest(api: Api): Promise<string> {
  const seen = [...(await servedHierarchies(api))];
  const parents = [...new Set(seen.flatMap(({ reply }) => parentOf(reply) ?? []))];
  for (const id of parents.slice(0, mostParents)) {
    seen.push({ id, reply: await hierarchyOf(api, id, { limit: max }) });
  }
  const asked = handles(api.world);
  const others = spineIds(api.world).filter((id) => !asked.includes(id));
  for (const id of others.slice(0, mostOthers)) {
    if (seen.some((each) => countOf(each) > max)) break;
    const reply = await hierarchyOf(api, id, { limit: max });
    if (reply.status === 200) seen.push({ id, reply });
  }
  return seen.toSorted((one, other) => countOf(other) - countOf(one))[0]?.id ?? '';
}

export const limitMax = defineCheck({
  id: 'hierarchy/limit-max',
  title:
    'A limit of 50 is served; no hierarchy has more children, and a greater limit may be refused with 400',
  clauses: ['hierarchy.limit.max', 'hierarchy.limit.at-max', 'limits.hierarchy.children'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-limits'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const id = await largest(api);
      precondition(id !== '', 'no hierarchy is served for any entity that is known', 'no-data');
      const [plain, most] = [await hierarchyOf(api, id), await hierarchyOf(api, id, { limit: max })];
      accusing('hierarchy.limit.at-max', () => expectStatus(most, 200));
      const more = await hierarchyOf(api, id, { limit: max + 1 });
      expectStatus(more, 200, 400);
      for (const reply of [plain, most, more]) {
        const { length } = listOf(reply, 'children') ?? [];
        expectThat(length <= max, '/data/hierarchy', `at most ${max} children`, length);
        if (length === max) api.witness('long lists of children');
      }
      if (more.status === 400) api.witness('limits refused');
    },
    { requests: 6 },
  ),
});

const queries = [{ depth: 'abc' }, { limit: '1q' }] as const;

// Which error it is, or whether it is one, is not shown.
export const notANumber = defineCheck({
  id: 'hierarchy/not-a-number',
  title: 'A depth or limit that is not a number is refused with 400 or ignored',
  clauses: ['error.server-errors'],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-limits', 'answers-to-any-request'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: forEach(queries, async (api, query) => {
    expectStatus(await hierarchyOf(api, await servedHandle(api), query), 400, 200);
    api.witness('texts that are no number');
  }),
});
