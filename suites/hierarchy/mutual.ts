import { isLei } from '../../generators/values/lei.js';
import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { familyOf, someChildren } from './family.js';
import { parentOf } from './reading.js';
import { hierarchyOf } from './seen.js';

const mostFamilies = 4;

export const mutual = defineCheck({
  id: 'hierarchy/mutual',
  title:
    'An entity is among the children of its direct parent, and each child of a parent has it as direct parent',
  clauses: [
    'hierarchy.parent-child',
    'hierarchy.direct-parent.mutual',
    'hierarchy.parents',
    'hierarchy.children',
    'hierarchy.entity',
  ],
  operations: ['getHierarchy'],
  rulings: ['C39'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const parents = new Map((await someChildren(api)).map((child) => [child.parent, child]));
      let decided = 0;
      for (const child of [...parents.values()].slice(0, mostFamilies)) {
        const { id, parent, children, isComplete } = await familyOf(api, child);
        expectThat(
          children.length > 0,
          '/data/hierarchy',
          `the children of ${parent}, ${id} for one`,
          children,
        );
        const isAmong = children.includes(id);
        // A cut list need not have it, nor a list of LEIs an entity whose LEI is not told.
        if (!isAmong && (!isComplete || !isLei(id))) continue;
        expectThat(isAmong, '/data/hierarchy', `${id} among the children of ${parent}`, children);
        api.witness('children of their parents');
        decided += 1;
        const other = children.find((each) => each !== id);
        if (other === undefined || decided > 1) continue;
        const seen = parentOf(await hierarchyOf(api, other));
        expectThat(
          seen === parent,
          '/data/hierarchy/direct_parent',
          `${parent} for its child ${other}`,
          seen,
        );
        api.witness('parents of their children');
      }
      precondition(decided > 0, 'of no parent that was tried all children are shown', 'no-data');
    },
    { requests: mostFamilies + 1 },
  ),
  refutedBy: [
    'hierarchy.children.inactive-lost',
    'hierarchy.children.never',
    'hierarchy.direct-parent.ultimate',
    'hierarchy.direct-parent.unrelated',
    'hierarchy.entity.lei-refused',
    'hierarchy.entity.lei-unresolved',
    'hierarchy.entity.parent-of-lei',
  ],
});
