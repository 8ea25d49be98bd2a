import type { vocabularies } from '../../../../contract/index.js';
import { type Bendings, isObject, type Json, put, without } from '../bend.js';
import type { Event } from '../corpus/index.js';
import { dateText, dayOf } from '../http/dates.js';
import { isRare } from '../http/rare-rows.js';
import type { Faults, Planted, Variants } from '../planted.js';

export type GroupBy = (typeof vocabularies.summaryGroupBy.values)[number];

const ofStatistics = [
  'summary-bucket.metrics',
  'summary-bucket.metrics.goldstein-scale',
  'summary-bucket.metrics.goldstein-severity',
  'summary-bucket.metrics.magnitude',
  'summary-bucket.metrics.systemic-importance',
  'summary-bucket.metrics.propagation-potential',
  'summary-bucket.metrics.market-sensitivity',
  'summary-bucket.metrics.confidence',
  'summary-bucket.metrics.fatality-counts',
  'summary-bucket.metrics.fatality-rates',
] as const;

/** Bends every number within the metrics of a bucket. */
const ofEachStatistic =
  (bend: (old: unknown, name: string, metric: Json, bucket: Json) => unknown) =>
  (bucket: Json): Json =>
    put('metrics', (metrics: Json) =>
      Object.fromEntries(
        Object.entries(metrics).map(([metric, held]) => [
          metric,
          isObject(held)
            ? Object.fromEntries(
                Object.entries(held).map(([name, old]) => [
                  name,
                  typeof old === 'number' ? bend(old, name, held, bucket) : old,
                ]),
              )
            : held,
        ]),
      ),
    )(bucket);

