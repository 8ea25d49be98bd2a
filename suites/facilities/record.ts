import {
  type ClauseId,
  capacityTypes,
  type FacilityClass,
  facilityIdPrefixes,
  vocabularies,
} from '../../contract/index.js';
import {
  defineCheck,
  expectHeld,
  expectThat,
  isObject,
  type JsonObject,
  once,
  precondition,
} from '../../src/kit/index.js';
import { filtered, largeSample, longestPage, pageOf, sample } from '../asking/facilities.js';
import { ownerIdsOf } from '../asking/facility-owners.js';
import { countriesOf, countryTextOf, showsSecondary } from '../asking/facility-places.js';
import {
  addressesOf,
  capacityOf,
  classOf,
  classOfType,
  facilityIdOf,
  isFacilityClass,
  isFacilityType,
  saysOf,
  statusOf,
  typeOf,
} from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { leavesIn, memberOf, numberOf } from '../asking/texts.js';

/** Whether a record has a filled member of such a name. */
const carries = (row: unknown, name: RegExp): boolean =>
  leavesIn(row).some(({ path }) => name.test(memberOf(path)));

const isOfCapacity = (row: unknown): boolean => capacityTypes.some((each) => each === typeOf(row));

/** Of fewer facilities, the capacity of each may be unknown. */
const enough = 10;

/** Numbers of a record that no reading takes for a capacity. */
const otherwise = /lat|lon|lng|coordinates|year|date|rank|score|count|version|distance/;

export const recordCapacity = defineCheck({
  id: 'facilities/record-capacity',
  title: 'Power facilities and data centers have a capacity',
  clauses: ['facility-record.capacity', 'facility-record.capacity.unknown', 'facility-record.capacity.unit'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const largest = await filtered(api, { sort: 'capacity_desc' }, 'facilities.sort.values');
    const rows = [...(await sample(api)), ...largest].filter(isOfCapacity);
    const page = await pageOf(api, { sort: 'capacity_desc' });
    expectHeld(rows.length > 0, 'the directory holds no power facility or data center', page);
    const mayBe = (row: unknown) =>
      leavesIn(row).some(({ path, value }) => {
        const number =
          typeof value === 'string' ? numberOf(value.replace(/[MGk]W.*$/is, '')) : numberOf(value);
        return number !== undefined && !otherwise.test(memberOf(path)) && !otherwise.test(path);
      });
    const isShown = rows.some((row) => capacityOf(row) !== undefined || mayBe(row));
    expectHeld(
      isShown || rows.length >= enough,
      `the directory holds only ${rows.length} power facilities and data centers, all of unknown capacity`,
      page,
    );
    expectThat(isShown, '/data', 'a capacity', rows[0]);
    api.witness('records', rows.length);
    const known = rows.filter((row) => capacityOf(row) !== undefined).length;
    api.observe('capacity in MW in a member of a fitting name', `${known} of ${rows.length}`);
  }),
});

/** What is said of the types of each class. */
const typesOf: Readonly<Record<FacilityClass, ClauseId>> = {
  power: 'facility-record.type.power',
  extraction: 'facility-record.type.extraction',
  transport_logistics: 'facility-record.type.transport-logistics',
  ports: 'facility-record.type.ports',
  heavy_industry: 'facility-record.type.heavy-industry',
  digital_infrastructure: 'facility-record.type.digital-infrastructure',
};

export const recordClass = defineCheck({
  id: 'facilities/record-class',
  title: 'Every facility has one of the six classes, and a type of that class',
  clauses: [
    'facility-record.class',
    'facility-record.class.values',
    'facility-record.type.power',
    'facility-record.type.extraction',
    'facility-record.type.transport-logistics',
    'facility-record.type.ports',
    'facility-record.type.heavy-industry',
    'facility-record.type.digital-infrastructure',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const judged = new Set<string>();
      for (const row of rows) {
        const [shown, type] = [classOf(row), typeOf(row)];
        expectThat(
          shown !== undefined && isFacilityClass(shown),
          '/data/*/class',
          'one of the classes',
          shown ?? row,
          shown === undefined && !carries(row, /class/)
            ? 'facility-record.class'
            : 'facility-record.class.values',
        );
        const own = type === undefined ? undefined : classOfType(type);
        if (own === undefined) continue;
        expectThat(own === shown, '/data/*/class', `${own}, the class of ${type}`, shown, typesOf[shown]);
        judged.add(shown);
      }
      api.witness('classes', judged.size);
      api.observe('classes seen', [...judged].toSorted().join(', '));
    },
    { requests: 0 },
  ),
});

