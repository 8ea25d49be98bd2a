const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** The zones that RFC 822 names, in hours from UTC. */
const zones: Readonly<Record<string, number>> = {
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
};

const clock = String.raw`(\d\d):(\d\d)(?::(\d\d)(?:\.\d+)?)?`;
const iso = new RegExp(String.raw`^(\d{4})-(\d\d)-(\d\d)(?:[Tt ]${clock}(Z|z|[+-]\d\d:?\d\d))?$`);
const mail = new RegExp(
  String.raw`^(?:[A-Za-z]{3,9}, ?)?(\d{1,2}) ([A-Za-z]{3})[a-z]* (\d{4}|\d\d) ${clock} (GMT|UTC?|Z|[ECMP][SD]T|[+-]\d{4})$`,
);

/**
 * The instant of a date as RSS (RFC 822) and Atom (RFC 3339) write it, in milliseconds; of a date alone the beginning of that
 * day in UTC. Undefined for any other writing and for days that no month has: what is not sure decides nothing.
 */
export function instantOf(written: string): number | undefined {
  const text = written.trim();
  const [, year, month, day, ...time] = iso.exec(text) ?? [];
  if (day !== undefined) return at(Number(year), Number(month) - 1, Number(day), time);
  const [, mailDay, name = '', mailYear, ...mailTime] = mail.exec(text) ?? [];
  return mailDay === undefined
    ? undefined
    : at(yearOf(mailYear ?? ''), months.indexOf(name.toLowerCase()), Number(mailDay), mailTime);
}

function at(
  year: number,
  month: number,
  day: number,
  [hour = '0', minute = '0', second = '0', zone = 'Z']: readonly (string | undefined)[],
): number | undefined {
  const midnight = new Date(Date.UTC(year, month, day));
  if (midnight.getUTCMonth() !== month || midnight.getUTCDate() !== day) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return undefined;
  return (
    midnight.getTime() + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000 - offsetMs(zone)
  );
}

/** Of two digits, a year from 1950 on. */
const yearOf = (written: string): number =>
  written.length === 2 ? Number(written) + (Number(written) < 50 ? 2000 : 1900) : Number(written);

function offsetMs(zone: string): number {
  const named = zones[zone];
  if (named !== undefined) return named * 3_600_000;
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  const ms = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000;
  return sign === '-' ? -ms : ms;
}

const dayMs = 86_400_000;

/** The instant in milliseconds at which the day of a written date begins in UTC; undefined for a date that is not sure. */
export function dayStart(text: string): number | undefined {
  const instant = instantOf(text);
  return instant === undefined ? undefined : Math.floor(instant / dayMs) * dayMs;
}

/** Days of the calendar in UTC from one instant to another, both in milliseconds. */
export const daysBetween = (from: number, to: number): number =>
  Math.floor(to / dayMs) - Math.floor(from / dayMs);
