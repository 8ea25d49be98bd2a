import { coverageStart, limits } from '../../../../contract/index.js';
import { longestLag } from '../corpus/events.js';
import type { DayRange, Event } from '../corpus/index.js';
import { calendarDay, dateOf, dateText, dayLength, dayOf, instantText } from '../http/dates.js';
import { asking } from '../http/middleware.js';
import type { Query } from '../http/query.js';
import { isRare } from '../http/rare-rows.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { type Observed, observedOf } from './observed.js';
import { recordedOf, updatedDays, updatedWithin } from './recorded.js';
import { daysOf } from './window-days.js';
import {
  coverageOf,
  type Days,
  latestCoverage,
  type Served,
  servedDays,
  servedInterval,
  tooLarge,
} from './window-span.js';

/** Names of parameters that bound the time. */
const ofTime = /date|days|window|observed|recorded/i;

export const windowFaults = {
  'window.query-window-missing': {
    clauses: ['events.window.query-window'],
    summary: 'Does not tell the bounds in force',
  },
  'window.query-window-without-start': {
    clauses: ['events.window.default', 'events.window.query-window'],
    summary: 'Tells an end of coding time alone where a start is in force as well',
  },
  'window.query-window-as-asked': {
    clauses: ['events.window.query-window'],
    summary: 'Tells the bounds asked for where others are in force',
  },
  'window.query-window-day-late': {
    clauses: ['events.window.query-window.rows'],
    admits: ['envelope.meta.query-window'],
    summary: 'Tells a window that begins three days after the one in force',
  },
  'window.days-told-without-today': {
    clauses: ['events.window.query-window.rows'],
    summary: 'Tells that the window of the last days ends yesterday, and returns the Events of today',
  },
  'window.inverted-swapped': {
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    summary: 'Swaps the dates of an inverted range',
  },
  'window.inverted-empty': {
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    summary: 'Answers an inverted range with an empty 200',
  },
  'window.inverted-wrong-code': {
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    summary: 'Answers an inverted range with INVALID_DATE',
  },
  'window.inverted-by-months-too-large': {
    clauses: ['events.date-range.inverted', 'error.invalid-date-range'],
    summary: 'Takes a range that ends months before it begins for one that is too large',
  },
  'window.single-day-refused': {
    clauses: ['events.date.equals-bounds'],
    summary: 'Takes a range that ends where it begins for inverted',
  },
  'window.start-exclusive': {
    clauses: ['events.date-start.inclusive', 'events.window.chunks-add-up'],
    summary: 'Leaves the day date_start out',
  },
  'window.end-exclusive': {
    clauses: ['events.date-end.inclusive', 'events.window.chunks-add-up'],
    summary: 'Leaves the day date_end out',
  },
  'window.dates-bound-coding-time': {
    clauses: ['events.date-start.bound', 'events.date-end.bound'],
    admits: ['events.date.single-day'],
    summary: 'Applies date_start and date_end to the day of coding',
  },
  'window.date-opens-range': {
    clauses: ['events.date.single-day'],
    summary: 'Reads date as the first of seven days',
  },
  'window.date-spans-thirty-days-beside-entity': {
    clauses: ['events.date.single-day'],
    summary: 'Reads date beside an entity as the last of the thirty days that entities have by default',
  },
  'window.explicit-and-relative-served': {
    clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
    summary: 'Serves date_start beside days, and lets days win',
  },
  'window.explicit-and-relative-wrong-code': {
    clauses: ['events.window.explicit-and-relative', 'error.conflicting-time-window'],
    summary: 'Answers date_start beside days with INCOMPATIBLE_PARAMETERS',
  },
  'window.date-and-days-refused': {
    clauses: ['events.window.date-and-days', 'error.conflicting-time-window.date-with-days'],
    summary: 'Refuses date beside days',
  },
  'window.default-unbounded': {
    clauses: ['events.window.default', 'limits.date-window.max'],
    summary: 'Has no window at all when none is sent',
  },
  'window.default-thirty-days': {
    clauses: ['events.window.default'],
    summary: 'Reaches back 30 days when no window is sent, entity or not',
  },
  'window.default-entity-short': {
    clauses: ['events.window.default.entity'],
    summary: 'Reaches back 24 hours for entity-scoped queries as well',
  },
  'window.default-entities-short': {
    clauses: ['events.window.default.entity'],
    summary: 'Reaches back one day for entities that are sent by that other name of entity',
    front: asking((url) => {
      const isTimed = [...url.searchParams.keys()].some((name) => ofTime.test(name));
      if (url.pathname !== '/api/v2/events' || !url.searchParams.has('entities') || isTimed) return undefined;
      url.searchParams.set('days', '1');
      return url;
    }),
  },
} as const satisfies Faults;

