import { limits } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { kilometres, type Located, located } from '../events/geometry.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const facilityGeometryFaults = {
  'facilities.bbox.longitude-first': {
    clauses: ['facilities.bbox.order', 'error.invalid-bbox.latitude-first'],
    admits: ['facilities.bbox.order.ports'],
    summary: 'Reads the bbox of facilities longitude first',
  },
  'facilities.bbox.ports-longitude-first': {
    clauses: ['facilities.bbox.order.ports', 'error.invalid-bbox.latitude-first'],
    summary: 'Reads bbox longitude first with source=maritime_ports',
  },
  'facilities.bbox.dropped': {
    clauses: ['facilities.bbox.inside'],
    summary: 'Ignores the bbox of facilities',
  },
  'facilities.bbox.latitude-only': {
    clauses: ['facilities.bbox.inside'],
    summary: 'Filters facilities by the latitudes of bbox only',
  },
  'facilities.bbox.whole-turn-empty': {
    clauses: ['facilities.bbox.finds'],
    summary: 'Takes the width of bbox of facilities modulo 360 degrees: a box of all longitudes is empty',
  },
  'facilities.bbox.shrunk': {
    clauses: ['facilities.bbox.finds'],
    summary: 'Rounds the sides of bbox to whole degrees, inwards',
  },
  'facilities.bbox.ports-lost': {
    clauses: ['facilities.bbox.finds'],
    summary: 'Finds no port by bbox',
  },
  'facilities.bbox.malformed-dropped': {
    clauses: ['facilities.bbox.malformed', 'error.invalid-bbox'],
    summary: 'Drops a bbox of facilities that it cannot read',
  },
  'facilities.bbox.malformed-wrong-code': {
    clauses: ['facilities.bbox.malformed', 'error.invalid-bbox'],
    summary: 'Answers a bbox of facilities that it cannot read with INVALID_NUMBER',
  },
  'facilities.bbox.inverted-latitudes-empty': {
    clauses: ['facilities.bbox.inverted-latitudes', 'error.invalid-bbox.inverted-latitude'],
    summary: 'Answers inverted latitudes of facilities with an empty 200',
  },
  'facilities.bbox.inverted-longitudes-swapped': {
    clauses: ['facilities.bbox.inverted-longitudes', 'error.invalid-bbox.inverted-longitude'],
    summary: 'Swaps inverted longitudes of facilities',
  },
  'facilities.near.longitude-first': {
    clauses: ['facilities.near.order'],
    summary: 'Reads the near of facilities longitude first',
  },
  'facilities.near.radius-first': {
    clauses: ['facilities.near.order'],
    summary: 'Reads the near of facilities radius first',
  },
  'facilities.near.in-miles': {
    clauses: ['facilities.near.kilometres'],
    summary: 'Reads the radius of near in miles',
  },
  'facilities.near.in-metres': {
    clauses: ['facilities.near.finds'],
    admits: ['facilities.near.kilometres'],
    summary: 'Reads the radius of near in metres',
  },
  'facilities.near.dropped': {
    clauses: ['facilities.near.inside'],
    summary: 'Ignores the near of facilities',
  },
  'facilities.near.square': {
    clauses: ['facilities.near.inside'],
    summary: 'Keeps the square of degrees around the circle, without refinement',
  },
  'facilities.near.narrow-box': {
    clauses: ['facilities.near.finds'],
    summary: 'Looks in a box first whose degrees of longitude are as long as at the equator',
  },
  'facilities.near.capped-at-100': {
    clauses: ['facilities.near.finds'],
    summary: 'Caps the radius of near at 100 km',
  },
  'facilities.near.pair-served': {
    clauses: ['facilities.near.pair', 'error.invalid-near.facilities'],
    summary: 'Serves a near without a radius at 100 km',
  },
  'facilities.near.pair-wrong-code': {
    clauses: ['facilities.near.pair', 'error.invalid-near.facilities'],
    summary: 'Answers a near without a radius with MISSING_PARAM',
  },
  'facilities.near.several-first-served': {
    clauses: ['facilities.near.several', 'error.invalid-near.facilities'],
    summary: 'Serves the first triple of several in near',
  },
  'facilities.near.non-numeric-dropped': {
    clauses: ['facilities.near.non-numeric', 'error.invalid-near.facilities'],
    summary: 'Drops a near of facilities that it cannot read',
  },
  'facilities.near.non-numeric-wrong-code': {
    clauses: ['facilities.near.non-numeric', 'error.invalid-near.facilities'],
    summary: 'Answers a near of facilities that it cannot read with INVALID_NUMBER',
  },
} as const satisfies Faults;

export const facilityGeometryVariants = {
  'facilities.geometry.unlocated-pass': {
    summary: 'Lets facilities without coordinates pass bbox and near',
    allowedBy: ['facilities.bbox.without-coordinates', 'facilities.near.without-coordinates'],
  },
  'facilities.near.uncapped': {
    summary: 'Serves a radius above 2,000 km in the triple of near as sent',
    allowedBy: ['radius-above-max', 'facilities.near.radius.above-cap', 'limits.radius-km.facilities'],
  },
} as const satisfies Variants;

type Keep = (facility: Facility) => boolean;

const all: Keep = () => true;

function badBox(text: string, code: 'INVALID_BBOX' | 'INVALID_NUMBER' = 'INVALID_BBOX'): Refusal {
  const expected = 'lat_min,lon_min,lat_max,lon_max';
  return new Refusal(code, `bbox is ${expected}, not ${quoted(text)}.`, {
    param: 'bbox',
    expected,
  });
}

