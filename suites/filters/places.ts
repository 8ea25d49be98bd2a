import { at, type JsonObject, type Query } from '../../src/kit/index.js';
import {
  boxAbout,
  boxText,
  distance,
  isInside,
  isWithin,
  type Place,
  placeOf,
  pointText,
} from '../geometry.js';
import { isIn, plainCountries } from '../known-country.js';
import { type Asked, type Filter, telling } from './filter.js';

const placesOf = (cards: readonly JsonObject[]): readonly Place[] =>
  cards.flatMap((card) => placeOf(card) ?? []);

export const boxAt = (place: Place, high: number, wide: number): Asked => {
  const box = boxAbout(place, high, wide);
  return {
    query: { bbox: boxText(box) },
    because: `Events within ${boxText(box)}`,
    fits: (card) => isInside(placeOf(card), box),
  };
};

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
export const within = (centre: Place, radius: number, query: Query): Asked => ({
  query,
  because: `Events within ${radius} km of ${pointText(centre)}`,
  fits: (card) => {
    const place = placeOf(card);
    return place === null ? false : isWithin(distance(centre, place), radius);
  },
});

export const circle = (centre: Place, radius: number): Asked =>
  within(centre, radius, { near: pointText(centre), radius_km: radius });

/** A circle beyond the default radius, with Events between that radius and this one. */
export const inCircle: Filter = (cards) => {
  const places = placesOf(cards);
  const ring = (centre: Place) =>
    places.some((place) => distance(centre, place) > 150 && distance(centre, place) < 1400);
  return telling(
    places.filter(ring).map((centre) => circle(centre, 1500)),
    cards,
  );
};

export const admin1Of = (card: JsonObject): string => {
  const admin1 = at(card, '/geo/admin1');
  return typeof admin1 === 'string' ? admin1.trim() : '';
};

/** A state of a country of which the cards name others too. Two spellings of one name are not told apart. */
export const inAdmin1: Filter = (cards) =>
  plainCountries
    .map((country) => {
      const names = cards.filter((card) => isIn(country)(card)).map(admin1Of);
      const [name] = names.filter((each) => each !== '');
      const others = names.filter((each) => each !== '' && name !== undefined && !alike(each, name));
      if (name === undefined || others.length === 0) return undefined;
      return {
        query: { country: country.iso3, country_match: 'location', admin1: name },
        because: `Events in ${name}, ${country.name}`,
        fits: (card: JsonObject) => {
          if (isIn(country)(card) === false) return false;
          const theirs = admin1Of(card);
          return theirs === '' || alike(theirs, name) ? undefined : false;
        },
      };
    })
    .find((asked) => asked !== undefined);

/** Whether two names may be spellings of one. */
export function alike(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b) || b.includes(a);
}
