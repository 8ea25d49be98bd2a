import { at, type JsonObject } from '../src/kit/index.js';

/** Degrees; latitude from -90 to 90, longitude from -180 to 180. */
export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where an Event took place; null where its card has no coordinates. */
export function placeOf(card: JsonObject): Place | null {
  const [latitude, longitude] = [at(card, '/geo/latitude'), at(card, '/geo/longitude')];
  return typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : null;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const earthRadius = 6371;

/** Kilometres along a great circle of the mean sphere. */
export function distance(one: Place, other: Place): number {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord =
    half(to - from) + Math.cos(from) * Math.cos(to) * half(radians(other.longitude - one.longitude));
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(chord)));
}

/** Whether a distance lies within a radius; undefined at the edge, as sphere and ellipsoid differ (ruling A70). */
export function isWithin(kilometres: number, radius: number): boolean | undefined {
  const margin = Math.max(1, radius * 0.006);
  if (kilometres > radius + margin) return false;
  return kilometres < radius - margin ? true : undefined;
}

/** A point with a radius in kilometres. */
export interface Circle {
  readonly centre: Place;
  readonly radius: number;
}

/** A way to measure the kilometres from a centre to a place. */
type Measure = (centre: Place, place: Place) => number;

/** Ways to measure a distance wrongly. */
const mistaken = {
  'a flat grid of degrees': (centre, place) =>
    111 * Math.hypot(place.latitude - centre.latitude, place.longitude - centre.longitude),
  'the square around the circle': (centre, { latitude, longitude }) =>
    Math.max(
      distance(centre, { latitude, longitude: centre.longitude }),
      distance(centre, { latitude: centre.latitude, longitude }),
    ),
  'a radius in miles': (centre, place) => distance(centre, place) / 1.609,
} as const satisfies Record<string, Measure>;

/** For each mistake the circle that most of the places tell it by; none where no place does. */
export function tellingCircles(
  places: readonly Place[],
  radii: readonly number[],
  mistakes: readonly (keyof typeof mistaken)[],
): readonly Circle[] {
  const centres = places.filter(({ latitude }) => Math.abs(latitude) < 70).slice(0, 60);
  const circles = centres.flatMap((centre) => radii.map((radius) => ({ centre, radius })));
  return mistakes.flatMap((mistake) => {
    const telling = ({ centre, radius }: Circle) =>
      places.filter((place) => {
        const right = distance(centre, place);
        const clear = Math.abs(right - radius) > Math.max(10, radius / 50);
        return clear && right < radius !== mistaken[mistake](centre, place) < radius;
      }).length;
    const [best] = circles
      .map((each) => ({ each, told: telling(each) }))
      .filter(({ told }) => told > 0)
      .toSorted((one, other) => other.told - one.told);
    return best === undefined ? [] : [best.each];
  });
}

/** A box by its edges, latitude first. */
export interface Box {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Cards may print rounded coordinates. */
const rounding = 0.02;

/** Whether a place lies within a box; undefined at the edge. */
export function isInside(place: Place | null, { south, west, north, east }: Box): boolean | undefined {
  if (place === null) return false;
  const { latitude, longitude } = place;
  const inward = Math.min(latitude - south, north - latitude, longitude - west, east - longitude);
  return Math.abs(inward) < rounding ? undefined : inward > 0;
}

/** A box of so many degrees to each side of a place, cut off at the poles and at the date line. */
export const boxAbout = ({ latitude, longitude }: Place, high: number, wide: number): Box => ({
  south: Math.max(-90, Math.floor(latitude - high)),
  west: Math.max(-180, Math.floor(longitude - wide)),
  north: Math.min(90, Math.ceil(latitude + high)),
  east: Math.min(180, Math.ceil(longitude + wide)),
});

export const boxText = ({ south, west, north, east }: Box): string => [south, west, north, east].join(',');
export const pointText = ({ latitude, longitude }: Place): string => `${latitude},${longitude}`;

/** The place of an Event that has most others about it, with some of them near and some beyond the radius. */
export function busiestPlace(cards: readonly JsonObject[], radius: number): Place | undefined {
  const places = cards.flatMap((card) => placeOf(card) ?? []);
  const [best] = places
    .map((place) => ({ place, near: places.filter((each) => distance(place, each) < radius).length }))
    .filter(({ near }) => near < places.length)
    .toSorted((one, other) => other.near - one.near);
  return best?.place;
}
