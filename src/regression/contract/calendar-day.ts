import { instantOf } from '../written-date.js';

const dayMs = 86_400_000;

/** The day of a written date in UTC, counted from 1970; undefined for a date that is not sure. */
export function calendarDay(text: string | undefined): number | undefined {
  const instant = text === undefined ? undefined : instantOf(text);
  return instant === undefined ? undefined : dayOf(instant);
}

/** The day of an instant in milliseconds. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** The instant in milliseconds at which a day begins. */
export const dayStart = (day: number): number => day * dayMs;
