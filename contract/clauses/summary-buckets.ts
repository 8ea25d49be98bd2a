import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Summary buckets',
  operations: ['summarizeEvents'],
  by: 'statement',
  seen: 'one-reply',
} as const;

/** Buckets of the Events summary. Names of the inner statistics are not shown. */
export const summaryBucketClauses = {
  'summary-bucket.event-count': { ...row, says: 'An Event bucket has `event_count`, a count.' },
  'summary-bucket.fatalities': {
    ...row,
    says: 'An Event bucket has `fatalities`, a total that may be null where no Event has a count.',
    ruling: 'group-by-totals',
  },
  'summary-bucket.fatality-event-count': {
    ...row,
    says: 'An Event bucket has `fatality_event_count`, a count.',
  },
  'summary-bucket.metrics': {
    ...row,
    says: 'An Event bucket nests its aggregate statistics under `metrics` or `metric_stats`.',
  },
  'summary-bucket.metrics.goldstein-scale': {
    ...row,
    says: 'The statistics of an Event bucket cover the Goldstein scale.',
  },
  'summary-bucket.metrics.goldstein-severity': {
    ...row,
    says: 'The statistics of an Event bucket cover Goldstein severity.',
  },
  'summary-bucket.metrics.magnitude': {
    ...row,
    says: 'The statistics of an Event bucket cover magnitude.',
  },
  'summary-bucket.metrics.systemic-importance': {
    ...row,
    says: 'The statistics of an Event bucket cover systemic importance.',
  },
  'summary-bucket.metrics.propagation-potential': {
    ...row,
    says: 'The statistics of an Event bucket cover propagation potential.',
  },
  'summary-bucket.metrics.market-sensitivity': {
    ...row,
    says: 'The statistics of an Event bucket cover market sensitivity.',
  },
  'summary-bucket.metrics.confidence': {
    ...row,
    says: 'The statistics of an Event bucket cover confidence.',
  },
  'summary-bucket.metrics.article-evidence': {
    ...row,
    says: 'The statistics of an Event bucket cover article evidence.',
  },
  'summary-bucket.metrics.fatality-counts': {
    ...row,
    says: 'The statistics of an Event bucket cover fatality counts.',
  },
  'summary-bucket.metrics.fatality-rates': {
    ...row,
    says: 'The statistics of an Event bucket cover fatality rates.',
  },
  'summary-bucket.metrics.inner-names': {
    ...row,
    by: 'not-shown',
    says: 'The names of the single statistics within a bucket are the deployment’s own.',
  },
  'summary-bucket.value-key': {
    ...row,
    by: 'not-shown',
    says: 'The key under which a bucket names its value is the deployment’s own.',
  },
  'summary-bucket.without-value': {
    ...row,
    by: 'not-shown',
    says: 'How the bucket of Events that lack the dimension is marked is not shown.',
    ruling: 'group-by-totals',
  },
  'summary-bucket.truncation': {
    ...row,
    by: 'not-shown',
    says: 'Which Event buckets are left out when there are more than `limit` is not shown.',
    ruling: 'group-by-totals',
  },
  'summary-bucket.order': {
    ...row,
    by: 'not-shown',
    says: 'The order of buckets is the deployment’s own.',
  },
  'summary-bucket.reconciles': {
    ...row,
    seen: 'relation',
    says: 'The same filters give the same total whichever dimension they are grouped by.',
    ruling: 'group-by-totals',
  },
} as const satisfies Clauses;

const storyBucketsRow = {
  heading: 'Resources and their fields > Summary buckets',
  operations: ['summarizeStories'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const open = { ...storyBucketsRow, by: 'not-shown' } as const;

/** Buckets of the Stories summary. Names of the inner statistics are not shown. */
export const storyBucketClauses = {
  'story-bucket.story-count': { ...storyBucketsRow, says: 'A Story bucket has `story_count`, a count.' },
  'story-bucket.stories-with-events': {
    ...storyBucketsRow,
    says: 'A Story bucket has `stories_with_events`, a count.',
  },
  'story-bucket.story-only-count': {
    ...storyBucketsRow,
    says: 'A Story bucket has `story_only_count`, a count.',
  },
  'story-bucket.story-count.parts': {
    ...open,
    says: 'Whether `stories_with_events` and `story_only_count` add up to `story_count` is not shown.',
  },
  'story-bucket.linked-event-counts': {
    ...storyBucketsRow,
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
  'story-bucket.avg-recency-score': { ...storyBucketsRow, says: 'A Story bucket has `avg_recency_score`.' },
  'story-bucket.avg-recency-score.scale': {
    ...open,
    says: 'Formula and scale of `avg_recency_score` are not shown.',
  },
  'story-bucket.metrics.linked-events': {
    ...storyBucketsRow,
    says: 'A Story bucket nests `linked_events` under `metrics`.',
  },
  'story-bucket.metrics.linked-events.inner-names': {
    ...open,
    says: 'The names of the statistics within `metrics.linked_events` are the deployment’s own.',
  },
  'story-bucket.reconciles': {
    ...storyBucketsRow,
    seen: 'relation',
    says: 'The same filters give the same total of Stories whichever dimension they are grouped by.',
    ruling: 'group-by-totals',
  },
  'story-bucket.value-key': {
    ...open,
    says: 'The key under which a Story bucket names its value is the deployment’s own.',
  },
  'story-bucket.without-value': {
    ...open,
    says: 'How the bucket of Stories that lack the dimension is marked is not shown.',
    ruling: 'group-by-totals',
  },
  'story-bucket.order': { ...open, says: 'The order of Story buckets is the deployment’s own.' },
  'story-bucket.truncation': {
    ...open,
    says: 'Which Story buckets are left out when there are more than `limit` is not shown.',
    ruling: 'group-by-totals',
  },
} as const satisfies Clauses;
