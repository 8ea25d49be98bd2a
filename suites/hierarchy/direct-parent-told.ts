import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { coverageMember, isFilled, told } from './reading.js';
import { tellsParents } from './served.js';

export const directParentTold = defineInvariant({
  id: 'hierarchy/direct-parent-told',
  title: 'A hierarchy tells the direct parent, which is null where no LEI or no relationship is filed',
  clauses: ['hierarchy.direct-parent', 'hierarchy.null-parent.no-lei', 'hierarchy.null-parent.no-filing'],
  operations: ['getHierarchy'],
  rulings: ['A74'],
  judge(exchange) {
    if (!tellsParents(exchange)) return 0;
    const parent = told(exchange, 'direct_parent');
    // Without an LEI there may be no hierarchy at all.
    if (parent === undefined && coverageMember(exchange, 'lei_present') === false) return 0;
    expectThat(parent !== undefined, '/data/hierarchy/direct_parent', 'an entity or null', parent);
    for (const name of ['lei_present', 'in_registry_level2'] as const) {
      const isNull = coverageMember(exchange, name) !== false || !isFilled(parent);
      expectThat(isNull, '/data/hierarchy/direct_parent', `null where ${name} is false`, parent);
    }
    return 1;
  },
  provokedBy: ['hierarchy/held-lei', 'hierarchy/without-lei', 'hierarchy/files-no-relationships'],
  refutedBy: [
    'hierarchy.coverage.level2-of-parents',
    'hierarchy.direct-parent.absent-for-none',
    'hierarchy.direct-parent.guessed-without-lei',
    'hierarchy.direct-parent.inferred',
  ],
});
