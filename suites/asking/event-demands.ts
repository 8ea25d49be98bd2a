import { countries } from '../../contract/countries.js';
import { type ClauseId, isClauseId, limits, vocabularies } from '../../contract/index.js';
import { isDate } from '../../generators/dates.js';
import type { Exchange } from '../../src/kit/index.js';
import {
  anyOf,
  isFrom,
  isIn,
  liesIn,
  liesOn,
  matchedOriginsOf,
  originsOf,
  plainCountries,
} from './countries.js';
import { significanceDrift } from './events.js';
import { lethal, metricFits, notLethal, shownMetrics } from './filters.js';
import { holds } from './lexical-search.js';
import { admin1Of, type Box, distance, isInside, isWithin, placeOf } from './places.js';
import type { Fits } from './results.js';
import { sentWith } from './sent.js';

/** What a request says of which rows may be in its reply. */
interface Demand {
  readonly fits: Fits;
  /** Which rows fit, in words. */
  readonly because: string;
  readonly clause: ClauseId;
}

/** Parameters that were sent once, with a value, by their canonical names; undefined where another spelling stands beside. */
type Sent = (name: string) => string | undefined;

/** Other names of parameters; what both say together is open. */
const aliases: Readonly<Record<string, readonly string[]>> = {
  date_start: ['start_date'],
  date_end: ['end_date'],
  country: ['country_iso3'],
  category: ['categories'],
  near: ['lat', 'lon', 'lng', 'bbox'],
  bbox: ['near', 'lat', 'lon', 'lng'],
  search: ['q'],
};

export function plainlySentWith(exchange: Exchange): Sent {
  const sent = sentWith(exchange);
  return (name) => {
    const [value, ...others] = sent.get(name) ?? [];
    if (value === undefined || value === '' || others.length > 0) return undefined;
    return (aliases[name] ?? []).some((other) => sent.has(other)) ? undefined : value;
  };
}

const items = (text: string): readonly string[] => text.split(',');
export const decimal = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,6}(?:\.\d{1,12})?$/.test(text) ? Number(text) : undefined;

function datesOf(sent: Sent): readonly Demand[] {
  const [start, end, date] = [sent('date_start'), sent('date_end'), sent('date')];
  // A date beside days, or one beside bounds, is an anchor of some window (ruling window-mixes).
  if (date !== undefined) {
    const isAlone = !['date_start', 'date_end', 'days', 'window'].some((name) => sent(name) !== undefined);
    const fits: Fits = ({ event_date: own }) => own === date;
    return isAlone && isDate(date) ? [{ fits, because: date, clause: 'events.date.single-day' }] : [];
  }
  if (start === undefined || end === undefined || !isDate(start) || !isDate(end)) return [];
  return [
    {
      fits: ({ event_date: own }) => typeof own !== 'string' || own >= start,
      because: `an event_date from ${start} on`,
      clause: 'events.date-start.bound',
    },
    {
      fits: ({ event_date: own }) => typeof own !== 'string' || own <= end,
      because: `an event_date up to ${end}`,
      clause: 'events.date-end.bound',
    },
  ];
}

/** Whether a text of a row is one of a list, in any letter case. */
const isOneOf =
  (member: string, list: readonly string[]): Fits =>
  ({ [member]: own }) =>
    typeof own !== 'string' || list.some((item) => item.toLowerCase() === own.toLowerCase());

function taxonomyOf(sent: Sent): readonly Demand[] {
  const [category, subcategory] = [sent('category'), sent('subcategory')];
  const categories = items(category ?? '');
  const areKnown = categories.every((item) =>
    vocabularies.category.values.some((value) => value.toLowerCase() === item.toLowerCase()),
  );
  if (category === undefined || !areKnown) return [];
  const ofCategory = {
    fits: isOneOf('category', categories),
    because: category,
    clause: 'events.category.filter',
  } as const;
  // What several categories make of subcategories is open (ruling several-categories).
  if (subcategory === undefined || categories.length > 1) return [ofCategory];
  const ofSubcategory = {
    fits: isOneOf('subcategory', items(subcategory)),
    because: subcategory,
    clause: 'events.subcategory.filter',
  } as const;
  return [ofCategory, ofSubcategory];
}

/** Countries of a list by name or ISO-3; undefined where one of them could be another by its spelling. */
function countriesOf(text: string | undefined) {
  if (text === undefined) return undefined;
  const found = items(text).flatMap((item) => {
    const own = item.toLowerCase();
    return countries.filter(({ name, iso3 }) => name.toLowerCase() === own || iso3.toLowerCase() === own);
  });
  const arePlain =
    found.length === items(text).length && found.every((each) => plainCountries.includes(each));
  return arePlain ? found : undefined;
}

export const actorFilters = {
  source_actor_country: 'events.source-actor-country.filter',
  target_actor_country: 'events.target-actor-country.filter',
  actor_country: 'events.actor-country.filter',
} as const;

