import type { Country } from '../../contract/countries.js';
import type { ClauseId } from '../../contract/index.js';
import type { Factor } from '../../generators/covering.js';
import type { JsonObject, World } from '../../src/kit/index.js';
import {
  anyOf,
  continentNames,
  isFrom,
  isIn,
  liesIn,
  liesOn,
  originsOf,
  plainCountries,
  regionNames,
  spellings,
} from './countries.js';
import { actorFilters, byActorCountries, byActorCountry, type FilterCase, inCountry } from './filters.js';
import { grouped, hidden, looseShare, type Part, shown, spelt } from './parts.js';
import { boxAt, boxOfMost, busiestPlace, circle } from './places.js';
import type { Fits } from './results.js';

const location = { country_match: 'location' } as const;

/** The names of places by how many cards lie there, without those in which all or none do. */
function commonest<Name>(
  names: readonly Name[],
  cards: readonly JsonObject[],
  fitsOf: (name: Name) => Fits,
): readonly Name[] {
  return names
    .map((name) => ({ name, count: cards.filter((card) => fitsOf(name)(card) === true).length }))
    .filter(({ count }) => count > 0 && count < cards.length)
    .toSorted((one, other) => other.count - one.count)
    .map(({ name }) => name);
}

/** Whether an actor of the card may come from a place, so that the default match would admit it. */
const isOfOrigin = (card: JsonObject, lies: Fits): boolean =>
  originsOf(card).some((country) => typeof country === 'string' && lies({ geo: { country } }) !== false);

/** A wide place by location: of Events elsewhere, those with an actor from there show that the match is not applied. */
const wide = <Name extends string>(
  parameter: 'region' | 'continent',
  names: readonly Name[],
  cards: readonly JsonObject[],
  fitsOf: (name: Name) => Fits,
): readonly Part[] =>
  commonest(names, cards, fitsOf)
    .slice(0, 4)
    .flatMap((name) =>
      shown(
        { query: { [parameter]: name, ...location }, because: `Events in ${name}`, fits: fitsOf(name) },
        (row) =>
          isOfOrigin(row, fitsOf(name))
            ? `events.country-match.location.${parameter}`
            : `events.${parameter}.members`,
        { clauseOfLoss: `events.${parameter}.members` },
      ),
    );

const clausesOfSpellings: Readonly<Record<string, ClauseId>> = {
  'ISO-2': 'events.country.iso-2',
  FIPS: 'events.country.fips',
  'English name': 'events.country.english-name',
};

/** Places by country, region and continent; how several of these combine is not judged. */
export function places({ offer }: World): readonly Factor<Part>[] {
  const cards = offer.events;
  const among = (countries: readonly Country[], text: string): FilterCase => ({
    query: { country: text, ...location },
    because: `Events in ${countries.map(({ name }) => name).join(' or ')}`,
    fits: (card) => anyOf(countries.map((country) => isIn(country)(card))),
  });
  const isFromOne = (countries: readonly Country[]) => (row: JsonObject) =>
    originsOf(row).some((origin) => countries.some((country) => isFrom(origin, country) === true));
  const ofCountries = (countries: readonly Country[], loss: ClauseId, text: string): readonly Part[] =>
    shown(
      among(countries, text),
      (row) =>
        isFromOne(countries)(row) ? 'events.country-match.location.country' : 'events.country.nothing-else',
      {
        clauseOfLoss: loss,
        mistakes: countries.length < 2 ? [] : countries.map((country) => isIn(country)),
      },
    );
  const some = commonest(plainCountries, cards, isIn).slice(0, 4);
  const [first] = some;
  const ofCountry = [
    ...(some.length < 2
      ? []
      : ofCountries(
          some,
          'events.country.list',
          some.map(({ iso3 }) => iso3.toLowerCase()).join(','),
        ).flatMap((part) => [
          part,
          spelt(part, { country_iso3: part.query.country, ...location }, 'events.country.alias-country-iso3'),
        ])),
    ...shown(inCountry(cards), 'events.country.nothing-else', {
      clauseOfLoss: 'events.country.match-location',
    }),
    ...(first === undefined
      ? []
      : spellings.flatMap(({ of, write }) => {
          const clause = clausesOfSpellings[of];
          return clause === undefined ? [] : ofCountries([first], clause, write(first));
        })),
  ];
  return grouped('place', {
    country: ofCountry,
    region: wide('region', regionNames, cards, liesIn),
    continent: wide('continent', continentNames, cards, liesOn),
  });
}

/** Kilometres, and degrees to each side: so wide that some Events within fit other filters as well. */
const wideAs = { radius: 1500, high: 15, wide: 25 } as const;

/** Areas about the place with most Events; how a box and a circle combine is not judged. */
export function areas({ offer }: World): readonly Factor<Part>[] {
  const { radius, high, wide: broad } = wideAs;
  const place = busiestPlace(offer.events, radius);
  if (place === undefined) return [];
  const { latitude: lat, longitude } = place;
  const round = shown(circle(place, radius), 'events.near.inside').flatMap((part) => [
    part,
    spelt(part, { lat, lon: longitude, radius_km: radius }, 'events.near.lat-lon'),
    spelt(part, { lat, lng: longitude, radius_km: radius }, 'events.near.lat-lng'),
  ]);
  return grouped('area', {
    bbox: [
      ...shown(boxOfMost(looseShare, offer.events), 'events.bbox.inside'),
      ...shown(boxAt(place, high, broad), 'events.bbox.inside'),
    ],
    near: round,
  });
}

const clauseOfActors = {
  source_actor_country: 'events.source-actor-country.filter',
  target_actor_country: 'events.target-actor-country.filter',
  actor_country: 'events.actor-country.filter',
} as const;

/** The sides of Events by the country that they come from, of several countries and of one. */
export const actors = ({ offer }: World): readonly Factor<Part>[] =>
  actorFilters.map((name) => ({
    name,
    parts: [byActorCountries(name), byActorCountry(name)].flatMap((filter) => {
      const asked = filter(offer.events);
      if (asked === undefined) return [];
      // A list of origins mixes the spellings of countries.
      const isMixed = name === 'source_actor_country' && String(asked.query[name]).includes(',');
      const spelling = isMixed ? ({ clauseOfLoss: 'events.source-actor-country.grammar' } as const) : {};
      // Cards need not tell which side an actor is on.
      return offer.events.some((card) => asked.fits(card) === true)
        ? shown(asked, clauseOfActors[name], spelling)
        : [hidden(asked.query, asked.because, clauseOfActors[name])];
    }),
  }));
