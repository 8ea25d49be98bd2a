import {
  at,
  defineCheck,
  expectThat,
  isArray,
  isObject,
  type JsonObject,
  once,
} from '../../src/kit/index.js';
import { bucketsBy } from '../asking/story-vocabularies.js';
import { leavesIn } from '../asking/texts.js';

const named: readonly string[] = ['story_count', 'stories_with_events', 'story_only_count'];
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

const linkCount = /^(?:linked_event_count|links?(?:_count)?)$/;
const distinctCount = /^distinct(?:_linked)?(?:_events?)?(?:_count)?$/;

/** The whole numbers of a bucket that are called counts of links, or of what the links lead to, by their paths. */
const countsCalled = (
  bucket: JsonObject,
  name: RegExp,
): readonly (readonly [path: string, count: number])[] =>
  leavesIn(bucket).flatMap(({ path, value }) =>
    name.test(path.slice(path.lastIndexOf('/') + 1)) && typeof value === 'number' && Number.isInteger(value)
      ? [[path, value] as const]
      : [],
  );

/** What stands deeper, or in a list, may count a part: the links of a family of Events, say. */
const isOfWhole = ([path]: readonly [path: string, count: number]): boolean =>
  /^\/(?:metrics\/linked_events\/)?\w+$/.test(path);

/** Counts of one thing are one number, no more Events are linked than there are links, and none where no Story has any. */
export function expectCounts(bucket: JsonObject, place: string): void {
  const clause = 'story-bucket.linked-event-counts';
  const [links, distinct] = [linkCount, distinctCount].map((name) => countsCalled(bucket, name));
  for (const counts of [links ?? [], distinct ?? []]) {
    for (const [path, count] of counts) {
      const isNone = isFilled(bucket) || count === 0;
      expectThat(isNone, `${place}${path}`, '0, as no Story has Events', count, clause);
    }
    const [first, ...others] = counts.filter(isOfWhole);
    for (const [path, count] of others)
      expectThat(count === first?.[1], `${place}${path}`, `${first?.[1]}, as ${first?.[0]}`, count, clause);
  }
  const [[, most = Number.POSITIVE_INFINITY] = []] = (links ?? []).filter(isOfWhole);
  for (const [path, count] of distinct ?? [])
    expectThat(count <= most, `${place}${path}`, `at most ${most}, as there are links`, count, clause);
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
            (isObject(linked) || isArray(linked) || (linked ?? null) === null) &&
            (bucket.stories_with_events === 0 || leavesIn(linked).length > 0);
          const place = `/data/${index}/metrics/linked_events`;
          expectThat(isNested, place, 'nested statistics', linked, 'story-bucket.metrics.linked-events');
          expectCounts(bucket, `/data/${index}`);
          api.witness('buckets judged');
        }
        if (!buckets.some(isFilled)) continue;
        const keys = linkedCounts(buckets);
        const seen = buckets.find(isFilled);
        const clause = 'story-bucket.linked-event-counts';
        expectThat(keys.length > 0, '/data/0', 'a count of linked Events', seen, clause);
        api.observe('counts of linked Events', keys.slice(0, 5).join(', '));
      }
    },
    { requests: 0 },
  ),
});
