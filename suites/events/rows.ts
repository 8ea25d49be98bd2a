import { countries } from '../../contract/countries.js';
import { type ClauseId, isClauseId, limits, vocabularies } from '../../contract/index.js';
import { isDate } from '../../generators/dates.js';
import {
  at,
  defineInvariant,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  strings,
} from '../../src/kit/index.js';
import {
  anyOf,
  isFrom,
  isIn,
  liesIn,
  liesOn,
  matchedOriginsOf,
  originsOf,
  plainCountries,
} from '../asking/countries.js';
import { significanceDrift, significanceOf } from '../asking/events.js';
import { lethal, metricFits, notLethal, shownMetrics } from '../asking/filters.js';
import { holds } from '../asking/lexical-search.js';
import { admin1Of, type Box, distance, isInside, isWithin, placeOf } from '../asking/places.js';
import type { Fits } from '../asking/results.js';
import { sentWith } from '../asking/sent.js';

// Whatever a request is sent for, its rows have to be what it asks for: on any page, after any number of requests, beside
// any other parameter.

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

function plainlySentWith(exchange: Exchange): Sent {
  const sent = sentWith(exchange);
  return (name) => {
    const [value, ...others] = sent.get(name) ?? [];
    if (value === undefined || value === '' || others.length > 0) return undefined;
    return (aliases[name] ?? []).some((other) => sent.has(other)) ? undefined : value;
  };
}

const items = (text: string): readonly string[] => text.split(',');
const decimal = (text: string | undefined): number | undefined =>
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

