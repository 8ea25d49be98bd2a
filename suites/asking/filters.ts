import type { Country } from '../../contract/countries.js';
import { cameoplusCategories, type MetricName, metric, metricNames } from '../../contract/index.js';
import {
  type Api,
  at,
  isArray,
  isObject,
  type JsonObject,
  type Query,
  smallestOf,
} from '../../src/kit/index.js';
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
} from './countries.js';
import { fullPage } from './pages.js';
import { type ClauseOf, expectSelects, expectSelectsSeen, type Fits, wholeEvents } from './results.js';
import { bounds } from './windows.js';

/** A query for a filter, with values that some of the known cards fit and others do not. */
export interface FilterCase {
  readonly query: Query;
  readonly fits: Fits;
  /** Which cards fit, in words. */
  readonly because: string;
  readonly clauseOf?: ClauseOf;
}

/** Chooses the values to ask for from cards; undefined where they offer none that could be told apart. */
export type Filter = (cards: readonly JsonObject[]) => FilterCase | undefined;

/** Whether some cards fit and some do not, so that a filter without effect would be noticed. */
const isDiscriminating = ({ fits }: FilterCase, cards: readonly JsonObject[]): boolean =>
  cards.some((card) => fits(card) === true) && cards.some((card) => fits(card) === false);

/** The first of several queries that is telling. */
export const firstDiscriminating = (
  asked: readonly FilterCase[],
  cards: readonly JsonObject[],
): FilterCase | undefined => asked.find((each) => isDiscriminating(each, cards));

/** The list keeps, of a result that is known whole, what fits a filter and nothing else. */
export async function expectFilters(api: Api, filter: Filter, of: Query = {}): Promise<void> {
  const whole = await wholeEvents(api, of);
  const asked = filter(whole.rows);
  if (asked === undefined) return;
  const reply = await fullPage(api, { ...whole.query, ...asked.query });
  expectSelects(api, reply, whole.rows, asked.fits, asked.because, asked.clauseOf);
}

/** The list keeps, of the Events of the offered window, what fits and nothing else. */
export async function expectSelected(api: Api, asked: FilterCase): Promise<void> {
  const { window } = api.world.offer;
  const query = { ...bounds(window), ...asked.query, limit: 100 };
  await expectSelectsSeen(api, await fullPage(api, query), asked, () =>
    fullPage(api, query, { fresh: true }),
  );
}

/** The same for a filter whose values are chosen from the offered Events. */
export async function expectSelectsOffered(api: Api, filter: Filter): Promise<void> {
  const asked = filter(api.world.offer.events);
  if (asked !== undefined) await expectSelected(api, asked);
}

/** A filter whose wrong Events accuse clauses of their own. */
export const judged =
  (filter: Filter, clauseOf: (query: Query) => ClauseOf): Filter =>
  (cards) => {
    const asked = filter(cards);
    return asked && { ...asked, clauseOf: clauseOf(asked.query) };
  };

type Side = 'min' | 'max';

/** The metrics that a card shows, so that their bounds can be judged by its values. */
export const shownMetrics: readonly MetricName[] = metricNames.filter((name) => metric(name).onCard);

const readingOf = (card: JsonObject, name: MetricName): number | undefined => {
  const value = at(card, `/metrics/${name}`);
  return typeof value === 'number' ? value : undefined;
};

/**
 * A bound above a share of the cards' values, by default at their median. Values at the bound and next to it are not judged: whether a bound
 * is inclusive is open, and cards may print rounded values (ruling metric-bounds-inclusive).
 */
export const metricBound =
  (name: MetricName, side: Side, share = 0.5): Filter =>
  (cards): FilterCase | undefined => {
    const values = cards.flatMap((card) => readingOf(card, name) ?? []).toSorted((one, other) => one - other);
    const bound = values[Math.floor(values.length * share)];
    if (bound === undefined) return undefined;
    const { family } = metric(name);
    const fits = metricFits(name, side, bound);
    return {
      query: { [`${name}_${side}`]: bound },
      because: `${name} ${side === 'min' ? 'at least' : 'at most'} ${bound}${family === undefined ? '' : `, ${family} only`}`,
      fits: (card) => (family !== undefined && card.family !== family ? false : fits(card)),
    };
  };

/** Categories whose Goldstein scale is always null, so that no bound on it admits their Events (ruling implied-family). */
export const unscaledCategories: readonly string[] = cameoplusCategories.filter(
  (category) => category !== 'POLITICAL',
);
const isUnscaled = ({ family, category }: JsonObject): boolean =>
  family === 'cameoplus' && typeof category === 'string' && unscaledCategories.includes(category);

