import type { Clauses } from '../clause.js';

const row = {
  heading: 'Errors > Validation and request errors',
  operations: [],
  by: 'table',
  seen: 'no',
  untestable: 'The document names the code without a condition and shows no route that is sure to earn it.',
} as const;

/** The codes that the document only lists: those of Situations, Monitors and idempotency. */
export const listedErrorClauses = {
  'error.listed.invalid-edition-request': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_EDITION_REQUEST`.',
  },
  'error.listed.idempotency-conflict': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `IDEMPOTENCY_CONFLICT`.',
    ruling: 'C43',
  },
  'error.listed.idempotency-key-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `IDEMPOTENCY_KEY_REQUIRED`.',
    ruling: 'C43',
  },
  'error.listed.invalid-seed': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SEED`.',
  },
  'error.listed.seed-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `SEED_REQUIRED`.',
  },
  'error.listed.invalid-direction': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_DIRECTION`.',
    ruling: 'A23',
  },
  'error.listed.seed-mismatch': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `SEED_MISMATCH`.',
  },
  'error.listed.ambiguous-event-seed': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `AMBIGUOUS_EVENT_SEED`.',
  },
  'error.listed.story-not-in-situation': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 409 `STORY_NOT_IN_SITUATION`.',
  },
  'error.listed.invalid-situation-id': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SITUATION_ID`.',
  },
  'error.listed.invalid-scope-version': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_SCOPE_VERSION`.',
  },
  'error.listed.invalid-monitor-payload': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_PAYLOAD`.',
  },
  'error.listed.invalid-monitor-update': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_UPDATE`.',
  },
  'error.listed.invalid-monitor-batch': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_BATCH`.',
  },
  'error.listed.invalid-monitor-configuration': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_CONFIGURATION`.',
  },
  'error.listed.invalid-monitor-run-pagination': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_RUN_PAGINATION`.',
  },
  'error.listed.invalid-monitor-matches-pagination': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_MATCHES_PAGINATION`.',
  },
  'error.listed.invalid-monitor-query': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_MONITOR_QUERY`.',
  },
  'error.listed.invalid-webhook-url': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_WEBHOOK_URL`.',
  },
  'error.listed.actor-match-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `ACTOR_MATCH_NOT_SUPPORTED`.',
    ruling: 'C16',
  },
  'error.listed.material-match-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `MATERIAL_MATCH_NOT_SUPPORTED`.',
    ruling: 'C16',
  },
  'error.listed.volume-spike-not-supported': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `VOLUME_SPIKE_NOT_SUPPORTED`.',
  },
  'error.listed.monitor-org-required': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `MONITOR_ORG_REQUIRED`.',
  },
  'error.listed.invalid-target-scope': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `INVALID_TARGET_SCOPE`.',
  },
  'error.listed.preview-webhook-url-not-persistable': {
    ...row,
    says: 'A code of Situations, Monitors or idempotency is the 400 `PREVIEW_WEBHOOK_URL_NOT_PERSISTABLE`.',
  },
} as const satisfies Clauses;
