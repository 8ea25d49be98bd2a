import { type VocabularyId, vocabularies } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectEnumRefusal } from './expect-enum-refusal.js';
import { closed, type EventOperation } from './refused.js';

interface Row {
  readonly operation: EventOperation;
  readonly name: string;
  readonly values: VocabularyId;
}

const shared = [
  { name: 'region', values: 'region' },
  { name: 'continent', values: 'continent' },
  { name: 'country_match', values: 'countryMatch' },
  { name: 'entity_family', values: 'entityFamily' },
  { name: 'category', values: 'category' },
] as const;

const rows: readonly Row[] = [
  ...shared.map((each) => ({ operation: 'listEvents' as const, ...each })),
  { operation: 'listEvents', name: 'search_mode', values: 'searchMode' },
  { operation: 'listEvents', name: 'sort', values: 'eventSort' },
  ...shared.map((each) => ({ operation: 'summarizeEvents' as const, ...each })),
  { operation: 'summarizeEvents', name: 'group_by', values: 'summaryGroupBy' },
];

export const invalidEnum = defineCheck({
  id: 'errors/invalid-enum',
  title:
    'Each enumeration refuses a foreign word and tells its accepted values, all documented ones among them',
  clauses: [
    'error.accepted-values',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'events.region.unknown',
    'events.continent.unknown',
    'events.country-match.unknown',
    'events.entity-family.unknown',
    'events.category.unknown',
    'events.search-mode.unknown',
    'events.sort.unknown',
    'events-summary.group-by.unknown',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['A23', 'A46'],
  property: forEach(rows, async (api, { operation, name, values }) => {
    const reply = await api.get(operation, closed(api.world, { [name]: 'notavalue' }));
    expectEnumRefusal(api, reply, vocabularies[values].values);
  }),
  refutedBy: [
    'enum.unknown-category-dropped',
    'enum.unknown-region-dropped',
    'list.continent.dropped',
    'list.country_match.dropped',
    'list.region.dropped',
    'list.search_mode.dropped',
    'list.sort.dropped',
    'summary.group_by.dropped',
  ],
});
