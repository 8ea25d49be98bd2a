import { isObject, type Json, put, rename, without } from '../bend.js';
import { dateText } from '../http/dates.js';
import { bodies, contract, data, fronts, openSchemas, paths, rows } from '../http/middleware.js';
import type { Variants } from '../planted.js';
import { withEvents } from './corpora.js';

/** A bucket without the members that name its value, and that value. */
function opened({ key, ...bucket }: Json): { readonly key: unknown; readonly rest: Json } {
  const repeats = Object.entries(bucket).filter(([, value]) => typeof value !== 'number' && !isObject(value));
  const names = repeats.map(([name]) => name).filter((name) => name !== 'fatalities');
  return { key, rest: names.reduce((rest, name) => without(name)(rest), bucket) };
}

const named =
  (name: (key: unknown) => Json) =>
  (bucket: Json): Json => {
    const { key, rest } = opened(bucket);
    return { ...name(key), ...rest };
  };

/** Other names for the statistics of a metric. */
const renamed: Readonly<Record<string, string>> = {
  goldstein_scale: 'goldstein',
  goldstein_severity: 'abs_goldstein',
  systemic_importance: 'systemic',
  propagation_potential: 'propagation',
  market_sensitivity: 'market',
  article_evidence: 'articles',
  fatality_count: 'fatalities',
};

/** Statistics in one flat object: the mean of each metric, and how many values it has. */
function flattened(metrics: unknown): Json {
  const of = (name: string): Json => {
    const value = isObject(metrics) ? metrics[name] : undefined;
    return isObject(value) ? value : {};
  };
  const means = Object.keys(isObject(metrics) ? metrics : {})
    .filter((name) => name !== 'fatality_rate')
    .flatMap((name) => [
      [`mean_${renamed[name] ?? name}`, of(name).average],
      [`n_${renamed[name] ?? name}`, of(name).count],
    ]);
  return { ...Object.fromEntries(means), lethal_share: of('fatality_rate').lethal_share };
}

/** Statistics of which the Events of a bucket, as its cards show them, do not tell the value. */
function withMore(metrics: unknown, events: unknown): Json {
  const entries = Object.entries(isObject(metrics) ? metrics : {}).map(([name, value]) => {
    const isMeasured = isObject(value) && typeof value.average === 'number';
    return [name, isMeasured ? { ...value, total: events, median: value.average, known_share: 1 } : value];
  });
  return Object.fromEntries(entries);
}

const bothSummaries = (reshape: (bucket: Json) => Json) =>
  fronts(
    rows(paths.eventsSummary, reshape),
    rows(paths.storiesSummary, reshape),
    openSchemas('EventSummary', 'StorySummary'),
  );

/** What a summary must tell in `meta` or `applied_filters`; the rest may be left out. */
const due = ['window_adjustment', 'normalized', 'retired', 'ignored', 'coverage_fallback_applied'];
const isDue = (told: unknown): boolean =>
  isObject(told) && due.some((name) => told[name] !== undefined && told[name] !== null);

/** Parameters to which the reply answers in `applied_filters`. */
const answered = ['country_match', 'entity', 'entity_family', 'office'];

function bare(body: Json, query: URLSearchParams): Json {
  const short = isDue(body.meta) ? body : without('meta')(body);
  const asked = answered.some((name) => query.has(name));
  return asked || isDue(body.applied_filters) ? short : without('applied_filters')(short);
}

/** Other names for the dimensions of Stories. */
const groupings: ReadonlyMap<string, string> = new Map([
  ['day', 'date'],
  ['topic', 'story_category'],
  ['place', 'country'],
]);

/** Groups Stories by dimensions of other names, and by no further ones. */
const otherGroupings = fronts(
  (serve) => async (request) => {
    const url = new URL(request.url);
    const sent = url.searchParams.get('group_by');
    if (!paths.storiesSummary.test(url.pathname) || sent === null) return serve(request);
    url.searchParams.set('group_by', groupings.get(sent) ?? `${sent} is unknown`);
    const response = await serve(new Request(url, { method: request.method, headers: request.headers }));
    const { status, headers } = response;
    const body = (await response.json()) as Json;
    const told =
      status === 200
        ? put('group_by', sent)(body)
        : put('details.accepted_values', (old: unknown) => (old === undefined ? old : [...groupings.keys()]))(
            body,
          );
    return new Response(JSON.stringify(told), { status, headers });
  },
  bodies(paths.storiesSummary, (body, query) =>
    query.has('group_by') ? body : put('group_by', 'day')(body),
  ),
  rows(paths.storiesSummary, (bucket) => {
    const { key, rest } = opened(bucket);
    return { key, ...rest };
  }),
  contract((document) =>
    put('paths./api/v2/stories/summary', (path: Json) =>
      put('get.parameters', (all: readonly Json[]) =>
        all.map((each) =>
          each.name === 'group_by'
            ? { ...each, schema: { type: 'string', enum: [...groupings.keys()] } }
            : each,
        ),
      )(path),
    )(document),
  ),
);

