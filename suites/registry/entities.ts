import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  detail,
  expectThat,
  forEach,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { valuesIn } from '../asking/error-details.js';
import { expectInvalidEnum } from '../asking/refusals.js';
import {
  iso3Of,
  legalCountryAt,
  legalCountryOf,
  legalNameOf,
  leiOf,
  mayBeCut,
  type Place,
  recordsIn,
  recordsOf,
  registryEnums,
  textAt,
} from '../asking/registry.js';
import {
  farthestFrom,
  jurisdictionOf,
  learnEnum,
  mostEnumValues,
  type NamedRecord,
  namedRecords,
} from '../asking/registry-filters.js';
import { byRarity } from '../asking/texts.js';

/** Records of the registry: those that the probe found by country, or else some found by their status. */
async function someRecords(api: Api): Promise<readonly JsonObject[]> {
  if (api.world.offer.registry.length > 0) return api.world.offer.registry;
  const refusal = await api.get('listRegistryEntities', { entity_status: 'notavalue' });
  const accepted = detail(refusal, 'accepted_values');
  const [status] = valuesIn(accepted) ?? [];
  return status === undefined
    ? []
    : recordsIn(await api.get('listRegistryEntities', { entity_status: status }));
}

export const entitiesByCountry = defineCheck({
  id: 'registry/entities-by-country',
  title: 'The country filter keeps the records with a legal address in the country',
  clauses: ['registry.entities.country'],
  operations: ['listRegistryEntities'],
  rulings: ['country-codes'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const [example] = (await someRecords(api)).flatMap((record) => legalCountryOf(record) ?? []);
      precondition(example !== undefined, 'no record shows the country of its legal address', 'no-data');
      for (const country of [example.iso3, example.iso3 === 'FRA' ? 'ESP' : 'FRA']) {
        const records = recordsIn(await api.get('listRegistryEntities', { country }));
        for (const [index, record] of records.entries()) {
          const [path, seen] = legalCountryAt(record, example.path);
          if (seen === undefined) continue;
          expectThat(iso3Of(seen) === country, `/data/${index}${path}`, `a place in ${country}`, seen);
          api.witness('records of the country');
        }
        if (country !== example.iso3) continue;
        expectThat(records.length > 0, '/data', `records in ${country}, where one is known`, records.length);
      }
    },
    { requests: 2 },
  ),
});

export const entitiesByEnum = defineCheck({
  id: 'registry/entities-by-enum',
  title: 'The status and category filters accept their values and keep the records with them',
  clauses: [
    'registry.entities.entity-status',
    'registry.entities.registration-status',
    'registry.entities.entity-category',
    'error.accepted-values',
  ],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(
    registryEnums,
    async (api, each) => {
      const { name } = each;
      const { accepted, known, found, shownIn } = await learnEnum(api, each);
      precondition(known.size > 0, `the accepted values of ${name} are not told`);
      for (const { value, records } of found) {
        for (const [index, record] of records.entries()) {
          const shown = shownIn(record);
          if (shown === undefined) continue;
          const fits = shown.text.toLowerCase() === value.toLowerCase();
          expectThat(fits, `/data/${index}${shown.path}`, value, shown.text);
          api.witness(`records by ${name}`);
        }
      }
      const path = found.flatMap(({ records }) => records.flatMap((each) => shownIn(each)?.path ?? []))[0];
      const texts = api.world.offer.registry.flatMap((each) => (path && textAt(each, path)) || []);
      const untold = texts.find((text) => !known.has(text.toLowerCase()));
      if (untold === undefined) return;
      // What a record shows may be another word for a value, which the filter does not take.
      const served = await api.get('listRegistryEntities', { [name]: untold });
      const expected = `${untold}, which is served, among them`;
      const isServed = served.status === 200 && recordsIn(served).length > 0;
      expectThat(!isServed, '/details/accepted_values', expected, accepted, 'error.accepted-values');
    },
    { requests: 1 + mostEnumValues, clause: ({ clause }) => clause },
  ),
});

/** Countries whose legal entities mostly have the country itself as jurisdiction. */
const likely = ['GB', 'DE', 'FR'];

/** Subdivisions with few legal entities, of the countries that mostly have subdivisions as jurisdictions. */
const seldom: Readonly<Record<string, string>> = { US: 'US-ND', CA: 'CA-PE', AE: 'AE-FU' };