/** Reads `bbox`: latitude first for every silo, sides included. */
function inBox({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('bbox');
  if (text === undefined || planted('facilities.bbox.dropped')) return all;
  const numbers = text.split(',').map(decimal);
  const [first, second, third, fourth] = numbers;
  if (
    first === undefined ||
    second === undefined ||
    third === undefined ||
    fourth === undefined ||
    numbers.length > 4
  ) {
    if (planted('facilities.bbox.malformed-dropped')) return all;
    throw badBox(text, planted('facilities.bbox.malformed-wrong-code') ? 'INVALID_NUMBER' : 'INVALID_BBOX');
  }
  const ports = values.get('source') === 'maritime_ports' && planted('facilities.bbox.ports-longitude-first');
  const box =
    ports || planted('facilities.bbox.longitude-first')
      ? { south: second, west: first, north: fourth, east: third }
      : { south: first, west: second, north: third, east: fourth };
  const beyond =
    Math.max(Math.abs(first), Math.abs(third)) > 90 || Math.max(Math.abs(second), Math.abs(fourth)) > 180;
  if (beyond) throw badBox(text);
  if (first > third && !planted('facilities.bbox.inverted-latitudes-empty')) throw badBox(text);
  if (second > fourth && !planted('facilities.bbox.inverted-longitudes-swapped')) throw badBox(text);
  const inwards = planted('facilities.bbox.shrunk');
  const up = (degrees: number): number => (inwards ? Math.ceil(degrees) : degrees);
  const down = (degrees: number): number => (inwards ? Math.floor(degrees) : degrees);
  const [west, east] = [Math.min(box.west, box.east), Math.max(box.west, box.east)];
  const latitudeOnly = planted('facilities.bbox.latitude-only');
  const isEmpty = east - west === 360 && planted('facilities.bbox.whole-turn-empty');
  return (facility) => {
    const point = located(facility);
    if (point === undefined) return planted.varied('facilities.geometry.unlocated-pass');
    if (isEmpty) return false;
    if (facility.type === 'port' && planted('facilities.bbox.ports-lost')) return false;
    const { latitude, longitude } = point;
    const level = latitude >= up(box.south) && latitude <= down(box.north);
    return level && (latitudeOnly || (longitude >= up(west) && longitude <= down(east)));
  };
}

function badTriple(text: string, code: 'INVALID_NEAR' | 'INVALID_NUMBER' | 'MISSING_PARAM'): Refusal {
  const expected = 'lat,lon,radius_km';
  return new Refusal(code, `near is ${expected}, not ${quoted(text)}.`, { param: 'near', expected });
}

interface Circle extends Located {
  readonly radius: number;
}

/** Reads the triple of `near`; undefined where a fault drops it. */
function circleOf(text: string, planted: Planted): Circle | undefined {
  const whole = text.split(',');
  const parts = planted('facilities.near.several-first-served') ? whole.slice(0, 3) : whole;
  const numbers = parts.map(decimal);
  const [first, second, third] = numbers;
  if (first !== undefined && second !== undefined && numbers.length === 2) {
    if (planted('facilities.near.pair-served')) return { latitude: first, longitude: second, radius: 100 };
    throw badTriple(text, planted('facilities.near.pair-wrong-code') ? 'MISSING_PARAM' : 'INVALID_NEAR');
  }
  if (numbers.length !== 3) throw badTriple(text, 'INVALID_NEAR');
  if (first === undefined || second === undefined || third === undefined) {
    if (planted('facilities.near.non-numeric-dropped')) return undefined;
    throw badTriple(
      text,
      planted('facilities.near.non-numeric-wrong-code') ? 'INVALID_NUMBER' : 'INVALID_NEAR',
    );
  }
  const [latitude, longitude, radius] = planted('facilities.near.radius-first')
    ? [second, third, first]
    : planted('facilities.near.longitude-first')
      ? [second, first, third]
      : [first, second, third];
  if (Math.abs(latitude) > 90 || Math.abs(longitude) > 180 || radius <= 0)
    throw badTriple(text, 'INVALID_NEAR');
  return { latitude, longitude, radius };
}

/** Reads `near`: one triple, its radius in kilometres and capped at 2,000. */
function inCircle({ values }: FamilyCall, planted: Planted): Keep {
  const text = values.get('near');
  if (text === undefined || planted('facilities.near.dropped')) return all;
  const circle = circleOf(text, planted);
  if (circle === undefined) return all;
  const unit = planted('facilities.near.in-miles') ? 1.609 : planted('facilities.near.in-metres') ? 0.001 : 1;
  const cap = planted('facilities.near.capped-at-100') ? 100 : limits.radiusKm.max;
  const radius = planted.varied('facilities.near.uncapped')
    ? circle.radius
    : Math.min(circle.radius * unit, cap);
  return (facility) => {
    const point = located(facility);
    if (point === undefined) return planted.varied('facilities.geometry.unlocated-pass');
    const aside = Math.abs(point.longitude - circle.longitude) * 111;
    if (aside > radius && planted('facilities.near.narrow-box')) return false;
    if (!planted('facilities.near.square')) return kilometres(circle, point) <= radius;
    const degrees = (radius / 111) * 1.5;
    return (
      Math.abs(point.latitude - circle.latitude) <= degrees &&
      Math.abs(point.longitude - circle.longitude) <= degrees
    );
  };
}

/** What `bbox` and `near` keep: facilities without coordinates lie in neither. */
export const facilityGeometry = (call: FamilyCall, planted: Planted): readonly Keep[] =>
  [inBox, inCircle].map((by) => by(call, planted));
