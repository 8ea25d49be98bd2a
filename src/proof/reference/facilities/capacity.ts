import { capacityTypes } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const facilityCapacityFaults = {
  'facilities.capacity-mw-min.dropped': {
    clauses: ['facilities.capacity-mw-min'],
    summary: 'Ignores capacity_mw_min',
  },
  'facilities.capacity-mw-min.in-kilowatts': {
    clauses: ['facilities.capacity-mw-min'],
    summary: 'Reads capacity_mw_min in kilowatts',
  },
  'facilities.capacity-mw-min.as-text': {
    clauses: ['facilities.capacity-mw-min'],
    summary: 'Compares capacities with capacity_mw_min as texts',
  },
  'facilities.capacity-mw-max.dropped': {
    clauses: ['facilities.capacity-mw-max'],
    summary: 'Ignores capacity_mw_max',
  },
  'facilities.capacity-mw-max.as-minimum': {
    clauses: ['facilities.capacity-mw-max'],
    summary: 'Reads capacity_mw_max as a lower bound',
  },
  'facilities.capacity-mw-max.lost-beside-min': {
    clauses: ['facilities.capacity-mw-max'],
    summary: 'Ignores capacity_mw_max for data centers where capacity_mw_min is sent as well',
  },
  'facilities.capacity-mw.power-lost': {
    clauses: ['facilities.capacity-mw.power'],
    summary: 'Returns data centers only under a capacity bound',
  },
  'facilities.capacity-mw.data-centers-lost': {
    clauses: ['facilities.capacity-mw.data-centers'],
    summary: 'Returns power facilities only under a capacity bound',
  },
  'facilities.capacity-mw-min.non-numeric-dropped': {
    clauses: ['facilities.capacity-mw-min.non-numeric', 'error.invalid-number'],
    summary: 'Drops a capacity_mw_min that is no number',
  },
  'facilities.capacity-mw-min.non-numeric-prefix': {
    clauses: ['facilities.capacity-mw-min.non-numeric', 'error.invalid-number'],
    summary: 'Reads the leading digits of capacity_mw_min and overlooks the rest, a unit say',
  },
  'facilities.capacity-mw-min.non-numeric-wrong-code': {
    clauses: ['facilities.capacity-mw-min.non-numeric', 'error.invalid-number'],
    summary: 'Answers a capacity_mw_min that is no number with INVALID_PARAM',
  },
  'facilities.capacity-mw-max.non-numeric-dropped': {
    clauses: ['facilities.capacity-mw-max.non-numeric', 'error.invalid-number'],
    summary: 'Drops a capacity_mw_max that is no number',
  },
  'facilities.capacity-mw-max.non-numeric-empty': {
    clauses: ['facilities.capacity-mw-max.non-numeric', 'error.invalid-number'],
    summary: 'Answers a capacity_mw_max that is no number with an empty 200',
  },
  'facilities.capacity-mw.crossed-swapped': {
    clauses: ['facilities.capacity-mw.crossed'],
    summary: 'Swaps capacity bounds that are crossed',
  },
  'facilities.capacity-mw.crossed-dropped': {
    clauses: ['facilities.capacity-mw.crossed'],
    summary: 'Drops capacity bounds that are crossed',
  },
  'facilities.capacity-mw.other-types-pass': {
    clauses: ['facilities.capacity-mw.other-types'],
    summary: 'Lets facilities pass capacity bounds that these do not concern',
  },
  'facilities.capacity-mw.other-types-compared': {
    clauses: ['facilities.capacity-mw.other-types'],
    summary: 'Compares tonnes and barrels with capacity bounds as if they were MW',
  },
  'facilities.capacity-mw.zero-as-none': {
    clauses: ['facilities.capacity-mw.other-types'],
    summary: 'Takes a capacity_mw_min of 0 for none',
  },
} as const satisfies Faults;

