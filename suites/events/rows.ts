import { limits, vocabularies } from '../../contract/index.js';
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
import { actorFilters, decimal, demandsOf, metricBounds, plainlySentWith } from '../asking/event-demands.js';
import { significanceDrift, significanceOf } from '../asking/events.js';
import { sentWith } from '../asking/sent.js';

// Whatever a request is sent for, its rows have to be what it asks for: on any page, after any number of requests, beside
// any other parameter.

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