/** Faults of single buckets. */
export const bucketFaults = {
  'bucket.event-count-missing': {
    clauses: ['summary-bucket.event-count'],
    summary: 'Calls event_count count',
    bend: (bucket: Json) => ({ ...without('event_count')(bucket), count: bucket.event_count }),
  },
  'bucket.event-count-string': {
    clauses: ['summary-bucket.event-count'],
    summary: 'Sends event_count as a string',
    bend: put('event_count', String),
  },
  'bucket.fatalities-missing': {
    clauses: ['summary-bucket.fatalities'],
    summary: 'Leaves fatalities out of buckets',
    bend: without('fatalities'),
  },
  'bucket.fatalities-string': {
    clauses: ['summary-bucket.fatalities'],
    summary: 'Sends fatalities of buckets as a string',
    bend: put('fatalities', String),
  },
  'bucket.fatality-event-count-missing': {
    clauses: ['summary-bucket.fatality-event-count'],
    summary: 'Leaves fatality_event_count out of buckets',
    bend: without('fatality_event_count'),
  },
  'bucket.metrics-missing': {
    clauses: ['summary-bucket.metrics'],
    summary: 'Leaves metrics out of buckets',
    bend: without('metrics'),
  },
  'bucket.goldstein-scale-missing': {
    clauses: ['summary-bucket.metrics.goldstein-scale'],
    summary: 'Has no statistics of the Goldstein scale',
    bend: without('metrics.goldstein_scale'),
  },
  'bucket.goldstein-severity-missing': {
    clauses: ['summary-bucket.metrics.goldstein-severity'],
    summary: 'Has no statistics of Goldstein severity',
    bend: without('metrics.goldstein_severity'),
  },
  'bucket.magnitude-missing': {
    clauses: ['summary-bucket.metrics.magnitude'],
    summary: 'Has no statistics of magnitude',
    bend: without('metrics.magnitude'),
  },
  'bucket.systemic-importance-missing': {
    clauses: ['summary-bucket.metrics.systemic-importance'],
    summary: 'Has no statistics of systemic importance',
    bend: without('metrics.systemic_importance'),
  },
  'bucket.propagation-potential-missing': {
    clauses: ['summary-bucket.metrics.propagation-potential'],
    summary: 'Has no statistics of propagation potential',
    bend: without('metrics.propagation_potential'),
  },
  'bucket.market-sensitivity-missing': {
    clauses: ['summary-bucket.metrics.market-sensitivity'],
    summary: 'Has no statistics of market sensitivity',
    bend: without('metrics.market_sensitivity'),
  },
  'bucket.confidence-missing': {
    clauses: ['summary-bucket.metrics.confidence'],
    summary: 'Has no statistics of confidence',
    bend: without('metrics.confidence'),
  },
  'bucket.article-evidence-missing': {
    clauses: ['summary-bucket.metrics.article-evidence'],
    summary: 'Has no statistics of article evidence',
    bend: without('metrics.article_evidence'),
  },
  'bucket.fatality-counts-missing': {
    clauses: ['summary-bucket.metrics.fatality-counts'],
    summary: 'Has no statistics of fatality counts',
    bend: without('metrics.fatality_count'),
  },
  'bucket.fatality-rates-missing': {
    clauses: ['summary-bucket.metrics.fatality-rates'],
    summary: 'Has no statistics of fatality rates, and of the counts only their sum',
    bend: (bucket: Json) =>
      put('metrics.fatality_count', { total: bucket.fatalities })(without('metrics.fatality_rate')(bucket)),
  },
  'bucket.severity-signed': {
    clauses: ['significance.goldstein-severity.absolute-value'],
    summary: 'Gives the signed statistics of the Goldstein scale for its severity',
    bend: (bucket: Json) =>
      put('metrics.goldstein_severity', (bucket.metrics as Json | undefined)?.goldstein_scale)(bucket),
  },
  'bucket.statistics-zero': {
    clauses: ofStatistics,
    summary: 'Sends 0 in place of every statistic of a bucket',
    bend: ofEachStatistic(() => 0),
  },
  'bucket.averages-over-all': {
    clauses: ofStatistics,
    summary: 'Counts an Event without a metric as 0 in the average of the metric',
    bend: ofEachStatistic((old, name, metric, { event_count: events }) =>
      name === 'average' ? (Number(old) * Number(metric.count)) / Number(events) : old,
    ),
  },
  'bucket.extremes-of-range': {
    clauses: ofStatistics,
    summary: 'Sends the bounds that a metric can reach as the extremes of a bucket',
    bend: (bucket: Json) => put('metrics.confidence.max', 1)(put('metrics.confidence.min', 0)(bucket)),
  },
  'bucket.evidence-extremes-swapped': {
    clauses: ['summary-bucket.metrics.article-evidence'],
    summary: 'Sends the maximum of article evidence as its minimum, and the other way round',
    bend: put('metrics.article_evidence', (old: Json) => ({ ...old, min: old.max, max: old.min })),
  },
  'bucket.lethal-share-complement': {
    clauses: ['summary-bucket.metrics.fatality-rates'],
    summary: 'Sends the share of the Events that are not lethal as the share of those that are',
    bend: put('metrics.fatality_rate.lethal_share', (old: unknown) => 1 - Number(old)),
  },
  'bucket.toll-includes-injured': {
    clauses: ['summary-bucket.fatalities'],
    summary: 'Adds one to the fatalities of each bucket that has any',
    bend: put('fatalities', (old: unknown) => (Number(old) > 0 ? Number(old) + 1 : old)),
  },
} as const satisfies Bendings;

export const groupFaults = {
  'summary.unknown-actor-country-lost': {
    clauses: ['summary-bucket.reconciles'],
    summary: 'Leaves Events without an actor country out of the buckets of actor countries',
  },
  'summary.unknown-source_actor_country-at-place': {
    clauses: ['events-summary.group-by.source-actor-country'],
    summary: 'Counts an unknown country of the acting side under the country of the Event',
  },
  'summary.unknown-target_actor_country-at-place': {
    clauses: ['events-summary.group-by.target-actor-country'],
    summary: 'Counts an unknown country of the receiving side under the country of the Event',
  },
  'summary.lone-actor-as-target': {
    clauses: ['events-summary.group-by.target-actor-country'],
    summary: 'Counts an Event of one actor under the country of that actor as the receiving side',
  },
  'summary.actor-countries-twice': {
    clauses: ['summary-bucket.reconciles'],
    admits: ['significance.event-count.distinct'],
    summary: 'Counts an Event once for each of its actors, in the buckets of source actor countries',
  },
  'summary.subcategory-conflict-only': {
    clauses: ['events-summary.group-by.subcategory.carried'],
    admits: ['summary-bucket.reconciles'],
    summary: 'Shows conflict sub-event types only in the buckets of subcategories',
  },
  'summary.country-by-actor': {
    clauses: [
      'events-summary.country-buckets.own-location',
      'events-summary.country-buckets.location-agrees',
    ],
    summary: 'Puts Events in the bucket of the country of their first actor',
  },
  'summary.categories-merged': {
    clauses: ['events-summary.group-by.category'],
    summary: 'Answers group_by=category with the buckets of date',
  },
  'summary.counts-doubled': {
    clauses: ['significance.event-count.distinct'],
    summary: 'Counts an Event once for each linked Story',
  },
} as const satisfies Faults;

