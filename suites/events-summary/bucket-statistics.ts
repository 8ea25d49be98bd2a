import type { ClauseId } from '../../contract/index.js';
import { defineCheck, expectThat, forEach, isArray, isObject, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

interface Statistic {
  readonly clause: ClauseId;
  readonly of: string;
  /** The path of a member that holds it, in small letters. Inner names are not shown: any with its word passes. */
  readonly named: RegExp;
}

const statistics: readonly Statistic[] = [
  {
    clause: 'summary-bucket.metrics.goldstein-scale',
    of: 'the Goldstein scale',
    named: /goldstein(?!.*(?:sever|abs))/,
  },
  {
    clause: 'summary-bucket.metrics.goldstein-severity',
    of: 'Goldstein severity',
    named: /severity|goldstein.*abs|abs.*goldstein/,
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
  { clause: 'summary-bucket.metrics.article-evidence', of: 'article evidence', named: /article|evidence/ },
  {
    clause: 'summary-bucket.metrics.fatality-counts',
    of: 'fatality counts',
    named: /(?:fatal|death)(?!.*(?:rate|share|ratio|per_|percent))/,
  },
  {
    clause: 'summary-bucket.metrics.fatality-rates',
    of: 'fatality rates',
    named:
      /(?:fatal|death|lethal).*(?:rate|share|ratio|per_|percent|avg|average|mean)|(?:rate|share|ratio|percent|avg|average|mean).*(?:fatal|death|lethal)/,
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
  property: forEach(statistics, async (api, { of, named }) => {
    const query = { ...bounds(api.world.offer.window), group_by: 'category' };
    const buckets = rowsOf(await api.get('summarizeEvents', query));
    const nested = buckets.flatMap(({ metrics, metric_stats }) => [metrics, metric_stats]).filter(isObject);
    if (buckets.length === 0) return;
    expectThat(nested.length > 0, '/data/0', 'metrics or metric_stats', buckets[0]);
    // A bucket may leave out what its own Events do not carry.
    const found = nested.some((each) => [...pathsOf(each)].some((path) => named.test(path)));
    expectThat(found, '/data/0/metrics', `statistics of ${of}`, nested[0]);
    api.witness('statistics found');
  }),
  refutedBy: [
    'bucket.article-evidence-missing',
    'bucket.confidence-missing',
    'bucket.fatality-counts-missing',
    'bucket.goldstein-scale-missing',
    'bucket.goldstein-severity-missing',
    'bucket.magnitude-missing',
    'bucket.market-sensitivity-missing',
    'bucket.metrics-missing',
    'bucket.propagation-potential-missing',
    'bucket.systemic-importance-missing',
  ],
});
