import {
  type ClauseId,
  type FacilityClass,
  facilityClasses,
  facilityTypesByClass,
  limits,
} from '../../contract/index.js';
import {
  at,
  defineCheck,
  defineInvariant,
  expectHeld,
  expectThat,
  forEach,
  isArray,
  type JsonObject,
  once,
  precondition,
  type Query,
  seenOf,
} from '../../src/kit/index.js';
import { entityIdsOf } from '../asking/aicompute.js';
import { countryOf } from '../asking/countries.js';
import { filtered, pageOf, sample } from '../asking/facilities.js';
import { ownerIdsOf, ownerNamesOf } from '../asking/facility-owners.js';
import { countriesOf } from '../asking/facility-places.js';
import { capacitiesOf, capacityOf, classOfType, nameOf, typeOf } from '../asking/facility-record.js';
import { filled, listIn, listOf, successBody } from '../asking/replies.js';
import {
  folded,
  type Leaf,
  leavesIn,
  leavesWhere,
  memberAt,
  memberOf,
  memoized,
  numberOf,
  textsIn,
} from '../asking/texts.js';

/** What is said of the facilities of each class. */
const covered: Readonly<Record<FacilityClass, ClauseId>> = {
  power: 'facilities.directory.power',
  extraction: 'facilities.directory.extraction',
  transport_logistics: 'facilities.directory.transport',
  ports: 'facilities.directory.ports',
  heavy_industry: 'facilities.directory.heavy-industry',
  digital_infrastructure: 'facilities.directory.data-centers',
};