export const bucketVariants = {
  'summary.ascending': {
    summary: 'Orders buckets by their value, from A to Z and from the oldest date on, those without one last',
    allowedBy: ['summary-bucket.order', 'summary-bucket.truncation', 'story-bucket.order'],
  },
} as const satisfies Variants;

const values: Readonly<Record<GroupBy, (event: Event) => string | null>> = {
  date: ({ eventDate }) => eventDate,
  country: ({ country }) => country.name,
  region: ({ country }) => country.region,
  continent: ({ country }) => country.continent,
  category: ({ category }) => category,
  subcategory: ({ subcategory }) => subcategory,
  source_actor_country: ({ actors }) => actors[0].country?.name ?? null,
  target_actor_country: ({ actors }) => actors[1]?.country?.name ?? null,
};

/** Reads the buckets that an Event counts in: one, unless a fault is planted. */
function keysBy(groupBy: GroupBy, planted: Planted): (event: Event) => readonly (string | null)[] {
  const value = values[groupBy];
  const byActor = groupBy === 'source_actor_country' || groupBy === 'target_actor_country';
  if (groupBy === 'source_actor_country' && planted('summary.actor-countries-twice'))
    return ({ actors }) => actors.map(({ country }) => country?.name ?? null);
  if (groupBy === 'target_actor_country' && planted('summary.lone-actor-as-target'))
    return ({ actors }) => [actors.at(-1)?.country?.name ?? null];
  if (byActor && planted('summary.unknown-actor-country-lost'))
    return (event) => (value(event) === null ? [] : [value(event)]);
  if (byActor && planted(`summary.unknown-${groupBy}-at-place`))
    return (event) => [value(event) ?? event.country.name];
  if (planted('rare.counted-twice'))
    return (event) => (isRare(event.id, 50) ? [value(event), value(event)] : [value(event)]);
  if (groupBy === 'date' && planted('rare.counted-a-day-late'))
    return (event) => [isRare(event.id, 50) ? dayAfter(event.eventDate) : value(event)];
  if (groupBy === 'subcategory' && planted('summary.subcategory-conflict-only'))
    return (event) => (event.family === 'conflict' ? [value(event)] : []);
  if (groupBy === 'country' && planted('summary.country-by-actor'))
    return (event) => [event.actors[0].country?.name ?? value(event)];
  if (groupBy === 'category' && planted('summary.categories-merged')) return ({ eventDate }) => [eventDate];
  if (planted('summary.counts-doubled'))
    return (event) => Array.from({ length: Math.max(1, event.stories.length) }, () => value(event));
  return (event) => [value(event)];
}

const dayAfter = (date: string): string => dateText(dayOf(Date.parse(date)) + 1);

