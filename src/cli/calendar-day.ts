import { InvalidArgumentError } from 'commander';
import type { Reader } from './settings/readers.js';

/** A day of the calendar, `2026-05-20`; with `last`, none after that one. */
export const calendarDay = (last?: string): Reader<string> => ({
  type: 'string',
  read(value) {
    const instant = /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
    // Date.parse takes 30 February for 2 March.
    if (Number.isNaN(instant) || new Date(instant).toISOString().slice(0, 10) !== value)
      throw new InvalidArgumentError('It is no day such as 2026-05-20.');
    if (last !== undefined && value > last) throw new InvalidArgumentError(`It is after ${last}.`);
    return value;
  },
});

/** The day of an instant in UTC. */
export const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10);

/** The same day a year later; that of 29 February is 1 March. */
export function yearAfter(day: string): string {
  const later = new Date(`${day}T00:00:00Z`);
  later.setUTCFullYear(later.getUTCFullYear() + 1);
  return later.toISOString().slice(0, 10);
}