function geographyOf(sent: Sent): readonly Demand[] {
  const demands: Demand[] = [];
  const byLocation = sent('country_match') === 'location';
  const wanted = countriesOf(sent('country'));
  if (wanted !== undefined) {
    const names = wanted.map(({ name }) => name).join(' or ');
    const isThere: Fits = (card) => anyOf(wanted.map((country) => isIn(country)(card)));
    const comesFromThere: Fits = (card) =>
      anyOf(matchedOriginsOf(card).flatMap((origin) => wanted.map((country) => isFrom(origin, country))));
    demands.push({
      fits: (card) => anyOf([isThere(card), comesFromThere(card)]),
      because: `Events in ${names} or with an actor from there`,
      clause: 'events.country.nothing-else',
    });
    const clause = 'events.country-match.location.country';
    if (byLocation) demands.push({ fits: isThere, because: `Events in ${names}`, clause });
  }
  for (const [name, clause] of Object.entries(actorFilters)) {
    const from = countriesOf(sent(name));
    if (from === undefined) continue;
    const fits: Fits = (card) =>
      anyOf(originsOf(card).flatMap((origin) => from.map((country) => isFrom(origin, country))));
    demands.push({ fits, because: `an actor from ${sent(name)}`, clause });
  }
  const region = vocabularies.region.values.find((value) => value === sent('region'));
  const continent = vocabularies.continent.values.find((value) => value === sent('continent'));
  // Whether broad geography reaches actors is open without country_match (ruling region-and-actors).
  if (region !== undefined && byLocation)
    demands.push({ fits: liesIn(region), because: region, clause: 'events.country-match.location.region' });
  if (continent !== undefined && byLocation)
    demands.push({
      fits: liesOn(continent),
      because: continent,
      clause: 'events.country-match.location.continent',
    });
  return demands;
}

/** A region of one country, which a row that is selected by its own place has to name, in whatever spelling. */
function regionOf(sent: Sent): readonly Demand[] {
  const [admin1, country] = [sent('admin1'), sent('country')];
  const isPlain = admin1 !== undefined && country !== undefined && sent('country_match') === 'location';
  const fits: Fits = (card) => admin1Of(card) !== '';
  return isPlain
    ? [{ fits, because: `an admin1, as ${admin1} was sent`, clause: 'events.admin1.filter' }]
    : [];
}

const numbersIn = (text: string | undefined): readonly number[] =>
  (text === undefined ? [] : items(text)).flatMap((item) => decimal(item) ?? Number.NaN);

function placesOf(sent: Sent): readonly Demand[] {
  const demands: Demand[] = [];
  const [south = Number.NaN, west = Number.NaN, north = Number.NaN, east = Number.NaN, ...further] =
    numbersIn(sent('bbox'));
  if (south < north && west < east && further.length === 0) {
    const box: Box = { south, west, north, east };
    const [because, clause] = [`a place within ${sent('bbox')}`, 'events.bbox.inside'] as const;
    demands.push({ fits: (card) => placeOf(card) === null || isInside(placeOf(card), box), because, clause });
    demands.push({
      fits: (card) => placeOf(card) !== null,
      because: 'coordinates',
      clause: 'events.bbox.without-coordinates',
    });
  }
  const [latitude, longitude, ...others] = numbersIn(sent('near'));
  const radius = decimal(sent('radius_km') ?? String(limits.radiusKm.default));
  const isPoint = Math.abs(latitude ?? 91) <= 90 && Math.abs(longitude ?? 181) <= 180 && others.length === 0;
  if (isPoint && radius !== undefined && radius > 0) {
    // Beyond the cap the radius in force is the cap (ruling radius-km-above-cap).
    const reach = Math.min(radius, limits.radiusKm.max);
    const centre = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    demands.push({
      fits: (card) => {
        const place = placeOf(card);
        return place === null ? false : isWithin(distance(centre, place), reach);
      },
      because: `a place within ${reach} km of ${sent('near')}`,
      clause: radius > reach ? 'events.radius-km.max' : 'events.near.inside',
    });
  }
  return demands;
}

/** The clause on a bound of a metric. */
const clauseOfBound = (bound: string): ClauseId | undefined => {
  const id = `events.${bound.replaceAll('_', '-')}.bound`;
  return isClauseId(id) ? id : undefined;
};

export const metricBounds = shownMetrics.flatMap((name) =>
  (['min', 'max'] as const).flatMap((side) => {
    const clause = clauseOfBound(`${name}_${side}`);
    return clause === undefined ? [] : [{ name, side, parameter: `${name}_${side}`, clause }];
  }),
);

function measuresOf(sent: Sent): readonly Demand[] {
  const demands: Demand[] = metricBounds.flatMap(({ name, side, parameter, clause }) => {
    const bound = decimal(sent(parameter));
    if (bound === undefined) return [];
    const fits = metricFits(name, side, bound, name === 'significance' ? significanceDrift : 0);
    return [{ fits, because: `${name} ${side === 'min' ? 'at least' : 'at most'} ${bound}`, clause }];
  });
  const fatal = sent('has_fatalities')?.toLowerCase();
  if (fatal === 'true') demands.push({ ...lethal, clause: 'events.has-fatalities.true' });
  if (fatal === 'false') demands.push({ ...notLethal, clause: 'events.has-fatalities.false' });
  return demands;
}

/** Words of plain letters, which every deployment reads alike; `OR` may be read as an operator. */
const plainPhrase = /^[A-Za-z]+(?: (?!OR )[A-Za-z]+)*$/;

function searchOf(sent: Sent): readonly Demand[] {
  const phrase = sent('search');
  if (phrase === undefined || sent('search_mode') !== 'lexical' || !plainPhrase.test(phrase)) return [];
  const because = `'${phrase}' in title or summary`;
  return [{ fits: (card) => holds(card, phrase), because, clause: 'events.search.lexical.contains' }];
}

export const demandsOf = (sent: Sent): readonly Demand[] => [
  ...datesOf(sent),
  ...taxonomyOf(sent),
  ...geographyOf(sent),
  ...regionOf(sent),
  ...placesOf(sent),
  ...measuresOf(sent),
  ...searchOf(sent),
];
