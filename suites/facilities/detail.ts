import { capacityTypes, facilityIdPrefixes } from '../../contract/index.js';
import { malformedFacilityIds, perturbedId } from '../../generators/ids.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  detail,
  type Exchange,
  expectHeld,
  expectOk,
  expectRefusal,
  expectStatus,
  expectThat,
  forAll,
  isArray,
  isObject,
  type JsonObject,
  largestOf,
  once,
  precondition,
  seenOf,
} from '../../src/kit/index.js';
import { pageOf, sample } from '../asking/facilities.js';
import { ownerIdsOf } from '../asking/facility-owners.js';
import { countriesOf } from '../asking/facility-places.js';
import {
  capacityOf,
  classOf,
  coordinateLeaves,
  coordinatesOf,
  facilityIdOf,
  hasHistory,
  nameOf,
  saysOf,
  showsSeveralCapacities,
  sourcesOf,
  statusOf,
  typeOf,
} from '../asking/facility-record.js';
import { expectUnknownId } from '../asking/refusals.js';
import { conflictOf, findMember, isSame } from '../asking/same-record.js';
import { leavesIn, memberOf, textsIn } from '../asking/texts.js';

/** A facility as the list shows it, and the reply about it alone. */
interface Detailed {
  readonly id: string;
  readonly listed: JsonObject;
  readonly reply: Exchange;
}

const detailOf = (api: Api, id: string): Promise<Exchange> =>
  api.get('getFacility', {}, { path: { facility_id: id } });

/** How many characters two ids have in common from the first one. */
function commonStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/** The two facilities whose ids are alike for longest: they are one to whoever keeps or finds records by a part of an id. */
function mostAlike<Row extends Omit<Detailed, 'reply'>>(rows: readonly Row[]): readonly Row[] {
  const ordered = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  const lengths = ordered.slice(1).map(({ id }, index) => commonStart(ordered[index]?.id ?? '', id));
  const at = lengths.indexOf(largestOf(lengths));
  return at < 0 ? [] : ordered.slice(at, at + 2);
}

/** Facilities of each silo, of each class one that shows much, two of ids that are alike, and others of each type, in this order. */
async function various(api: Api): Promise<readonly Omit<Detailed, 'reply'>[]> {
  const rows = (await sample(api)).flatMap((listed) => {
    const id = facilityIdOf(listed);
    return id === undefined ? [] : [{ id, listed }];
  });
  expectHeld(rows.length > 0, 'the directory lists no facility with an id', await pageOf(api));
  const firstsBy = (kindOf: (row: JsonObject) => unknown, from = rows) =>
    [...new Set(rows.map(({ listed }) => kindOf(listed)))].flatMap(
      (kind) => from.find(({ listed }) => kindOf(listed) === kind) ?? [],
    );
  // Lists that are cut show in the longest.
  const byOwners = rows.toSorted(
    (one, other) => ownerIdsOf(other.listed).length - ownerIdsOf(one.listed).length,
  );
  const byValues = rows.toSorted((one, other) => leavesIn(other.listed).length - leavesIn(one.listed).length);
  const chosen = [
    ...firstsBy((row) => sourcesOf(row).join(), byOwners),
    ...firstsBy(classOf, byValues),
    ...mostAlike([...new Map(rows.map((each) => [each.id, each])).values()]),
    ...firstsBy(typeOf),
  ];
  return [...new Map(chosen.map((each) => [each.id, each])).values()];
}

/** The details of some facilities, of different kinds. Ends the attempt where the list shows none. */
async function detailed(api: Api, most = 3): Promise<readonly Detailed[]> {
  const details: Detailed[] = [];
  // One after the other: what was kept of one may be served for the next.
  for (const each of (await various(api)).slice(0, most))
    details.push({ ...each, reply: await detailOf(api, each.id) });
  return details;
}

/** The record of a detail reply: `data`, or the object that bears the id (ruling reference-envelope). */
function recordIn(reply: Exchange): JsonObject {
  accusing('facilities.detail.listed', () => expectStatus(reply, 200));
  accusing('facilities.detail.record', () => expectOk(reply));
  const data = at(reply.json, '/data');
  const record = isObject(data) ? data : reply.json;
  expectThat(isObject(record), '/data', 'one record', data, 'facilities.detail.record');
  return record;
}

