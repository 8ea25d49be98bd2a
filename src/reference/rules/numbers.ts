import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import { quoted } from '../spelling.js';

export const numberFaults = {
  'number.non-numeric-dropped': {
    clauses: ['error.invalid-number', 'events.metric-bounds.non-numeric'],
    summary: 'Drops a number that cannot be read, and answers 200',
  },
  'number.out-of-range-served': {
    clauses: ['error.invalid-number.out-of-range', 'events.significance-min.range'],
    summary: 'Takes numbers beyond the range of a metric',
  },
  'number.wrong-code': {
    clauses: ['error.invalid-number', 'events.metric-bounds.non-numeric'],
    summary: 'Answers a bad number with INVALID_PARAM',
  },
  'number.out-of-range-wrong-code': {
    clauses: ['error.invalid-number.out-of-range'],
    summary: 'Answers a number out of range with INVALID_NUMBER_RANGE',
  },
  'number.lenient-prefix': {
    clauses: ['events.metric-bounds.non-numeric', 'error.invalid-number'],
    summary: 'Reads the leading digits of a text and overlooks the rest, as parseFloat does',
  },
} as const satisfies Faults;

/** The number that a text is in decimal notation; undefined when it is none. */
export function decimal(text: string): number | undefined {
  if (!/^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(text)) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}

interface Range {
  readonly minimum: number;
  readonly maximum: number;
}

/** Reads a number and checks that it lies in a range, both ends included. */
export function numberIn(
  values: ReadonlyMap<string, string>,
  name: string,
  range: Range | undefined,
  planted: Planted,
): number | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const lenient = planted('number.lenient-prefix') ? Number.parseFloat(text) : Number.NaN;
  const number = decimal(text) ?? (Number.isNaN(lenient) ? undefined : lenient);
  if (number === undefined) {
    if (planted('number.non-numeric-dropped')) return undefined;
    const code = planted('number.wrong-code') ? 'INVALID_PARAM' : 'INVALID_NUMBER';
    throw new Refusal(code, `${name} is not a number: ${quoted(text)}.`, { param: name });
  }
  if (range !== undefined && (number < range.minimum || number > range.maximum)) {
    if (planted('number.out-of-range-served')) return number;
    const code = planted('number.out-of-range-wrong-code') ? 'INVALID_NUMBER_RANGE' : 'INVALID_NUMBER';
    throw new Refusal(code, `${name} lies from ${range.minimum} to ${range.maximum}.`, {
      param: name,
      ...range,
    });
  }
  return number;
}
