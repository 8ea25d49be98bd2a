import { type ClauseId, isClauseId, limits, vocabularies } from '../../contract/index.js';
import {
  type Api,
  accusing,
  defineCheck,
  type Exchange,
  expectThat,
  forSets,
  type JsonObject,
  type Query,
  rowsOf,
  type World,
} from '../../src/kit/index.js';
import { clauseOfDimension, countOf, groupsOf, totalOf } from '../asking/buckets.js';
import { combinationsOf } from '../asking/combination-sets.js';
import {
  expectCombined,
  hasWindow,
  isIncompatible,
  isWhole,
  queryOf,
  type Selection,
} from '../asking/combinations.js';
import { eventFactors } from '../asking/event-parts.js';
import { deepened } from '../asking/events.js';
import { shownMetrics } from '../asking/filters.js';
import { fullPage } from '../asking/pages.js';
import { form, type Part } from '../asking/parts.js';
import { bounds } from '../asking/windows.js';

/** So many hold every pair that the known Events of most deployments tell apart. */
const mostSets = 140;
/** Buckets of a summary. */
const { max: most } = limits.summary.limit;

/** Parameters that a summary does not take, and a window that may gain Events from one reply to the next. */
const listOnly = ['search', 'q', 'days', 'window'];

/** The query of the summary that counts what the list selects; undefined where it does not take all of its filters. */
function summaryQueryOf({ offer }: World, parts: readonly Part[]): Query | undefined {
  const own: Query = Object.assign({}, ...parts.map((part) => part.onSummary ?? part.query));
  if (Object.keys(own).some((name) => listOnly.includes(name))) return undefined;
  return hasWindow(own) ? own : { ...bounds(offer.window), ...own };
}

/** The dimension by which the summary of a set is asked for. */
const dimensionPart = (group_by: string): Part => ({
  ...form({}, clauseOfDimension(group_by) ?? 'events-summary.filters.combination', 0),
  because: `by ${group_by}`,
  onSummary: { group_by },
});

const dimensions = vocabularies.summaryGroupBy.values.map(dimensionPart);
/** Dimensions that count Events by their own places, also those that an actor admits (ruling group-by-totals). */
const byPlace: readonly string[] = ['by country', 'by region', 'by continent'];

/** Whether the default match of a country may admit Events by their actors. */
const isByActors = (parts: readonly Part[]): boolean =>
  parts.some(({ query }) => 'country' in query && !('country_match' in query));

/** The sets, each with a dimension of the summary: every filter meets as many dimensions as it can. */
function withDimensions(world: World, sets: readonly (readonly Part[])[]): readonly (readonly Part[])[] {
  const met = new Set<string>();
  const meetings = (parts: readonly Part[], dimension: Part): readonly string[] =>
    parts.map(({ query }) => `${Object.keys(query).join()} ${dimension.because}`);
  return sets.map((parts) => {
    if (summaryQueryOf(world, parts) === undefined) return parts;
    const news = (dimension: Part) => meetings(parts, dimension).filter((each) => !met.has(each)).length;
    const free = dimensions.filter(({ because }) => !isByActors(parts) || !byPlace.includes(because));
    const [dimension] = free.toSorted((one, other) => news(other) - news(one));
    if (dimension === undefined) return parts;
    for (const each of meetings(parts, dimension)) met.add(each);
    return [...parts, dimension];
  });
}

const longestPage = limits.events.limit.max;

/** Every Event has a category. */
const plain = 'category';

const totalBy = async (api: Api, filters: Query): Promise<number> =>
  totalOf(await api.get('summarizeEvents', { ...filters, group_by: plain, limit: most }));

/** The clause that the summary takes a filter that is sent alone. */
function clauseOfSummary(parts: readonly Part[]): ClauseId {
  const [only, ...others] = parts.filter(({ effect }) => effect !== 'form');
  const [name = ''] = Object.keys(only?.query ?? {});
  const id = `events-summary.accepts.${name.replaceAll('_', '-')}`;
  return others.length === 0 && isClauseId(id) ? id : 'events-summary.filters.combination';
}

/** What a walk over the list shows of one value of a dimension. */
interface Listed {
  readonly name: string;
  readonly cards: readonly JsonObject[];
  readonly group_by: string;
  readonly summary: Exchange;
}

/** Whether one page of the list shows other cards of a value than the pages of a walk did. */
async function hasOtherCards(
  api: Api,
  parts: readonly Part[],
  { name, cards, group_by, summary }: Listed,
): Promise<boolean> {
  const query = queryOf(api.world, parts);
  if (query.limit === longestPage) return false;
  const page = await fullPage(api, { ...query, limit: longestPage });
  const other = groupsOf(rowsOf(page), group_by, summary).find((group) => group.name === name);
  return other?.cards.length !== cards.length;
}

/** Whether each row is of the offered window, where no part names days of its own. */
function areOfWindow({ offer }: World, query: Query, rows: readonly JsonObject[]): boolean {
  const { start, end } = offer.window;
  const { date_start, date_end } = query;
  if (date_start !== start || date_end !== end) return true;
  return rows.every(({ event_date: date }) => typeof date !== 'string' || (date >= start && date <= end));
}

