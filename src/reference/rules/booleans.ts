import type { Faults, Planted } from '../fault.js';
import { Refusal } from '../refusal.js';
import { quoted } from '../spelling.js';

export const booleanFaults = {
  'boolean.one-and-zero-accepted': {
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
    summary: 'Reads 1 and yes as true, 0 and no as false',
  },
  'boolean.anything-is-false': {
    clauses: [
      'error.invalid-boolean',
      'events.has-fatalities.invalid',
      'events.civilian-targeting.invalid',
      'events.include-images.invalid',
    ],
    summary: 'Reads every value but true as false',
  },
  'boolean.case-sensitive': {
    clauses: ['error.invalid-boolean.case', 'events.booleans.case-insensitive'],
    summary: 'Refuses TRUE and False',
  },
  'boolean.wrong-code': {
    clauses: ['error.invalid-boolean', 'events.has-fatalities.invalid'],
    summary: 'Answers a bad boolean with INVALID_ENUM',
  },
} as const satisfies Faults;

const lenient: Readonly<Record<string, boolean>> = { '1': true, yes: true, '0': false, no: false };

/** Reads a boolean: `true` or `false`, in whatever case. */
export function booleanOf(
  values: ReadonlyMap<string, string>,
  name: string,
  planted: Planted,
): boolean | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const word = planted('boolean.case-sensitive') ? text : text.toLowerCase();
  if (word === 'true' || word === 'false') return word === 'true';
  if (planted('boolean.one-and-zero-accepted') && Object.hasOwn(lenient, word)) return lenient[word];
  if (planted('boolean.anything-is-false')) return false;
  const code = planted('boolean.wrong-code') ? 'INVALID_ENUM' : 'INVALID_BOOLEAN';
  throw new Refusal(code, `${name} is true or false, not ${quoted(text)}.`, {
    param: name,
    accepted_values: ['true', 'false'],
  });
}
