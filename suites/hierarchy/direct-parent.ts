import { isLei } from '../../generators/leis.js';
import { defineCheck, defineInvariant, expectThat, once, precondition } from '../../src/kit/index.js';
import {
  childrenOf,
  coverageMember,
  hierarchyMember,
  hierarchyOf,
  includesParents,
  isFilled,
  parentOf,
} from '../asking/hierarchy.js';
import { childOnRecord, childrenOfParents, familyOf } from '../asking/hierarchy-relatives.js';
import { endsOf, leisOf, mayBeCut, recordsIn } from '../asking/registry.js';
import { leavesIn } from '../asking/texts.js';

export const directParentOnFile = defineCheck({
  id: 'hierarchy/direct-parent-on-file',
  title: 'The direct parent of an entity is the parent in a relationship record of it',
  clauses: ['hierarchy.direct-parent.on-file'],
  operations: ['getHierarchy', 'listRegistryRelationships'],
  needs: ['key.full', 'entitlement.can_use_exposure', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const { id, parent } = await childOnRecord(api);
      const reply = await api.get('listRegistryRelationships', { lei: id });
      const found = recordsIn(reply).some(
        (row) => leisOf(row).includes(parent) && (endsOf(row)?.parent ?? parent) === parent,
      );
      precondition(found || !mayBeCut(reply), `too many relationships of ${id} to see them all`, 'no-data');
      expectThat(found, '/data/hierarchy/direct_parent', `a parent on file of ${id}`, parent);
      api.witness('parents on file');
    },
    { requests: 2 },
  ),
});

const flags = [
  { name: 'lei_present', clause: 'hierarchy.null-parent.no-lei' },
  { name: 'in_registry_level2', clause: 'hierarchy.null-parent.no-filing' },
] as const;

export const directParentTold = defineInvariant({
  id: 'hierarchy/direct-parent-told',
  title: 'A hierarchy has a direct parent, which is null if no LEI or no relationship is filed',
  clauses: [
    'hierarchy.direct-parent',
    'hierarchy.direct-parent.entity',
    'hierarchy.null-parent.no-lei',
    'hierarchy.null-parent.no-filing',
  ],
  operations: ['getHierarchy'],
  rulings: ['hierarchy-nulls'],
  judge(exchange) {
    if (!includesParents(exchange)) return 0;
    const parent = hierarchyMember(exchange, 'direct_parent');
    // Without an LEI there may be no hierarchy at all.
    if (parent === undefined && coverageMember(exchange, 'lei_present') === false) return 0;
    expectThat(parent !== undefined, '/data/hierarchy/direct_parent', 'an entity or null', parent);
    const isEntity = !isFilled(parent) || leavesIn(parent).length > 0;
    const ofEntity = 'hierarchy.direct-parent.entity';
    expectThat(isEntity, '/data/hierarchy/direct_parent', 'an entity or null', parent, ofEntity);
    for (const { name, clause } of flags) {
      const isNull = coverageMember(exchange, name) !== false || !isFilled(parent);
      expectThat(isNull, '/data/hierarchy/direct_parent', `null where ${name} is false`, parent, clause);
    }
    return 1;
  },
  provokedBy: ['hierarchy/held-lei', 'hierarchy/without-lei', 'hierarchy/files-no-relationships'],
});

const mostFamilies = 4;

export const mutual = defineCheck({
  id: 'hierarchy/mutual',
  title:
    'An entity is among the children of its direct parent, and each child of a parent has it as direct parent',
  clauses: [
    'hierarchy.direct-parent.mutual',
    'hierarchy.children',
    'hierarchy.parents',
    'hierarchy.parent-child',
  ],
  operations: ['getHierarchy'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_exposure'],
  property: once(
    async (api) => {
      const known = await childrenOfParents(api, mostFamilies);
      // If no hierarchy has children, this parent is not the cause.
      const areTold = known.some(({ reply }) => childrenOf(reply).length > 0);
      let decided = 0;
      for (const child of known) {
        const { id, parent, children, isComplete, isRecognised } = await familyOf(api, child);
        if (!isRecognised) continue;
        expectThat(
          children.length > 0,
          '/data/hierarchy',
          `the children of ${parent}, ${id} for one`,
          children,
          areTold ? 'hierarchy.direct-parent.mutual' : 'hierarchy.children',
        );
        const isAmong = children.includes(id);
        // A cut list need not have it, nor a list of LEIs an entity whose LEI is not told, nor one of ids an LEI.
        if (!isAmong && (!isComplete || !isLei(id) || !children.every(isLei))) continue;
        expectThat(isAmong, '/data/hierarchy', `${id} among the children of ${parent}`, children);
        api.witness('children of their parents');
        decided += 1;
        const other = children.find((each) => each !== id);
        if (other === undefined || decided > 1) continue;
        const reply = await hierarchyOf(api, other);
        // A relative need not be held.
        if (reply.status !== 200) continue;
        const seen = parentOf(reply);
        expectThat(
          seen === parent,
          '/data/hierarchy/direct_parent',
          `${parent} for its child ${other}`,
          seen,
          seen === undefined ? 'hierarchy.parents' : 'hierarchy.direct-parent.mutual',
        );
        api.witness('parents of their children');
      }
      precondition(decided > 0, 'of no parent that was tried all children are shown', 'no-data');
    },
    { requests: mostFamilies + 1 },
  ),
});
