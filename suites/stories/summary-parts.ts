import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { bucketsBy } from './groups.js';

export const summaryParts = defineCheck({
  id: 'stories/summary-parts',
  title: 'No bucket of Stories counts more with Events and without, taken together, than it has',
  clauses: ['story-bucket.stories-with-events', 'story-bucket.story-only-count'],
  // Only the names of the counts say that no Story is in both, so that it is told, not failed.
  level: 'should',
  operations: ['summarizeStories'],
  property: once(
    async (api) => {
      for (const { buckets } of await bucketsBy(api, 2)) {
        for (const [index, { story_count, stories_with_events, story_only_count }] of buckets.entries()) {
          const [all, linked, only] = [story_count, stories_with_events, story_only_count].map(Number);
          if (all === undefined || linked === undefined || only === undefined || !(linked > 0)) continue;
          const place = `/data/${index}/story_only_count`;
          expectThat(
            !(linked + only > all),
            place,
            `at most ${all - linked}, as ${linked} have Events`,
            only,
          );
          api.witness('buckets of Stories with Events');
        }
      }
    },
    { requests: 0 },
  ),
  refutedBy: ['story-bucket.story-only-counts-all'],
});
