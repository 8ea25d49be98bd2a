import type { ErrorCode } from '../../../../contract/index.js';
import type { Event } from '../corpus/index.js';
import { calendarDay, dayLength, instantOf } from '../http/dates.js';
import { quoted, Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';

export const recordedFaults = {
  'recorded.one-bound-served': {
    clauses: ['events.recorded-start.alone', 'events.recorded-end.alone', 'error.missing-param.combination'],
    summary: 'Serves an interval with one recorded bound',
  },
  'recorded.with-dates-served': {
    clauses: ['events.recorded.with-event-dates', 'events.recorded.with-days'],
    summary: 'Serves recorded bounds beside event dates or days',
  },
  'recorded.malformed-dropped': {
    clauses: [
      'events.recorded-start.malformed',
      'events.recorded-end.malformed',
      'error.invalid-recorded-interval',
    ],
    summary: 'Drops recorded bounds that it cannot read',
  },
  'recorded.malformed-wrong-code': {
    clauses: [
      'events.recorded-start.malformed',
      'events.recorded-end.malformed',
      'error.invalid-recorded-interval',
    ],
    summary: 'Answers a bad recorded bound with INVALID_DATE',
  },
  'recorded.end-malformed-wrong-code': {
    clauses: ['events.recorded-end.malformed', 'error.invalid-recorded-interval'],
    summary: 'Answers a bad recorded_end with INVALID_DATE',
  },
  'recorded.own-months-only': {
    clauses: ['events.recorded.timestamps'],
    admits: ['events.recorded-start.inclusive'],
    summary: 'Finds Events by recorded bounds among those of the months of the bounds alone',
  },
  'recorded.with-days-served': {
    clauses: ['events.recorded.with-days'],
    summary: 'Serves recorded bounds beside days',
  },
  'recorded.inverted-served': {
    clauses: ['events.recorded.inverted', 'error.invalid-recorded-interval'],
    summary: 'Answers an inverted recorded interval with an empty 200',
  },
  'recorded.inverted-swapped': {
    clauses: ['events.recorded.inverted', 'error.invalid-recorded-interval'],
    summary: 'Swaps the bounds of an inverted recorded interval',
  },
  'recorded.timestamps-refused': {
    clauses: ['events.recorded.timestamps'],
    summary: 'Takes dates only as recorded bounds',
  },
  'recorded.equal-read-as-day': {
    clauses: ['events.recorded.equal'],
    summary: 'Reads equal recorded bounds as the whole day around them',
  },
  'recorded.start-exclusive': {
    clauses: ['events.recorded-start.inclusive'],
    summary: 'Leaves out what was published at recorded_start',
  },
  'recorded.end-inclusive': {
    clauses: ['events.recorded-end.exclusive'],
    summary: 'Keeps what was published at recorded_end',
  },
  'recorded.entity-recent-only': {
    clauses: ['events.recorded.timestamps'],
    summary: 'Bounds an interval of publication time by the last 30 days where an entity is sent beside it',
  },
  'recorded.updates-counted': {
    needs: 'time',
    clauses: ['events.recorded.first-availability'],
    summary: 'Returns Events whose metrics a nightly job updated in the interval, as it does for two weeks',
  },
} as const satisfies Faults;

export const recordedVariants = {
  'recorded.one-code': {
    summary: 'Answers whatever is wrong with recorded bounds with INVALID_RECORDED_INTERVAL',
    allowedBy: ['recorded-interval-errors'],
  },
  'recorded.incompatible': {
    summary: 'Answers recorded bounds that stand alone or beside dates with INCOMPATIBLE_PARAMETERS',
    allowedBy: ['recorded-interval-errors'],
  },
  'recorded.equal-empty': {
    summary: 'Answers equal recorded bounds with an empty 200',
    allowedBy: ['recorded-interval-errors', 'events.recorded.equal'],
  },
  'recorded.with-observed-served': {
    summary: 'Serves recorded beside observed bounds: what lies within both',
    allowedBy: ['recorded-interval-errors', 'events.recorded.with-observed'],
  },
} as const satisfies Variants;

function bad(name: string, text: string, planted: Planted): Refusal {
  const isOther =
    planted('recorded.malformed-wrong-code') ||
    (name === 'recorded_end' && planted('recorded.end-malformed-wrong-code'));
  const code = isOther ? 'INVALID_DATE' : 'INVALID_RECORDED_INTERVAL';
  return new Refusal(code, `${name} is no timestamp: ${quoted(text)}.`, { param: name });
}

/** Reads the interval of publication time: two timestamps, which no other time filter may accompany. */
export function recordedOf(
  values: ReadonlyMap<string, string>,
  planted: Planted,
): { readonly from: number; readonly to: number } | undefined {
  const texts = { recorded_start: values.get('recorded_start'), recorded_end: values.get('recorded_end') };
  if (texts.recorded_start === undefined && texts.recorded_end === undefined) return undefined;
  const read = (name: keyof typeof texts): number | undefined => {
    const text = texts[name];
    if (text === undefined) return undefined;
    if (planted('recorded.timestamps-refused')) {
      const day = calendarDay(text);
      return day === undefined ? refuse(bad(name, text, planted)) : day * dayLength;
    }
    const instant = instantOf(text, planted);
    if (instant === undefined && !planted('recorded.malformed-dropped')) throw bad(name, text, planted);
    return instant;
  };
  const from = read('recorded_start');
  const to = read('recorded_end');
  const both = texts.recorded_start !== undefined && texts.recorded_end !== undefined;
  if (!both && !planted('recorded.one-bound-served')) {
    const absent = texts.recorded_start === undefined ? 'recorded_start' : 'recorded_end';
    throw new Refusal(codeOf('MISSING_PARAM', planted), 'recorded_start and recorded_end go together.', {
      param: absent,
      required: ['recorded_start', 'recorded_end'],
    });
  }
  const observed = planted.varied('recorded.with-observed-served') ? [] : ['observed_start', 'observed_end'];
  const days = planted('recorded.with-days-served') ? [] : ['days'];
  const other = ['date', 'date_start', 'date_end', ...days, ...observed].find((name) => values.has(name));
  if (other !== undefined && !planted('recorded.with-dates-served')) {
    throw new Refusal(
      codeOf('CONFLICTING_TIME_WINDOW', planted),
      `Recorded bounds cannot be combined with ${other}.`,
      { conflict: other, required: ['recorded_start', 'recorded_end'] },
    );
  }
  if (from === undefined && to === undefined) return undefined;
  const interval = { from: from ?? (to ?? 0) - dayLength, to: to ?? (from ?? 0) + dayLength };
  if (interval.from >= interval.to) {
    if (interval.from === interval.to && planted('recorded.equal-read-as-day')) {
      return { from: interval.from - dayLength / 2, to: interval.to + dayLength / 2 };
    }
    if (interval.from === interval.to && planted.varied('recorded.equal-empty')) return interval;
    if (planted('recorded.inverted-swapped')) return { from: interval.to, to: interval.from };
    if (planted('recorded.inverted-served')) return { from: interval.from, to: interval.from };
    throw new Refusal('INVALID_RECORDED_INTERVAL', 'recorded_end must lie after recorded_start.', texts);
  }
  return interval;
}

/** The code of bounds that stand alone or beside others. */
function codeOf(usual: ErrorCode, planted: Planted): ErrorCode {
  if (planted.varied('recorded.one-code')) return 'INVALID_RECORDED_INTERVAL';
  return planted.varied('recorded.incompatible') ? 'INCOMPATIBLE_PARAMETERS' : usual;
}

/** Days for which Events are updated, each night at this hour. */
export const updatedDays = 14;
const updateHour = 3 * 3_600_000;

/** Whether a nightly update of an Event, from the second night on, lies in an interval; only a fault looks. */
export function updatedWithin({ recordedAt }: Pick<Event, 'recordedAt'>, from: number, to: number): boolean {
  const first = (Math.floor(recordedAt / dayLength) + 2) * dayLength + updateHour;
  return Array.from({ length: updatedDays }, (_, night) => first + night * dayLength).some(
    (time) => time >= from && time < to,
  );
}

function refuse(refusal: Refusal): never {
  throw refusal;
}
