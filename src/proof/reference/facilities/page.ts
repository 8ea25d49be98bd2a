import { limits } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import type { Facility } from '../corpus/facilities.js';
import { digest, sealOf } from '../events/cursor.js';
import { badLimit } from '../http/limit.js';
import { decimal } from '../http/parameter-values.js';
import { Refusal, type RefusalCode } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import { megawatts } from './capacity.js';

export const facilityPageFaults = {
  'facilities.limit.one-row-too-many': {
    clauses: ['facilities.limit.page'],
    summary: 'Returns limit + 1 facilities, the one fetched to see whether there is more',
  },
  'facilities.limit.ignored': {
    clauses: ['facilities.limit.page'],
    summary: 'Ignores limit, and returns 25 facilities always',
  },
  'facilities.limit.default-50': {
    clauses: ['facilities.limit.default', 'limits.facilities-limit.default'],
    summary: 'Returns 50 facilities when no limit is sent',
  },
  'facilities.limit.default-20': {
    clauses: ['facilities.limit.default', 'limits.facilities-limit.default'],
    summary: 'Returns 20 facilities when no limit is sent',
  },
  'facilities.limit.hundred-refused': {
    clauses: ['facilities.limit.at-max', 'limits.facilities-limit.max'],
    summary: 'Takes 100 itself for too large and refuses it',
  },
  'facilities.limit.above-max-served': {
    clauses: ['facilities.limit.max', 'limits.facilities-limit.max'],
    summary: 'Serves limits above 100 as sent',
  },
  'facilities.limit.max-off-by-one': {
    clauses: ['facilities.limit.max', 'limits.facilities-limit.max'],
    summary: 'Serves a limit of 101',
  },
  'facilities.limit.above-max-wrong-code': {
    clauses: ['facilities.limit.above-max', 'error.invalid-limit'],
    summary: 'Answers a limit above 100 with INVALID_PARAM',
  },
  'facilities.limit.above-max-status-422': {
    clauses: ['facilities.limit.above-max', 'error.invalid-limit'],
    admits: ['error.code-status'],
    summary: 'Answers a limit above 100 with status 422',
  },
  'facilities.limit.below-min-wrong-code': {
    clauses: ['facilities.limit.below-min', 'error.invalid-limit'],
    summary: 'Answers a limit below 1 with INVALID_PARAM',
  },
  'facilities.limit.below-min-crashes': {
    clauses: ['facilities.limit.below-min', 'error.invalid-limit'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a limit below 1',
  },
  'facilities.limit.non-numeric-at-default': {
    clauses: ['facilities.limit.non-numeric'],
    summary: 'Serves a limit that is no number with the default',
  },
  'facilities.limit.non-numeric-prefix': {
    clauses: ['facilities.limit.non-numeric'],
    summary: 'Reads the leading digits of a limit and overlooks the rest',
  },
  'facilities.limit.non-numeric-wrong-code': {
    clauses: ['facilities.limit.non-numeric'],
    summary: 'Answers a limit that is no number with INVALID_PARAM',
  },
  'facilities.cursor.always-first-page': {
    clauses: ['facilities.cursor.next-page'],
    summary: 'Answers every cursor of facilities with the first page',
  },
  'facilities.cursor.repeats-last-row': {
    clauses: ['facilities.cursor.no-repeats'],
    summary: 'Begins each page of facilities with the last row of the page before',
  },
  'facilities.cursor.skips-a-row': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Skips a facility between pages',
  },
  'facilities.cursor.ends-early': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Gives no cursor to the last page, when it is not full',
  },
  'facilities.cursor.ends-at-unknown-capacity': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Gives no cursor where a page in an order of capacity ends with an unknown one',
  },
  'facilities.cursor.unmeasured-lost': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Leaves the facilities without a capacity in MW out of later pages in an order of capacity',
  },
  'facilities.cursor.lone-last-lost': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Gives no cursor where a single facility is left for the last page',
  },
  'facilities.cursor.recent-ties-lost': {
    clauses: ['facilities.cursor.complete'],
    admits: ['facilities.cursor.next-page'],
    summary: 'Goes on behind the day of the last facility under sort=recent, and so past others of that day',
  },
  'facilities.cursor.never-null': {
    clauses: ['facilities.cursor.ends'],
    summary: 'Gives the last page of facilities a cursor that leads back to the first',
  },
  'facilities.cursor.always-null': {
    clauses: ['facilities.cursor.complete'],
    summary: 'Never gives a cursor for the next page of facilities',
  },
  'facilities.cursor.later-pages-reversed': {
    clauses: ['facilities.sort.default'],
    summary: 'Lists the facilities of each page after the first the other way round',
  },
  'facilities.cursor.unreadable-first-page': {
    clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
    summary: 'Answers a cursor of facilities that it cannot read with the first page',
  },
  'facilities.cursor.unreadable-wrong-code': {
    clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
    summary: 'Answers a cursor of facilities that it cannot read with INVALID_PARAM',
  },
  'facilities.cursor.unreadable-crashes': {
    clauses: ['facilities.cursor.unreadable', 'error.invalid-cursor'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a cursor of facilities that it cannot read',
  },
} as const satisfies Faults;

const bad = (code: RefusalCode, text: string, form: { readonly status?: number } = {}): Refusal =>
  badLimit(text, { min: 1, max: limits.facilities.limit.max }, { code, ...form });

