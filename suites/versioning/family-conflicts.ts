import { defineCheck, forEach, type Query } from '../../src/kit/index.js';
import { closed, eventOperations, expectRefused, expectServed } from '../errors/refused.js';

interface Row {
  readonly code: 'CONFLICTING_FAMILY_FILTER' | 'EVENT_FAMILY_CATEGORY_CONFLICT';
  readonly broken: Query;
  readonly repaired: Query;
}

const conflicts: readonly Row[] = [
  {
    code: 'CONFLICTING_FAMILY_FILTER',
    broken: { domain: 'CONFLICT', event_family: 'cameoplus' },
    repaired: { domain: 'CONFLICT', event_family: 'conflict' },
  },
  {
    code: 'EVENT_FAMILY_CATEGORY_CONFLICT',
    broken: { event_family: 'conflict', category: 'POLITICAL' },
    repaired: { event_family: 'cameoplus', category: 'POLITICAL' },
  },
  {
    code: 'EVENT_FAMILY_CATEGORY_CONFLICT',
    broken: { event_family: 'cameoplus', category: 'Battles' },
    repaired: { event_family: 'conflict', category: 'Battles' },
  },
];

const rows = eventOperations.flatMap((operation) => conflicts.map((each) => ({ operation, ...each })));

export const familyConflicts = defineCheck({
  id: 'versioning/family-conflicts',
  title: 'A family filter that contradicts another one is refused, and one that agrees with it is served',
  clauses: [
    'error.conflicting-family-filter',
    'error.event-family-category-conflict',
    'events.domain.contradicts-event-family',
    'events.event-family.contradicts-category',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A66'],
  property: forEach(
    rows,
    async (api, { operation, code, broken, repaired }) => {
      await expectRefused(api, operation, closed(api.world, broken), { codes: [code] });
      await expectServed(api, operation, closed(api.world, repaired));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'taxonomy.domain-contradiction-empty',
    'taxonomy.domain-contradiction-wrong-code',
    'taxonomy.family-contradiction-empty',
    'taxonomy.family-contradiction-wrong-code',
  ],
});
