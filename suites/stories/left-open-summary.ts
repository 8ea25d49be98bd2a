import { at, brief, defineCheck, once, rowsOf, seenOf } from '../../src/kit/index.js';
import { closedFor } from '../story-window.js';
import { dimensions, noDimension } from './groups.js';

export const leftOpenSummary = defineCheck({
  id: 'stories/left-open-summary',
  title: 'How the Stories summary names its dimensions and buckets',
  clauses: [
    'stories.summary.default-window',
    'stories.summary.group-by.values',
    'stories.summary.group-by.default',
    'stories.summary.group-by.unknown',
    'story-bucket.value-key',
    'story-bucket.without-value',
    'story-bucket.order',
    'story-bucket.linked-event-counts.repeats',
    'story-bucket.avg-recency-score.scale',
    'story-bucket.metrics.linked-events.inner-names',
    'versioning.deprecated.event-family.story-summary',
  ],
  level: 'observe',
  operations: ['summarizeStories'],
  rulings: ['A23', 'A61', 'C01', 'C52'],
  property: once(
    async (api) => {
      const unknown = await closedFor(api, 'summarizeStories', { group_by: noDimension });
      api.observe('an unknown group_by', seenOf(await api.get('summarizeStories', unknown)));
      api.observe('dimensions', (await dimensions(api)).join(', '));
      const plain = await api.get('summarizeStories');
      api.observe('dimension without group_by', brief(at(plain.json, '/group_by')));
      api.observe('meta.query_window', brief(at(plain.json, '/meta/query_window')));
      const family = await closedFor(api, 'summarizeStories', { event_family: 'conflict' });
      api.observe('event_family', seenOf(await api.get('summarizeStories', family)));
      if (plain.status !== 200) return;
      const buckets = rowsOf(plain);
      api.observe('members of a bucket', brief(Object.keys(buckets[0] ?? {}), 400));
      api.observe('a bucket', brief(buckets[0], 400));
      api.observe('scores', brief(buckets.slice(0, 8).map((bucket) => bucket.avg_recency_score ?? null)));
      api.observe(
        'buckets with a null',
        `${buckets.filter((each) => Object.values(each).includes(null)).length}`,
      );
    },
    { requests: 3 },
  ),
  refutedBy: [],
});