/**
 * Whether a card lies on a side of a bound, whatever its family.
 * @param drift by which a value may move between selecting and printing
 */
export function metricFits(name: MetricName, side: Side, bound: number, drift = 0): Fits {
  const { min, max } = metric(name);
  const rounding = Math.max((max - min) / 200, drift);
  return (card) => {
    const value = readingOf(card, name);
    if (value === undefined) return name === 'goldstein_scale' && isUnscaled(card) ? false : undefined;
    if (Math.abs(value - bound) <= rounding) return undefined;
    return side === 'min' ? value > bound : value < bound;
  };
}

/** Whether a bound on geo_precision admits a card is not to be seen on it (ruling geo-precision-and-rationale). */
export const geoPrecisionBound =
  (side: Side): Filter =>
  () => ({
    query: { [`geo_precision_${side}`]: side === 'min' ? 2 : 1.5 },
    because: `geo_precision ${side === 'min' ? 'at least 2' : 'at most 1.5'}`,
    fits: () => undefined,
  });

/** What a card says of deaths; undefined where its fields disagree. */
function toll(card: JsonObject): 'lethal' | 'zero' | 'unknown' | undefined {
  const { fatalities, has_fatalities: has } = card;
  if (typeof fatalities === 'number') return fatalities > 0 ? 'lethal' : 'zero';
  return (fatalities === null || fatalities === undefined) && has !== true ? 'unknown' : undefined;
}

export const lethal: FilterCase = {
  query: { has_fatalities: true },
  because: 'conflict Events with a fatality count above zero',
  fits: (card) => {
    // Of the other family none has a count, whatever its card shows.
    if (card.family === 'cameoplus') return false;
    const known = toll(card);
    return known === undefined ? undefined : card.family === 'conflict' && known === 'lethal';
  },
};

/** A count of zero and Events of the other family may be in or out (ruling has-fatalities-false). */
export const notLethal: FilterCase = {
  query: { has_fatalities: false },
  because: 'Events that are not known to be lethal',
  fits: (card) => {
    const known = toll(card);
    if (known === 'lethal') return false;
    return card.family === 'conflict' && known === 'unknown' ? true : undefined;
  },
};

/** No field of a card shows the coding (ruling civilian-targeting). */
export const targetingCivilians: Filter = () => ({
  query: { civilian_targeting: true },
  because: 'Events coded as targeting civilians',
  fits: () => undefined,
});

/** No field of a card shows the languages of its coverage. */
export const inLanguage =
  (language: string): Filter =>
  () => ({
    query: { languages: language },
    because: `Events with coverage in ${language}`,
    fits: () => undefined,
  });

/** Whether the actors of a card are known to be its sides, one actor each. */
type AreSides = (card: JsonObject) => boolean;

const rolesOf = ({ actors }: JsonObject): readonly unknown[] =>
  isArray(actors) ? actors.map((actor) => (isObject(actor) ? actor.role : undefined)) : [];

/** Whether a card has at most two actors, whose roles are numbered in their order or not told. */
const areNumbered: AreSides = (card) => {
  const roles = rolesOf(card);
  return (
    roles.length <= 2 &&
    roles.every((role, index) => typeof role !== 'string' || role === '' || role.endsWith(`${index + 1}`))
  );
};

/** So many cards with two actors show what roles there are. */
const least = 20;

/**
 * How cards tell their sides. Events carry actors on both sides: where all cards know two roles only, each of them
 * held by one actor at most, these are the sides, whatever they are called.
 */
export function sidesIn(cards: readonly JsonObject[]): AreSides {
  const all = cards.map(rolesOf);
  const known = new Set(all.flat());
  const areKnown = (roles: readonly unknown[]): boolean =>
    new Set(roles).size === roles.length && roles.every((role) => known.has(role));
  const telling = all.filter(({ length }) => length === 2).length >= least;
  return known.size === 2 && telling && all.every(areKnown)
    ? (card) => areNumbered(card) || areKnown(rolesOf(card))
    : areNumbered;
}

const location = { country_match: 'location' } as const;

/**
 * Whether either side of an Event comes from the country. Which of several actors make up a side is open, and so is the order of
 * more than two: a match by one of them is sure only where the actors are known to be one a side (ruling counted-actors).
 */