export const entitiesByJurisdiction = defineCheck({
  id: 'registry/entities-by-jurisdiction',
  title:
    'The jurisdiction filter keeps the records with exactly the code sent, of a country or of a subdivision',
  clauses: ['registry.entities.jurisdiction.alpha-2', 'registry.entities.jurisdiction.subdivision'],
  operations: ['listRegistryEntities'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const known = recordsOf(api.world).flatMap(({ lei, record }) => {
        const place = jurisdictionOf(record);
        return place === undefined ? [] : [{ lei, ...place }];
      });
      const [example] = known;
      precondition(example !== undefined, 'no record shows its jurisdiction', 'no-data');
      for (const code of likely) await expectKept(api, code, example.path);
      const subdivisions = known.filter(({ text }) => /^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(text));
      // Records of a common one may come before those of others that are found as well.
      const [[rarest] = []] = byRarity(subdivisions.map(({ text }) => text));
      const subdivision = subdivisions.find(({ text }) => text === rarest);
      if (subdivision === undefined) return;
      await expectKept(api, subdivision.text.slice(0, 2), subdivision.path);
      await accusing('registry.entities.jurisdiction.subdivision', () =>
        expectKept(api, subdivision.text, subdivision.path, subdivision.lei),
      );
      await expectNoneElsewhere(api, subdivision);
    },
    { requests: 6 },
  ),
});

/** Every record of the reply has the jurisdiction, and the one that is known to have it is among them. */
async function expectKept(api: Api, jurisdiction: string, path: string, lei?: string): Promise<void> {
  const reply = await api.get('listRegistryEntities', { jurisdiction });
  const records = recordsIn(reply);
  for (const [index, record] of records.entries()) {
    const seen = textAt(record, path);
    expectThat(seen === jurisdiction, `/data/${index}${path}`, jurisdiction, seen);
    api.witness(`records of the jurisdiction ${jurisdiction}`);
  }
  const found = lei === undefined || records.some((record) => leiOf(record) === lei) || mayBeCut(reply);
  expectThat(found, '/data', `the record of ${lei}`, records.length);
}

/**
 * Another subdivision of the country of a known one does not find the records of that: all known records of a country may have
 * the same code. One that no record has may be refused.
 */
async function expectNoneElsewhere(api: Api, { text, path }: Place): Promise<void> {
  const other = seldom[text.slice(0, 2)];
  if (other === undefined || other === text) return;
  const reply = await api.get('listRegistryEntities', { jurisdiction: other });
  if (reply.status === 400) return;
  for (const [index, record] of recordsIn(reply).entries()) {
    const seen = textAt(record, path);
    const clause = 'registry.entities.jurisdiction.subdivision';
    expectThat(seen === other, `/data/${index}${path}`, other, seen, clause);
  }
  api.witness('subdivisions told from others of their country');
}

/** How a name is sent. */
interface Spelling {
  readonly spelling: string;
  readonly of: 'name' | 'beginning';
  readonly change: (text: string) => string;
  readonly clause: ClauseId;
  /** The record that is sought; the first one unless told otherwise. */
  readonly chosen?: (records: readonly NamedRecord[]) => NamedRecord | undefined;
}

const filter = 'registry.entities.name';
const spellings: readonly Spelling[] = [
  { spelling: 'whole name', of: 'name', change: (text: string) => text, clause: `${filter}.exact` },
  {
    spelling: 'upper case',
    of: 'name',
    change: (text: string) => text.toUpperCase(),
    clause: `${filter}.normalized`,
  },
  {
    spelling: 'lower case',
    of: 'name',
    change: (text: string) => text.toLowerCase(),
    clause: `${filter}.normalized`,
  },
  {
    spelling: 'lower case',
    of: 'name',
    change: (text: string) => text.toLowerCase(),
    clause: `${filter}.normalized`,
    chosen: farthestFrom,
  },
  { spelling: 'beginning', of: 'beginning', change: (text: string) => text, clause: `${filter}.prefix` },
];

