import { coverageStart } from '../../../contract/index.js';
import { at, type Exchange, largestOf, strings } from '../../kit/index.js';
import { SetupError } from '../setup-error.js';

const dayMs = 86_400_000;
/** Days by which a clock may differ from the dates of replies before windows of days are pointless. */
const fairDays = 7;

/**
 * Why nothing can be judged by the clock of this machine; undefined where it may be right. A `Date` header alone proves nothing: it may be
 * the target's that is wrong. Both first replies must have it, and the newest date of an Event must be nearer to it than to ours.
 * @param now milliseconds of the clock when the replies came
 */
export function clockError(
  both: readonly [events: Exchange, other: Exchange],
  now: number,
): SetupError | undefined {
  const [theirs, others] = both.map(({ headers }) => Date.parse(headers.date ?? ''));
  if (theirs === undefined || others === undefined) return undefined;
  const differs = (instant: number) => Math.abs(instant - now) > fairDays * dayMs;
  if (!(differs(theirs) && Math.abs(theirs - others) < dayMs)) return undefined;
  const newest = newestDate(both[0]);
  const agrees = newest !== undefined && Math.abs(newest - theirs) < Math.abs(newest - now) / 2;
  if (!agrees && !isBeforeCoverage(now)) return undefined;
  const event = agrees ? ` and the newest date of an Event ${written(newest)}` : '';
  return wrongClock(now, `replies are dated ${written(theirs)}${event}`);
}

/** Throws `SetupError` where the clock shows a day before the coverage of the API began, and so is surely wrong. */
export function requirePossibleClock(now: number): void {
  if (isBeforeCoverage(now)) throw wrongClock(now, `the data of the API begin on ${coverageStart}`);
}

const isBeforeCoverage = (now: number): boolean => now < Date.parse(coverageStart);

const wrongClock = (now: number, evidence: string): SetupError =>
  new SetupError(
    `The clock of this machine shows ${written(now)}, but ${evidence}.`,
    'Set the clock of this machine, for example by NTP; then try again.',
    undefined,
    'settings',
  );

/** The newest day in the first row of a reply. */
function newestDate({ json }: Exchange): number | undefined {
  const dates: number[] = [];
  for (const text of strings(at(json, '/data/0'))) {
    const instant = /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? Date.parse(text.slice(0, 10)) : Number.NaN;
    if (!Number.isNaN(instant) && dates.length < 1000) dates.push(instant);
  }
  return dates.length === 0 ? undefined : largestOf(dates);
}

const written = (instant: number): string => new Date(instant).toISOString().slice(0, 10);
