import { cameoplusCategories, conflictCategories, vocabularies } from '../../contract/index.js';
import {
  at,
  defineCheck,
  type Exchange,
  expectRefusal,
  expectStatus,
  expectThat,
  forEach,
  isArray,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { closed, eventOperations, expectRefused, expectServed, names } from '../asking/refusals.js';

interface Row {
  readonly code: 'CONFLICTING_FAMILY_FILTER' | 'EVENT_FAMILY_CATEGORY_CONFLICT';
  readonly broken: Query;
  readonly repaired: Query;
}

/** Agrees in all three filters, and so repairs two conflicts in one request. */
const ofConflict: Query = { domain: 'CONFLICT', event_family: 'conflict', category: 'Battles' };

const conflicts: readonly Row[] = [
  {
    code: 'CONFLICTING_FAMILY_FILTER',
    broken: { domain: 'CONFLICT', event_family: 'cameoplus' },
    repaired: ofConflict,
  },
  {
    code: 'EVENT_FAMILY_CATEGORY_CONFLICT',
    broken: { event_family: 'conflict', category: 'POLITICAL' },
    repaired: { event_family: 'cameoplus', category: 'POLITICAL' },
  },
  {
    code: 'EVENT_FAMILY_CATEGORY_CONFLICT',
    broken: { event_family: 'cameoplus', category: 'Battles' },
    repaired: ofConflict,
  },
];

const rows = eventOperations.flatMap((operation) => conflicts.map((each) => ({ operation, ...each })));

/** Accepted values that name categories name all of a family, or of both. */
function expectWholeSet(reply: Exchange): void {
  const accepted = at(reply.json, '/details/accepted_values');
  const told = new Set(isArray(accepted) ? accepted.map((each) => String(each).toLowerCase()) : []);
  const sets = [conflictCategories, cameoplusCategories].map((set) => set.map((each) => each.toLowerCase()));
  const isNone = !sets.flat().some((each) => told.has(each));
  const isWhole = sets.some((set) => set.every((each) => told.has(each)));
  const expected = 'every category of a family';
  expectThat(
    isNone || isWhole,
    '/details/accepted_values',
    expected,
    accepted ?? null,
    'error.accepted-values',
  );
}

export const familyConflicts = defineCheck({
  id: 'versioning/family-conflicts',
  title: 'A family filter that contradicts another one is refused, and one that agrees with it is served',
  clauses: [
    'error.conflicting-family-filter',
    'error.event-family-category-conflict',
    'events.domain.contradicts-event-family',
    'events.event-family.contradicts-category',
    'error.accepted-values',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['contradicting-family-filters'],
  property: forEach(
    rows,
    async (api, { operation, code, broken, repaired }) => {
      expectWholeSet(await expectRefused(api, operation, closed(api.world, broken), { codes: [code] }));
      await expectServed(api, operation, closed(api.world, repaired), 'events.event-family.deprecated');
    },
    {
      requests: 2,
      clause: ({ code }) =>
        code === 'CONFLICTING_FAMILY_FILTER'
          ? 'events.domain.contradicts-event-family'
          : 'events.event-family.contradicts-category',
    },
  ),
});

/** Contradictions whose answer is open, apart from rows that either filter excludes. */
const contradictions: readonly Query[] = [
  { domain: 'POLITICAL', event_family: 'conflict' },
  { domain: 'POLITICAL', category: 'Battles' },
  { domain: 'CONFLICT', category: 'ECONOMIC' },
  { event_family: 'conflict', category: 'Battles,POLITICAL' },
];

export const familyContradictions = defineCheck({
  id: 'versioning/family-contradictions',
  title: 'Contradicting filters on family, domain and category never return rows of either',
  clauses: ['events.event-family.deprecated', 'events.domain.deprecated', 'events.category.filter'],
  operations: ['listEvents'],
  rulings: ['contradicting-family-filters'],
  property: forEach(contradictions, async (api, filters) => {
    const reply = await api.get('listEvents', closed(api.world, { ...filters, limit: 100 }));
    if (reply.status !== 200) {
      expectStatus(reply, 400);
      api.witness('refusals');
      return;
    }
    if (names(at(reply.json, '/applied_filters/ignored'), 'domain')) api.observe('ignored', 'domain');
    const wanted = [
      {
        field: 'family',
        values: valuesOf(filters.event_family),
        clause: 'events.event-family.deprecated',
      },
      { field: 'domain', values: valuesOf(filters.domain), clause: 'events.domain.deprecated' },
      { field: 'category', values: valuesOf(filters.category), clause: 'events.category.filter' },
    ] as const;
    for (const [index, row] of rowsOf(reply).entries()) {
      for (const { field, values, clause } of wanted) {
        const fits = values.length === 0 || values.includes(String(row[field]).toLowerCase());
        expectThat(fits, `/data/${index}/${field}`, values.join(' or '), row[field], clause);
      }
    }
    api.witness('results within each filter');
  }),
});

const valuesOf = (filter: Query[string]): readonly string[] =>
  filter === undefined ? [] : String(filter).toLowerCase().split(',');

export const familyFilter = defineCheck({
  id: 'versioning/family-filter',
  title: 'The family filter of the Events list keeps one family, or is refused or reported as undeclared',
  clauses: ['versioning.v1.family-filter.conflict', 'versioning.v1.family-filter.cameoplus'],
  operations: ['listEvents'],
  rulings: ['family-filter'],
  property: forEach(
    vocabularies.family.values,
    async (api, family) => {
      const served = api.world.served?.operation('listEvents');
      const isDeclared = served?.parameters.some((each) => each.name === 'family') ?? false;
      const reply = await api.get('listEvents', closed(api.world, { family, limit: 100 }));
      const ignored = at(reply.json, '/applied_filters/ignored');
      if (!isDeclared && reply.status !== 200) {
        expectRefusal(reply, { codes: ['UNKNOWN_PARAM'] });
        api.observe('family', 'refused as an undeclared parameter');
        api.witness('refusals of family');
        return;
      }
      if (!isDeclared && names(ignored, 'family')) {
        api.observe('family', 'listed as ignored');
        api.witness('replies that report family as ignored');
        return;
      }
      for (const [index, row] of rowsOf(reply).entries()) {
        expectThat(row.family === family, `/data/${index}/family`, family, row.family);
        api.witness('rows of the family');
      }
    },
    { clause: (family) => `versioning.v1.family-filter.${family}` as const },
  ),
});
