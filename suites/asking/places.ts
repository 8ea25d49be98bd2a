import { countries } from '../../contract/countries.js';
import { at, type JsonObject, largestOf, type Query } from '../../src/kit/index.js';
import { isIn, plainCountries } from './countries.js';
import { type Filter, type FilterCase, firstDiscriminating } from './filters.js';
import { folded } from './texts.js';

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

/** Kilometres by which a place with rounded coordinates may lie elsewhere. */
const roundingKm = 3;

/**
 * Whether a distance lies within a radius; undefined at the edge, as sphere and ellipsoid differ (ruling
 * great-circle-distance) and cards may print rounded coordinates.
 */
export function isWithin(kilometres: number, radius: number): boolean | undefined {
  const margin = roundingKm + radius * 0.006;
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
export const mistaken = {
  'a flat grid of degrees': (centre, place) =>
    111 * Math.hypot(place.latitude - centre.latitude, place.longitude - centre.longitude),
  'a box of degrees as at the equator': (centre, place) =>
    Math.max(distance(centre, place), 111 * Math.abs(place.longitude - centre.longitude)),
  'the square around the circle': (centre, { latitude, longitude }) =>
    Math.max(
      distance(centre, { latitude, longitude: centre.longitude }),
      distance(centre, { latitude: centre.latitude, longitude }),
    ),
  'a radius in miles': (centre, place) => distance(centre, place) / 1.609,
} as const satisfies Record<string, Measure>;

/**
 * A circle about a point beyond the antimeridian that a place lies in; undefined where the place is too far from there, or so
 * near to a pole that meridians crowd.
 * @param most the largest radius, in kilometres
 */
export function circleAcross(place: Place, most: number): Circle | undefined {
  const centre = { latitude: place.latitude, longitude: place.longitude < 0 ? 179 : -179 };
  const radius = Math.ceil(distance(centre, place) * 1.1 + 50);
  return Math.abs(place.latitude) < 70 && radius <= most ? { centre, radius } : undefined;
}

/** For each mistake the circle that most of the places tell it by; none where no place does. */
export function discriminatingCircles(
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

/**
 * A small circle that a place far from the equator lies in, to the east or the west of its centre: a box of degrees as at the
 * equator leaves it out. Undefined where no place is far enough, or all are near a pole.
 */
export function circleBeside(places: readonly Place[]): Circle | undefined {
  const far = places.filter(({ latitude }) => Math.abs(latitude) >= 40 && Math.abs(latitude) < 70);
  const [place] = far.toSorted((one, other) => Math.abs(other.latitude) - Math.abs(one.latitude));
  if (place === undefined) return undefined;
  const { latitude } = place;
  const radius = 80;
  const degrees = (0.9 * radius) / distance({ latitude, longitude: 0 }, { latitude, longitude: 1 });
  const longitude = place.longitude + (place.longitude < 0 ? degrees : -degrees);
  return { centre: { latitude, longitude: Number(longitude.toFixed(4)) }, radius };
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

const placesOf = (cards: readonly JsonObject[]): readonly Place[] =>
  cards.flatMap((card) => placeOf(card) ?? []);

const inThe = (box: Box): FilterCase => ({
  query: { bbox: boxText(box) },
  because: `Events within ${boxText(box)}`,
  fits: (card) => isInside(placeOf(card), box),
});

export const boxAt = (place: Place, high: number, wide: number): FilterCase =>
  inThe(boxAbout(place, high, wide));

/** Degrees by which a box begins north of a place, more than cards may round. */
const beside = 0.06;

/** A box from just north of one of the places, which lies within if degrees are cut off to whole ones. */
export function boxOfFractions(places: readonly Place[]): FilterCase | undefined {
  const boxes = places.flatMap((place) => {
    const south = Math.ceil((place.latitude + beside) * 100) / 100;
    const box = { ...boxAbout(place, 24, 20), south };
    const isCutOff = place.latitude > 0 && Math.floor(south) <= place.latitude - rounding;
    return isCutOff && places.some((each) => isInside(each, box)) ? [box] : [];
  });
  const [box] = boxes;
  return box === undefined ? undefined : inThe(box);
}

/** A number of degrees a little beyond another, with two decimals. */
const justAbove = (degrees: number): number => Math.ceil((degrees + beside) * 100) / 100;

/** Whether a place south of the equator, or west of Greenwich, leaves its box if its degrees are cut off and the box's rounded down. */
const isBeyondCutOff = (degrees: number): boolean =>
  degrees < 0 && Math.floor(justAbove(degrees)) < Math.trunc(degrees + rounding);

/** A box that ends just north and east of a place, which is one of the south or the west if there is any. */
export function boxUpTo(places: readonly Place[]): FilterCase | undefined {
  const place =
    places.find(({ latitude, longitude }) => isBeyondCutOff(latitude) || isBeyondCutOff(longitude)) ??
    places[0];
  if (place === undefined) return undefined;
  const north = Math.min(90, justAbove(place.latitude));
  const east = Math.min(180, justAbove(place.longitude));
  return inThe({ ...boxAbout(place, 24, 40), north, east });
}

/** The box of all places. */
export const wholeEarth = boxAt({ latitude: 0, longitude: 0 }, 90, 180);

/**
 * A box that keeps out a share of some places, those farthest west, so that many other filters can stand beside it. It ends
 * before the date line, where a place may be told by either sign.
 */
export function boxKeepingOut(share: number, places: readonly Place[]): Box | undefined {
  const longitudes = places.map(({ longitude }) => longitude).toSorted((one, other) => one - other);
  const edge = longitudes[Math.floor(longitudes.length * share)];
  const west = edge === undefined ? undefined : Math.floor(edge * 100) / 100;
  return west === undefined || west <= -179 ? undefined : { south: -90, west, north: 90, east: 179 };
}

/** The same of Events. */
export function boxOfMost(share: number, cards: readonly JsonObject[]): FilterCase | undefined {
  const box = boxKeepingOut(share, placesOf(cards));
  return box && inThe(box);
}

/** A box that leaves out an Event of its latitudes and one of its longitudes. */
export const inBox: Filter = (cards) => {
  const places = placesOf(cards);
  return places
    .filter(({ latitude }) => Math.abs(latitude) < 75)
    .map((place) => ({ place, asked: boxAt(place, 8, 12) }))
    .find(({ place, asked }) => {
      const out = cards.filter((card) => asked.fits(card) === false).flatMap((card) => placeOf(card) ?? []);
      return (
        out.some(({ latitude }) => Math.abs(latitude - place.latitude) < 7) &&
        out.some(({ longitude }) => Math.abs(longitude - place.longitude) < 11)
      );
    })?.asked;
};

/** Events without coordinates are in no circle. */
export const within = (centre: Place, radius: number, query: Query): FilterCase => ({
  query,
  because: `Events within ${radius} km of ${pointText(centre)}`,
  fits: (card) => {
    const place = placeOf(card);
    return place === null ? false : isWithin(distance(centre, place), radius);
  },
});

export const circle = (centre: Place, radius: number): FilterCase =>
  within(centre, radius, { near: pointText(centre), radius_km: radius });

/** A circle beyond the default radius, with Events between that radius and this one. */
export const inCircle: Filter = (cards) => {
  const places = placesOf(cards);
  const ring = (centre: Place) =>
    places.some((place) => distance(centre, place) > 150 && distance(centre, place) < 1400);
  return firstDiscriminating(
    places.filter(ring).map((centre) => circle(centre, 1500)),
    cards,
  );
};

export const admin1Of = (card: JsonObject): string => {
  const admin1 = at(card, '/geo/admin1');
  return typeof admin1 === 'string' ? admin1.trim() : '';
};

/** A state of a country of which the cards name others too. Two spellings of one name are not told apart. */
export const inAdmin1: Filter = (cards) => {
  const choices = [...new Set([...plainCountries, ...countries])].flatMap((country) => {
    const names = cards.filter((card) => isIn(country)(card)).map(admin1Of);
    const known = [...new Set(names)].filter((each) => each !== '');
    return known.flatMap((name) => {
      const others = known.filter((each) => !maySpellSameName(each, name));
      return others.length === 0
        ? []
        : [{ country, name, likeness: largestOf(others.map((other) => likenessOf(name, other))) }];
    });
  });
  const [choice] = choices.toSorted((one, other) => other.likeness - one.likeness);
  if (choice === undefined) return undefined;
  const { country, name } = choice;
  return {
    // The case of a code does not matter.
    query: { country: country.iso3.toLowerCase(), country_match: 'location', admin1: name },
    because: `Events in ${name}, ${country.name}`,
    fits: (card: JsonObject) => {
      if (isIn(country)(card) === false) return false;
      const theirs = admin1Of(card);
      return theirs === '' || maySpellSameName(theirs, name) ? undefined : false;
    },
  };
};

const compass = /^(?:north|south|east|west|centr)/;

/** How easily two names of states are taken for one: most easily if they differ only by points of the compass. */
function likenessOf(one: string, other: string): number {
  const [a = [], b = []] = [one, other].map((name) => name.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const [plain, others] = [a, b].map((words) => words.filter((word) => !compass.test(word)));
  const isAlike = a.length !== plain?.length && plain?.join() === others?.join();
  return isAlike ? 2 : a.some((word) => b.includes(word)) ? 1 : 0;
}

/** A name by its letters alone, as sources spell it in different ways. */
const lettersOf = (name: string): string => folded(name).replace(/[^\p{L}\p{N}]+/gu, '');

/** Whether two names may be spellings of one. */
export function maySpellSameName(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a.includes(b) || b.includes(a);
}

/** Degrees to each side of the middle of a box through a country. */
const through = { high: 15, wide: 25 } as const;

/** A country beside a box whose edge runs through it, so that a card shows either of them to be overlooked. */
export const inBoxThroughCountry: Filter = (cards) => {
  for (const country of plainCountries) {
    const own = placesOf(cards.filter((card) => isIn(country)(card) === true));
    const [place] = own;
    if (place === undefined) continue;
    const { latitude, longitude } = place;
    const middles = [through.high, -through.high].map((up) => ({ latitude: latitude + up, longitude }));
    for (const { query, fits } of middles.map((each) => boxAt(each, through.high, through.wide))) {
      const there = isIn(country);
      const asked: FilterCase = {
        query: { ...query, country: country.iso3, country_match: 'location' },
        because: `Events in ${country.name} within ${query.bbox}`,
        fits: (card) => {
          const truths = [there(card), fits(card)];
          return truths.includes(false) ? false : truths.includes(undefined) ? undefined : true;
        },
      };
      const isTold = [
        [true, false],
        [false, true],
      ].every(([inCountry, inside]) =>
        cards.some((card) => there(card) === inCountry && fits(card) === inside),
      );
      if (isTold) return asked;
    }
  }
  return undefined;
};
