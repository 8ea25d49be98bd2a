import { instantOf } from './written-date.js';

const dayMs = 86_400_000;

/** The instant in milliseconds at which the day of a written date begins in UTC; undefined for a date that is not sure. */
export function dayStart(text: string): number | undefined {
  const instant = instantOf(text);
  return instant === undefined ? undefined : Math.floor(instant / dayMs) * dayMs;
}

/** Days of the calendar in UTC from one instant to another, both in milliseconds. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / dayMs) - Math.floor(from / dayMs);
