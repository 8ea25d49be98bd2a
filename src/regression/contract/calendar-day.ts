const dayMs = 86_400_000;

/** A date alone, or with a time that may lack its zone. */
const isoDate = /^(\d{4})-(\d{2})-(\d{2})(?:$|[Tt ])/;
/** Such as `Sun, 22 Nov 2026 05:27:45 GMT`, as RSS writes dates. */
const internetDate = /^(?:[A-Za-z]{3},\s*)?\d{1,2}\s+[A-Za-z]{3}\s+\d{4}\s/;

/**
 * The day of a date in UTC, counted from 1970; undefined for what is no ISO date or RFC 822 date, or no day of the
 * calendar. Dates that only some readers understand, such as `03/04/2026`, are none.
 */
export function calendarDay(text: string | undefined): number | undefined {
  const written = text?.trim() ?? '';
  const [, year, month, day] = isoDate.exec(written) ?? [];
  if (year === undefined && !internetDate.test(written)) return undefined;
  const ms = Date.parse(written);
  if (Number.isNaN(ms)) return undefined;
  if (year !== undefined && !isDay(Number(year), Number(month), Number(day))) return undefined;
  return Math.floor(ms / dayMs);
}

/** The day of an instant in milliseconds. */
export const dayOf = (ms: number): number => Math.floor(ms / dayMs);

/** The instant in milliseconds at which a day begins. */
export const dayStart = (day: number): number => day * dayMs;

/** Date.parse takes the 31st of a shorter month for a day of the next one. */
function isDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDate() === day;
}