export const windowVariants = {
  'window.default-seven-days': {
    summary: 'Covers the last seven event dates where no window is sent',
    allowedBy: ['default-window'],
  },
  'window.default-week-of-coding': {
    summary: 'Covers 168 hours of coding time where no window is sent',
    allowedBy: ['default-window'],
  },
  'window.default-by-event-date': {
    summary: 'Covers the event dates that the last 24 hours touch where no window is sent',
    allowedBy: ['default-window'],
  },
  'window.default-entity-hours': {
    summary: 'Covers 720 hours of coding time for an entity where no window is sent',
    allowedBy: ['default-window'],
  },
  'window.default-office-short': {
    summary: 'Covers the last 24 hours for an office alone',
    allowedBy: ['default-window', 'events.window.default.office'],
  },
  'stories.window.default-entity-short': {
    summary: 'Covers the last 24 hours for an entity on Stories',
    allowedBy: ['default-window'],
  },
  'window.one-sided-refused': {
    summary: 'Asks for both bounds of event dates and of observed intervals',
    allowedBy: ['events.window.one-sided'],
  },
  'window.date-alone-beside-days': {
    summary: 'Serves the day date whatever days says',
    allowedBy: ['window-mixes'],
  },
  'window.days-around-date': {
    summary: 'Serves the days that end today beside a date among them',
    allowedBy: ['window-mixes'],
  },
} as const satisfies Variants;

/** The times of an Event, or of a Story, that a window is compared with. */
export type Timed = Pick<Event, 'eventDate' | 'codedAt' | 'recordedAt'>;

/** The time that a request covers. */
export interface Window {
  readonly covers: (item: Timed) => boolean;
  /** Its days, for what is valid per day. */
  readonly days: Days;
  /** The event dates among which all that it covers is found. */
  readonly reach: DayRange;
  readonly meta: Readonly<Record<string, unknown>>;
}

/** What is coded or published on some days happened on these or shortly before. */
const behind = ({ start, end }: Days): DayRange => ({ start: start - longestLag, end });

interface Interval {
  readonly from: number;
  readonly to: number;
  readonly adjustment?: unknown;
  readonly onDates?: boolean;
}

/** The day of the first request; only a fault looks. */
const frozen = new WeakMap<Planted, number>();

function endOfDays(today: number, planted: Planted): number {
  if (!planted('days.frozen')) return today;
  const first = frozen.get(planted) ?? today;
  frozen.set(planted, first);
  return first;
}

