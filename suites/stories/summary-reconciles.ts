import { defineCheck, expectEqual, expectThat, once, precondition } from '../../src/kit/index.js';
import { storiesIn } from '../story-window.js';
import { bucketsBy } from './groups.js';

export const summaryReconciles = defineCheck({
  id: 'stories/summary-reconciles',
  title:
    'The buckets of every dimension add up to the same number of Stories, and group_by names the dimension',
  clauses: ['story-bucket.reconciles', 'envelope.summary.group-by.echo'],
  operations: ['summarizeStories'],
  rulings: ['A60', 'C52'],
  property: once(
    async (api) => {
      const totals: Record<string, number | undefined> = {};
      for (const { dimension, reply, buckets } of await bucketsBy(api)) {
        expectEqual(reply, '/group_by', dimension);
        if (buckets.length < 500) totals[dimension] = storiesIn(reply);
      }
      const [first, ...others] = Object.values(totals);
      precondition(first !== undefined && others.length > 0, 'no two dimensions are known', 'no-data');
      expectThat(
        others.every((total) => total === first),
        '/data',
        'one total by every dimension',
        totals,
      );
      if (first > 0) api.witness('dimensions added up', others.length + 1);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'stories.summary.group-by-constant',
    'story-bucket.once-per-place',
    'story-bucket.quiet-categories-lost',
    'story-bucket.unplaced-lost',
  ],
});
