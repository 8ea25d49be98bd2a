import { limits } from '../../../../contract/index.js';
import type { FamilyCall } from '../account/family-route.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal, type RefusalCode } from '../http/refusal.js';
import { aliasedValue } from '../http/text-matching.js';
import type { Faults, Planted } from '../planted.js';

export const computePageFaults = {
  'aicompute.limit.default-20': {
    clauses: ['aicompute.limit.default', 'limits.aicompute-limit.default'],
    summary: 'Returns 20 rows when no limit is sent',
  },
  'aicompute.limit.default-at-max': {
    clauses: ['aicompute.limit.default', 'limits.aicompute-limit.default'],
    summary: 'Returns as many rows as it may when no limit is sent',
  },
  'aicompute.limit.ignored': {
    clauses: ['aicompute.limit.bounds'],
    admits: ['aicompute.limit.at-max'],
    summary: 'Ignores limit, and returns 25 rows always',
  },
  'aicompute.limit.two-hundred-refused': {
    clauses: ['aicompute.limit.at-max', 'limits.aicompute-limit.max'],
    summary: 'Takes 200 itself for too large and refuses it',
  },
  'aicompute.limit.maximum-100': {
    clauses: ['aicompute.limit.at-max', 'limits.aicompute-limit.max'],
    summary: 'Lowers every limit above 100 to 100',
  },
  'aicompute.limit.above-max-wrong-code': {
    clauses: ['error.invalid-limit'],
    summary: 'Answers limits above 200 with INVALID_PARAM',
  },
  'aicompute.limit.above-max-served': {
    clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max'],
    summary: 'Serves limits above 200 as sent',
  },
  'aicompute.limit.max-off-by-one': {
    clauses: ['aicompute.limit.max', 'limits.aicompute-limit.max'],
    summary: 'Serves a limit of 201',
  },
  'aicompute.limit.non-numeric-at-default': {
    clauses: ['aicompute.limit.non-numeric'],
    summary: 'Serves a limit that is no number with the default',
  },
  'aicompute.limit.non-numeric-prefix': {
    clauses: ['aicompute.limit.non-numeric'],
    summary: 'Reads the leading digits of a limit and overlooks the rest',
  },
  'aicompute.limit.non-numeric-wrong-code': {
    clauses: ['aicompute.limit.non-numeric'],
    summary: 'Answers a limit that is no number with INVALID_PARAM',
  },
  'aicompute.limit.non-numeric-crashes': {
    clauses: ['aicompute.limit.non-numeric'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on a limit that is no number',
  },
  'aicompute.limit.non-numeric-status-422': {
    clauses: ['aicompute.limit.non-numeric'],
    admits: ['error.code-status'],
    summary: 'Answers a limit that is no number with status 422',
  },
  'aicompute.offset.ignored': {
    clauses: ['aicompute.offset'],
    summary: 'Ignores offset, and returns the first page always',
  },
  'aicompute.offset.one-based': {
    clauses: ['aicompute.offset'],
    summary: 'Counts rows from 1, so that each page repeats the last row of the page before',
  },
  'aicompute.offset.skips-a-row': {
    clauses: ['aicompute.offset'],
    summary: 'Skips one row too many',
  },
  'aicompute.offset.as-page-number': {
    clauses: ['aicompute.offset'],
    summary: 'Reads offset as the number of a page',
  },
  'aicompute.offset.twice-beside-foundry': {
    clauses: ['aicompute.offset'],
    summary: 'Skips twice the offset where foundry is sent',
  },
  'aicompute.offset.ignored-beside-domain': {
    clauses: ['aicompute.offset'],
    summary: 'Ignores offset where domain is sent',
  },
  'aicompute.offset.ignored-beside-country': {
    clauses: ['aicompute.offset'],
    summary: 'Ignores offset where country is sent',
  },
  'aicompute.offset.cursor-ignored': {
    clauses: ['aicompute.offset.cursor'],
    summary: 'Ignores cursor, and returns the first page for it',
  },
  'aicompute.offset.cursor-ignored-beside-org': {
    clauses: ['aicompute.offset.cursor'],
    summary: 'Knows one alias of a request, and ignores cursor where org is sent',
  },
  'aicompute.org.ignored-beside-cursor': {
    clauses: [
      'aicompute.data-centers.owner.org',
      'aicompute.models.organization.org',
      'aicompute.hardware.manufacturer.org',
    ],
    summary: 'Knows one alias of a request, and ignores org where cursor is sent',
  },
  'aicompute.offset.cursor-opaque': {
    clauses: ['aicompute.offset.cursor'],
    summary: 'Takes opaque cursors only, and refuses a number',
  },
  'aicompute.offset.non-numeric-as-zero': {
    clauses: ['aicompute.offset.non-numeric'],
    summary: 'Reads an offset that is no number as 0',
  },
  'aicompute.offset.non-numeric-prefix': {
    clauses: ['aicompute.offset.non-numeric'],
    summary: 'Reads the leading digits of an offset and overlooks the rest',
  },
  'aicompute.offset.non-numeric-crashes': {
    clauses: ['aicompute.offset.non-numeric'],
    admits: ['error.server-errors'],
    summary: 'Fails with a 500 on an offset that is no number',
  },
  'aicompute.offset.non-numeric-status-422': {
    clauses: ['aicompute.offset.non-numeric'],
    admits: ['error.code-status'],
    summary: 'Answers an offset that is no number with status 422',
  },
  'aicompute.companies.limit.default-25': {
    clauses: ['aicompute.companies.limit.default', 'limits.aicompute-limit.default.companies'],
    summary: 'Returns 25 companies when no limit is sent',
  },
  'aicompute.companies.limit.default-all': {
    clauses: ['aicompute.companies.limit.default', 'limits.aicompute-limit.default.companies'],
    summary: 'Returns every company when no limit is sent',
  },
  'aicompute.companies.limit.ignored': {
    clauses: ['aicompute.limit.bounds'],
    summary: 'Ignores the limit of companies',
  },
  'aicompute.chip-sales.limit.default-25': {
    clauses: ['aicompute.chip-sales.limit.default', 'limits.aicompute-limit.default.chip-sales'],
    summary: 'Returns 25 rows of chip sales when no limit is sent',
  },
  'aicompute.chip-sales.limit.default-all': {
    clauses: ['aicompute.chip-sales.limit.default', 'limits.aicompute-limit.default.chip-sales'],
    summary: 'Returns every row of chip sales when no limit is sent',
  },
  'aicompute.chip-sales.limit.counts-designers': {
    clauses: ['aicompute.limit.bounds'],
    summary: 'Counts designers in the limit of chip sales, and returns every row of each',
  },
} as const satisfies Faults;

/** The rows of a list that a reply shows; `offset` is absent where the list is not paged. */
export interface Page {
  readonly limit: number;
  readonly offset?: number;
}

function refused(code: RefusalCode, name: string, text: string, least: number, status?: number): Refusal {
  const message = `${name} is a whole number from ${least} on, not ${quoted(text)}.`;
  return new Refusal(code, message, { param: name }, status === undefined ? {} : { status });
}

/** Reads `limit`: refused where it is no whole number from 1 on. */
function limitOf({ values }: FamilyCall, otherwise: number, planted: Planted): number {
  const text = values.get('limit');
  if (text === undefined) return otherwise;
  const number = decimal(text);
  if (number !== undefined && Number.isInteger(number) && number >= 1) return number;
  if (number !== undefined) throw refused('INVALID_LIMIT', 'limit', text, 1);
  const digits = Number.parseInt(text, 10);
  if (planted('aicompute.limit.non-numeric-prefix') && digits >= 1) return digits;
  if (planted('aicompute.limit.non-numeric-at-default')) return otherwise;
  if (planted('aicompute.limit.non-numeric-crashes')) throw refused('INTERNAL_ERROR', 'limit', text, 1);
  const status = planted('aicompute.limit.non-numeric-status-422') ? 422 : undefined;
  const wrong = planted('aicompute.limit.non-numeric-wrong-code');
  throw refused(wrong ? 'INVALID_PARAM' : 'INVALID_LIMIT', 'limit', text, 1, status);
}

/** Refuses a limit above the maximum. */
function withinMaximum(limit: number, planted: Planted): number {
  const { max } = limits.aicompute.limit;
  if (limit > 100 && planted('aicompute.limit.maximum-100')) return 100;
  const over = planted('aicompute.limit.two-hundred-refused') ? limit >= max : limit > max;
  if (!over || planted('aicompute.limit.above-max-served')) return limit;
  if (limit === max + 1 && planted('aicompute.limit.max-off-by-one')) return limit;
  if (planted('aicompute.ignored.lost-where-limit-lowered')) return max;
  const code = planted('aicompute.limit.above-max-wrong-code') ? 'INVALID_PARAM' : 'INVALID_LIMIT';
  throw new Refusal(code, `limit is at most ${max}.`, {
    param: 'limit',
    minimum: 1,
    maximum: max,
  });
}

/** Whether a fault keeps the deployment from knowing `org`, as `cursor` is sent with it. */
export const isOrgUnknown = ({ url }: FamilyCall, planted: Planted): boolean =>
  url.searchParams.has('cursor') && planted('aicompute.org.ignored-beside-cursor');

/** Reads `offset`, which `cursor` spells as well: a number of rows. */
function offsetOf(call: FamilyCall, planted: Planted): number {
  const { searchParams } = call.url;
  const byCursor = (searchParams.get('offset') ?? '') === '' && searchParams.has('cursor');
  const isBesideOrg = searchParams.has('org') && planted('aicompute.offset.cursor-ignored-beside-org');
  const text = aliasedValue(call, 'offset', isBesideOrg || planted('aicompute.offset.cursor-ignored'));
  if (text === undefined || planted('aicompute.offset.ignored')) return 0;
  if (byCursor && planted('aicompute.offset.cursor-opaque')) {
    throw new Refusal('INVALID_CURSOR', 'The cursor cannot be read.', { param: 'cursor' });
  }
  const number = decimal(text);
  if (number !== undefined && Number.isInteger(number) && number >= 0) return number;
  if (number !== undefined) throw refused('INVALID_NUMBER', 'offset', text, 0);
  const digits = Number.parseInt(text, 10);
  if (planted('aicompute.offset.non-numeric-prefix') && digits >= 0) return digits;
  if (planted('aicompute.offset.non-numeric-as-zero')) return 0;
  if (planted('aicompute.offset.non-numeric-crashes')) throw refused('INTERNAL_ERROR', 'offset', text, 0);
  const status = planted('aicompute.offset.non-numeric-status-422') ? 422 : undefined;
  throw refused('INVALID_NUMBER', 'offset', text, 0, status);
}

/** The page of data centers, models or hardware that a request asks for. */
export function pageOf(call: FamilyCall, planted: Planted): Required<Page> {
  const { default: otherwise, max } = limits.aicompute.limit;
  const unsent = planted('aicompute.limit.default-20')
    ? 20
    : planted('aicompute.limit.default-at-max')
      ? max
      : otherwise;
  const sent = withinMaximum(limitOf(call, unsent, planted), planted);
  const limit = planted('aicompute.limit.ignored') ? otherwise : sent;
  const rows = offsetOf(call, planted);
  const beside = (name: string) => call.values.has(name);
  if (beside('foundry') && planted('aicompute.offset.twice-beside-foundry'))
    return { limit, offset: rows * 2 };
  if (
    (beside('domain') && planted('aicompute.offset.ignored-beside-domain')) ||
    (beside('country') && planted('aicompute.offset.ignored-beside-country'))
  )
    return { limit, offset: 0 };
  if (planted('aicompute.offset.as-page-number')) return { limit, offset: rows * limit };
  if (planted('aicompute.offset.one-based')) return { limit, offset: Math.max(0, rows - 1) };
  if (planted('aicompute.offset.skips-a-row')) return { limit, offset: rows === 0 ? 0 : rows + 1 };
  return { limit, offset: rows };
}

/** The rows of companies or chip sales that a request asks for; no maximum is stated. */
export function rowsOf(call: FamilyCall, list: 'companies' | 'chip-sales', planted: Planted): Page {
  const otherwise = planted(`aicompute.${list}.limit.default-25`)
    ? 25
    : planted(`aicompute.${list}.limit.default-all`)
      ? Number.MAX_SAFE_INTEGER
      : limits.aicompute.rows.default;
  const limit = limitOf(call, otherwise, planted);
  if (list === 'companies' && planted('aicompute.companies.limit.ignored'))
    return { limit: Number.MAX_SAFE_INTEGER };
  // Each designer has twelve rows.
  return {
    limit:
      list === 'chip-sales' && planted('aicompute.chip-sales.limit.counts-designers') ? limit * 12 : limit,
  };
}
