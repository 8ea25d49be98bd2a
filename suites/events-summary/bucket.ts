import type { Country } from '../../contract/countries.js';
import type { ClauseId } from '../../contract/index.js';
import {
  type Api,
  accusing,
  at,
  defineCheck,
  expectThat,
  forEach,
  fromLast,
  isArray,
  isObject,
  type JsonObject,
  once,
  rowsOf,
} from '../../src/kit/index.js';
import { besideCards, clauseOfDimension, comparable, countOf, groupsOf, totalOf } from '../asking/buckets.js';
import { isFrom, isIn, originsOf, plainCountries } from '../asking/countries.js';
import { fullPage, idOf } from '../asking/pages.js';
import { wholeEvents } from '../asking/results.js';
import { bucketMetrics, nestedIn } from '../asking/statistics.js';
import { bounds } from '../asking/windows.js';

/** The buckets of the whole window by category, a dimension that is always taken. */
async function byCategory(api: Api): Promise<readonly JsonObject[]> {
  const query = { ...bounds(api.world.offer.window), group_by: 'category' };
  const reply = await api.get('summarizeEvents', query);
  return accusing('events-summary.group-by.category', () => rowsOf(reply));
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const bucketCounts = defineCheck({
  id: 'events-summary/bucket-counts',
  title:
    'A bucket has event_count, fatality_event_count and fatalities, which are null only where no Event has a count',
  clauses: ['summary-bucket.event-count', 'summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
  operations: ['summarizeEvents'],
  rulings: ['group-by-totals'],
  property: once(async (api) => {
    for (const [index, bucket] of (await byCategory(api)).entries()) {
      const place = `/data/${index}`;
      const { fatalities, fatality_event_count: lethal } = bucket;
      expectThat(isCount(countOf(bucket, place)), `${place}/event_count`, 'a count', bucket.event_count);
      const ofLethal = 'summary-bucket.fatality-event-count';
      // No type is shown, and a bucket without any count may have no total either.
      const isUnknown = lethal === null && (fatalities === null || fatalities === 0);
      expectThat(isCount(lethal) || isUnknown, `${place}/fatality_event_count`, 'a count', lethal, ofLethal);
      if (isUnknown) api.observe('fatality_event_count without any count', 'null');
      const toll = fatalities === null || isCount(fatalities);
      expectThat(toll, `${place}/fatalities`, 'a count or null', fatalities, 'summary-bucket.fatalities');
      api.witness('buckets judged');
    }
  }),
});

const tollOf = ({ fatalities }: JsonObject): number => (typeof fatalities === 'number' ? fatalities : 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

export const bucketFatalities = defineCheck({
  id: 'events-summary/bucket-fatalities',
  title: 'Buckets add up the fatalities of the listed Events and count the lethal ones',
  clauses: ['summary-bucket.fatalities', 'summary-bucket.fatality-event-count'],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['group-by-totals', 'live-data'],
  property: once(
    async (api) => {
      const { query, rows } = await wholeEvents(api);
      // Categories are few, so that no bucket is cut off.
      const buckets = rowsOf(
        await api.get('summarizeEvents', { ...query, group_by: 'category', limit: 500 }),
      );
      const toll = sum(rows.map(tollOf));
      const lethal = rows.filter((row) => tollOf(row) > 0).length;
      const told = sum(buckets.map(tollOf));
      const counted = sum(buckets.map((bucket) => Number(bucket.fatality_event_count)));
      expectThat(told === toll, '/data', `${toll} fatalities, as the list shows`, told);
      expectThat(
        counted === lethal,
        '/data',
        `${lethal} lethal Events, as the list shows`,
        counted,
        'summary-bucket.fatality-event-count',
      );
      api.witness('lethal Events counted', lethal);
    },
    { requests: 2 },
  ),
});

/** Statistics that lie within the range of the values themselves; a trend, say, may well be negative. */
const within = /severity|(?:^|_)(?:min|max|avg|average|mean|median|sum|total|p\d+|value)(?:$|_)/i;

/** What compares severity with something, or rescales it, under its own name. */
const compared =
  /delta|change|diff|trend|slope|score|skew|(?:^|_)vs(?:_|$)|log|corr|growth|momentum|prior|deviation/i;

/** The negative numbers among the statistics of severity, by their paths. */
export function* negatives(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'number') {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const ofGoldstein = path.split('/').findLast((each) => /severity|goldstein/i.test(each)) ?? '';
    if (value < 0 && /severity/i.test(ofGoldstein) && within.test(name) && !compared.test(name)) yield path;
  } else if (isArray(value)) for (const each of value) yield* negatives(each, path);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) yield* negatives(each, `${path}/${member}`);
  }
}

