import { familyRoute } from '../account/family-route.js';
import { directoryIn, type Facility } from '../corpus/facilities.js';
import { kilometres, located } from '../events/geometry.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { refuseRoute } from './referenced.js';

export const assetPlaceFaults = {
  'routes.energy-assets.bbox-longitude-first': {
    clauses: ['routes.energy-assets.bbox.latitude-first'],
    summary: 'Reads bbox of energy assets longitude first, as on maritime routes',
  },
  'routes.energy-assets.bbox-narrowed': {
    clauses: ['routes.energy-assets.bbox.latitude-first'],
    summary: 'Takes a bbox of energy assets a quarter narrower on each side than it is sent',
  },
  'routes.energy-assets.bbox-malformed-dropped': {
    clauses: ['routes.energy-assets.bbox.malformed'],
    summary: 'Drops a bbox of energy assets that it cannot read, and answers 200',
  },
  'routes.energy-assets.bbox-malformed-empty': {
    clauses: ['routes.energy-assets.bbox.malformed'],
    summary: 'Answers a bbox of energy assets that it cannot read with an empty 200',
  },
  'routes.energy-assets.bbox-malformed-wrong-code': {
    clauses: ['routes.energy-assets.bbox.malformed'],
    summary: 'Answers a bbox of energy assets that it cannot read with INVALID_PARAM',
  },
  'routes.energy-assets.bbox-malformed-crashes': {
    clauses: ['routes.energy-assets.bbox.malformed'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a bbox of energy assets that it cannot read',
  },
  'routes.energy-assets.bbox-latitudes-swapped': {
    clauses: ['routes.energy-assets.bbox.inverted-latitude'],
    summary: 'Swaps the inverted latitudes of a bbox of energy assets',
  },
  'routes.energy-assets.bbox-latitudes-empty': {
    clauses: ['routes.energy-assets.bbox.inverted-latitude'],
    summary: 'Answers inverted latitudes of a bbox of energy assets with an empty 200',
  },
  'routes.energy-assets.bbox-latitudes-wrong-code': {
    clauses: ['routes.energy-assets.bbox.inverted-latitude'],
    summary: 'Answers inverted latitudes of a bbox of energy assets with INVALID_NUMBER_RANGE',
  },
  'routes.energy-assets.bbox-longitudes-swapped': {
    clauses: ['routes.energy-assets.bbox.inverted-longitude'],
    summary: 'Swaps the inverted longitudes of a bbox of energy assets',
  },
  'routes.energy-assets.bbox-longitudes-wrong-code': {
    clauses: ['routes.energy-assets.bbox.inverted-longitude'],
    summary: 'Answers inverted longitudes of a bbox of energy assets with INVALID_NUMBER_RANGE',
  },
  'routes.energy-assets.near-pair-served': {
    clauses: ['routes.energy-assets.near.pair'],
    summary: 'Serves near without a radius on energy assets at 100 km',
  },
  'routes.energy-assets.near-pair-empty': {
    clauses: ['routes.energy-assets.near.pair'],
    summary: 'Answers near without a radius on energy assets with an empty 200',
  },
  'routes.energy-assets.near-pair-wrong-code': {
    clauses: ['routes.energy-assets.near.pair'],
    summary: 'Answers near without a radius on energy assets with MISSING_PARAM',
  },
  'routes.energy-assets.near-pair-crashes': {
    clauses: ['routes.energy-assets.near.pair'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on near without a radius on energy assets',
  },
  'routes.energy-assets.near-triple-refused': {
    clauses: ['routes.energy-assets.near.triple'],
    summary: 'Takes near of energy assets as a pair beside radius_km only, and refuses a triple',
  },
  'routes.energy-assets.near-longitude-first': {
    clauses: ['routes.energy-assets.near.triple'],
    summary: 'Reads near of energy assets longitude first',
  },
  'routes.energy-assets.near-radius-as-diameter': {
    clauses: ['routes.energy-assets.near.triple'],
    summary: 'Takes the radius of near of energy assets as a diameter',
  },
  'routes.energy-assets.near-radius-without-effect': {
    clauses: ['routes.energy-assets.near.triple'],
    summary: 'Reaches 5,000 km around near of energy assets whatever the radius',
  },
} as const satisfies Faults;

type Keep = (asset: Facility) => boolean;

/** The numbers of a list with exactly `length` items; undefined where it is none. */
function numbersIn(text: string, length: number): readonly number[] | undefined {
  const numbers = text.split(',').map(decimal);
  const known = numbers.filter((number) => number !== undefined);
  return numbers.length === length && known.length === length ? known : undefined;
}

function refusal(name: 'bbox' | 'near', text: string, code: Refusal['code'] | undefined): Refusal {
  const expected = name === 'bbox' ? 'lat_min,lon_min,lat_max,lon_max' : 'lat,lon,radius_km';
  const own = name === 'bbox' ? 'INVALID_BBOX' : 'INVALID_NEAR';
  return new Refusal(code ?? own, `${name} is ${expected}, not ${quoted(text)}.`, { param: name, expected });
}

const none: Keep = () => false;
const all: Keep = () => true;

function malformedBox(text: string, planted: Planted): Keep {
  if (planted('routes.energy-assets.bbox-malformed-dropped')) return all;
  if (planted('routes.energy-assets.bbox-malformed-empty')) return none;
  if (planted('routes.energy-assets.bbox-malformed-crashes')) throw new TypeError('bbox is undefined');
  const wrong = planted('routes.energy-assets.bbox-malformed-wrong-code');
  throw refusal('bbox', text, wrong ? 'INVALID_PARAM' : undefined);
}

/** Reads `bbox`: latitude first. */
function boxOf(text: string, planted: Planted): Keep {
  const numbers = numbersIn(text, 4);
  if (numbers === undefined) return malformedBox(text, planted);
  const [first = 0, second = 0, third = 0, fourth = 0] = numbers;
  const swapped = planted('routes.energy-assets.bbox-longitude-first');
  const [south, west, north, east] = swapped
    ? [second, first, fourth, third]
    : [first, second, third, fourth];
  if (Math.max(Math.abs(first), Math.abs(third)) > 90 && !swapped) throw refusal('bbox', text, undefined);
  if (Math.max(Math.abs(second), Math.abs(fourth)) > 180) throw refusal('bbox', text, undefined);
  if (south > north) {
    if (planted('routes.energy-assets.bbox-latitudes-empty')) return none;
    const wrong = planted('routes.energy-assets.bbox-latitudes-wrong-code');
    if (wrong || !planted('routes.energy-assets.bbox-latitudes-swapped')) {
      throw refusal('bbox', text, wrong ? 'INVALID_NUMBER_RANGE' : undefined);
    }
  }
  if (west > east) {
    const wrong = planted('routes.energy-assets.bbox-longitudes-wrong-code');
    if (wrong || !planted('routes.energy-assets.bbox-longitudes-swapped')) {
      throw refusal('bbox', text, wrong ? 'INVALID_NUMBER_RANGE' : undefined);
    }
  }
  const narrowed = planted('routes.energy-assets.bbox-narrowed') ? 0.25 : 0;
  const between = (value: number, one: number, other: number): boolean => {
    const inset = narrowed * Math.abs(one - other);
    return value >= Math.min(one, other) + inset && value <= Math.max(one, other) - inset;
  };
  return (asset) => {
    const point = located(asset);
    return (
      point !== undefined && between(point.latitude, south, north) && between(point.longitude, west, east)
    );
  };
}

/** Reads `near`: one triple. */
function circleOf(text: string, planted: Planted): Keep {
  const pair = numbersIn(text, 2);
  if (pair !== undefined) {
    if (planted('routes.energy-assets.near-pair-empty')) return none;
    if (planted('routes.energy-assets.near-pair-crashes')) throw new TypeError('radius is undefined');
    if (planted('routes.energy-assets.near-pair-wrong-code')) throw refusal('near', text, 'MISSING_PARAM');
  }
  const served = planted('routes.energy-assets.near-pair-served') ? pair : undefined;
  const [first, second, sent = 100] = numbersIn(text, 3) ?? served ?? [];
  const refused = planted('routes.energy-assets.near-triple-refused') || sent <= 0;
  if (first === undefined || second === undefined || refused) throw refusal('near', text, undefined);
  const turned = planted('routes.energy-assets.near-longitude-first');
  const [latitude, longitude] = turned ? [second, first] : [first, second];
  if (Math.abs(first) > 90 || Math.abs(second) > 180) throw refusal('near', text, undefined);
  const reach = planted('routes.energy-assets.near-radius-as-diameter') ? sent / 2 : sent;
  const radius = planted('routes.energy-assets.near-radius-without-effect') ? 5_000 : reach;
  return (asset) => {
    const point = located(asset);
    return point !== undefined && kilometres({ latitude, longitude }, point) <= radius;
  };
}

/** Reads the places of energy assets: inside a box, near a point, or both; what has no position is in neither. */
function assetPlaces(values: ReadonlyMap<string, string>, planted: Planted): Keep {
  const box = values.get('bbox');
  const near = values.get('near');
  const keeps = [
    ...(box === undefined ? [] : [boxOf(box, planted)]),
    ...(near === undefined ? [] : [circleOf(near, planted)]),
  ];
  return (asset) => keeps.every((keep) => keep(asset));
}

/** More are not shown at once; the document shows no paging. */
const rows = 100;

/** Heavy industry shares the silo of energy assets, and is none. */
const isEnergy = ({ source, class: kind }: Facility): boolean =>
  source === 'energy_registry' && kind !== 'heavy_industry';

const shown = (asset: Facility) => ({
  facility_id: asset.facility_id,
  name: asset.name,
  type: asset.type,
  country: asset.country.name,
  latitude: asset.latitude,
  longitude: asset.longitude,
  status: asset.status,
  capacity: asset.capacity,
  capacity_unit: asset.capacityUnit,
  owners: asset.owners,
});

/** The energy assets among the facilities; the shape is ours. */
export const listEnergyAssets = familyRoute('listEnergyAssets', ({ values, deployment }) => {
  const { corpus, planted } = deployment;
  refuseRoute('energy-assets', planted);
  const found = directoryIn(corpus)
    .facilities.filter(isEnergy)
    .filter(assetPlaces(values, planted))
    .toSorted((left, right) => (left.facility_id < right.facility_id ? -1 : 1));
  return { body: { success: true, data: found.slice(0, rows).map(shown), meta: { total: found.length } } };
});