/** The event dates that a request names. */
function askedDays(
  query: Query,
  today: number,
  planted: Planted,
): (Days & { relative: boolean }) | undefined {
  const { values } = query;
  const start = dateOf(values, 'date_start', planted);
  const end = dateOf(values, 'date_end', planted);
  const date = dateOf(values, 'date', planted);
  const asked = daysOf(values, planted);
  const beside = query.operation === 'summarizeEvents' ? 'summary.days-ignored' : 'days.ignored';
  const isDefault = values.has('entity') && planted(`${beside}-beside-entity`);
  const days = asked !== undefined && isDefault ? limits.window.entityDefaultDays : asked;
  const explicit = start !== undefined || end !== undefined;
  const cap = limits.window.maxDays;
  if (days !== undefined && days > cap && planted.varied('days.above-max-too-large')) {
    throw tooLarge({ start: today - days + 1, end: today }, today, planted);
  }
  if (explicit && (start === undefined || end === undefined) && planted.varied('window.one-sided-refused')) {
    throw new Refusal('MISSING_PARAM', 'date_start and date_end go together.', {
      required: ['date_start', 'date_end'],
    });
  }

  if (explicit && days !== undefined && !planted('window.explicit-and-relative-served')) {
    const other = planted('window.explicit-and-relative-wrong-code');
    const code = other ? 'INCOMPATIBLE_PARAMETERS' : 'CONFLICTING_TIME_WINDOW';
    throw new Refusal(code, 'Send either dates or days.', { required: ['date_start, date_end', 'days'] });
  }
  if (explicit && date !== undefined) {
    throw new Refusal('INCOMPATIBLE_PARAMETERS', 'Send either date or date_start and date_end.', {
      required: ['date', 'date_start, date_end'],
    });
  }
  if (date !== undefined) {
    if (days !== undefined && planted('window.date-and-days-refused')) {
      throw new Refusal('CONFLICTING_TIME_WINDOW', 'Send either date or days.', {
        required: ['date', 'days'],
      });
    }
    if (days === undefined && planted('window.date-opens-range')) {
      return { start: date, end: date + 6, relative: false };
    }
    if (
      days === undefined &&
      values.has('entity') &&
      planted('window.date-spans-thirty-days-beside-entity')
    ) {
      return { start: date - limits.window.entityDefaultDays + 1, end: date, relative: false };
    }
    if (planted.varied('window.date-alone-beside-days')) return { start: date, end: date, relative: false };
    if (days !== undefined && date > today - days && date <= today) {
      const start = today - days + 1;
      if (planted.varied('window.days-around-date')) return { start, end: today, relative: false };
    }
    // The date is the anchor on which the days end.
    return { start: date - (days ?? 1) + 1, end: date, relative: false };
  }
  if (days !== undefined) {
    const end = planted('days.ends-yesterday') ? today - 2 : today;
    return { start: end - days + (planted('days.one-day-more') ? 0 : 1), end, relative: true };
  }
  if (!explicit) return undefined;
  const from = start ?? (end ?? today) - cap + 1;
  const to = end ?? (from > today ? from + cap - 1 : today);
  if (from > to || (from === to && planted('window.single-day-refused'))) {
    if (planted('window.inverted-swapped')) return { start: to, end: from, relative: false };
    if (planted('window.inverted-empty')) return { start: 1, end: 0, relative: true };
    if (from - to > 60 && planted('window.inverted-by-months-too-large'))
      throw tooLarge({ start: from, end: to }, today, planted);
    const code = planted('window.inverted-wrong-code') ? 'INVALID_DATE' : 'INVALID_DATE_RANGE';
    throw new Refusal(code, 'date_start lies after date_end.', {
      date_start: dateText(from),
      date_end: dateText(to),
    });
  }
  return { start: from, end: to, relative: false };
}

function observedInterval({ from, to, onDates }: Observed, now: number, planted: Planted): Interval {
  if ((from === undefined || to === undefined) && planted.varied('window.one-sided-refused')) {
    throw new Refusal('MISSING_PARAM', 'observed_start and observed_end go together.', {
      required: ['observed_start', 'observed_end'],
    });
  }
  const cap = limits.window.maxDays * dayLength;
  const end = to ?? (from !== undefined && from >= now ? from + cap : now);
  const served = servedInterval({ from: from ?? end - cap, to: end }, dayOf(now), planted);
  return onDates === true ? { ...served, onDates } : served;
}

const codedWithin = (event: Timed, { from, to, onDates }: Interval, planted: Planted): boolean => {
  const byDate = onDates === true || planted('observed.bounds-event-date');
  const time = byDate ? Date.parse(event.eventDate) : event.codedAt;
  return (
    (planted('observed.start-exclusive') ? time > from : time >= from) &&
    (planted('observed.end-inclusive') ? time <= to : time < to)
  );
};

