import { limits } from '../../../../contract/index.js';
import { put } from '../bend.js';
import { badLimit } from '../http/limit.js';
import { bodies, paths } from '../http/middleware.js';
import { decimal } from '../http/parameter-values.js';
import type { Query } from '../http/query.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const limitFaults = {
  'events.limit.clamped-in-silence': {
    clauses: ['events.limit.above-max.normalized'],
    summary: 'Serves a limit above 100 at 100 without listing it as normalized',
  },
  'events.limit.above-max-refused': {
    clauses: ['events.limit.above-max', 'error.invalid-limit.above-max', 'limits.events-limit.max'],
    summary: 'Answers a limit above 100 with 400 INVALID_LIMIT',
  },
  'events.limit.above-max-served': {
    clauses: ['events.limit.above-max', 'limits.events-limit.max'],
    summary: 'Serves a limit above 100 as sent',
  },
  'events.limit.above-max-served-on-later-pages': {
    clauses: ['events.limit.above-max', 'limits.events-limit.max'],
    summary: 'Serves a limit above 100 as sent where a cursor is sent as well',
  },
  'events.limit.off-by-one': {
    clauses: ['events.limit.above-max', 'limits.events-limit.max'],
    summary: 'Serves a limit of 101 as 101, and clamps from 102 on',
  },
  'events.limit.above-max-at-default': {
    clauses: ['events.limit.above-max'],
    summary: 'Falls back to 25 when the limit is above 100',
  },
  'events.limit.maximum-50': {
    clauses: ['events.limit.above-max', 'events.limit.integer', 'limits.events-limit.max'],
    summary: 'Clamps from 50 on',
  },
  'events.limit.hundred-refused': {
    clauses: ['events.limit.integer', 'limits.events-limit.max'],
    summary: 'Takes 100 itself for too large and refuses it',
  },
  'events.limit.zero-served': {
    clauses: ['events.limit.below-min', 'limits.events-limit.min', 'error.invalid-limit'],
    summary: 'Serves limit=0 as an empty page',
  },
  'events.limit.zero-at-default': {
    clauses: ['events.limit.below-min', 'limits.events-limit.min', 'error.invalid-limit'],
    summary: 'Serves limit=0 with the default, as code with a falsy check does',
  },
  'events.limit.negative-at-one': {
    clauses: ['events.limit.below-min', 'limits.events-limit.min', 'error.invalid-limit'],
    summary: 'Raises limits below 1 to 1',
  },
  'events.limit.one-refused': {
    clauses: ['events.limit.integer', 'limits.events-limit.min'],
    summary: 'Refuses limit=1',
  },
  'events.limit.non-numeric-at-default': {
    clauses: ['events.limit.non-numeric', 'error.invalid-limit'],
    summary: 'Serves a limit that is no number with the default',
  },
  'events.limit.normalized-on-first-page-only': {
    clauses: ['events.limit.above-max.normalized'],
    summary: 'Serves a limit above 100 at 100 on later pages without listing it as normalized',
    front: bodies(paths.events, (body, query) =>
      query.has('cursor') ? put('applied_filters.normalized', [])(body) : body,
    ),
  },
  'events.limit.lenient-prefix': {
    clauses: ['events.limit.non-numeric', 'error.invalid-limit'],
    summary: 'Reads 10abc as 10, as parseInt does',
  },
  'events.limit.wrong-code': {
    clauses: ['events.limit.below-min', 'events.limit.non-numeric', 'error.invalid-limit'],
    summary: 'Answers a bad limit with INVALID_NUMBER',
  },
  'events.limit.wrong-status': {
    clauses: ['error.code-status', 'error.invalid-limit'],
    admits: ['events.limit.below-min', 'events.limit.non-numeric'],
    summary: 'Answers INVALID_LIMIT with status 422',
  },
  'events.limit.default-50': {
    clauses: ['events.limit.default', 'limits.events-limit.default'],
    summary: 'Serves 50 rows when no limit is sent',
  },
  'events.limit.one-row-too-many': {
    clauses: ['events.limit.page-size'],
    summary: 'Returns limit + 1 rows, the one fetched to see whether there is more',
  },
  'summary.limit.ignored-by-country': {
    clauses: ['events-summary.limit.counts-buckets'],
    summary: 'Returns all buckets of countries, whatever limit is sent',
  },
  'summary.limit.above-max-refused': {
    clauses: ['events-summary.limit.above-max', 'error.invalid-limit.above-max', 'limits.summary-limit.max'],
    summary: 'Answers a summary limit above 500 with INVALID_LIMIT',
  },
  'summary.limit.five-hundred-refused': {
    clauses: ['events-summary.limit.integer', 'limits.summary-limit.max'],
    admits: ['events-summary.limit.above-max'],
    summary: 'Caps the summary limit at 100, as on the list, and refuses more',
  },
  'summary.limit.zero-served': {
    clauses: ['events-summary.limit.below-min', 'limits.summary-limit.min'],
    summary: 'Serves a summary limit of 0 with the default',
  },
  'summary.limit.non-numeric-at-default': {
    clauses: ['events-summary.limit.non-numeric'],
    summary: 'Serves a summary limit that is no number with the default',
  },
  'summary.limit.wrong-code': {
    clauses: ['events-summary.limit.below-min'],
    admits: ['events-summary.limit.non-numeric'],
    summary: 'Answers a bad summary limit with INVALID_NUMBER',
  },
  'summary.limit.unbounded-default': {
    clauses: ['events-summary.limit.default', 'limits.summary-limit.default'],
    summary: 'Returns every bucket when no limit is sent',
  },
  'summary.limit.counts-events': {
    clauses: ['events-summary.limit.counts-buckets', 'limits.summary-limit.counts-buckets'],
    summary: 'Applies the limit to Events before grouping them, so that counts are cut',
  },
  'summary.limit.one-bucket-too-many': {
    clauses: ['events-summary.limit.counts-buckets', 'limits.summary-limit.counts-buckets'],
    summary: 'Returns limit + 1 buckets',
  },
} as const satisfies Faults;

