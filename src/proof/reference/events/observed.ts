import { badDate, calendarDay, dayLength, instantOf } from '../http/dates.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const observedFaults = {
  'observed.malformed-dropped': {
    clauses: [
      'events.observed-start.malformed',
      'events.observed-end.malformed',
      'error.invalid-date.observed',
    ],
    summary: 'Drops an observed bound that it cannot read',
  },
  'observed.malformed-wrong-code': {
    clauses: [
      'events.observed-start.malformed',
      'events.observed-end.malformed',
      'error.invalid-date.observed',
    ],
    summary: 'Answers a bad observed bound with INVALID_RECORDED_INTERVAL',
  },
  'observed.instant-refused': {
    clauses: [
      'events.observed-start.instant',
      'events.observed-end.instant',
      'error.invalid-date.observed-instant',
    ],
    summary: 'Takes dates only as observed bounds',
  },
  'observed.date-refused': {
    clauses: ['events.observed-start.date', 'events.observed-end.date'],
    summary: 'Takes instants only as observed bounds',
  },
  'observed.equal-served': {
    clauses: ['events.observed.equal'],
    summary: 'Answers equal observed bounds with an empty 200',
  },
  'observed.start-exclusive': {
    clauses: ['events.observed-start.inclusive'],
    summary: 'Leaves out what was coded at observed_start',
  },
  'observed.end-inclusive': {
    clauses: ['events.observed-end.exclusive'],
    summary: 'Keeps what was coded at observed_end',
  },
  'observed.end-date-reads-end-of-day': {
    clauses: ['events.observed-end.exclusive'],
    summary: 'Reads a date in observed_end as the end of that day',
  },
  'observed.start-date-reads-noon': {
    clauses: ['events.observed-start.date-reads-midnight'],
    summary: 'Reads a date in observed_start as noon of that day',
  },
  'observed.entity-recent-only': {
    clauses: ['events.observed-start.instant'],
    summary: 'Bounds an interval of coding time by the last 30 days where an entity is sent beside it',
  },
  'observed.bounds-event-date': {
    clauses: ['events.observed.coding-time'],
    summary: 'Applies observed bounds to event dates',
  },
  'observed.dates-bound-event-date': {
    clauses: ['events.observed.coding-time'],
    summary: 'Applies observed bounds to event dates where both are dates',
  },
  'interval.cut-in-silence': {
    clauses: ['events.observed.over-thirty-days', 'events.recorded.over-thirty-days'],
    summary: 'Cuts observed and recorded intervals to 30 days without a word',
  },
} as const satisfies Faults;

export const observedVariants = {
  'observed.inverted-invalid-date': {
    summary: 'Answers equal and inverted observed bounds with INVALID_DATE',
    allowedBy: ['equal-observed-bounds'],
  },
  'observed.inverted-unprocessable': {
    summary: 'Answers equal and inverted observed bounds with INCOMPATIBLE_PARAMETERS',
    allowedBy: ['equal-observed-bounds'],
  },
} as const satisfies Variants;

/** Reads an observed bound: a date, which stands for its midnight, or an instant. */
function boundOf(
  values: ReadonlyMap<string, string>,
  name: 'observed_start' | 'observed_end',
  planted: Planted,
): number | undefined {
  const text = values.get(name);
  if (text === undefined) return undefined;
  const day = planted('observed.date-refused') ? undefined : calendarDay(text);
  if (day !== undefined) {
    if (name === 'observed_end' && planted('observed.end-date-reads-end-of-day'))
      return (day + 1) * dayLength;
    if (name === 'observed_start' && planted('observed.start-date-reads-noon'))
      return (day + 0.5) * dayLength;
    return day * dayLength;
  }
  const instant = planted('observed.instant-refused') ? undefined : instantOf(text, planted);
  if (instant !== undefined) return instant;
  if (planted('observed.malformed-dropped')) return undefined;
  if (planted('observed.malformed-wrong-code')) {
    throw new Refusal('INVALID_RECORDED_INTERVAL', `${name} is no instant.`, { param: name });
  }
  throw badDate(name, text, planted);
}

/** An interval of coding time, open where no bound was sent. */
export interface Observed {
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** Set where it bounds event dates, which only a fault does. */
  readonly onDates?: boolean;
}

/** Reads both observed bounds; an interval that selects nothing is refused. */
export function observedOf(values: ReadonlyMap<string, string>, planted: Planted): Observed | undefined {
  const from = boundOf(values, 'observed_start', planted);
  const to = boundOf(values, 'observed_end', planted);
  if (from === undefined && to === undefined) return undefined;
  if (from !== undefined && to !== undefined && from >= to) {
    if (from === to && planted('observed.equal-served')) return { from, to };
    const code = planted.varied('observed.inverted-invalid-date')
      ? 'INVALID_DATE'
      : planted.varied('observed.inverted-unprocessable')
        ? 'INCOMPATIBLE_PARAMETERS'
        : 'INVALID_DATE_RANGE';
    throw new Refusal(code, 'observed_end must lie after observed_start.', {
      required: ['observed_start', 'observed_end'],
      observed_start: values.get('observed_start'),
      observed_end: values.get('observed_end'),
    });
  }
  const areDates = ['observed_start', 'observed_end'].every(
    (name) => calendarDay(values.get(name) ?? '') !== undefined,
  );
  return { from, to, onDates: areDates && planted('observed.dates-bound-event-date') };
}
