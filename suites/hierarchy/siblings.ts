import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { anyFamily } from './family.js';
import { parentOf, relativesIn, siblingsOf } from './reading.js';
import { hierarchyOf } from './seen.js';

export const siblings = defineCheck({
  id: 'hierarchy/siblings',
  title:
    'include_siblings=true adds other entities with the direct parent of the entity; otherwise there are none',
  clauses: [
    'hierarchy.siblings.default',
    'hierarchy.siblings.false',
    'hierarchy.siblings.true',
    'hierarchy.siblings.same-parent',
  ],
  operations: ['getHierarchy'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const { id, parent, children, isComplete } = await anyFamily(api);
      const others = children.filter((each) => each !== id);
      precondition(others.length > 0, 'no entity with a sibling is known', 'no-data');
      for (const include_siblings of [undefined, false]) {
        const reply = await hierarchyOf(api, id, { include_siblings });
        const seen = others.filter((each) => relativesIn(reply).includes(each));
        expectThat(seen.length === 0, '/data/hierarchy', 'no siblings', seen);
        api.witness('hierarchies without siblings');
      }
      const reply = await hierarchyOf(api, id, { include_siblings: true });
      const seen = siblingsOf(reply).filter((each) => each !== id);
      // Their list may have a name of its own.
      const found = seen.length > 0 ? seen : others.filter((each) => relativesIn(reply).includes(each));
      expectThat(found.length > 0, '/data/hierarchy', `siblings, such as ${others[0]}`, found);
      const doubtful = found.filter((each) => !others.includes(each));
      for (const sibling of isComplete ? doubtful : doubtful.slice(0, 2)) {
        const seenParent = parentOf(await hierarchyOf(api, sibling));
        expectThat(
          seenParent === parent,
          '/data/hierarchy',
          `the parent ${parent} of ${sibling}`,
          seenParent,
        );
      }
      api.witness('siblings', found.length);
    },
    { requests: 3 },
  ),
  refutedBy: [
    'hierarchy.siblings.by-default',
    'hierarchy.siblings.cousins-included',
    'hierarchy.siblings.false-is-true',
    'hierarchy.siblings.never',
  ],
});