export const limitVariants = {
  'limit.normalized-on-events-only': {
    summary: 'Lists a limit above the maximum as normalized on the Events list alone',
    allowedBy: ['limit-above-max'],
  },
} as const satisfies Variants;

/** An adjustment of the request, as `applied_filters.normalized` lists it. */
export interface Adjustment {
  readonly param: string;
  readonly from: unknown;
  readonly to: unknown;
  readonly reason: string;
}

interface Limit {
  readonly limit: number;
  readonly normalized: readonly Adjustment[];
}

const served = (limit: number): Limit => ({ limit, normalized: [] });

function clamp(from: number, to: number): Limit {
  return { limit: to, normalized: [{ param: 'limit', from, to, reason: 'limit_exceeds_maximum' }] };
}

function formOf(wrongCode: 'events.limit.wrong-code' | 'summary.limit.wrong-code', planted: Planted) {
  return {
    ...(planted(wrongCode) ? { code: 'INVALID_NUMBER' as const } : {}),
    ...(planted('events.limit.wrong-status') ? { status: 422 } : {}),
  };
}

/** Reads `limit` of the Events list: clamped above its maximum, refused below its minimum. */
export function listLimit(query: Query, planted: Planted): Limit {
  const range = limits.events.limit;
  const text = query.values.get('limit');
  if (text === undefined) return served(planted('events.limit.default-50') ? 50 : range.default);
  const exact = decimal(text);
  const number = exact ?? (planted('events.limit.lenient-prefix') ? Number.parseInt(text, 10) : Number.NaN);
  const form = formOf('events.limit.wrong-code', planted);

  if (!Number.isInteger(number)) {
    if (planted('events.limit.non-numeric-at-default')) return served(range.default);
    throw badLimit(text, range, form);
  }
  if (number < range.min) {
    if (number === 0 && planted('events.limit.zero-served')) return served(0);
    if (number === 0 && planted('events.limit.zero-at-default')) return served(range.default);
    if (planted('events.limit.negative-at-one')) return served(1);
    throw badLimit(text, range, form);
  }
  if (number === 1 && planted('events.limit.one-refused')) throw badLimit(text, range, form);
  if (number === range.max && planted('events.limit.hundred-refused')) {
    throw badLimit(text, range, form);
  }
  if (planted('events.limit.maximum-50') && number > 50) return clamp(number, 50);
  if (number <= range.max) return served(number);
  if (planted('events.limit.above-max-refused')) throw badLimit(text, range, form);
  if (planted('events.limit.above-max-served')) return served(Math.min(number, 100_000));
  const isLater = query.values.has('cursor');
  if (isLater && planted('events.limit.above-max-served-on-later-pages')) return served(number);
  if (planted('events.limit.off-by-one') && number === range.max + 1) return served(number);
  if (planted('events.limit.above-max-at-default')) return clamp(number, range.default);
  const untold = query.operation !== 'listEvents' && planted.varied('limit.normalized-on-events-only');
  if (untold || planted('events.limit.clamped-in-silence')) return served(range.max);
  return clamp(number, range.max);
}

