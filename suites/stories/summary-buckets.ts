import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { bucketsBy } from './groups.js';

const counts = ['story_count', 'stories_with_events', 'story_only_count'] as const;

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

export const summaryBuckets = defineCheck({
  id: 'stories/summary-buckets',
  title: 'A Stories summary groups Stories in buckets that count all, those with Events and those without',
  clauses: [
    'stories.service.summary',
    'story-bucket.story-count',
    'story-bucket.stories-with-events',
    'story-bucket.story-only-count',
    'story-bucket.story-count.parts',
  ],
  operations: ['summarizeStories'],
  property: once(
    async (api) => {
      for (const { dimension, buckets } of await bucketsBy(api, 2)) {
        for (const [index, bucket] of buckets.entries()) {
          for (const name of counts)
            expectThat(isCount(bucket[name]), `/data/${index}/${name}`, 'a count', bucket[name]);
          const [all = 0, linked = 0, unlinked = 0] = counts.map((name) => Number(bucket[name]));
          const within = Math.max(linked, unlinked) <= all;
          expectThat(within, `/data/${index}/story_count`, `at least ${Math.max(linked, unlinked)}`, all);
          api.observe(
            'parts of story_count',
            linked + unlinked === all ? 'add up' : `do not add up by ${dimension}`,
          );
          api.witness('buckets judged');
        }
      }
    },
    { requests: 3 },
  ),
  refutedBy: [
    'stories.summary.values-only',
    'story-bucket.stories-with-events-boolean',
    'story-bucket.stories-with-events-missing',
    'story-bucket.story-count-renamed',
    'story-bucket.story-count-string',
    'story-bucket.story-only-count-missing',
    'story-bucket.story-only-count-null-for-zero',
  ],
});
