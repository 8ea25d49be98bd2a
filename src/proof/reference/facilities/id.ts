import type { Directory, Facility } from '../corpus/facilities.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const facilityIdFaults = {
  'facilities.detail.other-record': {
    clauses: ['facilities.detail.same-id'],
    summary: 'Returns the neighbour of the facility asked for',
  },
  'facilities.detail.data-centers-rerated': {
    clauses: ['facility-record.detail.card'],
    summary: 'Shows in the detail of a data center its capacity raised by a fortieth',
  },
  'facilities.detail.data-centers-not-held': {
    clauses: ['facilities.detail.listed'],
    summary: 'Answers the ids of data centers with 404, as they live in another table',
  },
  'facilities.detail.keyed-by-site': {
    clauses: ['facilities.detail.listed'],
    summary: 'Finds facilities by the ids of their sites only',
  },
  'facilities.detail.malformed-not-found': {
    clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
    summary: 'Answers a malformed id with 404',
  },
  'facilities.detail.malformed-wrong-code': {
    clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
    summary: 'Answers a malformed id with INVALID_PARAM',
  },
  'facilities.detail.malformed-status-422': {
    clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
    admits: ['error.code-status'],
    summary: 'Answers a malformed id with status 422',
  },
  'facilities.detail.site-ids-malformed': {
    clauses: ['facilities.detail.site-id.well-formed'],
    summary: 'Takes s_ ids for malformed',
  },
  'facilities.detail.unknown-null': {
    clauses: ['facilities.detail.unknown'],
    summary: 'Answers an unknown id with 200 and null',
  },
  'facilities.detail.unknown-empty': {
    clauses: ['facilities.detail.unknown'],
    summary: 'Answers an unknown id with 200 and an empty object',
  },
  'facilities.detail.unknown-nearest': {
    clauses: ['facilities.detail.unknown'],
    summary: 'Answers an unknown id with a facility of a greater id',
  },
  'facilities.detail.unknown-crashes': {
    clauses: ['facilities.detail.unknown'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an unknown id',
  },
} as const satisfies Faults;

const form = /^[fs]_[0-9a-f]+$/;

function malformed(id: string, planted: Planted): Refusal {
  const code = planted('facilities.detail.malformed-not-found')
    ? 'NOT_FOUND'
    : planted('facilities.detail.malformed-wrong-code')
      ? 'INVALID_PARAM'
      : 'INVALID_FACILITY_ID';
  const status = planted('facilities.detail.malformed-status-422') ? { status: 422 } : {};
  return new Refusal(code, `${quoted(id)} is no id of a facility.`, { param: 'facility_id' }, status);
}

const notHeld = (details: Readonly<Record<string, unknown>> = {}): Refusal =>
  new Refusal('NOT_FOUND', 'The directory does not hold this facility.', details);

/** What a fault makes of an id that no facility has; undefined is answered as null. */
function strange(id: string, facilities: readonly Facility[], planted: Planted): Facility | undefined {
  if (planted('facilities.detail.unknown-crashes')) {
    throw new Refusal('INTERNAL_ERROR', 'Something went wrong.');
  }
  if (planted('facilities.detail.unknown-null') || planted('facilities.detail.unknown-empty'))
    return undefined;
  if (planted('facilities.detail.unknown-nearest')) {
    return facilities.find(({ facility_id }) => facility_id > id) ?? facilities[0];
  }
  const survivor = facilities.find(({ mergeHistory }) =>
    mergeHistory.some(({ facility_id }) => facility_id === id),
  );
  throw notHeld(survivor === undefined ? {} : { merged_into: survivor.facility_id });
}

/** The facility that an id of a path means: an `f_` id means itself, an `s_` id the first facility of the site. */
export function facilityAt(
  id: string,
  { facilities, legacy }: Directory,
  planted: Planted,
): Facility | undefined {
  const site = id.startsWith('s_');
  if (!form.test(id) || (site && planted('facilities.detail.site-ids-malformed')))
    throw malformed(id, planted);
  const sites = legacy.get(id);
  if (sites !== undefined) {
    throw new Refusal('AMBIGUOUS_LEGACY_ID', 'The unit id stands for several sites.', {
      canonical_site_ids: sites,
    });
  }
  const bySite = site || planted('facilities.detail.keyed-by-site');
  const at = facilities.findIndex((facility) => (bySite ? facility.site_id : facility.facility_id) === id);
  const found = facilities[at];
  if (found === undefined) return strange(id, facilities, planted);
  if (found.type === 'data_center' && planted('facilities.detail.data-centers-not-held')) throw notHeld();
  return planted('facilities.detail.other-record') ? facilities[(at + 1) % facilities.length] : found;
}
