import type { Country } from '../../contract/countries.js';
import { isArray, isObject, type JsonObject, type Query } from '../../src/kit/index.js';
import { continentNames, liesIn, liesOn, regionNames } from '../clear-regions.js';
import { anyOf, isFrom, isIn, originsOf, plainCountries } from '../known-country.js';
import type { Fits } from '../selection.js';
import { type Asked, type Filter, isTelling, telling } from './filter.js';

const location = { country_match: 'location' } as const;

/**
 * Whether either side of an Event comes from the country. Which of several actors make up a side is open: a match
 * by another one than the first is sure only where there is one actor a side (ruling A71).
 */
const eitherSide = (country: Country, card: JsonObject): boolean | undefined => {
  const [first, ...others] = originsOf(card).map((origin) => isFrom(origin, country));
  const any = anyOf([first, ...others]);
  return any === true && first !== true && !isOnePerSide(card) ? undefined : any;
};

/** Whether the acting or the receiving side comes from the country; only those of conflict Events are defined. */
const oneSide =
  (country: Country, side: 0 | 1): Fits =>
  (card) => {
    const origins = originsOf(card);
    const any = anyOf(origins.map((origin) => isFrom(origin, country)));
    if (any === false) return false;
    if (card.family !== 'conflict' || !isOnePerSide(card)) return undefined;
    // The only actor of an Event may be taken for both of its sides.
    return origins.length === 2 || side === 0 ? isFrom(origins[side], country) : undefined;
  };

/** Whether a card has at most two actors, whose roles are numbered in their order or not told. */
function isOnePerSide({ actors }: JsonObject): boolean {
  if (!isArray(actors) || actors.length > 2) return false;
  return actors.filter(isObject).every(({ role }, index) => {
    if (typeof role !== 'string' || role === '') return true;
    return role.endsWith(`${index + 1}`);
  });
}

const byOrigin = (country: Country, name: string, fits: Fits): Asked => ({
  query: { [name]: country.iso3 },
  because: `Events by ${name} of ${country.name}`,
  fits,
});

/** A filter of one country, of those for which the cards tell most. */
const ofSomeCountry =
  (ask: (country: Country) => Asked, worth: (card: JsonObject, country: Country) => boolean): Filter =>
  (cards) => {
    const ranked = plainCountries
      .map((country) => ({ country, cards: cards.filter((card) => worth(card, country)).length }))
      .filter((each) => each.cards > 0)
      .toSorted((one, other) => other.cards - one.cards);
    const asked = ranked.map(({ country }) => ask(country));
    return telling(asked, cards);
  };

/** Took place elsewhere, with an actor from the country. */
const byActorAlone = (card: JsonObject, country: Country): boolean =>
  isIn(country)(card) === false && eitherSide(country, card) === true;

const isTrue =
  (fits: (country: Country) => Fits) =>
  (card: JsonObject, country: Country): boolean =>
    fits(country)(card) === true;

export const inCountry: Filter = ofSomeCountry(
  (country) => ({
    query: { country: country.iso3 },
    because: `Events in ${country.name} or with an actor from there`,
    fits: (card) => anyOf([isIn(country)(card), eitherSide(country, card)]),
  }),
  byActorAlone,
);

const locatedIn = (country: Country): Asked => ({
  query: { country: country.iso3, ...location },
  because: `Events in ${country.name}`,
  fits: isIn(country),
});

/** A country in which Events took place, and from which actors of other Events come. */
export const locatedInCountry: Filter = (cards) => {
  const both = plainCountries.filter(
    (country) =>
      cards.some((card) => isIn(country)(card)) && cards.some((card) => byActorAlone(card, country)),
  );
  return telling(both.map(locatedIn), cards);
};

const sides: Readonly<Record<string, (country: Country) => Fits>> = {
  source_actor_country: (country) => oneSide(country, 0),
  target_actor_country: (country) => oneSide(country, 1),
  actor_country: (country) => (card) => eitherSide(country, card),
};

type ActorFilter = 'source_actor_country' | 'target_actor_country' | 'actor_country';
export const actorFilters: readonly ActorFilter[] = [
  'source_actor_country',
  'target_actor_country',
  'actor_country',
];

/** A country from which the side comes, where Events took place to which only their other side or no side belongs. */
export const byActorCountry = (name: ActorFilter): Filter => {
  const fitsOf = sides[name];
  return fitsOf === undefined
    ? () => undefined
    : ofSomeCountry((country) => byOrigin(country, name, fitsOf(country)), isTrue(fitsOf));
};

const named =
  <Name extends string>(parameter: string, names: readonly Name[], fitsOf: (name: Name) => Fits) =>
  (match: Query): Filter =>
  (cards) =>
    names
      .map((name) => ({
        query: { [parameter]: name, ...match },
        because: `Events in ${name}`,
        fits: fitsOf(name),
      }))
      .find((asked) => isTelling(asked, cards));

export const inRegion: Filter = named('region', regionNames, liesIn)(location);
export const onContinent: Filter = named('continent', continentNames, liesOn)(location);