function datesCover({ start, end }: Days, relative: boolean, planted: Planted): (event: Timed) => boolean {
  const first = dateText(start + (!relative && planted('window.start-exclusive') ? 1 : 0));
  const last = dateText(end - (!relative && planted('window.end-exclusive') ? 1 : 0));
  if (!relative && planted('window.dates-bound-coding-time')) {
    return ({ codedAt }) => codedAt >= Date.parse(first) && codedAt < Date.parse(last) + dayLength;
  }
  if (planted('rare.day-early')) {
    return ({ eventDate, codedAt }) => {
      const date = isRare(String(codedAt), 50) ? dateText(dayOf(Date.parse(eventDate)) - 1) : eventDate;
      return date >= first && date <= last;
    };
  }
  return ({ eventDate }) => eventDate >= first && eventDate <= last;
}

/** How `meta` tells a window. */
function metaOf(
  bounds: Readonly<Record<string, unknown>>,
  now: number,
  adjustment: { readonly adjustment?: unknown } | undefined,
  planted: Planted,
): Readonly<Record<string, unknown>> {
  const isOpen = 'observed_start' in bounds && planted('window.query-window-without-start');
  const told = isOpen ? { ...bounds, observed_start: null } : bounds;
  return {
    ...(planted('window.query-window-missing') ? {} : { query_window: told }),
    coverage: coverageOf(dayOf(now), planted),
    ...(adjustment !== undefined && 'adjustment' in adjustment
      ? { window_adjustment: adjustment.adjustment }
      : {}),
  };
}

const datesTold = ({ start, end }: Days, planted: Planted): Readonly<Record<string, string>> => ({
  date_start: dateText(start + (planted('window.query-window-day-late') ? 3 : 0)),
  date_end: dateText(end),
});

/** The last days by event date. */
function lastDates(count: number, now: number, planted: Planted): Window {
  const first = planted.varied('coverage.begins-defaults') ? (calendarDay(latestCoverage) ?? 0) : 0;
  const days = { start: Math.max(first, dayOf(now) - count + 1), end: dayOf(now) };
  return {
    covers: datesCover(days, true, planted),
    days,
    reach: days,
    meta: metaOf(datesTold(days, planted), now, undefined, planted),
  };
}

/** The last hours by coding time. */
function lastHours(count: number, now: number, planted: Planted): Window {
  const from = now - count * 3_600_000;
  const days = { start: dayOf(from), end: dayOf(now) };
  const bounds = { observed_start: instantText(from), observed_end: instantText(now) };
  return {
    covers: ({ codedAt }) => codedAt >= from && codedAt <= now,
    days,
    reach: behind(days),
    meta: metaOf(bounds, now, undefined, planted),
  };
}

/** Whether a request without any time parameter covers a month in place of a day. */
function isLong({ operation, values }: Query, planted: Planted): boolean {
  if (planted('window.default-thirty-days')) return true;
  if (planted('window.default-entity-short')) return false;
  const onStories = operation === 'listStories' || operation === 'summarizeStories';
  if (onStories && planted.varied('stories.window.default-entity-short')) return false;
  return values.has('entity') || (values.has('office') && !planted.varied('window.default-office-short'));
}

/** The window of a request without any time parameter. */
function defaultWindow(query: Query, now: number, planted: Planted): Window {
  const today = dayOf(now);
  const span = limits.window.entityDefaultDays;
  if (planted('window.default-unbounded')) {
    const reach = { start: calendarDay(coverageStart) ?? 0, end: today };
    return { covers: () => true, days: reach, reach, meta: metaOf({}, now, undefined, planted) };
  }
  if (isLong(query, planted)) {
    if (planted.varied('window.default-entity-hours')) return lastHours(span * 24, now, planted);
    return lastDates(span, now, planted);
  }
  if (planted.varied('window.default-seven-days')) return lastDates(7, now, planted);
  if (planted.varied('window.default-week-of-coding')) return lastHours(168, now, planted);
  if (planted.varied('window.default-by-event-date')) return lastDates(2, now, planted);
  return lastHours(24, now, planted);
}

