import { Refusal, type RefusalCode } from '../refusal.js';
import { quoted } from '../spelling.js';

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
