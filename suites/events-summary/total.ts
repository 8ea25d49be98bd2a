import { type ClauseId, isClauseId, limits, vocabularies } from '../../contract/index.js';
import { windowEndingOn } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  type DateWindow,
  defineCheck,
  expectStatus,
  expectThat,
  forEach,
  once,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { expectDescribed } from '../asking/bucket-statistics.js';
import { bucketOf, countOf, datesOf, totalOf } from '../asking/buckets.js';
import { countryOf } from '../asking/countries.js';
import {
  eventfulOffice,
  expandedSiblings,
  isSpineId,
  mergedEntity,
  ofOffice,
  scopedTo,
  seenEntities,
} from '../asking/entity-refs.js';
import { forSeenPairs } from '../asking/events.js';
import {
  type ActorFilter,
  actorFilters,
  byActorCountry,
  type Filter,
  geoPrecisionBound,
  inCountry,
  inLanguage,
  inRegion,
  lethal,
  locatedInCountry,
  metricBound,
  onContinent,
  shownMetrics,
  targetingCivilians,
} from '../asking/filters.js';
import { fullPage, nextCursorOf } from '../asking/pages.js';
import { inAdmin1, inBox, inCircle } from '../asking/places.js';
import { expectSubset, wholeEvents } from '../asking/results.js';
import { bounds, matchingNothing } from '../asking/windows.js';