export const recordCountry = defineCheck({
  id: 'facilities/record-country',
  title: 'Every facility has a country',
  clauses: [
    'facility-record.country',
    'facility-record.country.spelling',
    'facility-record.country.secondary',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const shown = rows.filter((row) => countryTextOf(row) !== undefined || countriesOf(row).unclear);
      // A country is looked for by its name or code in all of a record; a ship may have none.
      expectThat(shown.length > 0, '/data', 'the country of a facility', rows[0]);
      api.witness('countries', shown.length);
      const spellings = new Set(shown.map((row) => countryTextOf(row) ?? 'unclear'));
      api.observe('spelling of countries', [...spellings].slice(0, 5).join(', '));
      api.observe('without a country', `${rows.length - shown.length} of ${rows.length}`);
      const others = rows.filter((row) => countriesOf(row).others.length > 0).length;
      api.observe('secondary countries', showsSecondary(rows) ? `${others} of ${rows.length}` : 'not shown');
    },
    { requests: 0 },
  ),
});

export const recordId = defineCheck({
  id: 'facilities/record-id',
  title: 'Each listed record has a facility_id that begins with f_',
  clauses: ['facilities.list.records', 'facility-record.id', 'facility-record.id.prefix'],
  operations: ['listFacilities'],
  rulings: ['facility-ids', 'reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = listIn(await pageOf(api));
    precondition(rows.length > 0, 'the directory is empty', 'no-data');
    for (const [index, row] of rows.entries()) {
      const id = facilityIdOf(row);
      const isId = Object.values(facilityIdPrefixes).some(
        (prefix) => id?.startsWith(prefix) && id !== prefix,
      );
      const place = `/data/${index}/facility_id`;
      const clause = carries(row, /^facility_id$/) ? 'facility-record.id.prefix' : 'facility-record.id';
      expectThat(isId, place, 'an id that begins with f_', id ?? row, clause);
    }
    // Site ids are canonical too, so that a record under one may be meant.
    const ofSites = rows.filter((row) => facilityIdOf(row)?.startsWith(facilityIdPrefixes.site));
    if (ofSites.length > 0)
      api.deviates('facility-ids', `${ofSites.length} records have a facility_id of the site form`);
    api.witness('ids', rows.length);
  }),
});

/** What a record shows besides ids and addresses, which are made from ids. */
const contentOf = (row: JsonObject): string =>
  JSON.stringify(
    leavesIn(row)
      .filter(
        ({ path, value }) => !/id$|ur[il]|href|link/.test(memberOf(path)) && !/^\/|:\/\//.test(String(value)),
      )
      .toSorted((one, other) => (one.path < other.path ? -1 : 1)),
  );

/** Ids by the content of records that no two of a page share. */
function idsByContent(rows: readonly JsonObject[]): ReadonlyMap<string, string> {
  const contents = rows.map(contentOf);
  const unique = rows.filter(
    (_, index) => contents.indexOf(contents[index] ?? '') === contents.lastIndexOf(contents[index] ?? ''),
  );
  return new Map(unique.flatMap((row) => [[contentOf(row), facilityIdOf(row) ?? '']]));
}

export const recordIdStable = defineCheck({
  id: 'facilities/record-id-stable',
  title: 'A facility has the same facility_id when the list is requested again',
  clauses: ['facility-record.id.stable'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const before = idsByContent(listIn(await pageOf(api)));
    const again = await api.get('listFacilities', { limit: longestPage }, { fresh: true });
    const after = idsByContent(listIn(again));
    const both = [...before.keys()].filter((content) => after.has(content));
    precondition(both.length > 0, 'no facility was seen twice', 'no-data');
    for (const content of both) {
      const id = before.get(content);
      expectThat(after.get(content) === id, '/data', `the facility_id ${id} as before`, after.get(content));
    }
    api.witness('facilities seen again', both.length);
  }),
});

