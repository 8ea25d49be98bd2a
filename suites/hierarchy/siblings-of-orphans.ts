import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { isFilled, relativesIn, siblingsOf, told } from './reading.js';
import { hierarchyOf, seenThat } from './seen.js';

export const siblingsOfOrphans = defineCheck({
  id: 'hierarchy/siblings-of-orphans',
  title: 'An entity without a direct parent on file has no siblings',
  clauses: ['hierarchy.siblings.direct-only'],
  operations: ['getHierarchy'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(async (api) => {
    const [orphan] = await seenThat(api, ({ reply }) => !isFilled(told(reply, 'direct_parent')), 1);
    precondition(orphan !== undefined, 'every entity that was tried has a direct parent', 'no-data');
    const { id, reply } = orphan;
    const more = await hierarchyOf(api, id, { include_siblings: true });
    const known = relativesIn(reply);
    const added = [...siblingsOf(more), ...relativesIn(more).filter((each) => !known.includes(each))];
    const others = added.filter((each) => each !== id);
    expectThat(others.length === 0, '/data/hierarchy', `no siblings of ${id}`, others);
    api.witness('entities without a parent');
  }),
  refutedBy: ['hierarchy.siblings.of-orphans'],
});
