import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Envelopes',
  operations: ['listEvents'],
  by: 'table',
  seen: 'one-reply',
} as const;

const detail = { ...row, operations: ['getEvent'] } as const;
const summary = { ...row, operations: ['summarizeEvents'] } as const;
const reference = {
  ...row,
  operations: ['listRegistryEntities', 'getRegistryEntity', 'listRegistryRelationships', 'lookUpIsin'],
  ruling: 'C39',
} as const;
const error = { ...row, operations: [] } as const;

/** A member that a reply may leave out unless another clause asks for it. */
const optional = {
  ...row,
  operations: ['listEvents', 'summarizeEvents'],
  by: 'shape-if-present',
  ruling: 'C39',
} as const;

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
    ruling: 'A65',
  },
  'envelope.list.pagination.cursor': {
    ...row,
    says: '`pagination.cursor` is a string or null.',
    ruling: 'A65',
  },
  'envelope.list.pagination.next-cursor': {
    ...row,
    says: '`pagination.next_cursor` is a string or null.',
    ruling: 'A65',
  },
  'envelope.list.sort': { ...row, says: 'A list reply has `sort`, a string.' },
  'envelope.list.sort.echo': {
    ...row,
    says: '`sort` of a list reply repeats the order in force.',
    ruling: 'A35',
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
  'envelope.reference.success': { ...reference, says: 'A registry reply has `success`, the boolean true.' },
  'envelope.reference.data': { ...reference, says: 'A registry reply has a `data` member.' },
  'envelope.error.success': { ...error, says: 'An error reply has `success`, the boolean false.' },
  'envelope.error.error': { ...error, says: 'An error reply has `error`, a message in a string.' },
  'envelope.error.code': { ...error, says: 'An error reply has `code`, a string.', ruling: 'C38' },
  'envelope.error.code.stable': {
    ...error,
    seen: 'relation',
    says: 'The same fault earns the same `code` each time.',
    ruling: 'A47',
  },
  'envelope.error.details': { ...error, says: 'An error reply has `details`, an object.', ruling: 'A46' },

  'envelope.meta.query-window': {
    ...optional,
    says: '`meta.query_window`, when present, tells the date predicates in force.',
  },
  'envelope.meta.coverage': {
    ...optional,
    says: '`meta.coverage`, when present, tells what the corpus holds.',
    ruling: 'C04',
  },
  'envelope.meta.window-adjustment': {
    ...optional,
    says: '`meta.window_adjustment`, when filled, is an object that tells how the window was changed.',
    ruling: 'C02',
  },
  'envelope.meta.window-adjustment.reason': {
    ...optional,
    says: 'A filled `meta.window_adjustment` has a `reason`.',
    ruling: 'C02',
  },
  'envelope.meta.attributions': {
    ...optional,
    operations: reference.operations,
    says: '`meta.attributions` of a registry reply, when present, is an array.',
    ruling: 'C40',
  },

  'envelope.applied-filters.country-match': {
    ...optional,
    says: '`applied_filters.country_match`, when filled, names the definition of in-country in force.',
  },
  'envelope.applied-filters.entity-handles-unresolved': {
    ...optional,
    says: '`applied_filters.entity_handles_unresolved`, when filled, lists handles that resolved to nothing.',
  },
  'envelope.applied-filters.entity-ids-expanded': {
    ...optional,
    says: '`applied_filters.entity_ids_expanded`, when filled, lists the ids that a handle was widened to.',
  },
  'envelope.applied-filters.office-holders': {
    ...optional,
    says: '`applied_filters.office_holders`, when filled, is an object of counts.',
    ruling: 'A63',
  },
  'envelope.applied-filters.office-holders.bridged-to-news': {
    ...optional,
    says: '`office_holders.bridged_to_news` is the count of holders found in the news.',
    ruling: 'A63',
  },
  'envelope.applied-filters.office-holders.unbridged': {
    ...optional,
    says: '`office_holders` counts the holders not found in the news, under a key that is not named.',
    ruling: 'A63',
  },
  'envelope.applied-filters.office-holders.undated-excluded': {
    ...optional,
    says: '`office_holders.undated_excluded` is the count of holders left out for want of dates.',
    ruling: 'A63',
  },
  'envelope.applied-filters.normalized': {
    ...optional,
    says: '`applied_filters.normalized`, when filled, lists the adjustments made to the request.',
    ruling: 'C09',
  },
  'envelope.applied-filters.coverage-fallback-applied': {
    ...optional,
    says: '`applied_filters.coverage_fallback_applied` is true only when `coverage` stood in for another policy.',
    ruling: 'C16',
  },
  'envelope.applied-filters.retired': {
    ...optional,
    says: '`applied_filters.retired`, when filled, is a map whose keys are parameter names.',
    ruling: 'C20',
  },
  'envelope.applied-filters.ignored': {
    ...optional,
    operations: ['listEvents', 'summarizeEvents', ...reference.operations],
    says: '`applied_filters.ignored`, when filled, names parameters that the endpoint did not recognise.',
    ruling: 'C21',
  },
} as const satisfies Clauses;
