import type { Country } from '../../contract/countries.js';
import type { JsonObject, Query } from '../../src/kit/index.js';
import { continentNames, liesIn, liesOn, regionNames } from '../clear-regions.js';
import { anyOf, isFrom, isIn, originsOf, plainCountries } from '../known-country.js';
import type { Fits } from '../selection.js';
import { type Asked, type Filter, isTelling, telling } from './filter.js';
import { type AreSides, areNumbered, sidesIn } from './sides.js';

const location = { country_match: 'location' } as const;

/**
 * Whether either side of an Event comes from the country. Which of several actors make up a side is open: a match
 * by another one than the first is sure only where the actors are known to be one a side (ruling A71).
 */
const eitherSide = (country: Country, card: JsonObject, areSides: AreSides): boolean | undefined => {
  const [first, ...others] = originsOf(card).map((origin) => isFrom(origin, country));
  const any = anyOf([first, ...others]);
  return any === true && first !== true && !areSides(card) ? undefined : any;
};

/** Whether the acting or the receiving side comes from the country; only those of conflict Events are defined. */
const oneSide =
  (country: Country, side: 0 | 1): Fits =>
  (card) => {
    const origins = originsOf(card);
    const any = anyOf(origins.map((origin) => isFrom(origin, country)));
    if (any === false) return false;
    if (card.family !== 'conflict' || !areNumbered(card)) return undefined;
    // The only actor of an Event may be taken for both of its sides.
    return origins.length === 2 || side === 0 ? isFrom(origins[side], country) : undefined;
  };

const byOrigin = (country: Country, name: string, fits: Fits): Asked => ({
  query: { [name]: country.iso3 },
  because: `Events by ${name} of ${country.name}`,
  fits,
});

type OfCountry<Result> = (country: Country, areSides: AreSides) => Result;

/** A filter of one country, of those for which the cards show most of each kind of match. */
const ofSomeCountry =
  (ask: OfCountry<Asked>, ...kinds: readonly OfCountry<Fits>[]): Filter =>
  (cards) => {
    const areSides = sidesIn(cards);
    const ranked = plainCountries
      .map((country) => {
        const counts = kinds.map((kind) => cards.filter((card) => kind(country, areSides)(card)).length);
        return { country, cards: Math.min(...counts) };
      })
      .filter((each) => each.cards > 0)
      .toSorted((one, other) => other.cards - one.cards);
    return telling(
      ranked.map(({ country }) => ask(country, areSides)),
      cards,
    );
  };

/** Took place elsewhere, with an actor from the country. */
const byActorAlone: OfCountry<Fits> = (country, areSides) => (card) =>
  isIn(country)(card) === false && eitherSide(country, card, areSides) === true;

const isFirst = (country: Country, card: JsonObject): boolean | undefined =>
  isFrom(originsOf(card)[0], country);
const byFirstActor: OfCountry<Fits> = (country, areSides) => (card) =>
  isFirst(country, card) === true && byActorAlone(country, areSides)(card);
const byOtherActor: OfCountry<Fits> = (country, areSides) => (card) =>
  isFirst(country, card) === false && byActorAlone(country, areSides)(card);

const askCountry: OfCountry<Asked> = (country, areSides) => ({
  query: { country: country.iso3 },
  because: `Events in ${country.name} or with an actor from there`,
  fits: (card) => anyOf([isIn(country)(card), eitherSide(country, card, areSides)]),
});

/** A country from which actors of either side come, or else of any. */
export const inCountry: Filter = (cards) =>
  ofSomeCountry(askCountry, byFirstActor, byOtherActor)(cards) ??
  ofSomeCountry(askCountry, byActorAlone)(cards);

const locatedIn = (country: Country): Asked => ({
  query: { country: country.iso3, ...location },
  because: `Events in ${country.name}`,
  fits: isIn(country),
});

/** A country in which Events took place, and from which actors of other Events come. */
export const locatedInCountry: Filter = (cards) => {
  const areSides = sidesIn(cards);
  const both = plainCountries.filter(
    (country) => cards.some((card) => isIn(country)(card)) && cards.some(byActorAlone(country, areSides)),
  );
  return telling(both.map(locatedIn), cards);
};

const sides: Readonly<Record<ActorFilter, OfCountry<Fits>>> = {
  source_actor_country: (country) => oneSide(country, 0),
  target_actor_country: (country) => oneSide(country, 1),
  actor_country: (country, areSides) => (card) => eitherSide(country, card, areSides),
};

type ActorFilter = 'source_actor_country' | 'target_actor_country' | 'actor_country';
export const actorFilters: readonly ActorFilter[] = [
  'source_actor_country',
  'target_actor_country',
  'actor_country',
];

/**
 * A country from which the side comes, where Events took place to which only their other side or no side belongs.
 * Where no card tells which side its actors are on, one in which Events took place without an actor from there.
 */
export const byActorCountry = (name: ActorFilter): Filter => {
  const ask: OfCountry<Asked> = (country, areSides) =>
    byOrigin(country, name, sides[name](country, areSides));
  const known = ofSomeCountry(ask, sides[name]);
  return (cards) => known(cards) ?? withoutActors(cards, ask);
};

function withoutActors(cards: readonly JsonObject[], ask: OfCountry<Asked>): Asked | undefined {
  const found = plainCountries.find((country) => {
    const from = (card: JsonObject) => anyOf(originsOf(card).map((origin) => isFrom(origin, country)));
    return (
      cards.some((card) => isIn(country)(card) === true && from(card) === false) &&
      cards.some((card) => isFrom(originsOf(card)[0], country) === true)
    );
  });
  return found && ask(found, sidesIn(cards));
}

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