export const recordLeftOpen = defineCheck({
  id: 'facilities/record-left-open',
  title: 'The contents of facility records that the specification leaves open are recorded',
  clauses: [
    'facilities.list.envelope',
    'facility-record.id.rest',
    'facility-record.names',
    'facility-record.further-members',
    'facility-record.owners.further-members',
    'facility-record.owners.none',
  ],
  level: 'observe',
  operations: ['listFacilities'],
  rulings: ['facility-ids', 'reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const page = await pageOf(api);
      const rows = await sample(api);
      const [row] = rows;
      precondition(row !== undefined, 'the directory is empty', 'no-data');
      api.observe('members of a reply', Object.keys(isObject(page.json) ? page.json : {}).join(', '));
      api.observe('a facility_id', facilityIdOf(row) ?? 'none');
      api.observe('members of a record', Object.keys(row).join(', '));
      const members = new Set(
        rows.flatMap((each) => leavesIn(each).map(({ path }) => path.replace(/\/\d+/g, ''))),
      );
      api.observe('members of owners', [...members].filter((path) => /owner/.test(path)).join(', '));
      const unowned = rows.find((each) => ownerIdsOf(each).length === 0);
      const none = Object.entries(unowned ?? {}).find(([member]) => /owner/i.test(member));
      api.observe('no known owners', none === undefined ? 'no member' : JSON.stringify(none[1]));
    },
    { requests: 0 },
  ),
});

export const recordStatus = defineCheck({
  id: 'facilities/record-status',
  title: 'Facilities have a status, and in a large directory some have a documented one',
  clauses: [
    'facility-record.status',
    'facilities.status.values',
    'facility-record.status.unknown',
    'facilities.status.open',
  ],
  operations: ['listFacilities'],
  rulings: ['live-data'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const statuses = rows.map(statusOf);
      const known = [...new Set(statuses)].filter((each) => each !== undefined);
      // The status of a single facility may be unknown, that of all of them may not.
      const isShown = rows.some((row) => saysOf(row, /^status$/));
      expectThat(isShown, '/data/*/status', 'a status', rows[0]);
      precondition(known.length > 0, 'no status is told in a member that can be recognised', 'no-data');
      const named: readonly string[] = vocabularies.facilityStatus.values;
      const some = known.some((each) => named.includes(each.toLowerCase()));
      // The set is open, and a small directory may have others alone.
      expectThat(
        some || rows.length < largeSample,
        '/data/*/status',
        named.join(', '),
        known,
        'facilities.status.values',
      );
      api.witness('statuses', statuses.length);
      api.observe('statuses', known.toSorted().join(', '));
      api.observe(
        'without a status',
        `${statuses.filter((each) => each === undefined).length} of ${rows.length}`,
      );
    },
    { requests: 0 },
  ),
});

export const recordType = defineCheck({
  id: 'facilities/record-type',
  title: 'Every facility has one of the leaf types as its type',
  clauses: ['facility-record.type', 'facility-record.type.values'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const rows = await sample(api);
    precondition(rows.length > 0, 'the directory is empty', 'no-data');
    for (const row of rows) {
      const type = typeOf(row);
      const isLeaf = type !== undefined && isFacilityType(type);
      const clause = saysOf(row, /^type$/) ? 'facility-record.type.values' : 'facility-record.type';
      expectThat(isLeaf, '/data/*/type', 'a leaf type', type ?? row, clause);
    }
    api.witness('types', rows.length);
  }),
});

export const recordUrls = defineCheck({
  id: 'facilities/record-urls',
  title: 'Facilities have URLs to further information',
  clauses: ['facility-record.follow-on-urls', 'facility-record.follow-on-urls.targets'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      precondition(rows.length > 0, 'the directory is empty', 'no-data');
      const leading = rows.filter((row) => addressesOf(row).length > 0);
      expectThat(leading.length > 0, '/data', 'URLs in the records', rows[0]);
      api.witness('records with URLs', leading.length);
      api.observe('records with URLs', `${leading.length} of ${rows.length}`);
      api.observe('such as', leading.flatMap(addressesOf).slice(0, 2).join(', '));
    },
    { requests: 0 },
  ),
});
