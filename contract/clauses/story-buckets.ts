import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Summary buckets',
  operations: ['summarizeStories'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const open = { ...row, by: 'not-shown' } as const;

/** Buckets of the Stories summary. Names of the inner statistics are not shown. */
export const storyBucketClauses = {
  'story-bucket.story-count': { ...row, says: 'A Story bucket has `story_count`, a count.' },
  'story-bucket.stories-with-events': { ...row, says: 'A Story bucket has `stories_with_events`, a count.' },
  'story-bucket.story-only-count': { ...row, says: 'A Story bucket has `story_only_count`, a count.' },
  'story-bucket.story-count.parts': {
    ...open,
    says: 'Whether `stories_with_events` and `story_only_count` add up to `story_count` is not shown.',
  },
  'story-bucket.linked-event-counts': {
    ...row,
    says: 'A Story bucket has counts of linked Events, under keys that are not named.',
  },
  'story-bucket.linked-event-counts.keys': {
    ...open,
    says: 'The keys of the linked-event counts of a Story bucket are the deployment’s own.',
  },
  'story-bucket.linked-event-counts.repeats': {
    ...open,
    says: 'Whether an Event that is linked to two Stories of a bucket counts once there is not shown.',
  },
  'story-bucket.avg-recency-score': { ...row, says: 'A Story bucket has `avg_recency_score`.' },
  'story-bucket.avg-recency-score.scale': {
    ...open,
    says: 'Formula and scale of `avg_recency_score` are not shown.',
  },
  'story-bucket.metrics.linked-events': {
    ...row,
    says: 'A Story bucket nests `linked_events` under `metrics`.',
  },
  'story-bucket.metrics.linked-events.inner-names': {
    ...open,
    says: 'The names of the statistics within `metrics.linked_events` are the deployment’s own.',
  },
  'story-bucket.reconciles': {
    ...row,
    seen: 'relation',
    says: 'The same filters give the same total of Stories whichever dimension they are grouped by.',
    ruling: 'C52',
  },
  'story-bucket.value-key': {
    ...open,
    says: 'The key under which a Story bucket names its value is the deployment’s own.',
  },
  'story-bucket.without-value': {
    ...open,
    says: 'How the bucket of Stories that lack the dimension is marked is not shown.',
    ruling: 'C52',
  },
  'story-bucket.order': { ...open, says: 'The order of Story buckets is the deployment’s own.' },
  'story-bucket.truncation': {
    ...open,
    says: 'Which Story buckets are left out when there are more than `limit` is not shown.',
    ruling: 'C52',
  },
} as const satisfies Clauses;