export const detailAttributes = defineCheck({
  id: 'facilities/detail-attributes',
  title: 'The detail of a facility carries the attributes of its source and its merge history',
  clauses: [
    'facility-record.detail.attributes',
    'facility-record.detail.merge-history',
    'facility-record.detail.attributes.members',
    'facility-record.detail.merge-history.members',
    'facility-record.detail.merge-history.none',
  ],
  operations: ['getFacility'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const details = await detailed(api);
      const histories: unknown[] = [];
      for (const { listed, reply } of details) {
        const record = recordIn(reply);
        const attributes = findMember(reply.json, 'attributes');
        expectThat(attributes !== undefined, '/data/attributes', 'the attributes of the source', attributes);
        api.observe('attributes', Object.keys(isObject(attributes) ? attributes : {}).join(', '));
        const history = findMember(reply.json, 'merge_history');
        const isMerged = sourcesOf(listed).length > 1 || sourcesOf(record).length > 1;
        expectThat(
          !isMerged || history !== undefined,
          '/data/merge_history',
          'a merge history',
          history,
          'facility-record.detail.merge-history',
        );
        histories.push(history);
      }
      // What a facility that was never merged has of it is not shown.
      const carried = histories.filter((each) => each !== undefined);
      expectHeld(carried.length > 0, 'no facility of several sources is known', await pageOf(api));
      api.witness('details', details.length);
      api.observe('merge_history', JSON.stringify(carried).slice(0, 200));
    },
    { requests: 0 },
  ),
});

export const detailMalformed = defineCheck({
  id: 'facilities/detail-malformed',
  title: 'An id in the path that is neither an f_ nor an s_ id is refused as INVALID_FACILITY_ID',
  clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
  operations: ['getFacility'],
  rulings: ['facility-ids'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 2,
  property: forAll(
    malformedFacilityIds(),
    async (api, id) => {
      expectRefusal(await detailOf(api, id), { codes: ['INVALID_FACILITY_ID'] });
      api.witness('refusals of a malformed id');
    },
    { examples: ['not-a-facility', 'x_0123456789abcdef'] },
  ),
});

/** What the list shows of a facility, in words that two records can be compared by. */
const cardOf = (row: unknown): Readonly<Record<string, unknown>> => ({
  name: nameOf(row),
  type: typeOf(row),
  class: classOf(row),
  status: statusOf(row),
  country: countriesOf(row).primary?.iso3,
  // Of other types the unit may be told in one place alone.
  capacity: capacityTypes.some((each) => each === typeOf(row)) ? capacityOf(row) : undefined,
  latitude: coordinatesOf(row)?.latitude,
  longitude: coordinatesOf(row)?.longitude,
});

/** Facilities that are compared with their details; each costs a request. */
const mostCompared = 9;

/** What a list may show less of: each of these stands among those of the detail. */
const partsOf = (row: unknown): readonly string[] => [...sourcesOf(row), ...ownerIdsOf(row)];

export const detailRecord = defineCheck({
  id: 'facilities/detail-record',
  title: 'Every listed facility is served by its id, with the data that the list shows',
  clauses: [
    'facilities.detail.record',
    'facilities.detail.same-id',
    'facilities.detail.listed',
    'facility-record.detail.card',
    'facility-record.aicompute.no-coordinates',
  ],
  operations: ['getFacility', 'listFacilities'],
  rulings: ['reference-envelope'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      for (const { id, listed, reply } of await detailed(api, mostCompared)) {
        const record = recordIn(reply);
        expectThat(!isArray(at(reply.json, '/data')), '/data', 'one record', at(reply.json, '/data'));
        const shown = facilityIdOf(record);
        const other = shown === undefined ? 'facilities.detail.record' : 'facilities.detail.same-id';
        expectThat(shown === id, '/data/facility_id', id, shown, other);
        const full = cardOf(record);
        // Of several capacities of a detail, the list may show any; so it may of several statuses.
        const card = {
          ...cardOf(listed),
          ...(showsSeveralCapacities(record) && { capacity: undefined }),
          ...(full.status === undefined && saysOf(record, /^status$/) && { status: undefined }),
        };
        const parts = partsOf(record);
        const lost = partsOf(listed).find((each) => !parts.includes(each));
        const same = 'facility-record.detail.card';
        expectThat(lost === undefined, '/data', `${lost} of the list`, parts, same);
        for (const [what, value] of Object.entries(card)) {
          if (value === undefined || value === '') continue;
          expectThat(
            isSameMember(full[what], value, what),
            '/data',
            `the ${what} ${String(value)} of the list`,
            full[what],
            same,
          );
          api.witness('members compared');
        }
        // Another silo may have the coordinates of a merged facility.
        const isCompute = sourcesOf(listed).join() === 'aicompute' && !hasHistory(reply.json);
        const [located] = isCompute ? coordinateLeaves(record) : [];
        expectThat(
          located === undefined,
          `/data${located?.path ?? ''}`,
          'no coordinate, as in the list',
          located?.value,
          'facility-record.aicompute.no-coordinates',
        );
        for (const [member, value] of Object.entries(listed)) {
          if (!/follow|links?$/.test(member) || leavesIn(value).length === 0) continue;
          const urls = record[member] ?? null;
          const isLost = typeof urls === 'object' && leavesIn(urls).length === 0;
          expectThat(!isLost, `/data/${member}`, 'the URLs of the list', urls, same);
        }
        // Whatever else both show, under whatever name.
        const conflict = conflictOf(listed, record);
        expectThat(
          conflict === undefined,
          `/data${conflict?.path ?? ''}`,
          `${JSON.stringify(conflict?.one)}, as in the list`,
          conflict?.other,
          same,
        );
      }
    },
    { requests: mostCompared },
  ),
});

