import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import { badLimit } from './bad-limit.js';
import { decimal } from './numbers.js';

export const entitiesLimitFaults = {
  'entities.list.limit-refused': {
    clauses: ['entities.list.limit'],
    summary: 'Refuses limit on the Entities list as unknown',
  },
  'entities.list.limit-reported-ignored': {
    clauses: ['entities.list.limit'],
    summary: 'Does not know limit on the Entities list, and lists it as ignored',
  },
  'entities.list.limit-without-effect': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Returns 25 cards whatever the limit',
  },
  'entities.list.one-row-too-many': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Returns limit + 1 cards, the one fetched to see whether there is more',
  },
  'entities.list.limit-raised-to-ten': {
    clauses: ['entities.list.limit.bounds-rows'],
    summary: 'Raises limits below 10 to 10',
  },
} as const satisfies Faults;

/** Our own numbers: the document shows none for the Entities list. */
const range = { default: 25, min: 1, max: 100 } as const;

interface EntitiesLimit {
  readonly rows: number;
  readonly isIgnored: boolean;
}

/** Reads `limit` of the Entities list. */
export function entitiesLimit(text: string | undefined, planted: Planted): EntitiesLimit {
  if (text === undefined) return { rows: range.default, isIgnored: false };
  if (planted('entities.list.limit-refused')) {
    throw new Refusal('UNKNOWN_PARAM', 'Unknown parameter "limit".', { param: 'limit' });
  }
  if (planted('entities.list.limit-reported-ignored')) return { rows: range.default, isIgnored: true };
  const number = decimal(text) ?? Number.NaN;
  if (!Number.isInteger(number) || number < range.min || number > range.max) {
    throw badLimit(text, range);
  }
  return { rows: bent(number, planted), isIgnored: false };
}

function bent(rows: number, planted: Planted): number {
  if (planted('entities.list.limit-without-effect')) return range.default;
  if (planted('entities.list.one-row-too-many')) return rows + 1;
  return planted('entities.list.limit-raised-to-ten') ? Math.max(10, rows) : rows;
}