interface Statistics {
  readonly count: number;
  readonly average: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** The metrics of a bucket that have statistics. */
const measures = [
  'significance',
  'goldstein_scale',
  'goldstein_severity',
  'magnitude',
  'systemic_importance',
  'propagation_potential',
  'market_sensitivity',
  'confidence',
  'article_evidence',
  'fatality_count',
] as const;
type Measure = (typeof measures)[number];

/** Reads what an Event has of each, in that order; NaN where it has none. */
function read({ scores, articleCount, fatalities }: Event, into: Float64Array): void {
  const { goldstein_scale: scale } = scores;
  into[0] = scores.significance;
  into[1] = scale ?? Number.NaN;
  into[2] = scale === null ? Number.NaN : Math.abs(scale);
  into[3] = scores.magnitude ?? Number.NaN;
  into[4] = scores.systemic_importance ?? Number.NaN;
  into[5] = scores.propagation_potential ?? Number.NaN;
  into[6] = scores.market_sensitivity ?? Number.NaN;
  into[7] = scores.confidence;
  into[8] = articleCount;
  into[9] = fatalities ?? Number.NaN;
}

const numbers = new Float64Array(measures.length);

/** What is counted of the Events of a bucket: for each metric how many have it, their sum, the least and the greatest. */
class Tally {
  events = 0;
  lethal = 0;
  deaths = 0;
  readonly #counts = new Uint32Array(measures.length);
  readonly #sums = new Float64Array(measures.length);
  readonly #least = new Float64Array(measures.length).fill(Number.POSITIVE_INFINITY);
  readonly #greatest = new Float64Array(measures.length).fill(Number.NEGATIVE_INFINITY);

  /** Reads all of an Event at once: a summary of a month passes over a large part of the corpus. */
  add(event: Event): void {
    this.events += 1;
    const { fatalities } = event;
    if (fatalities !== null && fatalities > 0) {
      this.lethal += 1;
      this.deaths += fatalities;
    }
    read(event, numbers);
    for (let at = 0; at < measures.length; at += 1) {
      const number = numbers[at] ?? Number.NaN;
      if (Number.isNaN(number)) continue;
      this.#counts[at] = (this.#counts[at] ?? 0) + 1;
      this.#sums[at] = (this.#sums[at] ?? 0) + number;
      if (number < (this.#least[at] ?? 0)) this.#least[at] = number;
      if (number > (this.#greatest[at] ?? 0)) this.#greatest[at] = number;
    }
  }

  of(name: Measure): Statistics {
    const at = measures.indexOf(name);
    const count = this.#counts[at] ?? 0;
    if (count === 0) return { count, average: null, min: null, max: null };
    const [sum = 0, min = 0, max = 0] = [this.#sums[at], this.#least[at], this.#greatest[at]];
    return { count, average: Number((sum / count).toFixed(4)), min, max };
  }
}

function bucketOf(groupBy: GroupBy, key: string | null, tally: Tally): Json {
  const { events, lethal } = tally;
  const tolls = tally.of('fatality_count');
  const total = tolls.count === 0 ? null : tally.deaths;
  return {
    key,
    [groupBy]: key,
    event_count: events,
    fatalities: total,
    fatality_event_count: lethal,
    metrics: {
      ...Object.fromEntries(measures.map((name) => [name, tally.of(name)])),
      fatality_count: { ...tolls, total },
      fatality_rate: {
        per_event: total === null ? null : Number((total / events).toFixed(4)),
        lethal_share: Number((lethal / events).toFixed(4)),
      },
    },
  };
}

/** The buckets of a dimension: dates newest first, others largest first. */
export function bucketsOf(events: readonly Event[], groupBy: GroupBy, planted: Planted): readonly Json[] {
  const tallies = new Map<string | null, Tally>();
  const keysOf = keysBy(groupBy, planted);
  for (const event of events) {
    for (const key of keysOf(event)) {
      let tally = tallies.get(key);
      if (tally === undefined) {
        tally = new Tally();
        tallies.set(key, tally);
      }
      tally.add(event);
    }
  }
  const text = (key: string | null): string => key ?? '';
  const ascending = planted.varied('summary.ascending');
  const order = ascending
    ? [...tallies].sort(([left], [right]) => ((left ?? '~') < (right ?? '~') ? -1 : 1))
    : groupBy === 'date'
      ? [...tallies].sort(([left], [right]) => (text(left) < text(right) ? 1 : -1))
      : [...tallies].sort(
          ([left, some], [right, others]) =>
            others.events - some.events || (text(left) < text(right) ? -1 : 1),
        );
  return order.map(([key, tally]) => bucketOf(groupBy, key, tally));
}