/** Reads `limit` of the Events summary, which counts buckets. */
export function summaryLimit(query: Query, planted: Planted): Limit {
  const range = limits.summary.limit;
  const text = query.values.get('limit');
  if (text === undefined) {
    return served(planted('summary.limit.unbounded-default') ? 100_000 : range.default);
  }
  const number = decimal(text) ?? Number.NaN;
  const form = formOf('summary.limit.wrong-code', planted);
  if (!Number.isInteger(number)) {
    if (planted('summary.limit.non-numeric-at-default')) return served(range.default);
    throw badLimit(text, range, form);
  }
  if (number < range.min) {
    if (number === 0 && planted('summary.limit.zero-served')) return served(range.default);
    throw badLimit(text, range, form);
  }
  if (number > 100 && planted('summary.limit.five-hundred-refused')) throw badLimit(text, range, form);
  if (number <= range.max) return served(number);
  if (planted('summary.limit.above-max-refused')) throw badLimit(text, range, form);
  if (planted.varied('limit.normalized-on-events-only')) return served(range.max);
  return clamp(number, range.max);
}

export const paginationVariants = {
  'page.short': {
    summary: 'Sends one row less than limit on each page but the last',
    allowedBy: ['end-of-walk'],
    notBeside: ['cursor.stale-now-and-then'],
  },
  'page.empty-at-the-end': {
    summary: 'Ends each walk with an empty page',
    allowedBy: ['end-of-walk'],
  },
  'pagination.end-empty-text': {
    summary: 'Ends a walk with an empty text in place of null',
    allowedBy: ['end-of-walk'],
  },
  'pagination.cursor-on-first-page': {
    summary: 'Gives the cursor of the first page as well',
    allowedBy: ['end-of-walk'],
  },
  'pagination.limit-as-sent': {
    summary: 'Tells the limit that was sent where it was served at the maximum',
    allowedBy: ['end-of-walk'],
  },
} as const satisfies Variants;

/** How many rows a page holds that is not the last. */
export const rowsOnAPage = (limit: number, planted: Planted): number =>
  planted.varied('page.short') ? Math.max(1, limit - 1) : limit;

/** Whether another page follows one that ends at a row. */
export const goesOn = (begin: number, end: number, rows: number, planted: Planted): boolean =>
  planted.varied('page.empty-at-the-end') ? begin < rows : end < rows;

/** How an envelope tells its page. */
export function paginationOf(
  query: Query,
  limit: number,
  { own, next }: { readonly own: string; readonly next: string | null },
  planted: Planted,
) {
  const sent = Number(query.values.get('limit'));
  return {
    limit: sent > limit && planted.varied('pagination.limit-as-sent') ? sent : limit,
    cursor: query.values.get('cursor') ?? (planted.varied('pagination.cursor-on-first-page') ? own : null),
    next_cursor: next ?? (planted.varied('pagination.end-empty-text') ? '' : null),
  };
}