export const facilityCapacityVariants = {
  'facilities.capacity-mw.unknown-pass': {
    summary: 'Lets power facilities and data centers of unknown capacity pass capacity bounds',
    allowedBy: ['facilities.capacity-mw.unknown-capacity'],
  },
  'facilities.capacity-mw.crossed-empty': {
    summary: 'Finds nothing between capacity bounds that are crossed',
    allowedBy: ['crossed-bounds', 'facilities.capacity-mw.crossed'],
  },
  'facilities.capacity-mw.exclusive': {
    summary: 'Leaves out facilities exactly at a capacity bound',
    allowedBy: ['metric-bounds-inclusive', 'facilities.capacity-mw.inclusive'],
  },
} as const satisfies Variants;

type Keep = (facility: Facility) => boolean;

/** The capacity of a power facility or data center in MW; null for every other one, and where it is not known. */
export const megawatts = ({ type, capacity }: Facility): number | null =>
  capacityTypes.includes(type) ? capacity : null;

function bound({ values }: FamilyCall, end: 'min' | 'max', planted: Planted): number | undefined {
  const name = `capacity_mw_${end}`;
  const text = values.get(name);
  if (text === undefined || planted(`facilities.capacity-mw-${end}.dropped`)) return undefined;
  const number = decimal(text);
  if (number === 0 && end === 'min' && planted('facilities.capacity-mw.zero-as-none')) return undefined;
  if (number !== undefined)
    return end === 'min' && planted('facilities.capacity-mw-min.in-kilowatts') ? number / 1_000 : number;
  if (planted(`facilities.capacity-mw-${end}.non-numeric-dropped`)) return undefined;
  if (end === 'max' && planted('facilities.capacity-mw-max.non-numeric-empty')) return -1;
  const digits = Number.parseFloat(text);
  if (end === 'min' && planted('facilities.capacity-mw-min.non-numeric-prefix') && digits >= 0) return digits;
  const wrong = end === 'min' && planted('facilities.capacity-mw-min.non-numeric-wrong-code');
  throw new Refusal(wrong ? 'INVALID_PARAM' : 'INVALID_NUMBER', `${name} is not a number: ${quoted(text)}.`, {
    param: name,
  });
}

/** What the capacity bounds keep, both included: power facilities and data centers of known capacity. */
export function facilityCapacity(call: FamilyCall, planted: Planted): Keep {
  const [low, high] = [bound(call, 'min', planted), bound(call, 'max', planted)];
  if (low === undefined && high === undefined) return () => true;
  const crossed = low !== undefined && high !== undefined && low > high;
  const swap = crossed && planted('facilities.capacity-mw.crossed-swapped');
  if (crossed && planted('facilities.capacity-mw.crossed-dropped')) return () => true;
  if (crossed && planted.varied('facilities.capacity-mw.crossed-empty')) return () => false;
  if (crossed && !swap) {
    const details = { param: 'capacity_mw_min', min_value: low, max_value: high };
    throw new Refusal('INVALID_NUMBER_RANGE', 'capacity_mw_min exceeds capacity_mw_max.', details);
  }
  const least = (swap ? high : low) ?? Number.NEGATIVE_INFINITY;
  const most = (swap ? low : high) ?? Number.POSITIVE_INFINITY;
  return (facility) => {
    const isConcerned = capacityTypes.includes(facility.type);
    if (!isConcerned && planted('facilities.capacity-mw.other-types-pass')) return true;
    const compares = isConcerned || planted('facilities.capacity-mw.other-types-compared');
    const power = compares ? facility.capacity : null;
    const isCenter = facility.type === 'data_center';
    if (power === null) return isConcerned && planted.varied('facilities.capacity-mw.unknown-pass');
    if ((power === least || power === most) && planted.varied('facilities.capacity-mw.exclusive'))
      return false;
    if (
      isCenter
        ? planted('facilities.capacity-mw.data-centers-lost')
        : planted('facilities.capacity-mw.power-lost')
    )
      return false;
    if (high !== undefined && planted('facilities.capacity-mw-max.as-minimum')) return power >= most;
    if (low !== undefined && planted('facilities.capacity-mw-min.as-text'))
      return String(power) >= String(least);
    const isOpen = isCenter && low !== undefined && planted('facilities.capacity-mw-max.lost-beside-min');
    return power >= least && (power <= most || isOpen);
  };
}
