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
    ruling: 'C52',
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
    ruling: 'C52',
  },
  'summary-bucket.truncation': {
    ...row,
    by: 'not-shown',
    says: 'Which Event buckets are left out when there are more than `limit` is not shown.',
    ruling: 'C52',
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
    ruling: 'C52',
  },
} as const satisfies Clauses;