export const directory = defineCheck({
  id: 'facilities/directory',
  title:
    'Facilities of power, extraction, transport, ports, heavy industry and data centers are found by their class',
  clauses: [
    'facilities.directory.power',
    'facilities.directory.extraction',
    'facilities.directory.transport',
    'facilities.directory.ports',
    'facilities.directory.heavy-industry',
    'facilities.directory.data-centers',
  ],
  operations: ['listFacilities'],
  rulings: ['rows-need-not-be-held'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(
    facilityClasses,
    async (api, each) => {
      const rows = await filtered(api, { class: each }, 'facilities.class.values');
      if (rows.length === 0) {
        // A deployment may hold none of a class (ruling rows-need-not-be-held), but then under no filter.
        const byType = await pageOf(api, { type: facilityTypesByClass[each].join() });
        const known = [...(await sample(api)), ...listIn(byType)];
        const hidden = known.filter((row) => classOfType(typeOf(row) ?? '') === each);
        expectThat(hidden.length === 0, '/data', `facilities of the class ${each}`, hidden[0]);
        expectHeld(false, `the directory holds no facilities of the class ${each}`, byType);
      }
      api.witness(each, rows.length);
    },
    { requests: 0, clause: (each) => covered[each] },
  ),
});

const operations = ['listFacilities', 'getFacility'] as const;

export const facilitiesReply = defineInvariant({
  id: 'facilities/reply',
  title: 'A reply of the directory has success true; attributions, if present, are an array',
  clauses: ['envelope.reference.success', 'envelope.meta.attributions'],
  operations: [...operations],
  rulings: ['reference-envelope', 'attributions'],
  judge(exchange) {
    const called = exchange.request.operation;
    const body = successBody(exchange, 'reference');
    if (body === undefined || !operations.some((each) => each === called)) return 0;
    expectThat(body.success === true, '/success', 'true', body.success);
    const attributions = filled(exchange, '/meta/attributions');
    const isList = attributions === undefined || isArray(attributions);
    expectThat(
      isList,
      '/meta/attributions',
      'an array',
      at(exchange.json, '/meta/attributions'),
      'envelope.meta.attributions',
    );
    return 1;
  },
  provokedBy: ['facilities/detail-record'],
});

const aside = /attribute|cursor/i;
const anyId = /_[0-9a-f]+$/i;
const eventMember = /^event_?ids?$/;
const eventId = /^(?:conflict|cameoplus)_[0-9a-f]{4,}$/i;

// Addresses that lead on to Events join nothing, and the attributes are the source's own.
export const noEvents = defineInvariant({
  id: 'facilities/no-events',
  title: 'No reply of the facility directory contains an Event',
  clauses: ['facilities.no-events'],
  operations: [...operations],
  judge({ request, status, json }) {
    if (status !== 200 || !operations.some((each) => each === request.operation)) return 0;
    let texts = 0;
    const ids = leavesWhere(json, (value, name, within) => {
      if (typeof value !== 'string' || value.trim() === '') return false;
      if (texts === 0 && !aside.test(`${within()}/${name}`)) texts = 1;
      return eventId.test(value) || (eventMember.test(memberAt(name, within)) && anyId.test(value));
    });
    for (const { path, value } of ids) expectThat(aside.test(path), path, 'no Event', value);
    return texts;
  },
  provokedBy: ['facilities/detail-record'],
});

const longest = limits.aicompute.limit.max;

/** Whether a row of the AI compute data has the name of a facility: in a member that can be a name, or to the letter. */
function hasName(facility: JsonObject, row: JsonObject): boolean {
  const name = folded(nameOf(facility) ?? '');
  return textsIn(row).some(({ path, text }) => {
    const other = folded(text);
    if (Math.min(name.length, other.length) <= 5 || /owner|org|compan|user|entit|countr/.test(path))
      return false;
    const isNamed = /name|title|label/.test(memberOf(path));
    return other === name || (isNamed && (other.includes(name) || name.includes(other)));
  });
}

/** Whether a row has the owner of a facility, and its power among its numbers. */
function hasOwnerAndPower(facility: JsonObject, row: JsonObject): boolean {
  const isOwned = ownerIdsOf(facility).some((id) => textsIn(row).some(({ text }) => text === id));
  const isShown = (power: number) => numbersIn(row).some((each) => Math.abs(each - power) <= power / 100);
  return isOwned && capacitiesOf(facility).some(isShown);
}

/** A number, or one written with separators of thousands and its unit. */
const figureOf = (value: Leaf['value']): number | undefined =>
  numberOf(
    typeof value === 'string' ? value.replace(/,(?=\d{3}\b)/g, '').replace(/(?:mw|megawatts?)$/i, '') : value,
  );

const numbersIn = memoized((row: JsonObject): readonly number[] =>
  leavesIn(row).flatMap(({ value }) => figureOf(value) ?? []),
);

/** Fewer data centers may all be told in other words. */
const enough = 10;

/** A data center of the directory with the row of the AI compute data that has its name. */
interface Namesakes {
  readonly facility: JsonObject;
  readonly row: JsonObject;
}

/** The data centers whose names a single row has, and that no two share. */
function namesakes(facilities: readonly JsonObject[], rows: readonly JsonObject[]): readonly Namesakes[] {
  const names = facilities.map((each) => folded(nameOf(each) ?? ''));
  return facilities.flatMap((facility, index) => {
    const name = names[index] ?? '';
    const own = rows.filter((row) => textsIn(row).some(({ text }) => folded(text) === name));
    const isOnly = own.length === 1 && names.indexOf(name) === names.lastIndexOf(name);
    return isOnly && own[0] !== undefined ? [{ facility, row: own[0] }] : [];
  });
}

/** What both tell of a data center, and whether it is the same; undefined where one of them does not tell. */
const aspects = {
  country({ facility, row }: Namesakes) {
    const { primary } = countriesOf(facility);
    const told = textsIn(row).flatMap(({ path, text }) =>
      /countr/.test(path) ? (countryOf(text) ?? []) : [],
    );
    return primary === undefined || told.length === 0
      ? undefined
      : told.some(({ iso3 }) => iso3 === primary.iso3);
  },
  owner({ facility, row }: Namesakes) {
    const [owners, told] = [ownerIdsOf(facility), entityIdsOf(row)];
    return owners.length === 0 || told.length === 0 ? undefined : owners.some((id) => told.includes(id));
  },
  power({ facility, row }: Namesakes) {
    const power = capacityOf(facility);
    const isTold = leavesIn(row).some(
      ({ path, value }) => /power|(?:^|_)mw|megawatt/.test(memberOf(path)) && figureOf(value) !== undefined,
    );
    return power === undefined || !isTold
      ? undefined
      : numbersIn(row).some((each) => Math.abs(each - power) <= power / 100);
  },
} satisfies Readonly<Record<string, (both: Namesakes) => boolean | undefined>>;

const ofUsers = /user|tenant|customer/;

/** Whether the owners of a facility are told as users of the data center, and nowhere else in its row. */
function isOwnedByUsers({ facility, row }: Namesakes): boolean {
  const owners = new Set([...ownerIdsOf(facility), ...ownerNamesOf(facility)].map(folded));
  const told = textsIn(row).filter(({ text }) => owners.has(folded(text)));
  return told.length > 0 && told.every(({ path }) => ofUsers.test(path));
}

/** Whether more than the name of a data center says that both are one. */
const isConfirmed = (both: Namesakes): boolean =>
  aspects.owner(both) === true || aspects.power(both) === true;

/** More of them, where they are more than a tenth, are no accident of merged sources. */
const mostMistaken = 2;

/** A few facilities may be merged of several sources, but not most of them. */
function expectAlike(both: readonly Namesakes[]): void {
  for (const [aspect, isSame] of Object.entries(aspects)) {
    const told = both.flatMap((each) => isSame(each) ?? []);
    const same = told.filter((each) => each).length;
    const expected = `the ${aspect} of most of ${told.length} data centers as in the AI compute data`;
    expectThat(told.length < enough || same * 2 >= told.length, '/data', expected, same);
  }
  const elsewhere = both.filter((each) => isConfirmed(each) && aspects.country(each) === false);
  const few = Math.max(mostMistaken, both.length / 10);
  expectThat(
    elsewhere.length <= few,
    '/data',
    'the countries of data centers as in the AI compute data',
    elsewhere.map(({ facility }) => nameOf(facility)),
  );
  const mistaken = both.filter(isOwnedByUsers).map(({ facility }) => nameOf(facility));
  expectThat(mistaken.length <= few, '/data', 'the owners of data centers, not their users', mistaken);
}

export const sameDataCenters = defineCheck({
  id: 'facilities/same-data-centers',
  title: 'The data centers of the directory are those of AI compute',
  clauses: ['facilities.data-centers.same-data'],
  operations: ['listFacilities', 'listDataCenters'],
  needs: ['key.full', 'entitlement.can_use_facilities', 'entitlement.can_use_aicompute'],
  property: once(async (api) => {
    const centers = { class: 'digital_infrastructure' };
    const facilities = await filtered(api, centers, 'facilities.class.values');
    const reply = await api.get('listDataCenters', { limit: longest });
    const rows = listIn(reply);
    const listed = await pageOf(api, centers);
    expectHeld(facilities.length > 0, 'the directory holds no data centers', listed);
    expectHeld(rows.length > 0, 'the AI compute data hold no data centers', reply);
    // The names of the fields are not shown, so that one of two ways to recognise a data center must do.
    const recognised = (isSame: (facility: JsonObject, row: JsonObject) => boolean) =>
      facilities.filter((facility) => rows.some((row) => isSame(facility, row))).length;
    const [named, powered] = [recognised(hasName), recognised(hasOwnerAndPower)];
    // Owners are few, so that some power fits by chance.
    const isSame = named > 0 || powered * 2 >= facilities.length;
    const isWhole = rows.length < longest && facilities.length >= enough;
    precondition(isSame || isWhole, 'too few data centers are seen, or too many', 'no-data');
    expectThat(isSame, '/data', 'data centers of the AI compute data', facilities.slice(0, 3).map(nameOf));
    expectAlike(namesakes(facilities, rows));
    api.witness('data centers of both', Math.max(named, powered));
    api.observe('recognised in the AI compute data', `${named} by name, ${powered} by owner and power`);
  }),
});

interface Open {
  readonly what: string;
  readonly query: Query;
}

const rows: readonly Open[] = [
  { what: 'several countries', query: { country: 'FRA,DEU' } },
  { what: 'an unknown country', query: { country: 'Atlantis' } },
  { what: 'an owner that nobody is', query: { entity: 'zqxj kwpv' } },
  { what: 'a wiki: handle', query: { entity: 'wiki:Zqxj_Kwpv' } },
  { what: 'a status that no facility has', query: { status: 'notastatus' } },
  { what: 'has_geo=false', query: { has_geo: false } },
  { what: 'a box of no height', query: { bbox: '48,2,48,3' } },
  { what: 'a radius above 2000 km', query: { near: '48.85,2.35,5000' } },
];

export const leftOpen = defineCheck({
  id: 'facilities/left-open',
  title: 'Behaviour of the facility directory that the specification leaves open is recorded',
  clauses: [
    'facilities.country.list',
    'facilities.country.unknown',
    'facilities.entity.name.fuzzy',
    'facilities.entity.unknown',
    'facilities.entity.wiki',
    'facilities.status.unknown',
    'facilities.has-geo.false',
    'facilities.bbox.flat',
    'facilities.near.radius.above-cap',
    'limits.radius-km.facilities',
  ],
  level: 'observe',
  operations: ['listFacilities'],
  rulings: ['faulty-box', 'country-codes', 'radius-above-max', 'accepted-handles'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(rows, async (api, { what, query }) => {
    const reply = await api.get('listFacilities', { ...query, limit: 5 });
    const found = reply.status === 200 ? `, ${listOf(reply.json)?.length ?? 'no'} of at most 5 rows` : '';
    api.observe(what, seenOf(reply) + found);
  }),
});
