import type { Rulings } from './ruling.js';

/** Shapes of replies, access, error codes, removed paths, and answers that may come to any request. */
export const envelopesAndErrors = {
  'not-found-code': {
    alias: 'C38',
    title: 'A 404 without a code',
    kind: 'contradiction',
    headings: [
      'Errors > Validation and request errors',
      'Errors',
      'Resources and their fields > Envelopes',
      'Endpoints > Legal-entity registry family',
    ],
    problem:
      'Every error carries a code, and the row for a well-formed LEI that is not held shows none. For other unknown ids not even the status is stated.',
    accepts: [
      'Any non-empty `code` on that 404; a missing or null one on it alone (reported).',
      'Unknown Event, Story, entity and facility ids: 404, 400 or 410.',
    ],
    stillFails: ['A 200 or a 5xx for an unknown id.', 'A missing code on any other error.'],
  },
  'reference-envelope': {
    alias: 'C39',
    title: 'The envelope of the reference families',
    kind: 'contradiction',
    headings: [
      'Resources and their fields > Envelopes',
      'Endpoints > AI compute family',
      'Resources and their fields > Government records',
      'Resources and their fields > Legal-entity registry records',
    ],
    problem:
      'One list envelope is given for all, while AI compute promises a `data` array only, and awards and the hierarchy have members of their own.',
    accepts: [
      'The full list envelope is demanded on Events and Stories only.',
      'Elsewhere `success` true and the named members, at top level or inside `data`.',
      'Members of `meta` and `applied_filters` may be absent unless another rule requires one for the request at hand.',
    ],
    stillFails: [
      'Events or Stories without a member of the list envelope.',
      'A missing member that another rule requires, such as `normalized` on Events after a clamp.',
    ],
  },
  attributions: {
    alias: 'C40',
    title: 'Where `meta.attributions` appears',
    kind: 'contradiction',
    headings: [
      'Resources and their fields > Envelopes',
      'What the service does > Semantics that the reference families fix',
    ],
    problem: 'It is tied to registry replies, while the duty of attribution concerns AI compute data.',
    accepts: ['Its presence or absence on any endpoint.'],
    stillFails: ['A value that is not an array.'],
  },
  'token-or-key': {
    alias: 'C41',
    title: '`INVALID_TOKEN` or `INVALID_API_KEY`',
    kind: 'contradiction',
    headings: ['Errors > Authentication and access'],
    problem: 'A key of the wrong format and a malformed bearer token are the same thing under two codes.',
    accepts: [
      'Malformed bearer: 401 with either code.',
      'A header that is empty or of another scheme: either code or `MISSING_API_KEY`.',
    ],
    stillFails: [
      'Anything but `MISSING_API_KEY` without the header.',
      'Anything but `INVALID_API_KEY` for a well-formed key that is not known.',
    ],
  },
  'missing-entitlement': {
    alias: 'C42',
    title: 'The error code for a missing entitlement',
    kind: 'contradiction',
    headings: ['Authentication', 'Errors > Entitlement', 'Errors > Authentication and access'],
    problem:
      'A missing plan flag is always `PLAN_REQUIRED`, while briefs, Monitors, programmatic access and subscriptions have codes of their own. Whether entitlement or validation comes first is open.',
    accepts: [
      'AI compute, registry, hierarchy, facilities and government: `PLAN_REQUIRED`.',
      '`SUBSCRIPTION_REQUIRED`, `PROGRAMMATIC_ACCESS_DENIED` or `API_ACCESS_DENIED` where the key has no API access at all.',
      'A faulty request without the entitlement: either error.',
    ],
    stillFails: ['A 200, empty or not, without the entitlement.'],
  },
  'read-only': {
    alias: 'C43',
    title: 'A read-only service with request bodies',
    kind: 'contradiction',
    headings: ['What the service does', 'Endpoints', 'Errors > Validation and request errors', 'Limits'],
    problem:
      'All endpoints use GET, yet codes for bodies and limits for idempotency keys exist. They belong to Monitors and Situations, whose write routes are not shown.',
    accepts: ['Operations other than GET in the served contract.'],
    stillFails: ['A data route that accepts a write.'],
  },
  'paths-outside-api': {
    alias: 'C44',
    title: 'Paths outside `/api/v2/`',
    kind: 'contradiction',
    headings: ['What the service does', 'Endpoints', 'Versioning'],
    problem:
      'Every path is said to begin with the version, need a key and return JSON; the contract, the changelog and its feed lie outside.',
    accepts: [
      'These documents with or without a key; changelog and feed in another format than JSON.',
      'A redirect of these documents within the origin.',
    ],
    stillFails: [],
  },
  'v1-without-key': {
    alias: 'C45',
    title: 'Old paths without a key',
    kind: 'contradiction',
    headings: ['Endpoints > Removed surface', 'Authentication', 'Versioning'],
    problem: 'Every `/api/v1/*` path answers 410, while keys are spoken of for `/api/v2/*` only.',
    accepts: ['Without a key: 410 (preferred) or 401.'],
    stillFails: ['With a valid key, anything but 410.'],
  },
  'error-details': {
    alias: 'A46',
    title: 'The `details` member and the place of its fields',
    kind: 'ambiguity',
    headings: ['Resources and their fields > Envelopes', 'Errors > Validation and request errors'],
    problem:
      'It is an object; the error table prefixes the first of several fields with `details.` and leaves the rest bare.',
    accepts: [
      'An empty object.',
      'Fields printed without the prefix (`max_value`, `accepted_count`, `nearest_values`, `did_you_mean`, `accepted_params`, `suggested_window`, `max_days`, `implied_family`, `accepted_metrics_for_family`): in `details` (preferred) or at top level.',
      '`did_you_mean` is a string or an array of strings from the accepted names, null or absent where nothing is near.',
      '`accepted_categories`, and `accepted_values` of a subcategory error: the whole vocabulary or the part that fits.',
    ],
    stillFails: ['`details` absent, null or a string.', 'No `did_you_mean` for a near miss.'],
  },
  'several-faults': {
    alias: 'A47',
    title: 'Several faults in one request',
    kind: 'ambiguity',
    headings: ['Errors'],
    problem: 'No precedence of errors is stated.',
    accepts: [
      'One fault is sent at a time; otherwise each code that applies.',
      'An unknown path without a key: 401 or 404.',
    ],
    stillFails: ['A code that applies to none of the faults.'],
  },
  'removed-paths': {
    alias: 'A77',
    title: 'The form of a removed path',
    kind: 'ambiguity',
    headings: ['Endpoints > Removed surface', 'Errors > Validation and request errors', 'Versioning'],
    problem:
      'The reply names the replacement in three places, but neither its form nor the replacement of each old path is listed.',
    accepts: [
      'Any `/api/v2/` path as replacement where the successor is not known.',
      'A `Link` target absolute or relative to the base, `rel` quoted or not, beside other parameters or links.',
      'A message that contains the path, absolute or relative.',
    ],
    stillFails: [
      'No `Link` with `rel=successor-version`.',
      'A `Deprecation` header other than `true`.',
      'No `details.replacement`.',
    ],
  },
  'answers-to-any-request': {
    alias: 'A78',
    title: 'Answers that may come to any request',
    kind: 'ambiguity',
    headings: [
      'Errors > Authentication and access',
      'Errors > Entitlement',
      'Errors > Validation and request errors',
      'Limits',
    ],
    problem:
      'Rate limits, quotas, overdue payment and an absent search backend may meet any request, and their numbers are not shown; other 5xx are not shown at all.',
    accepts: [
      '429 `RATE_LIMITED` or `QUOTA_EXCEEDED`, 402 `PAYMENT_OVERDUE`, and 503 `SEMANTIC_SEARCH_UNAVAILABLE` for semantic search: the request waits, honouring `Retry-After`, repeats, then is inconclusive; outside `/api/v2/` too.',
      'A 5xx, broken body or dropped connection that a repeat does not show (ruling one-bad-answer-and-many).',
    ],
    stillFails: [
      'Any other 5xx that the same request repeats, also where a ruling accepts any 400 or only observes.',
    ],
  },
  'json-text': {
    alias: 'A80',
    title: 'The text of JSON replies',
    kind: 'ambiguity',
    headings: ['Endpoints'],
    problem: 'Replies are JSON, which RFC 8259 requires to be UTF-8; a byte order mark is not mentioned.',
    accepts: ['A byte order mark before the text (reported).'],
    stillFails: ['A body of type `application/json` that is not valid UTF-8, where a repeat shows it again.'],
  },
  'one-bad-answer-and-many': {
    alias: 'A81',
    title: 'One bad answer, and many',
    kind: 'ambiguity',
    headings: ['Errors', 'Limits'],
    problem:
      'A server error, a cut body, a reset connection or an empty reply may be the work of the network or of a restart, and no rate of such answers is stated (answers-to-any-request).',
    accepts: [
      'A bad answer that the same request does not show again in at least two of three tries.',
      'Bad answers within one stretch of at most 30 seconds, as in a restart (reported).',
      'Up to 1 % of bad answers over a run (reported with their rate); above 1 % with a warning.',
    ],
    stillFails: [
      'A bad answer that the same request shows in at least two of three tries.',
      'More than 5 % of bad answers among at least 200 requests, spread over the run; judged once, with the rate.',
    ],
  },
  'header-field-names': {
    alias: 'A83',
    title: 'Names of header fields',
    kind: 'ambiguity',
    headings: ['Authentication'],
    problem:
      'The document shows `Authorization` in one spelling; by RFC 9110 the names of header fields are case-insensitive.',
    accepts: ['A deployment that is sent the spelling of the document in every request.'],
    stillFails: ['A valid key that is refused in `authorization` or `AUTHORIZATION`.'],
  },
} as const satisfies Rulings;
