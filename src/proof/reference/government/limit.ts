import { limits } from '../../../../contract/index.js';
import { badLimit } from '../http/limit.js';
import { decimal } from '../http/parameter-values.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';

export const governmentLimitFaults = {
  'government.limit.five-hundred-refused': {
    clauses: ['government.limit.at-max'],
    summary: 'Takes 500 itself for too large and refuses it',
  },
  'government.limit.capped-at-hundred': {
    clauses: ['government.limit.at-max'],
    summary: 'Never serves more than 100 rows, whatever limit is sent',
  },
  'government.limit.above-max-wrong-code': {
    clauses: ['government.limit.above-max', 'error.invalid-limit'],
    summary: 'Answers a limit above 500 with INVALID_PARAM',
  },
  'government.limit.above-max-crash': {
    clauses: ['government.limit.above-max'],
    admits: ['error.server-errors'],
    summary: 'Answers a limit above 500 with 500',
  },
  'government.limit.below-min-wrong-code': {
    clauses: ['government.limit.below-min', 'error.invalid-limit'],
    summary: 'Answers a limit below 1 with MISSING_PARAM, as code with a falsy check does',
  },
  'government.limit.below-min-crash': {
    clauses: ['government.limit.below-min'],
    admits: ['error.server-errors'],
    summary: 'Hands a negative limit to the store and answers 500',
  },
  'government.limit.non-numeric-at-default': {
    clauses: ['government.limit.non-numeric'],
    summary: 'Serves a limit that is no number with the default',
  },
  'government.limit.non-numeric-wrong-code': {
    clauses: ['government.limit.non-numeric'],
    summary: 'Answers a limit that is no number with INVALID_ENUM',
  },
  'government.limit.lenient-prefix': {
    clauses: ['government.limit.non-numeric'],
    summary: 'Reads 10abc as 10, as parseInt does',
  },
  'government.limit.wrong-status': {
    clauses: ['government.limit.above-max', 'government.limit.below-min', 'government.limit.non-numeric'],
    admits: ['error.invalid-limit', 'error.code-status'],
    summary: 'Answers INVALID_LIMIT with status 422',
  },

  'government.awards.limit.ignored': {
    clauses: ['government.awards.limit.timeline'],
    summary: 'Returns 100 awards whatever smaller limit is sent',
  },
  'government.awards.limit.for-each-recipient': {
    clauses: ['government.awards.limit.timeline'],
    summary: 'Counts the limit for each recipient, where entity selects several',
  },
  'government.awards.limit.one-row-too-many': {
    clauses: ['government.awards.limit.timeline'],
    summary: 'Returns limit + 1 awards, the one fetched to see whether there are more',
  },
  'government.awards.limit.default-25': {
    clauses: ['government.awards.limit.default', 'limits.government-limit.default'],
    summary: 'Returns 25 awards when no limit is sent, as other families do',
  },
  'government.awards.limit.default-unbounded': {
    clauses: ['government.awards.limit.default'],
    summary: 'Returns 500 awards when no limit is sent',
  },
  'government.awards.limit.above-max-served': {
    clauses: ['government.awards.limit.max', 'limits.government-limit.max'],
    summary: 'Serves a limit above 500 on awards as sent',
  },
  'government.awards.limit.off-by-one': {
    clauses: ['government.awards.limit.max', 'limits.government-limit.max'],
    summary: 'Serves 501 awards for limit=501, and refuses from 502 on',
  },

  'government.links.limit.ignored': {
    clauses: ['government.links.limit.rows'],
    summary: 'Returns 100 links whatever smaller limit is sent',
  },
  'government.links.limit.ignored-with-sanctioned-only': {
    clauses: ['government.links.limit.rows'],
    summary: 'Returns all links where sanctioned_only is sent, whatever limit is sent',
  },
  'government.links.limit.one-row-too-many': {
    clauses: ['government.links.limit.rows'],
    summary: 'Returns limit + 1 links, the one fetched to see whether there are more',
  },
  'government.links.limit.default-25': {
    clauses: ['government.links.limit.default', 'limits.government-limit.default'],
    summary: 'Returns 25 links when no limit is sent, as other families do',
  },
  'government.links.limit.default-unbounded': {
    clauses: ['government.links.limit.default'],
    summary: 'Returns 500 links when no limit is sent',
  },
  'government.links.limit.above-max-served': {
    clauses: ['government.links.limit.max', 'limits.government-limit.max'],
    summary: 'Serves a limit above 500 on links as sent',
  },
} as const satisfies Faults;

type Rows = 'awards' | 'links';

const { max, default: usual } = limits.government.limit;

function refusal(
  text: string,
  planted: Planted,
  code: 'INVALID_LIMIT' | 'INVALID_PARAM' | 'INVALID_ENUM' | 'MISSING_PARAM' = 'INVALID_LIMIT',
) {
  const status = planted('government.limit.wrong-status') ? { status: 422 } : {};
  return badLimit(text, { min: 1, max }, { code, ...status });
}

const crash = (text: string): Refusal => new Refusal('INTERNAL_ERROR', `LIMIT ${quoted(text)} failed.`);

function readLimit(text: string, rows: Rows, planted: Planted): number {
  const lenient = planted('government.limit.lenient-prefix') ? Number.parseInt(text, 10) : Number.NaN;
  const number = decimal(text) ?? lenient;
  if (!Number.isInteger(number)) {
    if (planted('government.limit.non-numeric-at-default')) return usual;
    throw refusal(
      text,
      planted,
      planted('government.limit.non-numeric-wrong-code') ? 'INVALID_ENUM' : undefined,
    );
  }
  if (number < 1) {
    if (planted('government.limit.below-min-crash')) throw crash(text);
    throw refusal(
      text,
      planted,
      planted('government.limit.below-min-wrong-code') ? 'MISSING_PARAM' : undefined,
    );
  }
  if (number === max && planted('government.limit.five-hundred-refused')) throw refusal(text, planted);
  if (number <= max) return number;
  if (planted(`government.${rows}.limit.above-max-served`)) return number;
  if (number === max + 1 && rows === 'awards' && planted('government.awards.limit.off-by-one')) return number;
  if (planted('government.limit.above-max-crash')) throw crash(text);
  throw refusal(
    text,
    planted,
    planted('government.limit.above-max-wrong-code') ? 'INVALID_PARAM' : undefined,
  );
}

/** How many rows a request wants: 100 as a rule, at most 500. */
export function governmentLimit(values: ReadonlyMap<string, string>, rows: Rows, planted: Planted): number {
  const text = values.get('limit');
  if (text === undefined) {
    if (planted(`government.${rows}.limit.default-unbounded`)) return max;
    return planted(`government.${rows}.limit.default-25`) ? 25 : usual;
  }
  const number = readLimit(text, rows, planted);
  if (planted('government.limit.capped-at-hundred')) return Math.min(number, usual);
  if (planted(`government.${rows}.limit.ignored`)) return Math.max(number, usual);
  return planted(`government.${rows}.limit.one-row-too-many`) ? Math.min(number + 1, max) : number;
}
