import type { Planted } from '../fault.js';
import type { Query } from '../query.js';
import type { Variants } from '../variant.js';

export const paginationVariants = {
  'page.short': {
    summary: 'Sends one row less than limit on each page but the last',
    allowedBy: ['A65'],
    notBeside: ['cursor.stale-now-and-then'],
  },
  'page.empty-at-the-end': {
    summary: 'Ends each walk with an empty page',
    allowedBy: ['A65'],
  },
  'pagination.end-empty-text': {
    summary: 'Ends a walk with an empty text in place of null',
    allowedBy: ['A65'],
  },
  'pagination.cursor-on-first-page': {
    summary: 'Gives the cursor of the first page as well',
    allowedBy: ['A65'],
  },
  'pagination.limit-as-sent': {
    summary: 'Tells the limit that was sent where it was served at the maximum',
    allowedBy: ['A65'],
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