/** Statistics as a list, each item with the name of its metric, and the number of values as total_count. */
const listed = (metrics: unknown): unknown =>
  Object.entries(isObject(metrics) ? metrics : {}).map(([metric, held]) => ({
    metric,
    ...(isObject(held) && 'count' in held ? rename('count', 'total_count')(held) : (held as Json)),
  }));

/** The statistics of metrics that some Event of the bucket carries. */
const measured = (metrics: unknown): unknown =>
  Object.fromEntries(
    Object.entries(isObject(metrics) ? metrics : {}).filter(
      ([name, held]) => name !== 'fatality_rate' && isObject(held) && held.count !== 0,
    ),
  );

/** Absolute values of statistics. */
const unsigned = (held: unknown): unknown =>
  Object.fromEntries(
    Object.entries(isObject(held) ? held : {}).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.abs(value) : value,
    ]),
  );

/** Names the values of the buckets beside it in each bucket, before its own. */
function besideNeighbours(all: unknown): unknown {
  const buckets: readonly Json[] = Array.isArray(all) ? all : [];
  return buckets.map((bucket, index) => ({
    previous_date: buckets[index + 1]?.key ?? null,
    neighbours: [buckets[index - 1]?.key, buckets[index + 1]?.key].filter((key) => typeof key === 'string'),
    ...bucket,
  }));
}

/** Variants of the Events and the Stories summary; what they count is the same. */
const dayAfter = (date: string): string => dateText(Date.parse(date) / 86_400_000 + 1);