/** Whether a detail says what the list does in a member of a card; a list may print numbers with fewer digits. */
export function isSameMember(one: unknown, other: unknown, what: string): boolean {
  if (typeof one === 'number' && typeof other === 'number')
    return Math.abs(one - other) <= Math.max(0.05, Math.abs(other) / 100);
  // A long name may be cut, and the letter case of a word is not stated.
  return typeof one === 'string' && typeof other === 'string'
    ? isSame(one, other, `/${what}`)
    : one === other;
}

/** Members that hold the ids of canonical sites, in records and in the details of a refusal. */
const siteIdsIn = (value: unknown): readonly string[] =>
  textsIn(value).flatMap(({ path, text }) =>
    /^(?:canonical_)?site_ids?$/.test(memberOf(path)) && !/attribute|merge|history/.test(path) ? [text] : [],
  );

function expectSiteIds(ids: readonly string[]): void {
  for (const each of ids) {
    expectThat(
      each.startsWith(facilityIdPrefixes.site),
      '/data',
      'a canonical site id that begins with s_',
      each,
      'facility-record.site-id.prefix',
    );
  }
}

export const detailSiteId = defineCheck({
  id: 'facilities/detail-site-id',
  title: 'The id of a canonical site begins with s_ and is never refused as malformed',
  clauses: [
    'facilities.detail.site-id.well-formed',
    'facilities.detail.site-id',
    'facility-record.site-id.prefix',
    'facility-record.site-id.place',
  ],
  operations: ['getFacility'],
  rulings: ['facility-ids', 'not-found-code'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const details = await detailed(api);
    const [id] = details.map((each) => each.id);
    precondition(id !== undefined, 'the list shows no facility', 'no-data');
    const told = details.flatMap(({ listed, reply }) => [...siteIdsIn(listed), ...siteIdsIn(reply.json)]);
    // An id of another form may well be malformed.
    expectSiteIds(told);
    const site = told[0] ?? facilityIdPrefixes.site + id.slice(facilityIdPrefixes.facility.length);
    const reply = await detailOf(api, site);
    const code = at(reply.json, '/code');
    const isRefused = code === 'INVALID_FACILITY_ID';
    // The length of site ids is not stated, so that one made from a facility id may be malformed after all.
    expectHeld(!isRefused || told.length > 0, 'no record shows the id of its site', reply);
    expectThat(!isRefused, '/code', `${site} taken for well-formed`, code);
    expectThat(reply.status < 500, 'status', 'a record or a refusal', reply.status, 'error.server-errors');
    api.witness('site ids in the path');
    api.observe('a site id in the path', seenOf(reply));
    const canonical = detail(reply, 'canonical_site_ids');
    expectSiteIds(isArray(canonical) ? canonical.map(String) : []);
    api.observe('canonical sites in records', told.length === 0 ? 'not shown' : 'shown');
  }),
});

export const detailUnknown = defineCheck({
  id: 'facilities/detail-unknown',
  title: 'A well-formed id of no facility is answered with an error',
  clauses: ['facilities.detail.unknown'],
  operations: ['getFacility'],
  rulings: ['facility-ids', 'not-found-code'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const ids = (await sample(api)).flatMap((row) => facilityIdOf(row) ?? []);
    const unknown = ids.map(perturbedId).find((each) => !ids.includes(each));
    precondition(unknown !== undefined, 'the list shows no facility', 'no-data');
    const reply = await detailOf(api, unknown);
    // Any 4xx will do here: an id of a unit may even be ambiguous.
    expectThat(reply.status >= 400 && reply.status < 500, 'status', 'an error of 4xx', reply.status);
    expectUnknownId(api, reply, 'facility', [reply.status]);
  }),
});
