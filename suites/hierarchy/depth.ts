import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { longestLine } from './family.js';
import { ancestorsOf, handlesOf, listOf, relativesIn } from './reading.js';
import { hierarchyOf } from './seen.js';

const ancestors = 3;

export const depth = defineCheck({
  id: 'hierarchy/depth',
  title: 'A depth returns so many ancestors of the line, from the direct parent up, and 1 without it',
  clauses: [
    'hierarchy.depth.bounds',
    'hierarchy.depth.deeper',
    'hierarchy.depth.default',
    'limits.hierarchy.depth.default',
  ],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const [id = '', ...above] = await longestLine(api, ancestors);
      precondition(above.length > 1, 'no entity is known whose direct parent has one itself', 'no-data');
      let listed: readonly string[] = [];
      for (const sent of [undefined, 1, 2, 3]) {
        const reached = above.slice(0, sent ?? 1);
        const beyond = above.slice(sent ?? 1);
        const reply = await hierarchyOf(api, id, { depth: sent });
        const seen = ancestorsOf(reply);
        const told = relativesIn(reply);
        const absent = reached.filter((each) => !told.includes(each));
        expectThat(absent.length === 0, '/data/hierarchy', `the ancestors ${reached.join(' ')}`, told);
        const strange = beyond.filter((each) => seen.includes(each));
        expectThat(strange.length === 0, '/data/hierarchy', `no ancestor above depth ${sent ?? 1}`, strange);
        const list = handlesOf(listOf(reply, 'parents') ?? []);
        const lost = listed.filter((each) => !list.includes(each));
        expectThat(lost.length === 0, '/data/hierarchy', `${listed.join(' ')}, as at a lesser depth`, list);
        listed = list;
        api.witness('ancestors within a depth', reached.length);
      }
    },
    { requests: 7 },
  ),
  refutedBy: [
    'hierarchy.depth.default-five',
    'hierarchy.depth.ignored',
    'hierarchy.depth.last-only',
    'hierarchy.depth.one-more',
    'hierarchy.depth.stuck-at-one',
  ],
});