export const totalOfList = defineCheck({
  id: 'events-summary/total-of-list',
  title: 'A summary counts as many Events as the list returns with the same filters',
  clauses: [
    'significance.event-count.distinct',
    'summary-bucket.event-count',
    'events-summary.accepts.date-start',
    'events-summary.accepts.date-end',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['live-data'],
  runs: 1,
  property: forSeenPairs(
    async (api, { date, category, subcategory }) => {
      const query = { ...bounds({ start: date, end: date }), category, subcategory };
      const list = await fullPage(api, { ...query, limit: 100 });
      const rows = rowsOf(list).length;
      // Only a list of one page tells how many Events it has.
      if (nextCursorOf(list) !== undefined) return;
      const summary = await api.get('summarizeEvents', query);
      const total = accusing('events-summary.accepts.subcategory', () => totalOf(summary));
      const outside = datesOf(summary).find((each) => each !== date);
      const bound = outside !== undefined && outside < date ? 'date-start' : 'date-end';
      const clause = outside === undefined ? undefined : (`events-summary.accepts.${bound}` as const);
      expectThat(total === rows, '/data', `${rows} Events, as the list shows`, total, clause);
      api.witness('Events counted', rows);
    },
    { requests: 2 },
  ),
});

export const totalListed = defineCheck({
  id: 'events-summary/total-listed',
  title: 'Where a summary counts Events, the list of the same days is not empty',
  clauses: ['summary-bucket.event-count'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['live-data'],
  property: once(
    async (api) => {
      const query = bounds(api.world.offer.window);
      const total = totalOf(await api.get('summarizeEvents', { ...query, limit: 500 }));
      precondition(total > 0, 'the summary counts no Events', 'no-data');
      const { length } = rowsOf(await fullPage(api, { ...query, limit: 100 }));
      expectThat(length > 0, '/data', `some of the ${total} Events that the summary counts`, length);
      api.witness('Events listed', length);
    },
    { requests: 2 },
  ),
});

export const countryTotal = defineCheck({
  id: 'events-summary/country-total',
  title: 'With country_match=location the total of a country equals the count of its bucket',
  clauses: ['events-summary.country-buckets.location-agrees'],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals', 'live-data'],
  property: once(
    async (api) => {
      const { window, events } = api.world.offer;
      const asked = locatedInCountry(events);
      const country = countryOf(asked?.query.country);
      if (asked === undefined || country === undefined) return;
      const query = { ...bounds(window), limit: 500 };
      const byCountry = await api.get('summarizeEvents', { ...query, group_by: 'country' });
      const bucket = accusing(
        'events-summary.group-by.country',
        () => bucketOf(byCountry, country.name) ?? bucketOf(byCountry, country.iso3),
      );
      if (bucket === undefined) return;
      const counted = countOf(bucket, '/data');
      // A summary that is kept for the country would be that of both matches.
      await api.get('summarizeEvents', { ...query, ...asked.query, country_match: undefined });
      const total = totalOf(await api.get('summarizeEvents', { ...query, ...asked.query }));
      expectThat(
        total === counted,
        '/data',
        `${counted} Events in ${country.name}, as its bucket counts`,
        total,
      );
      api.witness('Events counted', counted);
    },
    { requests: 3 },
  ),
});

/** Days of closed windows that are tried, the longest first. */
const spans = [30, 7, 2] as const;

/** The longest closed window in which the Events of a filter fit on one page, so that they can be counted. */
async function countableWindow(api: Api, filters: Query): Promise<DateWindow> {
  for (const days of spans) {
    const window = windowEndingOn(api.world.offer.window.end, days);
    if (nextCursorOf(await fullPage(api, { ...bounds(window), ...filters, limit: 100 })) === undefined)
      return window;
  }
  precondition(
    false,
    `of ${JSON.stringify(filters)}, two days have more Events than fit on a page`,
    'no-data',
  );
}

/**
 * A summary counts the Events that the list of the same filters shows.
 * @param window closed, and with no more Events than fit on a page
 * @returns how many Events there were
 */
async function expectSummaryOfList(
  api: Api,
  filters: Query,
  window: DateWindow = api.world.offer.window,
): Promise<number> {
  const query = { ...bounds(window), ...filters };
  const list = await fullPage(api, { ...query, limit: 100 });
  const rows = rowsOf(list).length;
  precondition(nextCursorOf(list) === undefined, 'the list is too long to be counted', 'no-data');
  // Categories are few, so that no bucket is cut off.
  const summary = await api.get('summarizeEvents', { ...query, group_by: 'category' });
  const total = totalOf(summary);
  const told = expandedSiblings(summary.json);
  const listed = expandedSiblings(list.json);
  // A summary need not tell them.
  const others = listed.length === 0 ? [] : told.filter((id) => !listed.includes(id));
  expectThat(
    others.length === 0,
    '/applied_filters/entity_ids_expanded',
    `${listed.join(', ')}, as the list tells`,
    others,
    'events-summary.accepts.entity-family',
  );
  expectThat(total === rows, '/data', `${rows} Events, as the list shows`, total);
  return rows;
}

/** Entities that are worth asking about. */
const most = 4;

/** An entity with a closed window in which its Events fit on one page, the longest that one of a few has. */
async function countableEntity(api: Api): Promise<{ readonly entity: string; readonly window: DateWindow }> {
  const ids = seenEntities(api.world).flatMap(({ id }) => (isSpineId(id) ? [id] : []));
  const { window } = api.world.offer;
  for (const entity of ids.slice(0, most)) {
    if (nextCursorOf(await fullPage(api, scopedTo(api.world, [entity]))) === undefined)
      return { entity, window };
  }
  const [entity] = ids;
  precondition(entity !== undefined, 'no Event refers to an entity by an e_ id', 'no-data');
  return { entity, window: await countableWindow(api, { entity }) };
}

export const entityTotal = defineCheck({
  id: 'events-summary/entity-total',
  title: 'A summary for an entity, with or without its siblings, counts the Events that the list returns',
  clauses: ['events-summary.accepts.entity', 'events-summary.accepts.entity-family'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['live-data', 'group-by-totals', 'rows-need-not-be-held'],
  property: forEach(
    ['entity', 'entity_family'],
    async (api, name) => {
      if (name === 'entity_family') {
        const { id: entity } = await mergedEntity(api);
        const window = await countableWindow(api, { entity, entity_family: 'expand' });
        const exact = await expectSummaryOfList(api, { entity, entity_family: 'exact' }, window);
        const expanded = await expectSummaryOfList(api, { entity, entity_family: 'expand' }, window);
        api.witness('Events of a sibling', expanded - exact);
        return;
      }
      const { entity, window } = await countableEntity(api);
      api.witness('Events counted', await expectSummaryOfList(api, { entity }, window));
    },
    {
      requests: 5,
      clause: (name) => `events-summary.accepts.${name === 'entity_family' ? 'entity-family' : 'entity'}`,
    },
  ),
});

/** Nobody in the news held an office then. */
const office_as_of = '1500-01-01';

export const officeTotal = defineCheck({
  id: 'events-summary/office-total',
  title: 'A summary for an office, by its window or by a date, counts the Events that the list returns',
  clauses: ['events-summary.accepts.office', 'events-summary.accepts.office-as-of'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['live-data', 'office', 'group-by-totals'],
  property: once(
    async (api) => {
      const { office } = await eventfulOffice(api);
      // Beside an entity, where one is known, the Events of either are counted.
      const isKnown = seenEntities(api.world).some(({ id }) => isSpineId(id));
      const scope = isKnown ? { office, entity: (await countableEntity(api)).entity } : { office };
      const window = await countableWindow(api, scope);
      api.witness('Events of holders', await expectSummaryOfList(api, scope, window));
      // A date outside any term may be refused (ruling office).
      const past = await ofOffice(api, office, { office_as_of });
      if (past.status === 200)
        await accusing('events-summary.accepts.office-as-of', () =>
          expectSummaryOfList(api, { office, office_as_of }, window),
        );
    },
    { requests: 6 },
  ),
});

export const emptyResult = defineCheck({
  id: 'events-summary/empty-result',
  title: 'Filters that match no Event return a summary of no Events',
  clauses: ['service.empty.status'],
  operations: ['summarizeEvents'],
  property: once(async (api) => {
    const reply = await api.get('summarizeEvents', { ...matchingNothing(api.world), group_by: 'category' });
    expectStatus(reply, 200);
    const counted = rowsOf(reply).filter((bucket) => bucket.event_count !== 0);
    expectThat(counted.length === 0, '/data', 'no bucket that counts an Event', counted[0]);
    api.witness('empty summaries');
  }),
});

const sides = ['min', 'max'] as const;

/** By the country of any actor where no card tells the side: whom the list selects is not judged here. */
const bySide =
  (name: ActorFilter): Filter =>
  (cards) => {
    const anyone = byActorCountry('actor_country')(cards);
    return (
      byActorCountry(name)(cards) ??
      (anyone && { ...anyone, query: { [name]: anyone.query.actor_country }, because: `Events by ${name}` })
    );
  };

/** The codes of a language that has one of either kind. */
const spanish = { two: 'es', three: 'spa' } as const;

/** Filters that list and summary share, by the parameter that each of them stands for. */
const filters: Readonly<Record<string, Filter>> = {
  country: inCountry,
  country_match: locatedInCountry,
  region: inRegion,
  continent: onContinent,
  admin1: inAdmin1,
  bbox: inBox,
  near: inCircle,
  ...Object.fromEntries(actorFilters.map((name) => [name, bySide(name)])),
  has_fatalities: () => lethal,
  civilian_targeting: targetingCivilians,
  languages: inLanguage(spanish.two),
  ...Object.fromEntries(
    shownMetrics.flatMap((name) => sides.map((side) => [`${name}_${side}`, metricBound(name, side)])),
  ),
  geo_precision_min: geoPrecisionBound('min'),
  geo_precision_max: geoPrecisionBound('max'),
};

const filterNames: readonly string[] = Object.keys(filters);

/** The clause that the summary applies a filter as the list does. */
function clauseOf(name: string): ClauseId | undefined {
  const id = `events-summary.accepts.${name.replaceAll('_', '-')}`;
  return isClauseId(id) ? id : undefined;
}

/** Clauses that the list applies a filter; a differing total may refute them. */
const ofList: Readonly<Record<string, ClauseId>> = {
  civilian_targeting: 'events.civilian-targeting.true',
  languages: 'events.languages.filter',
};

/** Accused if a total differs from the number of listed rows. */
function refutedBy(name: string, total: number, rows: number, whole: number): ClauseId | undefined {
  // If a filter leaves the list whole and the summary counts fewer, the list ignored the filter.
  if (total < rows && rows === whole) return ofList[name];
  // Rows near the place are found, but not as far out as requested.
  return name === 'near' && 0 < total && total < rows ? 'events-summary.accepts.radius-km' : undefined;
}

const dimensions: readonly string[] = vocabularies.summaryGroupBy.values;
const { max: mostBuckets } = limits.summary.limit;
/** By this, `events-summary/group-by-origins` compares the buckets beside `actor_country`. */
const sideFound = 'target_actor_country';

export const filtersAsList = defineCheck({
  id: 'events-summary/filters-as-list',
  title:
    'Each filter narrows the list, and a summary with it counts and describes the Events that the list returns',
  clauses: [
    ...[...filterNames, 'radius_km'].flatMap((name) => clauseOf(name) ?? []),
    ...Object.values(ofList),
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['group-by-totals', 'live-data'],
  property: forEach(
    filterNames,
    async (api, name) => {
      const whole = await wholeEvents(api);
      const asked = filters[name]?.(whole.rows);
      if (asked === undefined) return;
      // Buckets of countries count Events by their places, so that actors must not admit any (ruling group-by-totals).
      const matches = name === 'country' ? [undefined, 'location'] : [asked.query.country_match];
      for (const country_match of matches) {
        const query: Query = { ...whole.query, ...asked.query, country_match };
        const list = await fullPage(api, query);
        // A refusal of the list, or a filter that it does not apply, is the matter of other checks.
        if (list.status !== 200 || nextCursorOf(list) !== undefined) return;
        accusing(ofList[name], () => expectSubset(list, whole, asked.because));
        const rows = rowsOf(list).length;
        // What a language without coverage is answered, in either spelling, is open (ruling summary-aliases).
        const isSpelt = name === 'languages' && rows > 0 && rows < whole.rows.length;
        const summed: Query = isSpelt ? { ...query, languages: spanish.three } : query;
        // A dimension of its own may be counted elsewhere than the others; of these, categories are few enough for one reply.
        const isOwn = dimensions.includes(name) && country_match === matches.at(-1);
        const byCategory = { ...summed, group_by: 'category', limit: mostBuckets };
        const group_by = isOwn ? name : name === 'actor_country' ? sideFound : 'category';
        const bySide = await api.get('summarizeEvents', { ...byCategory, group_by });
        // Whether the buckets of a side lose Events is judged by itself.
        const isOff = group_by === sideFound && !isOwn && (bySide.status !== 200 || totalOf(bySide) !== rows);
        const summary = isOff ? await api.get('summarizeEvents', byCategory) : bySide;
        if (summary.status === 200 && rowsOf(summary).length === mostBuckets) return;
        if (isSpelt && (summary.status !== 200 || totalOf(summary) !== rows)) {
          // Whether the list takes the code is judged by itself.
          const spelt = await fullPage(api, summed);
          if (spelt.status !== 200 || rowsOf(spelt).length !== rows) return;
          await api.get('summarizeEvents', byCategory);
        }
        const total = totalOf(summary);
        // Whether the summary takes the match is judged by itself.
        const isOfMatch = total !== rows && isOwn && matches.length > 1;
        if (isOfMatch && totalOf(await api.get('summarizeEvents', byCategory)) !== rows) return;
        const clause = refutedBy(name, total, rows, whole.rows.length);
        expectThat(total === rows, '/data', `${rows} ${asked.because}, as the list shows`, total, clause);
        if (group_by === 'category') await expectDescribed(api, { whole, list, summary });
        if (rows < whole.rows.length) api.witness(`${name} compared`, rows);
      }
    },
    { requests: 2, clause: clauseOf },
  ),
});
