import fc from 'fast-check';
import { type ClauseId, type VocabularyId, vocabularies } from '../../contract/index.js';
import { wordsOutside } from '../../generators/enums.js';
import {
  type Api,
  at,
  brief,
  defineCheck,
  detail,
  type Exchange,
  expectThat,
  forAll,
  forEach,
  isArray,
} from '../../src/kit/index.js';
import { closed, type EventOperation, expectEnumRefusal } from '../asking/refusals.js';

/** The clauses on a value outside the list of each parameter. */
const clauses = {
  region: 'events.region.unknown',
  continent: 'events.continent.unknown',
  country_match: 'events.country-match.unknown',
  entity_family: 'events.entity-family.unknown',
  category: 'events.category.unknown',
  search_mode: 'events.search-mode.unknown',
  sort: 'events.sort.unknown',
  group_by: 'events-summary.group-by.unknown',
} as const satisfies Readonly<Record<string, ClauseId>>;
type EnumName = keyof typeof clauses;

interface Row {
  readonly operation: EventOperation;
  readonly name: EnumName;
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
    'Each enumeration refuses an unknown value and lists the accepted ones, all documented values included',
  clauses: [
    'error.accepted-values',
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    ...Object.values(clauses),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['unknown-enum-value', 'error-details'],
  property: forEach(
    rows,
    async (api, { operation, name, values }) => {
      const reply = await api.get(operation, closed(api.world, { [name]: 'notavalue' }));
      expectEnumRefusal(api, reply, vocabularies[values].values);
      await expectListedAccepted(api, reply, operation, name, vocabularies[values].values);
    },
    { clause: ({ name }) => clauses[name] },
  ),
});

/** A value that a refusal lists beside those of the document is not refused like one that it does not list. */
async function expectListedAccepted(
  api: Api,
  refusal: Exchange,
  operation: EventOperation,
  name: EnumName,
  documented: readonly string[],
): Promise<void> {
  const listed = detail(refusal, 'accepted_values');
  const known = new Set(documented.map((value) => value.toLowerCase()));
  // Objects may hold texts that explain the values.
  const texts = isArray(listed) ? listed.filter((each) => typeof each === 'string') : [];
  const other = texts.find((text) => text !== '' && !known.has(text.toLowerCase()));
  if (other === undefined) return;
  const reply = await api.get(operation, closed(api.world, { [name]: other }));
  const isRefused = reply.status === 400 && at(reply.json, '/code') === at(refusal.json, '/code');
  const expected = `${brief(other)} taken, as a refusal lists it among the accepted values`;
  expectThat(!isRefused, '/code', expected, at(reply.json, '/code'), 'error.accepted-values');
}

const enumerations = [
  { operation: 'listEvents', name: 'region', values: 'region' },
  { operation: 'listEvents', name: 'continent', values: 'continent' },
  { operation: 'listEvents', name: 'category', values: 'category' },
  { operation: 'listEvents', name: 'sort', values: 'eventSort' },
  { operation: 'summarizeEvents', name: 'group_by', values: 'summaryGroupBy' },
] as const;

interface Input {
  readonly operation: EventOperation;
  readonly name: EnumName;
  readonly word: string;
}

const inputs = fc
  .constantFrom(...enumerations)
  .chain(({ operation, name, values }) =>
    wordsOutside(vocabularies[values].values).map((word) => ({ operation, name, word })),
  );

export const nearlyAnEnumValue = defineCheck({
  id: 'errors/nearly-an-enum-value',
  title: 'An enumeration value with added letters is refused like any unknown value',
  clauses: [
    'error.invalid-enum',
    'error.invalid-enum.details.accepted-values',
    'error.accepted-values',
    ...new Set(enumerations.map(({ name }) => clauses[name])),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['unknown-enum-value', 'error-details'],
  runs: 7,
  property: forAll<Input>(
    inputs,
    async (api, { operation, name, word }) => {
      expectEnumRefusal(api, await api.get(operation, closed(api.world, { [name]: word })), []);
    },
    {
      clause: ({ name }) => clauses[name],
      examples: [
        { operation: 'listEvents', name: 'category', word: 'Battlesx' },
        { operation: 'summarizeEvents', name: 'group_by', word: 'datex' },
        { operation: 'listEvents', name: 'region', word: 'Africax' },
        { operation: 'listEvents', name: 'continent', word: 'Africax' },
        { operation: 'listEvents', name: 'sort', word: 'recentx' },
      ],
    },
  ),
});
