import { limits } from '../../../../contract/index.js';
import type { Event } from '../corpus/index.js';
import { decimal, numberIn } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { Adjustment } from './limit.js';

export const geometryFaults = {
  'bbox.longitude-first': {
    clauses: ['events.bbox.order', 'error.invalid-bbox.latitude-first'],
    summary: 'Reads bbox longitude first',
  },
  'bbox.latitude-only': {
    clauses: ['events.bbox.inside'],
    summary: 'Filters by the latitudes of bbox only',
  },
  'bbox.whole-degrees': {
    clauses: ['events.bbox.inside'],
    admits: ['events.bbox.order'],
    summary: 'Cuts the degrees of bbox off to whole ones',
  },
  'bbox.whole-turn-empty': {
    clauses: ['events.bbox.order'],
    summary: 'Takes the width of bbox modulo 360 degrees, so that a box of all longitudes is empty',
  },
  'bbox.tiles-cut-off': {
    clauses: ['events.bbox.order'],
    summary:
      'Cuts the degrees of places off towards zero and rounds those of the box down, when it looks for tiles',
  },
  'bbox.keeps-unlocated': {
    clauses: ['events.bbox.without-coordinates'],
    summary: 'Keeps Events without coordinates in every box',
  },
  'bbox.or-country': {
    clauses: [
      'events.bbox.inside',
      'events.country.nothing-else',
      'events.country-match.location.country',
      'events.filters.combination',
    ],
    summary: 'Returns, where a box and a country are sent, the Events that either of them selects',
  },
  'bbox.malformed-dropped': {
    clauses: ['events.bbox.malformed', 'error.invalid-bbox'],
    summary: 'Drops a box that it cannot read, and answers 200',
  },
  'bbox.wrong-code': {
    clauses: ['events.bbox.malformed', 'error.invalid-bbox', 'events.bbox.inverted-latitude'],
    summary: 'Answers a bad box with INVALID_PARAM',
  },
  'bbox.inverted-latitude-swapped': {
    clauses: ['events.bbox.inverted-latitude', 'error.invalid-bbox.inverted-latitude'],
    summary: 'Swaps inverted latitudes',
  },
  'bbox.inverted-longitude-empty': {
    clauses: ['events.bbox.inverted-longitude', 'error.invalid-bbox.inverted-longitude'],
    summary: 'Answers inverted longitudes with the box between them, swapped',
  },
  'bbox.out-of-range-served': {
    clauses: ['events.bbox.latitude-range', 'events.bbox.longitude-range'],
    summary: 'Takes latitudes beyond 90 and longitudes beyond 180 degrees',
  },
  'bbox.longitude-out-of-range-served': {
    clauses: ['events.bbox.longitude-range'],
    summary: 'Takes longitudes beyond 180 degrees',
  },
  'near.longitude-first': {
    clauses: ['events.near.order'],
    admits: ['events.near.inside'],
    summary: 'Reads near longitude first',
  },
  'near.malformed-dropped': {
    clauses: ['events.near.malformed', 'error.invalid-near', 'error.invalid-near.triple'],
    summary: 'Drops a point that it cannot read, and answers 200',
  },
  'near.one-number-dropped': {
    clauses: ['events.near.malformed', 'error.invalid-near'],
    summary: 'Drops a point of one number, and answers 200',
  },
  'near.triple-accepted': {
    clauses: ['events.near.malformed', 'error.invalid-near.triple'],
    summary: 'Takes the radius as a third number of near',
  },
  'near.wrong-code': {
    clauses: ['events.near.malformed', 'error.invalid-near', 'error.invalid-near.triple'],
    summary: 'Answers a bad point with INVALID_NUMBER_RANGE',
  },
  'near.flat-degrees': {
    clauses: ['events.near.great-circle'],
    summary: 'Measures distance on a flat grid of degrees, 111 km each',
  },
  'near.square': {
    clauses: ['events.near.inside'],
    summary: 'Keeps the square around the circle, without refinement',
  },
  'near.miles': {
    clauses: ['events.near.inside'],
    admits: ['events.radius-km.default'],
    summary: 'Reads the radius in miles',
  },
  'near.ends-at-antimeridian': {
    clauses: ['events.near.great-circle'],
    summary: 'Does not reach across the antimeridian with near',
  },
  'near.half-a-point-dropped': {
    clauses: ['events.near.half-a-point', 'error.missing-param.combination'],
    summary: 'Drops lat without a longitude, and answers 200',
  },
  'near.zero-latitude-missing': {
    clauses: ['events.near.lat-lon', 'events.near.lat-lng'],
    summary: 'Takes a lat or lon of 0 for a missing one',
  },
  'near.keeps-unlocated': {
    clauses: ['events.near.inside'],
    summary: 'Keeps Events without coordinates near every point',
  },
  'radius.default-50': {
    clauses: ['events.radius-km.default', 'limits.radius-km.default'],
    summary: 'Reaches 50 km when no radius is sent',
  },
  'radius.default-1000': {
    clauses: ['events.radius-km.default', 'limits.radius-km.default'],
    summary: 'Reaches 1,000 km when no radius is sent',
  },
  'radius.not-capped': {
    clauses: ['events.radius-km.max', 'limits.radius-km.cap'],
    summary: 'Serves a radius above 2,000 km as sent',
  },
  'radius.non-positive-served': {
    clauses: ['events.radius-km.non-positive'],
    summary: 'Serves a radius of zero or less as 100 km',
  },
  'radius.non-positive-wrong-code': {
    clauses: ['error.invalid-number.out-of-range'],
    summary: 'Answers a radius of zero or less with INVALID_PARAM',
  },
  'radius.non-numeric-dropped': {
    clauses: ['events.radius-km.non-numeric'],
    summary: 'Drops a radius that is no number',
  },
} as const satisfies Faults;