export const summaryVariants = {
  'summary.value-in-bucket': {
    summary: 'Names the value of a bucket under bucket',
    allowedBy: ['summary-bucket.value-key', 'story-bucket.value-key'],
    front: bothSummaries(named((key) => ({ bucket: key }))),
  },
  'summary.value-nested': {
    summary: 'Names the value of a bucket in an object, beside a label',
    allowedBy: ['summary-bucket.value-key', 'story-bucket.value-key'],
    front: bothSummaries(named((key) => ({ dimension: { value: key, label: key ?? 'None' } }))),
  },
  'summary.unknown-bucket': {
    summary: 'Calls the bucket of what lacks the dimension unknown',
    allowedBy: ['summary-bucket.without-value', 'story-bucket.without-value'],
    front: bothSummaries(named((key) => ({ value: key ?? 'unknown' }))),
  },
  'summary.null-bucket-without-value': {
    summary: 'Leaves the value out of the bucket of what lacks the dimension',
    allowedBy: ['summary-bucket.without-value', 'story-bucket.without-value'],
    front: bothSummaries(named((key) => (key === null ? {} : { key }))),
  },
  'summary.metric-stats': {
    summary: 'Nests flat statistics of other names under metric_stats',
    allowedBy: ['summary-bucket.metrics.inner-names'],
    front: fronts(
      rows(paths.eventsSummary, (bucket) =>
        rename('metrics', 'metric_stats')(put('metrics', flattened)(bucket)),
      ),
      openSchemas('EventSummary'),
    ),
  },
  'summary.more-statistics': {
    apart: true,
    summary:
      'Has medians, known shares and totals of Events among the statistics, and the loudest country of a bucket',
    allowedBy: ['summary-bucket.metrics.inner-names', 'summary-bucket.value-key'],
    front: fronts(
      rows(paths.eventsSummary, (bucket) => ({
        loudest: { country: 'Kenya' },
        ...put('metrics', (metrics: unknown) => withMore(metrics, bucket.event_count))(bucket),
      })),
      openSchemas('EventSummary'),
    ),
  },
  'summary.no-count-as-zero': {
    summary: 'Tells 0 fatalities for a bucket in which no Event has a count',
    allowedBy: ['group-by-totals'],
    front: rows(
      paths.eventsSummary,
      put('fatalities', (old: unknown) => old ?? 0),
    ),
  },
  'summary.statistics-listed': {
    summary: 'Lists the statistics of a bucket by metric, and calls the number of values total_count',
    allowedBy: ['summary-bucket.metrics.inner-names'],
    front: fronts(
      rows(paths.eventsSummary, (bucket) =>
        rename('metrics', 'metric_stats')(put('metrics', listed)(bucket)),
      ),
      openSchemas('EventSummary'),
    ),
  },
  'summary.unmeasured-left-out': {
    summary: 'Holds cameoplus Events only, and no statistics of what none of them carries',
    allowedBy: ['rows-need-not-be-held', 'service.empty.status'],
    undecided: ['events', 'events-summary', 'significance', 'versioning'],
    corpus: withEvents((event) => (event.family === 'cameoplus' ? event : undefined)),
    front: fronts(
      rows(paths.eventsSummary, (bucket) =>
        put('fatality_event_count', null)(put('metrics', measured)(bucket)),
      ),
      openSchemas('EventSummary'),
    ),
  },
  'summary.severity-of-aggregates': {
    summary: 'Makes Goldstein severity of the absolute values of the statistics of the Goldstein scale',
    allowedBy: ['goldstein-severity'],
    front: rows(
      paths.eventsSummary,
      put('metrics.goldstein_severity', (_: unknown, metrics: Json) => unsigned(metrics.goldstein_scale)),
    ),
  },
  'summary.neighbours-named': {
    summary: 'Names the values of the buckets before and after it in each bucket',
    allowedBy: ['summary-bucket.value-key'],
    front: fronts(data(paths.eventsSummary, besideNeighbours), openSchemas('EventSummary')),
  },
  'summary.dates-with-time': {
    summary: 'Writes the dates of buckets with a time of day behind a space',
    allowedBy: ['summary-bucket.value-key'],
    front: fronts(
      rows(paths.eventsSummary, (bucket) =>
        'date' in bucket
          ? { ...bucket, key: `${bucket.key} 00:00:00`, date: `${bucket.key} 00:00:00` }
          : bucket,
      ),
      openSchemas('EventSummary'),
    ),
  },
  'summary.dates-as-intervals': {
    apart: true,
    summary: 'Tells the dates of buckets as intervals with an exclusive end, which stands first',
    allowedBy: ['summary-bucket.value-key'],
    front: fronts(
      rows(paths.eventsSummary, (bucket) => {
        if (!('date' in bucket)) return bucket;
        const { key, date, ...rest } = bucket;
        return { bucket_end: dayAfter(String(date)), bucket_start: date, ...rest };
      }),
      openSchemas('EventSummary'),
    ),
  },
  'summary.bare': {
    summary: 'Leaves meta and applied_filters out of summaries unless something must be told there',
    allowedBy: ['envelope.summary.further-members'],
    front: fronts(bodies(paths.eventsSummary, bare), bodies(paths.storiesSummary, bare)),
  },
  'summary.linked-events-renamed': {
    summary: 'Counts the linked Events of a Story bucket under other names, and each of them once',
    allowedBy: [
      'story-bucket.linked-event-counts.keys',
      'story-bucket.linked-event-counts.repeats',
      'story-bucket.metrics.linked-events.inner-names',
      'story-bucket.avg-recency-score.scale',
    ],
    front: fronts(
      rows(paths.storiesSummary, (bucket) => {
        const {
          distinct_event_count: linked_events,
          linked_event_count: _,
          avg_recency_score,
          ...rest
        } = bucket;
        return {
          ...rest,
          linked_events,
          avg_recency_score: typeof avg_recency_score === 'number' ? 100 * avg_recency_score : null,
          metrics: { linked_events: { total: linked_events } },
        };
      }),
      openSchemas('StorySummary'),
    ),
  },
  'summary.countries-by-place': {
    summary: 'Counts by country only Events that took place in the countries asked for',
    allowedBy: ['group-by-totals', 'events-summary.country-buckets.own-location'],
  },
  'summary.story-groupings': {
    summary: 'Groups Stories by day, topic and place, and by nothing else',
    allowedBy: ['stories.summary.group-by.values'],
    front: otherGroupings,
  },
} as const satisfies Variants;