function readLimit(text: string, planted: Planted): number {
  const { default: otherwise, max } = limits.facilities.limit;
  const number = decimal(text);
  if (number === undefined || !Number.isInteger(number)) {
    const digits = Number.parseInt(text, 10);
    if (planted('facilities.limit.non-numeric-prefix') && digits >= 1) return Math.min(digits, max);
    if (planted('facilities.limit.non-numeric-at-default')) return otherwise;
    throw bad(planted('facilities.limit.non-numeric-wrong-code') ? 'INVALID_PARAM' : 'INVALID_LIMIT', text);
  }
  if (number < 1) {
    if (planted('facilities.limit.below-min-crashes')) throw bad('INTERNAL_ERROR', text);
    throw bad(planted('facilities.limit.below-min-wrong-code') ? 'INVALID_PARAM' : 'INVALID_LIMIT', text);
  }
  const over = planted('facilities.limit.hundred-refused') ? number >= max : number > max;
  if (!over || planted('facilities.limit.above-max-served')) return number;
  if (number === max + 1 && planted('facilities.limit.max-off-by-one')) return number;
  const code = planted('facilities.limit.above-max-wrong-code') ? 'INVALID_PARAM' : 'INVALID_LIMIT';
  throw bad(code, text, planted('facilities.limit.above-max-status-422') ? { status: 422 } : {});
}

function limitOf({ values }: FamilyCall, planted: Planted): number {
  const otherwise = limits.facilities.limit.default;
  const text = values.get('limit');
  if (text !== undefined) {
    const limit = readLimit(text, planted);
    return planted('facilities.limit.ignored') ? otherwise : limit;
  }
  if (planted('facilities.limit.default-20')) return 20;
  return planted('facilities.limit.default-50') ? 50 : otherwise;
}

const seal = sealOf('reference directory: cursors are opaque, not secret');

/** What a cursor belongs to: every filter and the order, and not the size of the page. */
function queryOf({ values }: FamilyCall): string {
  const pairs = [...values].filter(([name]) => name !== 'cursor' && name !== 'limit').sort();
  return digest(JSON.stringify(pairs));
}

const cursorAt = (offset: number, call: FamilyCall): string => seal.close(`${offset}/${queryOf(call)}`);

/** Reads `cursor`: how many rows the pages before held. */
function offsetOf(call: FamilyCall, planted: Planted): number {
  const text = call.values.get('cursor');
  if (text === undefined || planted('facilities.cursor.always-first-page')) return 0;
  const inside = seal.open(text);
  if (inside === undefined) {
    if (planted('facilities.cursor.unreadable-first-page')) return 0;
    if (planted('facilities.cursor.unreadable-crashes')) {
      throw new Refusal('INTERNAL_ERROR', 'Something went wrong.');
    }
    const code = planted('facilities.cursor.unreadable-wrong-code') ? 'INVALID_PARAM' : 'INVALID_CURSOR';
    throw new Refusal(code, 'The cursor cannot be read; begin at the first page.', { param: 'cursor' });
  }
  const [offset = '0', query] = inside.split('/');
  if (query !== queryOf(call)) {
    throw new Refusal('CURSOR_STALE', 'The filters beside the cursor have changed.', {
      reason: 'filters_changed',
    });
  }
  if (planted('facilities.cursor.repeats-last-row')) return Number(offset) - 1;
  return Number(offset) + (planted('facilities.cursor.skips-a-row') ? 1 : 0);
}

/** A page of rows, and how the envelope tells where it stands. */
interface Paged {
  readonly rows: readonly Facility[];
  readonly pagination: {
    readonly limit: number;
    readonly cursor: string | null;
    readonly next_cursor: string | null;
    readonly total: number;
  };
}

/** The page of the rows that `limit` and `cursor` ask for. */
export function paged(rows: readonly Facility[], call: FamilyCall, planted: Planted): Paged {
  const limit = limitOf(call, planted);
  const offset = offsetOf(call, planted);
  const end = offset + limit;
  const more = planted('facilities.limit.one-row-too-many') ? 1 : 0;
  const left = planted('facilities.cursor.ends-early') ? end + limit <= rows.length : end < rows.length;
  const last = rows[end - 1];
  const isAtUnknown =
    call.values.get('sort')?.startsWith('capacity_') === true &&
    last !== undefined &&
    megawatts(last) === null &&
    planted('facilities.cursor.ends-at-unknown-capacity');
  const isDayLost = call.values.get('sort') === 'recent' && planted('facilities.cursor.recent-ties-lost');
  const other = rows.findIndex((row, at) => at >= end && row.updatedAt !== last?.updatedAt);
  const begin = isDayLost ? (other < 0 ? rows.length : other) : end;
  const isLone = rows.length - end === 1 && planted('facilities.cursor.lone-last-lost');
  const next = left && !isLone && !isAtUnknown && !planted('facilities.cursor.always-null');
  const wraps = !left && planted('facilities.cursor.never-null');
  const page = rows.slice(offset, end + more);
  const isUnmeasuredLost =
    offset > 0 &&
    call.values.get('sort')?.startsWith('capacity_') === true &&
    planted('facilities.cursor.unmeasured-lost');
  const shown = isUnmeasuredLost ? page.filter((row) => megawatts(row) !== null) : page;
  const isTurned = offset > 0 && planted('facilities.cursor.later-pages-reversed');
  return {
    rows: isTurned ? shown.toReversed() : shown,
    pagination: {
      limit,
      cursor: call.values.get('cursor') ?? null,
      next_cursor: next ? cursorAt(begin, call) : wraps ? cursorAt(0, call) : null,
      total: rows.length,
    },
  };
}
