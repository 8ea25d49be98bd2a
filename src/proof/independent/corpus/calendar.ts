import { has } from '../bugs.js';

export const dayLength = 86_400_000;

/** The UTC calendar date of an instant in milliseconds. */
export function dayOf(instant: number): string {
  return new Date(instant).toISOString().slice(0, 10);
}

/** Midnight UTC at which a calendar date starts, in milliseconds. */
export function startOf(date: string): number {
  return Date.parse(`${date}T00:00:00Z`);
}

export function daysBefore(date: string, days: number): string {
  return dayOf(startOf(date) - days * dayLength);
}

/** Calendar days from `first` to `last`, both included. */
export function spanOf(first: string, last: string): number {
  return Math.round((startOf(last) - startOf(first)) / dayLength) + 1;
}

export function isDate(text: string): boolean {
  if (text.endsWith('-02-29') && has('leap-day-malformed')) return false;
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(startOf(text)) && dayOf(startOf(text)) === text;
}

/** A date or UTC instant as milliseconds; undefined where the text is neither. */
export function instantOf(text: string): number | undefined {
  if (isDate(text)) return startOf(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/.test(text)) return undefined;
  if (!isDate(text.slice(0, 10))) return undefined;
  const instant = Date.parse(text);
  return Number.isNaN(instant) ? undefined : instant;
}
