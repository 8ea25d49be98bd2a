import { limits } from '../../../../contract/index.js';
import type { Variants } from '../planted.js';
import { clamping, recoding, refused, rewriting } from './middleware.js';
import { quoted, Refusal, type RefusalCode } from './refusal.js';

interface Range {
  readonly min: number;
  readonly max: number;
}

interface Form {
  /** Another code than INVALID_LIMIT, or another status than that of the code; only faults give them. */
  readonly code?: RefusalCode;
  readonly status?: number;
}

/** The refusal of a `limit` that is no whole number in a range, both ends included. */
export const badLimit = (text: string, { min, max }: Range, { code, ...form }: Form = {}): Refusal =>
  new Refusal(
    code ?? 'INVALID_LIMIT',
    `limit is a whole number from ${min} to ${max}, not ${quoted(text)}.`,
    { param: 'limit', minimum: min, maximum: max },
    form,
  );

const paged = /^\/api\/v2\/aicompute\/(data-centers|models|hardware)$/;
const whole = /^\/api\/v2\/aicompute\/(companies|chip-sales)$/;
const facilities = /^\/api\/v2\/facilities$/;
const government = /^\/api\/v2\/gov\//;
const none = Number.NEGATIVE_INFINITY;
const most = Number.MAX_SAFE_INTEGER;
const family = /^\/api\/v2\/(aicompute|facilities|gov)\b/;

/** Variants of the answer to a `limit` out of range in the reference families. */
export const familyLimitVariants = {
  'aicompute.limit.clamped': {
    summary: 'Serves AI compute limits above 200 at 200, and says so',
    allowedBy: ['limit-above-max', 'aicompute.limit.above-max'],
    front: clamping(paged, 'limit', none, limits.aicompute.limit.max),
  },
  'aicompute.companies.limit.max-200': {
    summary: 'Refuses limits above 200 on companies and chip sales too',
    allowedBy: ['limit-above-max', 'limits.aicompute-limit.max.companies-and-chip-sales'],
    front: rewriting(whole, (told, url) =>
      Number(url.searchParams.get('limit')) > limits.aicompute.limit.max
        ? refused(400, 'INVALID_LIMIT', 'The limit is at most 200.', { param: 'limit' })
        : told,
    ),
  },
  'facilities.limit.clamped': {
    summary: 'Serves directory limits above 100 at 100, and says so',
    allowedBy: ['limit-above-max'],
    front: clamping(facilities, 'limit', none, limits.facilities.limit.max),
  },
  'government.limit.clamped': {
    summary: 'Serves limits of awards and links above 500 at 500, and says so',
    allowedBy: ['limit-above-max'],
    front: clamping(government, 'limit', none, limits.government.limit.max),
  },
  'families.limit.below-one-served': {
    summary: 'Serves limits below 1 at 1 in the reference families, and says so',
    allowedBy: ['limit-above-max', 'aicompute.limit.below-min'],
    front: clamping(family, 'limit', 1, most),
  },
  'families.limit.invalid-number': {
    summary:
      'Answers limits below 1 and limits that are no numbers with INVALID_NUMBER in the reference families',
    allowedBy: ['limit-above-max'],
    front: recoding(family, ({ code }, url) => {
      const limit = Number(url.searchParams.get('limit'));
      return code === 'INVALID_LIMIT' && !(limit >= 1) ? 'INVALID_NUMBER' : undefined;
    }),
  },
} as const satisfies Variants;