export const geometryVariants = {
  'bbox.out-of-range-number': {
    summary: 'Answers coordinates of bbox beyond their range with INVALID_NUMBER',
    allowedBy: ['faulty-box'],
  },
  'bbox.across-the-antimeridian': {
    summary: 'Reads a box whose longitudes are inverted as one across the antimeridian',
    allowedBy: ['faulty-box'],
  },
  'near.radius-required': {
    summary: 'Asks for radius_km beside a point',
    allowedBy: ['near-without-radius'],
  },
  'near.one-code': {
    summary: 'Answers half a point, no radius and a radius of zero or less with INVALID_NEAR',
    allowedBy: ['near-without-radius'],
  },
  'near.small-sphere': {
    summary: 'Measures distance with the least radius of curvature of the earth, 6,335 km',
    allowedBy: ['great-circle-distance'],
  },
  'radius.above-max-refused': {
    summary: 'Answers a radius above 2,000 km with INVALID_NUMBER',
    allowedBy: ['radius-above-max'],
  },
  'radius.above-max-invalid-near': {
    summary: 'Answers a radius above 2,000 km with INVALID_NEAR',
    allowedBy: ['radius-above-max'],
  },
  'radius.clamped-untold': {
    summary: 'Serves a radius above 2,000 km at 2,000 km without listing it as normalized',
    allowedBy: ['radius-above-max'],
  },
} as const satisfies Variants;