const actorFilters = {
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

const metricBounds = shownMetrics.flatMap((name) =>
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

const demandsOf = (sent: Sent): readonly Demand[] => [
  ...datesOf(sent),
  ...taxonomyOf(sent),
  ...geographyOf(sent),
  ...regionOf(sent),
  ...placesOf(sent),
  ...measuresOf(sent),
  ...searchOf(sent),
];

/** The rows of a served Events list; undefined of any other reply, and of one that is no list. */
function eventsIn({ request, status, json }: Exchange): readonly JsonObject[] | undefined {
  const data = at(json, '/data');
  if (request.operation !== 'listEvents' || status !== 200 || !isArray(data)) return undefined;
  return data.filter(isObject);
}

/** Checks that send many filters, so that there is something to judge. */
const provokedBy = ['events/category-filter', 'events/cursor-filtered', 'events/has-fatalities'];

export const rowsSelected = defineInvariant({
  id: 'events/rows-selected',
  title: 'No row of an Events list, on any page, is one that a parameter of its request excludes',
  clauses: [
    'events.date-start.bound',
    'events.date-end.bound',
    'events.date.single-day',
    'events.category.filter',
    'events.subcategory.filter',
    'events.country.nothing-else',
    'events.country-match.location.country',
    'events.country-match.location.region',
    'events.country-match.location.continent',
    ...Object.values(actorFilters),
    'events.admin1.filter',
    'events.bbox.inside',
    'events.bbox.without-coordinates',
    'events.near.inside',
    'events.radius-km.max',
    ...metricBounds.map(({ clause }) => clause),
    'events.has-fatalities.true',
    'events.has-fatalities.false',
    'events.search.lexical.contains',
  ],
  operations: ['listEvents'],
  rulings: ['metric-bounds-inclusive', 'region-members', 'great-circle-distance', 'counted-actors'],
  comparesParts: true,
  judge(exchange) {
    const rows = eventsIn(exchange);
    if (rows === undefined) return 0;
    const demands = demandsOf(plainlySentWith(exchange));
    for (const { fits, because, clause } of demands) {
      const stray = rows.findIndex((row) => fits(row) === false);
      expectThat(stray < 0, `/data/${stray}`, because, rows[stray], clause);
    }
    return demands.length * rows.length;
  },
  provokedBy: [
    ...provokedBy,
    'events/actor-country',
    'events/bbox-filter',
    'events/country-match',
    'events/metric-bounds',
    'events/near-filter',
    'events/near-radius-cap',
    'events/near-without-coordinates',
    'events/search-lexical',
    'events/subcategory-filter',
    'events/window-date',
    'geography/discovered-values',
  ],
});

export const rowsOrdered = defineInvariant({
  id: 'events/rows-ordered',
  title: 'Any page of an Events list in order of significance has the most significant Events first',
  clauses: ['events.sort.significance', 'events.sort.default'],
  operations: ['listEvents'],
  rulings: ['sort-directions'],
  comparesParts: true,
  judge(exchange) {
    const rows = eventsIn(exchange) ?? [];
    const sent = sentWith(exchange);
    const isSearch = ['search', 'q', 'search_mode'].some((name) => sent.has(name));
    const [sort, ...further] = sent.get('sort') ?? [];
    if (isSearch || further.length > 0 || (sort !== undefined && sort !== 'significance')) return 0;
    const clause = sort === undefined ? 'events.sort.default' : 'events.sort.significance';
    let lowest = Number.POSITIVE_INFINITY;
    for (const [index, row] of rows.entries()) {
      const significance = significanceOf(row) ?? lowest;
      const place = `/data/${index}/metrics/significance`;
      expectThat(
        significance <= lowest + significanceDrift,
        place,
        `at most ${lowest}, as above`,
        significance,
        clause,
      );
      lowest = Math.min(lowest, significance);
    }
    return rows.length > 1 ? rows.length : 0;
  },
  provokedBy,
});

export const rowsCounted = defineInvariant({
  id: 'events/rows-counted',
  title: 'No page of an Events list has more rows than the limit in force',
  clauses: ['events.limit.page-size', 'events.limit.default', 'limits.events-limit.max'],
  operations: ['listEvents'],
  judge(exchange) {
    const rows = eventsIn(exchange);
    const sent = sentWith(exchange).get('limit') ?? [];
    if (rows === undefined || sent.length > 1) return 0;
    const { default: unsent, max } = limits.events.limit;
    const limit = decimal(sent[0] ?? String(unsent));
    if (limit === undefined || !Number.isInteger(limit) || limit < 1) return 0;
    const clause =
      limit > max
        ? 'limits.events-limit.max'
        : sent.length === 0
          ? 'events.limit.default'
          : 'events.limit.page-size';
    const most = Math.min(limit, max);
    expectThat(rows.length <= most, '/data', `at most ${most} rows`, `${rows.length} rows`, clause);
    return rows.length > 0 ? 1 : 0;
  },
  provokedBy: [...provokedBy, 'events/limit-above-max', 'events/limit-default'],
});

export const rowsEchoed = defineInvariant({
  id: 'events/rows-echoed',
  title: 'Any page of an Events list tells its bounds, the order sent and the definition of in-country sent',
  clauses: ['events.window.query-window', 'envelope.list.sort.echo', 'events.country-match.echo'],
  operations: ['listEvents'],
  judge(exchange) {
    if (eventsIn(exchange) === undefined) return 0;
    const sent = plainlySentWith(exchange);
    const window = at(exchange.json, '/meta/query_window') ?? null;
    const ofWindow = 'events.window.query-window';
    // An interval of publication time selects no event dates that it could tell.
    const isRecorded = ['recorded_start', 'recorded_end'].some((name) => sent(name) !== undefined);
    expectThat(isRecorded || window !== null, '/meta/query_window', 'the bounds in force', window, ofWindow);
    const sort = vocabularies.eventSort.values.find((value) => value === sent('sort'));
    const isSearch = ['search', 'q'].some((name) => sent(name) !== undefined);
    const [told, match] = [at(exchange.json, '/sort'), sent('country_match')];
    if (sort !== undefined && !isSearch)
      expectThat(told === sort, '/sort', sort, told, 'envelope.list.sort.echo');
    const isPlaced = ['country', 'region', 'continent'].some((name) => sent(name) !== undefined);
    const known = vocabularies.countryMatch.values.find((value) => value === match);
    if (known === undefined || !isPlaced) return 1;
    const place = '/applied_filters/country_match';
    const echo = at(exchange.json, place) ?? null;
    // It may be told as an object, with what it means.
    const isTold = [...strings(echo)].includes(known);
    expectThat(isTold, place, known, echo, 'events.country-match.echo');
    return 1;
  },
  provokedBy,
});
