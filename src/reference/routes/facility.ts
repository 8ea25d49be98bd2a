import { type Bendings, bendBy, type Json, put, without } from '../bend.js';
import { directoryIn, type Facility } from '../corpus/facilities.js';
import type { Planted } from '../fault.js';
import { facilityAt } from '../rules/facility-id.js';
import { facilitiesSeen } from '../rules/facility-view.js';
import { recordOf } from './facility-record.js';
import { facilityReply, facilityRoute } from './facility-reply.js';

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
  'facilities.detail.owners-lost': {
    clauses: ['facility-record.detail.card'],
    summary: 'Has no owners in the detail',
    bend: put('data.owners', []),
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

const detailOf = (facility: Facility, planted: Planted): Json => ({
  ...recordOf(facility, planted),
  attributes: facility.attributes,
  merge_history: facility.mergeHistory,
});

/** One facility by its id. */
export const getFacility = facilityRoute('getFacility', (call) => {
  const { corpus, planted } = call.deployment;
  const { facilities, legacy } = directoryIn(corpus);
  const directory = { facilities: facilitiesSeen(facilities, planted), legacy };
  const facility = facilityAt(call.path.facility_id ?? '', directory, planted);
  if (facility === undefined) {
    return facilityReply(planted('facilities.detail.unknown-empty') ? {} : null, {}, planted);
  }
  const reply = facilityReply(detailOf(facility, planted), {}, planted);
  const bend = bendBy(facilityDetailFaults, planted);
  return { body: bend(reply.body as Json) };
});
