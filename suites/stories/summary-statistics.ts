import {
  at,
  defineCheck,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { leavesIn } from '../leaves.js';
import { bucketsBy } from './groups.js';

const named = ['story_count', 'stories_with_events', 'story_only_count'];
const isFilled = (bucket: JsonObject): boolean => Number(bucket.stories_with_events) > 0;

/**
 * Where buckets count linked Events, under whatever key: numbers that are whole and above zero in every bucket of
 * Stories with Events.
 */
function linkedCounts(buckets: readonly JsonObject[]): readonly string[] {
  const counts = buckets.filter(isFilled).map((bucket) => {
    const whole = leavesIn(bucket).filter(({ value }) => Number.isInteger(value) && Number(value) > 0);
    return new Set(whole.map(({ path }) => path.slice(1)).filter((path) => !named.includes(path)));
  });
  const [first, ...others] = counts;
  return [...(first ?? [])].filter((path) => others.every((each) => each.has(path)));
}

export const summaryStatistics = defineCheck({
  id: 'stories/summary-statistics',
  title:
    'A bucket of Stories carries avg_recency_score and statistics of linked Events under metrics.linked_events',
  clauses: [
    'story-bucket.avg-recency-score',
    'story-bucket.metrics.linked-events',
    'story-bucket.linked-event-counts',
    'story-bucket.linked-event-counts.keys',
  ],
  operations: ['summarizeStories'],
  property: once(
    async (api) => {
      for (const { buckets } of await bucketsBy(api, 2)) {
        for (const [index, bucket] of buckets.entries()) {
          if (bucket.story_count === 0) continue;
          const score = bucket.avg_recency_score;
          const isScore = typeof score === 'number' || score === null;
          expectThat(isScore, `/data/${index}/avg_recency_score`, 'a number or null', score);
          const linked = at(bucket, '/metrics/linked_events');
          const isNested =
            isObject(linked) ||
            isArray(linked) ||
            ((linked ?? null) === null && bucket.stories_with_events === 0);
          expectThat(isNested, `/data/${index}/metrics/linked_events`, 'nested statistics', linked);
          api.witness('buckets judged');
        }
        if (!buckets.some(isFilled)) continue;
        const keys = linkedCounts(buckets);
        expectThat(keys.length > 0, '/data/0', 'a count of linked Events', buckets.find(isFilled));
        api.observe('counts of linked Events', keys.slice(0, 5).join(', '));
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'story-bucket.avg-recency-score-missing',
    'story-bucket.avg-recency-score-nested',
    'story-bucket.linked-event-counts-missing',
    'story-bucket.linked-events-flat',
    'story-bucket.metrics-missing',
  ],
});