/** The instant before which an interval beside an entity holds nothing; only a fault has one. */
const recentFor = (
  { values }: Query,
  kind: 'observed' | 'recorded',
  now: number,
  planted: Planted,
): number =>
  values.has('entity') && planted(`${kind}.entity-recent-only`)
    ? now - limits.window.entityDefaultDays * dayLength
    : Number.NEGATIVE_INFINITY;

/** Whether a fault serves a window of days whole; a name of which none is declared marks that others were sent. */
const isUncapped = ({ values }: Query, planted: Planted): boolean =>
  values.has('other-names') || (values.has('entity') && planted('window.entity-not-capped'));

/** The window that a request asks for, cut to what is permitted; `now` is in milliseconds. */
export function windowOf(query: Query, now: number, planted: Planted): Window {
  const today = dayOf(now);
  const recorded = recordedOf(query.values, planted);
  if (recorded !== undefined) {
    const interval = servedInterval(recorded, today, planted, 'INVALID_RECORDED_INTERVAL');
    const { from, to } = interval;
    const late = planted('recorded.end-inclusive');
    const early = planted('recorded.start-exclusive');
    const updated = planted('recorded.updates-counted');
    const firstMonth = planted('recorded.own-months-only') ? instantText(from).slice(0, 7) : '';
    const observed = observedOf(query.values, planted);
    const coded = observed === undefined ? undefined : observedInterval(observed, now, planted);
    return {
      covers: (event) => {
        const time = event.recordedAt;
        if (time < recentFor(query, 'recorded', now, planted)) return false;
        if (event.eventDate < firstMonth) return false;
        if (updated && updatedWithin(event, from, to)) return true;
        return (
          (early ? time > from : time >= from) &&
          (late ? time <= to : time < to) &&
          (coded === undefined || codedWithin(event, coded, planted))
        );
      },
      days: { start: dayOf(from), end: dayOf(to) },
      reach: behind({ start: dayOf(from) - (updated ? 2 + updatedDays : 0), end: dayOf(to) }),
      meta: metaOf(
        { recorded_start: instantText(from), recorded_end: instantText(to) },
        now,
        interval,
        planted,
      ),
    };
  }

  const asked = askedDays(query, endOfDays(today, planted), planted);
  const observed = observedOf(query.values, planted);
  if (asked === undefined && observed === undefined) return defaultWindow(query, now, planted);
  const dates: Served | undefined =
    asked === undefined
      ? undefined
      : asked.relative && !planted.varied('days.above-max-adjusted')
        ? asked
        : servedDays(asked, today, planted, query.operation, isUncapped(query, planted));
  const interval = observed === undefined ? undefined : observedInterval(observed, now, planted);
  const inDates = dates === undefined ? () => true : datesCover(dates, asked?.relative ?? false, planted);
  const recent = asked?.relative === true && planted('days.kept-coded-bound') ? now - dayLength : undefined;
  const told = asked !== undefined && planted('window.query-window-as-asked') ? asked : dates;
  const isShort = asked?.relative === true && planted('window.days-told-without-today');
  const days = dates ?? { start: dayOf(interval?.from ?? now), end: dayOf(interval?.to ?? now) };
  return {
    covers: (event) =>
      inDates(event) &&
      (interval === undefined ||
        (codedWithin(event, interval, planted) &&
          event.codedAt >= recentFor(query, 'observed', now, planted))) &&
      (recent === undefined || event.codedAt >= recent),
    days,
    reach:
      dates === undefined || planted('window.dates-bound-coding-time')
        ? behind(days)
        : { start: days.start, end: days.end + (planted('rare.day-early') ? 1 : 0) },
    meta: metaOf(
      {
        ...(told === undefined ? {} : datesTold({ ...told, end: told.end - (isShort ? 1 : 0) }, planted)),
        ...(interval === undefined
          ? {}
          : { observed_start: instantText(interval.from), observed_end: instantText(interval.to) }),
      },
      now,
      dates?.adjustment !== undefined ? dates : (interval ?? dates),
      planted,
    ),
  };
}