export const bucketSeverity = defineCheck({
  id: 'events-summary/bucket-severity',
  title: 'Goldstein severity, an absolute value, is never negative in the statistics of a bucket',
  clauses: ['significance.goldstein-severity.absolute-value'],
  operations: ['summarizeEvents'],
  rulings: ['goldstein-severity'],
  property: once(async (api) => {
    const negative = api.world.offer.events.some((card) => Number(at(card, '/metrics/goldstein_scale')) < 0);
    for (const [index, bucket] of (await byCategory(api)).entries()) {
      for (const part of ['metrics', 'metric_stats']) {
        const [path] = negatives(bucket[part]);
        expectThat(path === undefined, `/data/${index}/${part}`, 'no negative severity', path);
      }
      if (negative) api.witness('buckets judged');
    }
  }),
});

interface Statistic {
  readonly clause: ClauseId;
  readonly of: string;
  /** The path of a member that holds it, in small letters. Inner names are not shown: any with its word passes. */
  readonly named: Pick<RegExp, 'test'>;
}

/** A path with one of the words, and none of the others behind it. */
const namedWithout = (words: readonly string[], others: RegExp): Statistic['named'] => ({
  test: (path) => {
    const rest = fromLast(path, words);
    return rest !== undefined && !others.test(rest);
  },
});

const deaths = /fatal|death|lethal|mortal|casualt|killed/;
const isOfDeaths = (path: string): boolean => deaths.test(path);
const isRate = (path: string): boolean =>
  /rate|share|ratio|percent|pct|fraction|proportion|avg|average|mean|lethality|mortality/.test(path);
const deathsPer = (path: string): boolean => /per(?!son|iod)/.test(path.slice(path.search(deaths)));

const ofRates = 'summary-bucket.metrics.fatality-rates';
/** What a card shows of the metric of a clause. */
const shownBy = new Map(Object.values(bucketMetrics).map(({ clause, of }) => [clause, of]));

const statistics: readonly Statistic[] = [
  {
    clause: 'summary-bucket.metrics.goldstein-scale',
    of: 'the Goldstein scale',
    named: namedWithout(['goldstein'], /sever|abs/),
  },
  {
    clause: 'summary-bucket.metrics.goldstein-severity',
    of: 'Goldstein severity',
    named: /severity|^(?=.*goldstein).*abs/,
  },
  { clause: 'summary-bucket.metrics.magnitude', of: 'magnitude', named: /magnitude/ },
  { clause: 'summary-bucket.metrics.systemic-importance', of: 'systemic importance', named: /systemic/ },
  {
    clause: 'summary-bucket.metrics.propagation-potential',
    of: 'propagation potential',
    named: /propagation/,
  },
  { clause: 'summary-bucket.metrics.market-sensitivity', of: 'market sensitivity', named: /market/ },
  { clause: 'summary-bucket.metrics.confidence', of: 'confidence', named: /confidence/ },
  {
    clause: 'summary-bucket.metrics.article-evidence',
    of: 'article evidence',
    named: /article|evidence|source/,
  },
  {
    clause: 'summary-bucket.metrics.fatality-counts',
    of: 'fatality counts',
    named: namedWithout(
      ['fatal', 'death', 'lethal', 'casualt', 'killed'],
      /rate|share|ratio|per_|percent|pct|fraction|proportion/,
    ),
  },
  {
    clause: ofRates,
    of: 'fatality rates',
    named: { test: (path) => isOfDeaths(path) && (isRate(path) || deathsPer(path)) },
  },
];

/** The paths of all members within a value, in small letters. */
function* pathsOf(value: unknown, path = ''): Generator<string> {
  if (isArray(value)) for (const each of value) yield* pathsOf(each, path);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) {
      const deeper = `${path}/${member.toLowerCase()}`;
      yield deeper;
      yield* pathsOf(each, deeper);
    }
  }
}

export const bucketStatistics = defineCheck({
  id: 'events-summary/bucket-statistics',
  title: 'A bucket nests statistics of every metric under metrics or metric_stats',
  clauses: ['summary-bucket.metrics', ...statistics.map(({ clause }) => clause)],
  operations: ['summarizeEvents'],
  property: forEach(statistics, async (api, { clause, of: metric, named }) => {
    const buckets = await byCategory(api);
    const nested = buckets.flatMap((bucket) => Object.values(nestedIn(bucket)));
    if (buckets.length === 0) return;
    expectThat(nested.length > 0, '/data/0', 'metrics or metric_stats', buckets[0]);
    // A bucket may leave out what its own Events do not carry.
    const of = clause === ofRates ? bucketMetrics.fatalities?.of : shownBy.get(clause);
    if (of !== undefined && !api.world.offer.events.some((card) => of(card) !== null)) return;
    const found = nested.some((each) => [...pathsOf(each)].some((path) => named.test(path)));
    expectThat(found, '/data/0/metrics', `statistics of ${metric}`, nested[0], clause);
    api.witness('statistics found');
  }),
});

/** Languages whose lists a run asks for in any case. */
const common = ['en', 'es', 'ar', 'ru'] as const;

