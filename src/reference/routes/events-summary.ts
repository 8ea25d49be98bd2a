import { bendsOf } from '../bends.js';
import { summaryBody } from '../envelope.js';
import type { Faults } from '../fault.js';
import { readQuery } from '../query.js';
import { Refusal } from '../refusal.js';
import type { Call, Reply } from '../route.js';
import { bucketsOf, type GroupBy } from '../rules/buckets.js';
import { enumOf } from '../rules/enums.js';
import { selectionOf } from '../rules/filters.js';
import { summaryLimit } from '../rules/limit.js';
import { windowOf } from '../rules/window.js';

export const summaryFaults = {
  'summary.default-category': {
    clauses: ['events-summary.group-by.default'],
    summary: 'Groups by category where group_by is not sent',
  },
  'summary.next-cursor': {
    clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
    summary: 'Offers a cursor to further buckets',
  },
  'summary.empty-answered-404': {
    clauses: ['service.empty.status'],
    summary: 'Answers a summary of nothing with 404',
  },
  'summary.group-by-date-refused': {
    clauses: ['events-summary.group-by.date'],
    summary: 'Refuses group_by=date',
  },
  'summary.group-by-country-refused': {
    clauses: ['events-summary.group-by.country'],
    summary: 'Refuses group_by=country',
  },
  'summary.group-by-region-refused': {
    clauses: ['events-summary.group-by.region'],
    summary: 'Refuses group_by=region',
  },
  'summary.group-by-continent-refused': {
    clauses: ['events-summary.group-by.continent'],
    summary: 'Refuses group_by=continent',
  },
  'summary.group-by-category-refused': {
    clauses: ['events-summary.group-by.category'],
    summary: 'Refuses group_by=category',
  },
  'summary.group-by-subcategory-refused': {
    clauses: ['events-summary.group-by.subcategory'],
    summary: 'Refuses group_by=subcategory',
  },
  'summary.group-by-source_actor_country-refused': {
    clauses: ['events-summary.group-by.source-actor-country'],
    summary: 'Refuses group_by=source_actor_country',
  },
  'summary.group-by-target_actor_country-refused': {
    clauses: ['events-summary.group-by.target-actor-country'],
    summary: 'Refuses group_by=target_actor_country',
  },
} as const satisfies Faults;

/** The Events summary. */
export function summarizeEvents({ url, deployment }: Call): Reply {
  const { corpus, planted } = deployment;
  const bend = bendsOf(planted);
  const now = deployment.now().getTime();
  const query = readQuery(url, 'summarizeEvents', planted);
  const fallback: GroupBy = planted('summary.default-category') ? 'category' : 'date';
  const groupBy = enumOf(query.values, 'group_by', 'summaryGroupBy', planted) ?? fallback;
  if (query.values.has('group_by') && planted(`summary.group-by-${groupBy}-refused`)) {
    throw new Refusal('INVALID_ENUM', `${groupBy} is no group_by.`, {
      param: 'group_by',
      accepted_values: [],
    });
  }
  const { limit, normalized } = summaryLimit(query, planted);
  const window = windowOf(query, now, planted);
  const selection = selectionOf(query, window, deployment, normalized);
  const rows = corpus
    .events(window.reach)
    .bySignificance.filter((event) => event.recordedAt <= now && selection.keep(event));
  if (rows.length === 0 && planted('summary.empty-answered-404')) {
    throw new Refusal('NOT_FOUND', 'There is nothing to summarize.');
  }
  const counted = planted('summary.limit.counts-events') ? rows.slice(0, limit) : rows;
  const more = planted('summary.limit.one-bucket-too-many') ? 1 : 0;
  const buckets = bucketsOf(counted, groupBy, planted)
    .slice(0, limit + more)
    .map(bend.bucket);
  const body = bend.summary(summaryBody(groupBy, buckets, window.meta, selection.applied));
  return {
    body: planted('summary.next-cursor')
      ? { ...body, pagination: { limit, cursor: null, next_cursor: 'bmV4dA' } }
      : body,
  };
}