export interface Located {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The great-circle distance of two points on a sphere of the earth's mean radius, in kilometres. */
export function kilometres(from: Located, to: Located): number {
  const half = (left: number, right: number): number => Math.sin(radians(right - left) / 2) ** 2;
  const haversine =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * 6371.0088 * Math.asin(Math.sqrt(Math.min(1, haversine)));
}

interface MaybeLocated {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

/** The point of what has coordinates. */
export const located = ({ latitude, longitude }: MaybeLocated): Located | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude };

function badBox(text: string, planted: Planted): Refusal {
  const code = planted('bbox.wrong-code') ? 'INVALID_PARAM' : 'INVALID_BBOX';
  const expected = 'lat_min,lon_min,lat_max,lon_max';
  return new Refusal(code, `bbox is ${expected}, not ${quoted(text)}.`, { param: 'bbox', expected });
}

/** Whether a tile that is cut off towards zero lies beyond one that is rounded down. */
const isBeyondTile = (degrees: number, most: number): boolean => Math.trunc(degrees) > Math.floor(most);

/** Reads `bbox`: latitude first. */
function boxOf(
  values: ReadonlyMap<string, string>,
  planted: Planted,
): ((event: Event) => boolean) | undefined {
  const text = values.get('bbox');
  if (text === undefined) return undefined;
  const sent = text.split(',').map(decimal);
  const isCutOff = planted('bbox.whole-degrees');
  const numbers = isCutOff ? sent.map((each) => (each === undefined ? each : Math.trunc(each))) : sent;
  const [first, second, third, fourth] = numbers;
  if (
    first === undefined ||
    second === undefined ||
    third === undefined ||
    fourth === undefined ||
    numbers.length !== 4
  ) {
    if (planted('bbox.malformed-dropped')) return undefined;
    throw badBox(text, planted);
  }
  const box = planted('bbox.longitude-first')
    ? { south: second, west: first, north: fourth, east: third }
    : { south: first, west: second, north: third, east: fourth };
  const beyond = Math.max(Math.abs(box.south), Math.abs(box.north)) > 90;
  const around = Math.max(Math.abs(box.west), Math.abs(box.east)) > 180;
  if ((beyond || around) && planted.varied('bbox.out-of-range-number')) {
    throw new Refusal('INVALID_NUMBER', 'bbox lies beyond the range of coordinates.', { param: 'bbox' });
  }
  const isTaken =
    planted('bbox.out-of-range-served') || (!beyond && planted('bbox.longitude-out-of-range-served'));
  if ((beyond || around) && !isTaken) throw badBox(text, planted);
  if (box.south > box.north && !planted('bbox.inverted-latitude-swapped')) throw badBox(text, planted);
  const across = box.west > box.east && planted.varied('bbox.across-the-antimeridian');
  if (box.west > box.east && !across && !planted('bbox.inverted-longitude-empty'))
    throw badBox(text, planted);
  const south = Math.min(box.south, box.north);
  const north = Math.max(box.south, box.north);
  const west = Math.min(box.west, box.east);
  const east = Math.max(box.west, box.east);
  const isTiled = planted('bbox.tiles-cut-off');
  const isEmpty = east - west === 360 && planted('bbox.whole-turn-empty');
  return (event) => {
    const point = located(event);
    if (point === undefined) return planted('bbox.keeps-unlocated');
    if (isEmpty) return false;
    if (across) {
      const { latitude, longitude } = point;
      return latitude >= south && latitude <= north && (longitude >= box.west || longitude <= box.east);
    }
    if (isTiled && (isBeyondTile(point.latitude, north) || isBeyondTile(point.longitude, east))) return false;
    return (
      point.latitude >= south &&
      point.latitude <= north &&
      (planted('bbox.latitude-only') || (point.longitude >= west && point.longitude <= east))
    );
  };
}

function badPoint(text: string, planted: Planted): Refusal {
  const code = planted('near.wrong-code') ? 'INVALID_NUMBER_RANGE' : 'INVALID_NEAR';
  return new Refusal(code, `near is lat,lon, not ${quoted(text)}.`, { param: 'near', expected: 'lat,lon' });
}

function pointOf(values: ReadonlyMap<string, string>, planted: Planted): Located | undefined {
  const near = values.get('near');
  if (near !== undefined) {
    const numbers = near.split(',').map(decimal);
    const [first, second] = numbers;
    const count = planted('near.triple-accepted') ? Math.min(2, numbers.length) : numbers.length;
    if (first === undefined || second === undefined || count !== 2) {
      const isDropped =
        planted('near.malformed-dropped') || (count === 1 && planted('near.one-number-dropped'));
      if (isDropped) return undefined;
      throw badPoint(near, planted);
    }
    const swap = planted('near.longitude-first');
    const point = { latitude: swap ? second : first, longitude: swap ? first : second };
    if (!swap && (Math.abs(point.latitude) > 90 || Math.abs(point.longitude) > 180)) {
      throw badPoint(near, planted);
    }
    return point;
  }
  const read = (name: string, most: number): number | undefined => {
    const value = numberIn(values, name, { minimum: -most, maximum: most }, planted);
    return value === 0 && planted('near.zero-latitude-missing') ? undefined : value;
  };
  const [latitude, longitude] = [read('lat', 90), read('lon', 180)];
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined || longitude === undefined) {
    if (planted('near.half-a-point-dropped')) return undefined;
    const code = planted.varied('near.one-code') ? 'INVALID_NEAR' : 'MISSING_PARAM';
    throw new Refusal(code, 'lat and lon go together.', { required: ['lat', 'lon'] });
  }
  return { latitude, longitude };
}

