import { defineCheck, once, type Query, seenOf } from '../../src/kit/index.js';
import { anyFamily } from './family.js';
import { childrenOf, siblingsOf, told } from './reading.js';
import { hierarchyOf } from './seen.js';

const asked: readonly (readonly [what: string, query: Query])[] = [
  ['depth=0', { depth: 0 }],
  ['limit=0', { limit: 0 }],
  ['as_of', { as_of: '2020-01-01' }],
  ['siblings downwards', { direction: 'down', include_siblings: true }],
];

export const leftOpen = defineCheck({
  id: 'hierarchy/left-open',
  title: 'What the hierarchy does where the specification does not say',
  clauses: [
    'hierarchy.direct-parent.down',
    'hierarchy.depth.out-of-range',
    'hierarchy.limit.out-of-range',
    'hierarchy.siblings.down',
    'hierarchy.siblings.itself',
    'hierarchy.siblings.extent',
    'hierarchy.as-of',
  ],
  level: 'observe',
  operations: ['getHierarchy'],
  rulings: ['A15', 'A32', 'A74'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id } = await anyFamily(api);
      for (const [what, query] of asked) {
        const reply = await hierarchyOf(api, id, query);
        const siblings = siblingsOf(reply).length;
        api.observe(what, `${seenOf(reply)}, ${childrenOf(reply).length} children, ${siblings} siblings`);
        if (query.direction === 'down')
          api.observe(
            'direct_parent downwards',
            `${JSON.stringify(told(reply, 'direct_parent'))}`.slice(0, 60),
          );
      }
      const siblings = siblingsOf(await hierarchyOf(api, id, { include_siblings: true }));
      api.observe('siblings', `${siblings.length}`);
      api.observe('the entity among its siblings', siblings.includes(id) ? 'yes' : 'no');
    },
    { requests: asked.length - 1 },
  ),
  refutedBy: [],
});
