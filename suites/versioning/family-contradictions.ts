import {
  at,
  defineCheck,
  expectStatus,
  expectThat,
  forEach,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { closed, names } from '../errors/refused.js';

/** Contradictions whose answer is open, apart from rows that either filter excludes. */
const contradictions: readonly Query[] = [
  { domain: 'POLITICAL', event_family: 'conflict' },
  { domain: 'POLITICAL', category: 'Battles' },
  { domain: 'CONFLICT', category: 'ECONOMIC' },
  { event_family: 'conflict', category: 'Battles,POLITICAL' },
];

export const familyContradictions = defineCheck({
  id: 'versioning/family-contradictions',
  title: 'Filters on family, domain and category that contradict each other never let through rows of either',
  clauses: ['events.event-family.deprecated', 'events.domain.deprecated', 'events.category.filter'],
  operations: ['listEvents'],
  rulings: ['A66'],
  property: forEach(contradictions, async (api, filters) => {
    const reply = await api.get('listEvents', closed(api.world, { ...filters, limit: 100 }));
    if (reply.status !== 200) {
      expectStatus(reply, 400);
      api.witness('refusals');
      return;
    }
    if (names(at(reply.json, '/applied_filters/ignored'), 'domain')) api.observe('ignored', 'domain');
    const wanted = [
      { field: 'family', values: valuesOf(filters.event_family) },
      { field: 'domain', values: valuesOf(filters.domain) },
      { field: 'category', values: valuesOf(filters.category) },
    ];
    for (const [index, row] of rowsOf(reply).entries()) {
      for (const { field, values } of wanted) {
        const fits = values.length === 0 || values.includes(String(row[field]).toLowerCase());
        expectThat(fits, `/data/${index}/${field}`, values.join(' or '), row[field]);
      }
    }
    api.witness('results within each filter');
  }),
  refutedBy: [
    'category.filters-family-only',
    'list.category.dropped',
    'list.domain.dropped',
    'list.event_family.dropped',
  ],
});

const valuesOf = (filter: Query[string]): readonly string[] =>
  filter === undefined ? [] : String(filter).toLowerCase().split(',');