const eitherSide = (country: Country, card: JsonObject, areSides: AreSides): boolean | undefined => {
  const [first, ...others] = originsOf(card).map((origin) => isFrom(origin, country));
  const any = anyOf([first, ...others]);
  const isSure = areSides(card) || (first === true && others.length < 2);
  return any === true && !isSure ? undefined : any;
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

const byOrigin = (country: Country, name: string, fits: Fits): FilterCase => ({
  query: { [name]: country.iso3 },
  because: `Events by ${name} of ${country.name}`,
  fits,
});

type OfCountry<Result> = (country: Country, areSides: AreSides) => Result;

/** A filter of one country, of those for which the cards show most of each kind of match. */
const ofSomeCountry =
  (ask: OfCountry<FilterCase>, ...kinds: readonly OfCountry<Fits>[]): Filter =>
  (cards) => {
    const areSides = sidesIn(cards);
    const ranked = plainCountries
      .map((country) => {
        const counts = kinds.map((kind) => cards.filter((card) => kind(country, areSides)(card)).length);
        return { country, cards: smallestOf(counts) };
      })
      .filter((each) => each.cards > 0)
      .toSorted((one, other) => other.cards - one.cards);
    return firstDiscriminating(
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

const askCountry: OfCountry<FilterCase> = (country, areSides) => ({
  query: { country: country.iso3 },
  because: `Events in ${country.name} or with an actor from there`,
  fits: (card) => anyOf([isIn(country)(card), eitherSide(country, card, areSides)]),
});

/** A country from which actors of either side come, or else of any. */
export const inCountry: Filter = (cards) =>
  ofSomeCountry(askCountry, byFirstActor, byOtherActor)(cards) ??
  ofSomeCountry(askCountry, byActorAlone)(cards);

const locatedIn = (country: Country): FilterCase => ({
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
  return firstDiscriminating(both.map(locatedIn), cards);
};

const sides: Readonly<Record<ActorFilter, OfCountry<Fits>>> = {
  source_actor_country: (country) => oneSide(country, 0),
  target_actor_country: (country) => oneSide(country, 1),
  actor_country: (country, areSides) => (card) => eitherSide(country, card, areSides),
};

export type ActorFilter = 'source_actor_country' | 'target_actor_country' | 'actor_country';
export const actorFilters: readonly ActorFilter[] = [
  'source_actor_country',
  'target_actor_country',
  'actor_country',
];

/**
 * A country from which the side comes, where Events took place to which only their other side or no side belongs.
 * Where no card tells which side its actors are on, one in which Events took place without an actor from there; where no
 * card tells where any actor is from, one in which Events took place.
 */
export const byActorCountry = (name: ActorFilter): Filter => {
  const ask: OfCountry<FilterCase> = (country, areSides) =>
    byOrigin(country, name, sides[name](country, areSides));
  const known = ofSomeCountry(ask, sides[name]);
  return (cards) => known(cards) ?? withoutActors(cards, ask);
};

/** Whether the side of an actor filter comes from a country; undefined where a card does not tell. */
export const fromSide = (name: ActorFilter, country: Country): Fits => sides[name](country, areNumbered);

/** Countries of a list. */
const listed = 10;

/** One spelling beside others, as a list may mix them, where the text says that each of them is taken. */
function spelt(parameter: ActorFilter, { iso3, iso2, fips, name }: Country, at: number): string {
  if (parameter !== 'source_actor_country') return iso3;
  const forms = fips === iso2 ? [name, iso2] : [fips, iso3];
  return forms[at % forms.length] ?? iso3;
}

/** The countries that most actors come from, of which any will do as the side. */
export const byActorCountries =
  (name: ActorFilter): Filter =>
  (cards) => {
    const areSides = sidesIn(cards);
    const counted = plainCountries
      .map((country) => ({
        country,
        fits: sides[name](country, areSides),
      }))
      .map((each) => ({ ...each, cards: cards.filter((card) => each.fits(card) === true).length }))
      .filter((each) => each.cards > 0)
      .toSorted((one, other) => other.cards - one.cards)
      .slice(0, listed);
    if (counted.length < 2) return undefined;
    return {
      query: { [name]: counted.map(({ country }, at) => spelt(name, country, at)).join(',') },
      because: `Events by ${name} of ${counted.map(({ country }) => country.name).join(' or ')}`,
      fits: (card) => anyOf(counted.map(({ fits }) => fits(card))),
    };
  };

function withoutActors(cards: readonly JsonObject[], ask: OfCountry<FilterCase>): FilterCase | undefined {
  const areUntold = cards.every((card) => originsOf(card).every((origin) => origin === null));
  const found = plainCountries.find((country) => {
    const from = (card: JsonObject) => anyOf(originsOf(card).map((origin) => isFrom(origin, country)));
    return (
      cards.some((card) => isIn(country)(card) === true && from(card) === false) &&
      (areUntold || cards.some((card) => isFrom(originsOf(card)[0], country) === true))
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
      .find((asked) => isDiscriminating(asked, cards));

export const inRegion: Filter = named('region', regionNames, liesIn)(location);
export const onContinent: Filter = named('continent', continentNames, liesOn)(location);
