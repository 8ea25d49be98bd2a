import type { Clauses } from '../clause.js';
import { dataOperations, keyedOperations, operation, operationIds } from '../operations.js';

const row = {
  heading: 'Resources and their fields > Envelopes',
  operations: ['listEvents', 'listStories'],
  by: 'table',
  seen: 'one-reply',
} as const;

const detail = { ...row, operations: ['getEvent', 'getStory'] } as const;
const summary = { ...row, operations: ['summarizeEvents', 'summarizeStories'] } as const;
const reference = {
  ...row,
  operations: operationIds.filter((id) => operation(id).envelope === 'reference'),
  ruling: 'reference-envelope',
} as const;
const error = { ...row, operations: [] } as const;

/** A member that a reply may leave out unless another clause asks for it. */
const optional = {
  ...row,
  operations: [...row.operations, ...summary.operations],
  by: 'shape-if-present',
  ruling: 'reference-envelope',
} as const;
/** A filter of Events, which Stories are not shown to take. */
const ofEvents = { ...optional, operations: ['listEvents', 'summarizeEvents'] } as const;
const open = { ...optional, by: 'not-shown' } as const;

/** The four reply envelopes, and the members of `meta` and `applied_filters`. */
export const envelopeClauses = {
  'envelope.list.success': { ...row, says: 'A list reply has `success`, the boolean true.' },
  'envelope.list.data': { ...row, says: 'A list reply has `data`, an array.' },
  'envelope.list.pagination': { ...row, says: 'A list reply has `pagination`, an object.' },
  'envelope.list.pagination.limit': {
    ...row,
    says: '`pagination.limit` is an integer.',
  },
  'envelope.list.pagination.limit.in-force': {
    ...row,
    says: '`pagination.limit` is the page size in force.',
    ruling: 'end-of-walk',
  },
  'envelope.list.pagination.cursor': {
    ...row,
    says: '`pagination.cursor` is a string or null.',
    ruling: 'end-of-walk',
  },
  'envelope.list.pagination.next-cursor': {
    ...row,
    says: '`pagination.next_cursor` is a string or null.',
    ruling: 'end-of-walk',
  },
  'envelope.list.sort': { ...row, says: 'A list reply has `sort`, a string.' },
  'envelope.list.sort.echo': {
    ...row,
    says: '`sort` of a list reply repeats the order in force.',
    ruling: 'phrase-search',
  },
  'envelope.list.meta': { ...row, says: 'A list reply has `meta`, an object.' },
  'envelope.list.applied-filters': { ...row, says: 'A list reply has `applied_filters`, an object.' },
  'envelope.detail.success': { ...detail, says: 'A detail reply has `success`, the boolean true.' },
  'envelope.detail.data': { ...detail, says: 'A detail reply has `data`, one object and no array.' },
  'envelope.summary.success': { ...summary, says: 'A summary reply has `success`, the boolean true.' },
  'envelope.summary.group-by': { ...summary, says: 'A summary reply has `group_by`, a string.' },
  'envelope.summary.group-by.echo': {
    ...summary,
    says: '`group_by` of a summary reply repeats the dimension in force.',
  },
  'envelope.summary.data': { ...summary, says: 'A summary reply has `data`, an array of buckets.' },
  'envelope.list.elsewhere': {
    ...reference,
    by: 'not-shown',
    says: 'Whether lists other than those of Events and Stories have the whole list envelope is left open.',
  },
  'envelope.list.totals': {
    ...open,
    operations: row.operations,
    says: 'Whether a list reply tells totals is left open.',
  },
  'envelope.detail.further-members': {
    ...open,
    operations: detail.operations,
    says: 'Whether a detail reply has `meta` or `applied_filters` is left open.',
  },
  'envelope.summary.further-members': {
    ...open,
    operations: summary.operations,
    says: 'Whether a summary reply has `meta` or `applied_filters` is left open.',
  },
  'envelope.reference.success': {
    ...reference,
    says: 'A reply of entities, search or a reference family has `success`, the boolean true.',
  },
  'envelope.reference.data': {
    ...reference,
    operations: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
    says: 'A registry reply has a `data` member.',
  },
  'envelope.reference.members': {
    ...reference,
    by: 'not-shown',
    says: 'Whether the members that the document names stand at top level or inside `data` is left open.',
  },
  'envelope.error.success': { ...error, says: 'An error reply has `success`, the boolean false.' },
  'envelope.error.error': { ...error, says: 'An error reply has `error`, a message in a string.' },
  'envelope.error.error.wording': {
    ...open,
    operations: [],
    says: 'The wording and the language of messages are left open.',
  },
  'envelope.error.code': { ...error, says: 'An error reply has `code`, a string.', ruling: 'not-found-code' },
  'envelope.error.code.stable': {
    ...error,
    seen: 'relation',
    says: 'The same fault earns the same `code` each time.',
    ruling: 'several-faults',
  },
  'envelope.error.details': {
    ...error,
    says: 'An error reply has `details`, an object.',
    ruling: 'error-details',
  },

  'envelope.meta.query-window': {
    ...optional,
    operations: ['listEvents', 'listStories', 'summarizeStories'],
    says: '`meta.query_window`, when present, tells the date predicates in force.',
  },
  'envelope.meta.query-window.inner': {
    ...open,
    says: 'How `meta.query_window` names its bounds is left open.',
    ruling: 'default-window',
  },
  'envelope.meta.coverage': {
    ...optional,
    says: '`meta.coverage`, when present, tells what the corpus holds.',
    ruling: 'window-before-coverage',
    untestable: 'Its inner shape is not shown, so that nothing in it can be seen to be wrong.',
  },
  'envelope.meta.coverage.inner': {
    ...open,
    says: 'The members of `meta.coverage` are left open.',
    ruling: 'window-before-coverage',
  },
  'envelope.meta.window-adjustment': {
    ...optional,
    says: '`meta.window_adjustment`, when filled, is an object that tells how the window was changed.',
    ruling: 'window-over-thirty-days',
  },
  'envelope.meta.window-adjustment.reason': {
    ...optional,
    says: 'A filled `meta.window_adjustment` has a `reason`.',
    ruling: 'window-over-thirty-days',
  },
  'envelope.meta.window-adjustment.reason.values': {
    ...open,
    says: 'Which reasons there are besides `window_exceeds_maximum` is left open.',
    ruling: 'window-over-thirty-days',
  },
  'envelope.meta.window-adjustment.inner': {
    ...open,
    says: 'The members of `meta.window_adjustment` besides `reason` are left open.',
    ruling: 'window-over-thirty-days',
  },
  'envelope.meta.attributions': {
    ...optional,
    operations: reference.operations,
    says: '`meta.attributions`, when present, is an array.',
    ruling: 'attributions',
  },
  'envelope.meta.attributions.place': {
    ...open,
    operations: dataOperations,
    says: 'Which replies carry `meta.attributions`, those of the registry among them, is left open.',
    ruling: 'attributions',
  },
  'envelope.meta.attributions.inner': {
    ...open,
    operations: dataOperations,
    says: 'The items of `meta.attributions` are left open.',
    ruling: 'attributions',
  },
  'envelope.members-without-use': {
    ...open,
    says: 'Whether a member of `meta` or `applied_filters` that does not apply is absent, null or empty is left open.',
  },

  'envelope.applied-filters.country-match': {
    ...optional,
    says: '`applied_filters.country_match`, when filled, names the definition of in-country in force.',
  },
  'envelope.applied-filters.country-match.without-geography': {
    ...open,
    says: 'Whether `applied_filters.country_match` is filled without a geography filter is left open.',
  },
  'envelope.applied-filters.entity-handles-unresolved': {
    ...optional,
    says: '`applied_filters.entity_handles_unresolved`, when filled, lists handles that resolved to nothing.',
  },
  'envelope.applied-filters.entity-handles-unresolved.items': {
    ...open,
    says: 'The form of the items of `entity_handles_unresolved` is left open.',
    ruling: 'unresolved-handles',
  },
  'envelope.applied-filters.entity-ids-expanded': {
    ...ofEvents,
    says: '`applied_filters.entity_ids_expanded`, when filled, lists the ids that a handle was widened to.',
  },
  'envelope.applied-filters.entity-ids-expanded.items': {
    ...open,
    operations: ofEvents.operations,
    says: 'The form of the items of `entity_ids_expanded` is left open.',
  },
  'envelope.applied-filters.office-holders': {
    ...ofEvents,
    says: '`applied_filters.office_holders`, when filled, is an object of counts.',
    ruling: 'office',
  },
  'envelope.applied-filters.office-holders.bridged-to-news': {
    ...ofEvents,
    operations: ['listEvents'],
    says: '`office_holders.bridged_to_news` is the count of holders found in the news.',
    ruling: 'office',
  },
  'envelope.applied-filters.office-holders.unbridged': {
    ...ofEvents,
    operations: ['listEvents'],
    says: '`office_holders` counts the holders not found in the news, under a key that is not named.',
    ruling: 'office',
  },
  'envelope.applied-filters.office-holders.undated-excluded': {
    ...ofEvents,
    operations: ['listEvents'],
    says: '`office_holders.undated_excluded` is the count of holders left out for want of dates.',
    ruling: 'office',
  },
  'envelope.applied-filters.normalized': {
    ...optional,
    says: '`applied_filters.normalized`, when filled, lists the adjustments made to the request.',
    ruling: 'limit-above-max',
  },
  'envelope.applied-filters.normalized.items': {
    ...open,
    says: 'The form of the items of `normalized` is left open.',
    ruling: 'limit-above-max',
  },
  'envelope.applied-filters.coverage-fallback-applied': {
    ...ofEvents,
    says: '`applied_filters.coverage_fallback_applied` is true only when `coverage` stood in for another policy.',
    ruling: 'entity-match',
  },
  'envelope.applied-filters.retired': {
    ...optional,
    says: '`applied_filters.retired`, when filled, is a map whose keys are parameter names.',
    ruling: 'retired-aliases',
  },
  'envelope.applied-filters.ignored': {
    ...optional,
    operations: keyedOperations,
    says: '`applied_filters.ignored`, when filled, names parameters that the endpoint did not recognise.',
    ruling: 'undeclared-parameters',
  },
  'envelope.applied-filters.ignored.items': {
    ...open,
    operations: keyedOperations,
    says: 'The form of the items of `ignored` is left open.',
    ruling: 'undeclared-parameters',
  },
} as const satisfies Clauses;
