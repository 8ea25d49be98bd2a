import { vocabularies } from '../../contract/index.js';
import { defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';
import { filled } from './success.js';

const policies: readonly unknown[] = vocabularies.countryMatch.values;

/** What each member is when it is filled; the shape of elements is not shown. */
const members: readonly {
  readonly name: string;
  readonly is: (value: unknown) => boolean;
  readonly a: string;
}[] = [
  { name: 'country_match', is: (value) => policies.includes(value), a: policies.join(' or ') },
  { name: 'normalized', is: isArray, a: 'a list' },
  { name: 'entity_handles_unresolved', is: isListing, a: 'a list' },
  { name: 'entity_ids_expanded', is: isListing, a: 'a list' },
  { name: 'office_holders', is: isObject, a: 'an object' },
  { name: 'coverage_fallback_applied', is: (value) => typeof value === 'boolean', a: 'a boolean' },
  { name: 'retired', is: isObject, a: 'a map' },
  { name: 'ignored', is: isListing, a: 'a list' },
];

/** What is listed may be keyed by its name; only `normalized` is called a list. */
function isListing(value: unknown): boolean {
  return isArray(value) || isObject(value);
}

export const appliedFiltersMembers = defineInvariant({
  id: 'envelopes/applied-filters-members',
  title: 'Each filled member of applied_filters has the type that its meaning needs',
  clauses: [
    'envelope.applied-filters.country-match',
    'envelope.applied-filters.normalized',
    'envelope.applied-filters.entity-handles-unresolved',
    'envelope.applied-filters.entity-ids-expanded',
    'envelope.applied-filters.office-holders',
    'envelope.applied-filters.coverage-fallback-applied',
    'envelope.applied-filters.retired',
    'envelope.applied-filters.ignored',
  ],
  operations: ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'],
  judge(exchange) {
    const filters = filled(exchange, '/applied_filters');
    if (!isObject(filters)) return 0;
    let present = 0;
    for (const { name, is, a } of members) {
      const value = filters[name] ?? null;
      if (value === null) continue;
      expectThat(is(value), `/applied_filters/${name}`, a, value);
      present += 1;
    }
    return present;
  },
  provokedBy: [
    'events/limit-above-max',
    'versioning/retired-named',
    'errors/entity-match',
    'events-summary/limit-above-max',
    'stories/entity-unresolved',
    'stories/region-admits',
    'stories/left-open-filters',
  ],
  refutedBy: [
    'filters.expanded-as-count',
    'filters.normalized-as-map',
    'filters.unresolved-as-text',
    'office.holders-as-list',
    'retired.listed-as-array',
    'stories.list.normalized-as-map',
    'stories.list.unresolved-as-text',
    'stories.retired.listed-as-array',
  ],
});
