import type { vocabularies } from '../../../../contract/index.js';
import { type Bendings, isObject, type Json, put, where, without } from '../bend.js';
import type { Day } from '../corpus/days.js';
import type { Event } from '../corpus/index.js';
import { dateText, dayOf } from '../http/dates.js';
import { isRare } from '../http/rare-rows.js';
import { type Faults, nothingPlanted, type Planted, type Variants } from '../planted.js';
import { measures, Tally } from './tally.js';

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
  'bucket.continent-tolls-halved': {
    clauses: ['summary-bucket.fatalities'],
    admits: ['summary-bucket.metrics.fatality-counts', 'summary-bucket.metrics.fatality-rates'],
    summary: 'Adds up half of the deaths in buckets of continents with more than ten Events',
    bend: where(
      ({ continent, event_count }: Json) => continent !== undefined && Number(event_count) > 10,
      put('fatalities', (old: unknown) => (old === null ? null : Math.floor(Number(old) / 2))),
    ),
  },
  'bucket.continent-lethal-event-lost': {
    clauses: ['summary-bucket.fatality-event-count'],
    admits: ['summary-bucket.metrics.fatality-rates'],
    summary: 'Counts one lethal Event too few in buckets of continents with more than ten Events',
    bend: where(
      ({ continent, event_count }: Json) => continent !== undefined && Number(event_count) > 10,
      put('fatality_event_count', (old: unknown) => Math.max(0, Number(old) - 1)),
    ),
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
  'summary.target-of-found-side': {
    clauses: ['events-summary.group-by.target-actor-country'],
    summary:
      'Counts an Event, beside actor_country, under the country that the filter found as the receiving side',
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
  'summary.country-of-found-actor': {
    clauses: ['events-summary.country-buckets.own-location'],
    admits: ['events-summary.country-buckets.location-agrees'],
    summary: 'Puts Events that the country asked for admits by an actor in the bucket of that country',
  },
  'summary.continent-of-one-country': {
    clauses: ['events-summary.group-by.continent'],
    summary: 'Counts Events in Indonesia under Oceania in the buckets of continents',
  },
  'summary.region-of-one-country': {
    clauses: ['events-summary.group-by.region'],
    summary: 'Counts Events in Kenya under Middle Africa in the buckets of regions',
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
  if (groupBy === 'continent' && planted('summary.continent-of-one-country'))
    return (event) => [event.country.iso3 === 'IDN' ? 'Oceania' : value(event)];
  if (groupBy === 'region' && planted('summary.region-of-one-country'))
    return (event) => [event.country.iso3 === 'KEN' ? 'Middle Africa' : value(event)];
  if (groupBy === 'category' && planted('summary.categories-merged')) return ({ eventDate }) => [eventDate];
  if (planted('summary.counts-doubled'))
    return (event) => Array.from({ length: Math.max(1, event.stories.length) }, () => value(event));
  return (event) => [value(event)];
}

const dayAfter = (date: string): string => dateText(dayOf(Date.parse(date)) + 1);

/** @param described whose metrics it describes: the Events that it counts, unless a fault is planted */
function bucketOf(groupBy: GroupBy, key: string | null, tally: Tally, described: Tally): Json {
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
      ...Object.fromEntries(measures.map((name) => [name, described.of(name)])),
      fatality_count: { ...tolls, total },
      fatality_rate: {
        per_event: total === null ? null : Number((total / events).toFixed(4)),
        lethal_share: Number((lethal / events).toFixed(4)),
      },
    },
  };
}

/** What is counted of the Events of each bucket, by its value. */
export type Tallies = ReadonlyMap<string | null, Tally>;

export function talliesOf(events: readonly Event[], groupBy: GroupBy, planted: Planted): Tallies {
  const tallies = new Map<string | null, Tally>();
  const keysOf = keysBy(groupBy, planted);
  for (const event of events) for (const key of keysOf(event)) tallyOf(tallies, key).add(event);
  return tallies;
}

function tallyOf(tallies: Map<string | null, Tally>, key: string | null): Tally {
  const known = tallies.get(key);
  if (known !== undefined) return known;
  const tally = new Tally();
  tallies.set(key, tally);
  return tally;
}

/** A whole day as it was counted before. */
interface CountedDay {
  /** When the last of its Events was published. */
  readonly completeAt: number;
  readonly by: Map<GroupBy, Tallies>;
}

/** A day without changes stays the same object. */
const countedDays = new WeakMap<Day, CountedDay>();

function countedOf(day: Day): CountedDay {
  const known = countedDays.get(day);
  if (known !== undefined) return known;
  const completeAt = day.byRecency.reduce((latest, { recordedAt }) => Math.max(latest, recordedAt), 0);
  const counted = { completeAt, by: new Map() };
  countedDays.set(day, counted);
  return counted;
}

/** What is known of a day at an instant, by a dimension. */
function ofDay(day: Day, instant: number, groupBy: GroupBy): Tallies {
  const { completeAt, by } = countedOf(day);
  if (completeAt > instant) {
    const published = day.byRecency.filter(({ recordedAt }) => recordedAt <= instant);
    return talliesOf(published, groupBy, nothingPlanted);
  }
  const tallies = by.get(groupBy) ?? talliesOf(day.byRecency, groupBy, nothingPlanted);
  by.set(groupBy, tallies);
  return tallies;
}

/** What is counted of all Events of some days at an instant, where nothing is planted. */
export function talliesOfDays(days: readonly Day[], instant: number, groupBy: GroupBy): Tallies {
  const tallies = new Map<string | null, Tally>();
  for (const day of days)
    for (const [key, tally] of ofDay(day, instant, groupBy)) tallyOf(tallies, key).join(tally);
  return tallies;
}

/** The buckets of a dimension: dates newest first, others largest first. */
export function bucketsOf(
  tallies: Tallies,
  groupBy: GroupBy,
  planted: Planted,
  described: Tallies = tallies,
): readonly Json[] {
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
  return order.map(([key, tally]) => bucketOf(groupBy, key, tally, described.get(key) ?? tally));
}
