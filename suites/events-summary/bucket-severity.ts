import { at, defineCheck, expectThat, isArray, isObject, once, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

/** Statistics that lie within the range of the values themselves; a trend, say, may well be negative. */
const within = /severity[^/]*$|(?:^|_)(?:min|max|avg|average|mean|median|sum|total|p\d+|value)(?:$|_)/i;

/** The negative numbers among the statistics of severity, by their paths. */
function* negatives(value: unknown, path = ''): Generator<string> {
  if (typeof value === 'number') {
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (value < 0 && /severity/i.test(path) && within.test(name)) yield path;
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
  rulings: ['C51'],
  property: once(async (api) => {
    const query = { ...bounds(api.world.offer.window), group_by: 'category' };
    const negative = api.world.offer.events.some((card) => Number(at(card, '/metrics/goldstein_scale')) < 0);
    for (const [index, bucket] of rowsOf(await api.get('summarizeEvents', query)).entries()) {
      for (const part of ['metrics', 'metric_stats']) {
        const [path] = negatives(bucket[part]);
        expectThat(path === undefined, `/data/${index}/${part}`, 'no negative severity', path);
      }
      if (negative) api.witness('buckets judged');
    }
  }),
  refutedBy: ['bucket.severity-signed'],
});