/** The summary counts the Events that the list selects with the same filters, in all and by each value. */
async function expectCounted(api: Api, parts: readonly Part[], selection: Selection): Promise<void> {
  const filters = summaryQueryOf(api.world, parts);
  const rows = rowsOf(selection.reply);
  // What the list selects beside its window, the summary need not count.
  if (filters === undefined || !areOfWindow(api.world, filters, rows)) return;
  const group_by = String(filters.group_by ?? plain);
  const summary = await api.get('summarizeEvents', { ...filters, group_by, limit: most });
  if (isIncompatible(summary)) return;
  await accusing(clauseOfSummary(parts), async () => {
    // Of buckets that are cut, the total is not known.
    if (rowsOf(summary).length >= most) return;
    const whole = isWhole(selection);
    const isCounted = (total: number) => (whole ? total === rows.length : total >= rows.length);
    const expected = `${whole ? '' : 'at least '}${rows.length} Events, as the list returns`;
    const total = totalOf(summary);
    const isOfDimension = !isCounted(total) && group_by !== plain && isCounted(await totalBy(api, filters));
    const clause = isOfDimension ? 'summary-bucket.reconciles' : undefined;
    expectThat(isCounted(total), '/data', expected, total, clause);
    // Which bucket is a value's is clear where one alone names it.
    for (const { name, cards, buckets } of groupsOf(rows, group_by, summary)) {
      const [bucket, another] = buckets;
      if (bucket === undefined || another !== undefined) continue;
      const counted = countOf(bucket, '/data');
      const fits = whole ? counted === cards.length : counted >= cards.length;
      if (!fits && (await hasOtherCards(api, parts, { name, cards, group_by, summary }))) return;
      expectThat(fits, '/data', `${whole ? '' : 'at least '}${cards.length} Events of ${name}`, counted);
    }
  });
}

/** What a row accuses that does not fit a filter, and what a filter accuses that fails alone. */
const ofFilters: readonly ClauseId[] = [
  'events.date-start.bound',
  'events.date-end.bound',
  'events.date.single-day',
  'events.observed-start.date',
  'events.days.window',
  'events.country.nothing-else',
  'events.country.match-location',
  'events.country.list',
  'events.country.iso-2',
  'events.country.fips',
  'events.country.english-name',
  'events.region.members',
  'events.continent.members',
  'events.bbox.inside',
  'events.near.inside',
  'events.source-actor-country.filter',
  'events.source-actor-country.grammar',
  'events.target-actor-country.filter',
  'events.actor-country.filter',
  'events.category.filter',
  'events.category.list',
  'events.category.case-insensitive',
  'events.subcategory.filter',
  'events.subcategory.list',
  'events.geo-precision-min.bound',
  'events.geo-precision-max.bound',
  'events.has-fatalities.true',
  'events.has-fatalities.true.complete',
  'events.has-fatalities.true.conflict-only',
  'events.has-fatalities.false',
  'events.has-fatalities.false.unknown',
  'events.civilian-targeting.true',
  'events.languages.filter',
  'events.search.lexical.contains',
  'events.search.lexical.complete',
  'events.search.lexical.case-insensitive',
  'events.entity.spine-id',
  'events.entity.union',
  'events.entity.name',
  'events.sort.default',
  'events.sort.significance',
  'events.sort.recent',
  'events.limit.page-size',
  'events.cursor.walk-no-repeats',
  'events.country-match.location.country',
  'events.country-match.location.region',
  'events.country-match.location.continent',
  ...shownMetrics
    .flatMap((name) => ['min', 'max'].map((side) => `events.${name.replaceAll('_', '-')}-${side}.bound`))
    .filter(isClauseId),
];

/** What a spelling accuses that does not say the same as the usual one. */
const ofSpellings: readonly ClauseId[] = [
  'events.date-start.alias-start-date',
  'events.date-end.alias-end-date',
  'events.days.alias-window',
  'events.observed-start.alias-observed-start',
  'events.country.alias-country-iso3',
  'events.near.lat-lon',
  'events.near.lat-lng',
  'events.category.alias-categories',
  'events.entity.alias-entity-id',
  'events.entity.alias-entities',
  'events.languages.alias-language',
  'events.search.alias-q',
  'error.invalid-boolean.case',
];

const ofTogether = ['events.filters.combination', 'events-summary.filters.combination'] as const;
const ofBuckets = ['summary-bucket.reconciles'] as const satisfies readonly ClauseId[];

export const combination = defineCheck({
  id: 'events/combination',
  title: 'Filters that are sent together select what each of them selects, on the list and on the summary',
  clauses: [...ofTogether, ...ofBuckets, ...ofFilters, ...ofSpellings],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: [
    'live-data',
    'metric-bounds-inclusive',
    'counted-actors',
    'region-members',
    'great-circle-distance',
    'region-and-actors',
    'implied-family',
    'sort-directions',
    'group-by-totals',
  ],
  runs: mostSets,
  property: forSets<Part>(
    (world, seed) =>
      withDimensions(
        world,
        combinationsOf(deepened(world), eventFactors(deepened(world)), { most: mostSets, seed }),
      ),
    async (given, parts) => {
      const api = { ...given, world: deepened(given.world) };
      const selection = await expectCombined(api, parts, 'events.filters.combination');
      // What is not sure of the list tells nothing of the summary.
      if (selection?.sure) await expectCounted(api, [...parts, ...selection.floor], selection);
    },
    {
      requests: 2,
      ofTogether,
      sends: (world, parts) => {
        const summary = summaryQueryOf(world, parts);
        return [
          { operation: 'listEvents', query: queryOf(world, parts) },
          ...(summary === undefined ? [] : [{ operation: 'summarizeEvents' as const, query: summary }]),
        ];
      },
      textOf: ({ query, effect, onSummary = {} }) =>
        Object.entries(effect === 'form' ? { ...onSummary, ...query } : query)
          .map(([name, value]) => `${name}=${value}`)
          .join('&'),
    },
  ),
});