function radiusOf(values: ReadonlyMap<string, string>, planted: Planted) {
  const { max } = limits.radiusKm;
  const text = values.get('radius_km');
  if (text !== undefined && decimal(text) === undefined && planted('radius.non-numeric-dropped')) {
    return { radius: limits.radiusKm.default, normalized: [] };
  }
  const fallback = planted('radius.default-50')
    ? 50
    : planted('radius.default-1000')
      ? 1_000
      : limits.radiusKm.default;
  const sent = numberIn(values, 'radius_km', undefined, planted) ?? fallback;
  if (sent <= 0) {
    if (planted('radius.non-positive-served')) return { radius: limits.radiusKm.default, normalized: [] };
    const usual = planted.varied('near.one-code') ? 'INVALID_NEAR' : 'INVALID_NUMBER';
    const code = planted('radius.non-positive-wrong-code') ? 'INVALID_PARAM' : usual;
    throw new Refusal(code, 'radius_km is above zero.', { param: 'radius_km', maximum: max });
  }
  if (sent <= max || planted('radius.not-capped')) return { radius: sent, normalized: [] };
  if (planted.varied('radius.above-max-refused') || planted.varied('radius.above-max-invalid-near')) {
    const code = planted.varied('radius.above-max-refused') ? 'INVALID_NUMBER' : 'INVALID_NEAR';
    throw new Refusal(code, `radius_km is at most ${max}.`, { param: 'radius_km', maximum: max });
  }
  if (planted.varied('radius.clamped-untold')) return { radius: max, normalized: [] };
  const adjustment: Adjustment = {
    param: 'radius_km',
    from: sent,
    to: max,
    reason: 'radius_exceeds_maximum',
  };
  return { radius: max, normalized: [adjustment] };
}

function within(centre: Located, radius: number, planted: Planted): (point: Located) => boolean {
  const degrees = radius / 111;
  return (point) => {
    const down = Math.abs(point.latitude - centre.latitude);
    const across = Math.abs(point.longitude - centre.longitude);
    if (planted('near.flat-degrees')) return Math.hypot(down, across) <= degrees;
    if (across > 180 && planted('near.ends-at-antimeridian')) return false;
    if (planted('near.square')) return down <= degrees * 1.5 && across <= degrees * 1.5;
    const far = kilometres(centre, point) * (planted.varied('near.small-sphere') ? 6335.439 / 6371.0088 : 1);
    return far <= (planted('near.miles') ? radius * 1.609 : radius);
  };
}

/** Reads `bbox`, and `near` or its other spellings; Events without coordinates lie in neither. */
export function geometryOf(
  query: Query,
  planted: Planted,
): { readonly keep: (event: Event) => boolean; readonly normalized: readonly Adjustment[] } {
  const inBox = boxOf(query.values, planted);
  const centre = pointOf(query.values, planted);
  if (centre !== undefined && !query.values.has('radius_km') && planted.varied('near.radius-required')) {
    throw new Refusal('MISSING_PARAM', 'A point needs radius_km.', { required: ['radius_km'] });
  }
  if (centre !== undefined && !query.values.has('radius_km') && planted.varied('near.one-code')) {
    throw new Refusal('INVALID_NEAR', 'A point needs radius_km.', { required: ['radius_km'] });
  }
  const { radius, normalized } = radiusOf(query.values, planted);
  const close = centre === undefined ? undefined : within(centre, radius, planted);
  return {
    keep: (event) => {
      if (inBox !== undefined && !inBox(event)) return false;
      if (close === undefined) return true;
      const point = located(event);
      return point === undefined ? planted('near.keeps-unlocated') : close(point);
    },
    normalized: centre === undefined ? [] : normalized,
  };
}