/**
 * What several languages select is open, but in no reading is it more than what either of two selects, unless it is everything:
 * a larger count has the Events of both languages twice.
 */
async function expectLanguagesCountedOnce(api: Api): Promise<void> {
  const { query, rows } = await wholeEvents(api);
  const covered: (readonly [string, ReadonlySet<string>])[] = [];
  for (const language of common) {
    const list = await fullPage(api, { ...query, languages: language });
    if (list.status === 200) covered.push([language, new Set(rowsOf(list).map(idOf))]);
  }
  const pairs = covered.flatMap(([one, ids], index) =>
    covered.slice(index + 1).map(([other, others]) => ({
      languages: `${one},${other}`,
      either: new Set([...ids, ...others]).size,
      both: [...ids].filter((id) => others.has(id)).length,
    })),
  );
  // A language that leaves everything in may be one that the deployment overlooks.
  const [pair] = pairs
    .filter(({ both, either }) => both > 0 && either < rows.length)
    .toSorted((one, other) => other.both - one.both);
  if (pair === undefined) return;
  const { languages, either } = pair;
  const asked = { ...query, languages, group_by: 'category', limit: 500 };
  const summary = await api.get('summarizeEvents', asked);
  if (summary.status !== 200) return;
  const total = totalOf(summary);
  const isOnce = total <= either || total === rows.length;
  const expected = `at most the ${either} Events with coverage in one of ${languages}`;
  expectThat(isOnce, '/data', expected, total, 'significance.event-count.distinct');
  api.witness('Events of several languages counted', total);
}

/**
 * Under the default match the bucket of a country counts the Events located there, like under country_match=location: those that
 * an actor admits are counted where they took place, or not at all (ruling group-by-totals).
 */
async function expectOwnLocations(api: Api): Promise<void> {
  const { window, events } = api.world.offer;
  const isAdmitted = (country: Country) => (card: JsonObject) =>
    isIn(country)(card) === false && originsOf(card).some((origin) => isFrom(origin, country) === true);
  const ranked = plainCountries
    .map((country) => ({
      country,
      count: events.filter(isAdmitted(country)).length,
      located: events.filter((card) => isIn(country)(card) === true),
    }))
    .filter(({ located }) => located.length > 0)
    .toSorted((one, other) => other.count - one.count);
  const [most] = ranked;
  if (most === undefined || most.count === 0) return;
  const { country, located } = most;
  const countedBy = async (country_match?: string): Promise<number | undefined> => {
    const query = {
      ...bounds(window),
      country: country.iso3,
      country_match,
      group_by: 'country',
      limit: 500,
    };
    const summary = await api.get('summarizeEvents', query);
    // What is refused is judged elsewhere.
    const groups = summary.status === 200 ? groupsOf(located, 'country', summary) : [];
    const [bucket, ...others] = groups.flatMap(({ buckets }) => buckets);
    return bucket === undefined || others.length > 0 ? undefined : countOf(bucket, '/data');
  };
  const [all, there] = [await countedBy(), await countedBy('location')];
  if (all === undefined || there === undefined) return;
  const expected = `${there} Events of ${country.name}, as with country_match=location`;
  expectThat(all === there, '/data', expected, all, 'events-summary.country-buckets.own-location');
  api.witness('Events located in a country', all);
}

export const bucketsOfCards = defineCheck({
  id: 'events-summary/buckets-of-cards',
  title: 'Each bucket counts the Events with its value on their cards; a country counts those located there',
  clauses: [
    'events-summary.group-by.date',
    'events-summary.group-by.category',
    'events-summary.group-by.subcategory',
    'events-summary.group-by.country',
    'events-summary.country-buckets.own-location',
    'significance.event-count.distinct',
    'summary-bucket.event-count',
  ],
  operations: ['listEvents', 'summarizeEvents'],
  rulings: ['group-by-totals', 'live-data'],
  property: forEach(
    comparable,
    async (api, group_by) => {
      const { reply, groups } = await besideCards(api, group_by);
      for (const { name, cards, buckets } of groups) {
        const [bucket, ...others] = buckets;
        // Names of countries have many spellings; two buckets of a name cannot be told apart.
        if (others.length > 0 || (bucket === undefined && group_by === 'country')) continue;
        const [first] = rowsOf(reply);
        expectThat(bucket !== undefined, '/data', `a bucket of ${name}`, first);
        const counted = countOf(bucket, '/data');
        expectThat(
          counted === cards.length,
          '/data',
          `${cards.length} Events of ${name}, as the list shows`,
          counted,
          group_by === 'country'
            ? 'events-summary.country-buckets.own-location'
            : 'significance.event-count.distinct',
        );
        api.witness(`buckets of ${group_by} compared`);
      }
      if (group_by === 'category') await expectLanguagesCountedOnce(api);
      if (group_by === 'country') await expectOwnLocations(api);
    },
    { requests: 3, clause: clauseOfDimension },
  ),
});