export const entitiesByName = defineCheck({
  id: 'registry/entities-by-name',
  title: 'The name filter finds a record by its whole legal name in any letter case, and by its beginning',
  clauses: [
    'registry.entities.name.exact',
    'registry.entities.name.normalized',
    'registry.entities.name.prefix',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['lei-spelling'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(
    spellings,
    async (api, { spelling, of, change, chosen }) => {
      const known = namedRecords(api.world);
      const record = chosen === undefined ? known[0] : chosen(known);
      precondition(record !== undefined, 'no record with a long legal name is known', 'no-data');
      const name = change(record[of]);
      const reply = await api.get('listRegistryEntities', { name });
      const found = recordsIn(reply).some((each) => leiOf(each) === record.lei);
      precondition(found || !mayBeCut(reply), `too many records for "${name}" to see them all`, 'no-data');
      expectThat(
        found,
        '/data',
        `${record.lei} "${record.name}" by ${spelling} "${name}"`,
        recordsIn(reply).length,
      );
      api.witness('records found by name');
    },
    { clause: ({ clause }) => clause },
  ),
});

export const entitiesInvalidEnum = defineCheck({
  id: 'registry/entities-invalid-enum',
  title: 'A status or category outside its enumeration is refused as INVALID_ENUM with the accepted values',
  clauses: [
    'registry.entities.entity-status.enum',
    'registry.entities.entity-status.accepted-values',
    'registry.entities.registration-status.enum',
    'registry.entities.registration-status.accepted-values',
    'registry.entities.entity-category.enum',
    'registry.entities.entity-category.accepted-values',
    'error.invalid-enum',
    'error.accepted-values',
    'error.invalid-enum.details.accepted-values',
  ],
  operations: ['listRegistryEntities'],
  rulings: ['error-details'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: forEach(
    registryEnums,
    async (api, { name, clause }) => {
      const reply = await api.get('listRegistryEntities', { [name]: 'notavalue' });
      expectInvalidEnum(api, reply, [], `${clause}.accepted-values`);
    },
    { clause: ({ clause }) => `${clause}.enum` },
  ),
});

export const entitiesNotBySubstring = defineCheck({
  id: 'registry/entities-not-by-substring',
  title: 'The name filter does not find a record by a part from inside its legal name',
  clauses: ['registry.entities.name.not-substring'],
  operations: ['listRegistryEntities'],
  rulings: ['lei-spelling'],
  needs: ['key.full', 'entitlement.can_use_leiregistry'],
  property: once(
    async (api) => {
      const records = namedRecords(api.world).slice(0, 2);
      precondition(records.length > 0, 'no record with a long legal name is known', 'no-data');
      for (const { lei, name, inside } of records) {
        const reply = await api.get('listRegistryEntities', { name: inside });
        const found = recordsIn(reply).some((each) => leiOf(each) === lei);
        expectThat(!found, '/data', `no record "${name}" for "${inside}"`, lei);
        api.witness('searches from inside a name');
      }
      await expectNotBesideOthers(api);
    },
    { requests: 4 },
  ),
});

const [, , entityCategory] = registryEnums;

/** A filter that a record fits. */
interface OwnFilter {
  readonly name: 'entity_category' | 'country';
  readonly value: string;
  /** Other records that fit it. */
  readonly others: readonly JsonObject[];
}

/** The category of each record that is known, and its country. */
async function ownFilters(api: Api): Promise<readonly ((lei: string) => OwnFilter | undefined)[]> {
  const { found, shownIn } = await learnEnum(api, entityCategory);
  const known = new Map(recordsOf(api.world).map(({ lei, record }) => [lei, record]));
  const countryOf = (record: JsonObject | undefined) => legalCountryOf(record)?.iso3;
  return [
    (lei) => {
      const own = found.find(({ value }) => value === shownIn(known.get(lei) ?? {})?.text);
      return own && { name: 'entity_category', value: own.value, others: own.records };
    },
    (lei) => {
      const value = countryOf(known.get(lei));
      const others = [...known.values()].filter((record) => countryOf(record) === value);
      return value === undefined ? undefined : { name: 'country', value, others };
    },
  ];
}

/**
 * Nor is a record found so where its own category or country is sent as well. Other records that have it, under other names, show
 * whether either filter selects, which is left open.
 */
async function expectNotBesideOthers(api: Api): Promise<void> {
  for (const ownOf of await ownFilters(api)) {
    for (const { lei, name, inside } of namedRecords(api.world)) {
      const isOther = (record: JsonObject): boolean =>
        legalNameOf(record)?.text.toLowerCase().includes(inside.toLowerCase()) === false;
      const own = ownOf(lei);
      if (own === undefined || !own.others.some(isOther)) continue;
      const reply = await api.get('listRegistryEntities', { name: inside, [own.name]: own.value });
      const records = reply.status === 400 ? [] : recordsIn(reply);
      if (reply.status === 400 || records.some(isOther)) {
        api.observe(`name beside ${own.name}`, reply.status === 400 ? 'refused' : 'either selects');
        break;
      }
      const isFound = records.some((each) => leiOf(each) === lei);
      expectThat(!isFound, '/data', `no record "${name}" for "${inside}" beside ${own.value}`, lei);
      api.witness(`searches from inside a name beside ${own.name}`);
      break;
    }
  }
}
