import { entitled } from '../account/entitlement.js';
import { type FamilyCall, familyRoute } from '../account/family-route.js';
import type { Reply, Route } from '../account/route.js';
import { type Bendings, bendBy, type Json, joinedByPosition, put, without } from '../bend.js';
import { directoryIn, type Facility } from '../corpus/facilities.js';
import { idIn } from '../http/odd-input.js';
import type { Faults, Planted } from '../planted.js';
import { facilityCapacity } from './capacity.js';
import { facilityEnums } from './enums.js';
import { facilityGeometry } from './geometry.js';
import { facilityAt } from './id.js';
import { facilityOwners } from './owners.js';
import { paged } from './page.js';
import { isAllLost, pairedValues } from './pairs.js';
import { facilityPlaces } from './places.js';
import { recordOf } from './record.js';
import { sorted } from './sort.js';
import { facilityTexts } from './texts.js';
import { visibleFacilities } from './view.js';

export const facilityReplyFaults = {
  'facilities.success.missing': {
    clauses: ['envelope.reference.success'],
    summary: 'Leaves success out of the replies of the directory',
  },
  'facilities.attributions.as-text': {
    clauses: ['envelope.meta.attributions'],
    summary: 'Sends the attributions of the directory as one text',
  },
  'facilities.success.number': {
    clauses: ['envelope.reference.success'],
    summary: 'Sends success of the directory as 1',
  },
  'facilities.entitlement.not-checked': {
    clauses: ['facilities.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the directory to plans without its flag',
  },
  'facilities.entitlement.detail-open': {
    clauses: ['facilities.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Checks the flag on the list and forgets the detail',
  },
} as const satisfies Faults;

/** A reply of the directory. */
function facilityReply(data: unknown, beside: Readonly<Record<string, unknown>>, planted: Planted): Reply {
  const success = planted('facilities.success.number') ? 1 : true;
  const attributions = [
    { source: 'Energy asset registry', license: 'CC-BY 4.0' },
    { source: 'AI compute data', license: 'CC-BY 4.0' },
    { source: 'Port index', license: 'public' },
  ];
  return {
    body: {
      ...(planted('facilities.success.missing') ? {} : { success }),
      data,
      ...beside,
      meta: {
        attributions: planted('facilities.attributions.as-text')
          ? attributions.map(({ source }) => source).join(', ')
          : attributions,
      },
    },
  };
}

/** A route of the directory. */
function facilityRoute(id: 'listFacilities' | 'getFacility', answer: (call: FamilyCall) => Reply): Route {
  const route = familyRoute(id, answer);
  return (call) => {
    const { planted } = call.deployment;
    const open =
      planted('facilities.entitlement.not-checked') ||
      (id === 'getFacility' && planted('facilities.entitlement.detail-open'));
    return route(open ? entitled(call) : call);
  };
}

export const facilityListFaults = {
  'facilities.list.ids-only': {
    clauses: ['facilities.list.records'],
    summary: 'Lists the ids of facilities in place of records',
  },
} as const satisfies Faults;

/** Faults of a finished page of the list. */
export const facilityJoinFaults = {
  'facilities.list.urls-by-position': {
    clauses: ['facility-record.id.stable', 'facility-record.detail.card'],
    summary: 'Leads on from each facility to the one that stands next on the page',
    bend: joinedByPosition('data', 'follow_on_urls'),
  },
  'facilities.list.once-an-owner': {
    clauses: ['facility-record.id.stable'],
    summary: 'Lists a facility once for each of its owners, and once at least',
    bend: put('data', (rows: unknown) =>
      Array.isArray(rows)
        ? rows
            .flatMap((row: Json) => ((row.owners as readonly unknown[]).length > 1 ? [row, row] : [row]))
            .slice(0, rows.length)
        : rows,
    ),
  },
} as const satisfies Bendings;

/** The directory of facilities. */
export const listFacilities = facilityRoute('listFacilities', (sent) => {
  const { corpus, planted } = sent.deployment;
  const call = { ...sent, values: pairedValues(sent.values, planted) };
  const keeps = [
    ...facilityTexts(call, planted),
    ...facilityEnums(call, planted),
    ...facilityPlaces(call, planted),
    ...facilityOwners(call, planted),
    facilityCapacity(call, planted),
    ...facilityGeometry(call, planted),
  ];
  const seen = visibleFacilities(directoryIn(corpus).facilities, corpus, planted);
  const isLost = isAllLost(call.values, planted);
  const kept = seen.filter((facility) => !isLost && keeps.every((keep) => keep(facility)));
  const { sort, rows } = sorted(kept, call, planted);
  const page = paged(rows, call, planted);
  const records = page.rows.map((facility) => recordOf(facility, planted));
  const data = planted('facilities.list.ids-only') ? records.map(({ facility_id }) => facility_id) : records;
  const reply = facilityReply(data, { pagination: page.pagination, sort, applied_filters: {} }, planted);
  return { body: bendBy(facilityJoinFaults, planted)(reply.body as Json) };
});

/** Faults of the detail alone. */
export const facilityDetailFaults = {
  'facilities.detail.in-a-list': {
    clauses: ['facilities.detail.record'],
    summary: 'Sends the record of the detail in a list',
    bend: (body: Json) => ({ ...body, data: [body.data] }),
  },
  'facilities.detail.empty': {
    clauses: ['facilities.detail.record'],
    summary: 'Sends an empty record in the detail',
    bend: put('data', {}),
  },
  'facilities.detail.name-only': {
    clauses: ['facility-record.detail.card'],
    summary: 'Sends id, type and name alone of the card in the detail, beside attributes and history',
    bend: put('data', (record: Json) => {
      const { facility_id, name, type, attributes, merge_history } = record;
      return { facility_id, name, type, attributes, merge_history };
    }),
  },
  'facilities.detail.status-stale': {
    clauses: ['facility-record.detail.card'],
    summary: 'Sends an older status in the detail than in the list',
    bend: put('data.status', 'announced'),
  },
  'facilities.detail.urls-of-another': {
    clauses: ['facility-record.detail.card'],
    summary: 'Leads on from the detail to another facility than the list',
    bend: put('data.follow_on_urls.self', '/api/v2/facilities/f_000000000000'),
  },
  'facilities.detail.urls-lost': {
    clauses: ['facility-record.detail.card'],
    summary: 'Leads on to nothing from the detail',
    bend: put('data.follow_on_urls', {}),
  },
  'facilities.detail.owners-lost': {
    clauses: ['facility-record.detail.card'],
    summary: 'Has no owners in the detail',
    bend: put('data.owners', []),
  },
  'facilities.detail.two-owners': {
    clauses: ['facility-record.detail.card'],
    summary: 'Has two owners at most in the detail',
    bend: put('data.owners', (owners: unknown) => (Array.isArray(owners) ? owners.slice(0, 2) : owners)),
  },
  'facilities.detail.owners-crossed': {
    clauses: ['facility-record.detail.card'],
    summary: 'Gives each of several owners the id of the next one in the detail',
    bend: put('data.owners', (owners: unknown) => {
      const all = owners as readonly { readonly entity_id: string }[];
      return all.map((owner, index) => ({ ...owner, entity_id: all[(index + 1) % all.length]?.entity_id }));
    }),
  },
  'facility-record.detail.attributes-missing': {
    clauses: ['facility-record.detail.attributes'],
    summary: 'Leaves attributes out of the detail',
    bend: without('data.attributes'),
  },
  'facility-record.detail.attributes-flattened': {
    clauses: ['facility-record.detail.attributes'],
    summary: 'Spreads the attributes over the record',
    bend: put('data', ({ attributes, ...record }: Json) => ({ ...record, ...(attributes as Json) })),
  },
  'facility-record.detail.merge-history-missing': {
    clauses: ['facility-record.detail.merge-history'],
    summary: 'Shows two silos in the detail, and no merge_history',
    bend: put('data', ({ merge_history: _, ...record }: Json) => ({
      ...record,
      source: ['energy_registry', 'maritime_ports'],
    })),
  },
} as const satisfies Bendings;

/** The capacity of data centers after an overhaul of their chips. */
const rerated = (facility: Facility): Facility =>
  facility.type === 'data_center' && facility.capacity !== null
    ? { ...facility, capacity: facility.capacity * 1.025 }
    : facility;

const detailOf = (facility: Facility, planted: Planted): Json => ({
  ...recordOf(planted('facilities.detail.data-centers-rerated') ? rerated(facility) : facility, planted),
  attributes: facility.attributes,
  merge_history: facility.mergeHistory,
});

/** One facility by its id. */
export const getFacility = facilityRoute('getFacility', (call) => {
  const { corpus, planted } = call.deployment;
  const { facilities, legacy } = directoryIn(corpus);
  const directory = { facilities: visibleFacilities(facilities, corpus, planted), legacy };
  const id = idIn(call.path.facility_id ?? '', 'odd-input.facility-id.slash-cut', planted);
  const facility = facilityAt(id, directory, planted);
  if (facility === undefined) {
    return facilityReply(planted('facilities.detail.unknown-empty') ? {} : null, {}, planted);
  }
  const reply = facilityReply(detailOf(facility, planted), {}, planted);
  const bend = bendBy(facilityDetailFaults, planted);
  return { body: bend(reply.body as Json) };
});
