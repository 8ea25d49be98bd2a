import { has } from '../bugs.js';
import { dayLength, dayOf, daysBefore, instantOf, isDate, spanOf, startOf } from '../corpus/calendar.js';
import type { Occurrence } from '../corpus/corpus.js';
import { Refusal } from '../http/answer.js';
import { dateIn } from '../query.js';
import { isOneIn } from '../rare-bugs.js';

const longest = 30;

/** What stands in time: a calendar date and two instants in milliseconds. */
export type Dated = Pick<Occurrence, 'date' | 'codedAt' | 'recordedAt'>;

/** The part of the corpus a request looks at. */
export interface Window {
  readonly admits: (event: Dated) => boolean;
  /** What `meta.query_window` tells. */
  readonly told: Readonly<Record<string, unknown>>;
  readonly adjustment: Readonly<Record<string, unknown>> | undefined;
  /** First and last calendar date it touches. */
  readonly first: string;
  readonly last: string;
}

export interface Moment {
  /** The instant a walk started, in milliseconds. */
  readonly at: number;
  readonly coverage: Readonly<Record<string, unknown>>;
}

function tooLarge(days: number, moment: Moment): Refusal {
  const today = dayOf(moment.at);
  const back = has('suggested-window-too-long') ? longest : longest - 1;
  return new Refusal(
    400,
    'DATE_WINDOW_TOO_LARGE',
    `A janela de ${days} dias passa do máximo.`,
    { coverage: moment.coverage },
    { suggested_window: { date_start: daysBefore(today, back), date_end: today }, max_days: longest },
  );
}

function cutting(asked: number): Readonly<Record<string, unknown>> {
  return { reason: 'span_over_thirty_days', asked_days: asked, kept_days: longest, kept: 'newest' };
}

/** Whether summer time ends, on the last Sunday of October, in the thirty days up to a date. */
function spansClockChange(last: string): boolean {
  const october = `${last.slice(0, 4)}-10-31`;
  const sunday = daysBefore(october, new Date(startOf(october)).getUTCDay());
  return sunday <= last && spanOf(sunday, last) < longest;
}

function byDates(first: string, last: string, moment: Moment): Window {
  const asked = spanOf(first, last);
  if (asked > 366 && !has('window-of-years-adjusted')) throw tooLarge(asked, moment);
  const cut = asked > (has('thirty-one-days-served') ? longest + 1 : longest);
  const oldest = cut && has('oldest-days-kept');
  const back = longest - (spansClockChange(last) && has('clock-change-loses-a-day') ? 2 : 1);
  const from = cut && !oldest ? daysBefore(last, back) : first;
  const until = oldest ? daysBefore(first, 1 - longest) : last;
  const isToldCut = cut || (asked === longest && has('full-window-told-as-cut'));
  const isShort = asked === longest && has('thirtieth-day-lost');
  return {
    admits: ({ date, codedAt }) => {
      const isLate = has('one-in-fifty-a-day-late') && isOneIn(50, String(codedAt));
      const own = isLate ? daysBefore(date, -1) : date;
      const isFirst = own > from && own.endsWith('-01') && has('first-of-month-lost');
      const isIn = own >= from && own <= until && !(isShort && own === from);
      return isIn && !isFirst;
    },
    told: { event_date: has('cut-window-told-uncut') ? { first, last } : { first: from, last: until } },
    adjustment: isToldCut ? cutting(asked) : undefined,
    first: from,
    last: until,
  };
}

function byInstants(key: 'codedAt' | 'recordedAt', from: number, before: number): Window {
  const name = key === 'codedAt' ? 'coded' : 'published';
  return {
    admits: (event) => event[key] >= from && event[key] < before,
    told: { [name]: { from: new Date(from).toISOString(), before: new Date(before).toISOString() } },
    adjustment: undefined,
    first: dayOf(from),
    last: dayOf(before),
  };
}

type Values = ReadonlyMap<string, string>;

/** `days`, also in the forms `7d` and `7.0`. */
function wholeDays(sent: string, moment: Moment): number {
  const read = has('window-form-of-one-digit') ? sent.replace(/^\d+(?=\dd$)/, '') : sent;
  const days = Number(
    (has('days-suffix-refused') ? /^(\d+)(\.0)?$/ : /^(\d+)(\.0)?d?$/).exec(read)?.[1] ?? Number.NaN,
  );
  if (!(days >= 1))
    throw new Refusal(400, 'INVALID_NUMBER', 'days quer um número inteiro de dias.', { max: longest });
  if (days > 366) throw tooLarge(days, moment);
  return days;
}

function relative(values: Values, moment: Moment): Window | undefined {
  const sent = values.get('days');
  const anchor = dateIn(values, 'date');
  if (sent === undefined) {
    if (anchor === undefined) return undefined;
    const isWide = values.has('entity') && has('date-beside-entity-spans-thirty-days');
    return byDates(isWide ? daysBefore(anchor, longest - 1) : anchor, anchor, moment);
  }
  for (const name of ['date_start', 'date_end', 'observed_start', 'observed_end'])
    if (values.has(name) && !has('dates-with-days-served'))
      throw new Refusal(400, 'CONFLICTING_TIME_WINDOW', `${name} e days juntos não dizem uma janela.`);
  const days = wholeDays(sent, moment);
  if (anchor !== undefined && has('date-with-days-refused'))
    throw new Refusal(400, 'CONFLICTING_TIME_WINDOW', 'date e days juntos não dizem uma janela.');
  if (anchor !== undefined) {
    const window = byDates(anchor, daysBefore(anchor, -(days - 1)), moment);
    if (!has('anchored-window-told-as-day')) return window;
    return { ...window, told: { event_date: { first: anchor, last: anchor } } };
  }
  const today = dayOf(moment.at);
  const window = byDates(daysBefore(today, has('days-one-too-many') ? days : days - 1), today, moment);
  if (has('days-keep-coded-bound')) {
    const oldest = moment.at - 7 * dayLength;
    return { ...window, admits: (event) => window.admits(event) && event.codedAt >= oldest };
  }
  if (has('days-cut-in-silence')) return { ...window, adjustment: undefined };
  if (days === 1 || !has('days-told-without-today')) return window;
  return { ...window, told: { event_date: { first: window.first, last: daysBefore(today, 1) } } };
}

function explicit(values: Values, moment: Moment): Window | undefined {
  const first = dateIn(values, 'date_start');
  const last = dateIn(values, 'date_end');
  if (last === undefined) {
    if (first === undefined) return undefined;
    throw new Refusal(400, 'MISSING_PARAM', 'date_start pede também date_end.', { param: 'date_end' });
  }
  const crossed =
    first !== undefined && (first > last || (has('single-day-range-refused') && first === last));
  const span = first === undefined ? 0 : Math.abs(spanOf(first, last));
  if (crossed && span > 366 && has('far-inverted-window-too-large')) throw tooLarge(span, moment);
  if (crossed && !has('inverted-dates-empty'))
    throw new Refusal(400, 'INVALID_DATE_RANGE', 'date_start vem depois de date_end.');
  const window = byDates(first ?? daysBefore(last, longest - 1), last, moment);
  const isMonthEnd = daysBefore(last, -1).endsWith('-01') && first !== last;
  const isOpen =
    has('date-end-exclusive') ||
    (isMonthEnd && has('month-end-lost')) ||
    (values.has('entity') && has('date-end-exclusive-beside-entity'));
  return isOpen ? { ...window, admits: (event) => window.admits(event) && event.date < last } : window;
}

function instantIn(values: Values, name: string, code: string): number | undefined {
  const sent = values.get(name);
  if (sent === undefined) return undefined;
  const local = name === 'observed_start' && isDate(sent) && has('observed-date-in-local-time');
  const instant = local ? startOf(sent) + dayLength / 8 : instantOf(sent);
  if (instant === undefined)
    throw new Refusal(400, code, `${name} não é um instante UTC.`, { recebido: sent });
  if (name === 'observed_end' && has('observed-end-to-midnight'))
    return Math.ceil(instant / dayLength) * dayLength;
  return instant;
}

function observed(values: Values, moment: Moment): Window | undefined {
  const from = instantIn(values, 'observed_start', 'INVALID_DATE');
  const before = instantIn(values, 'observed_end', 'INVALID_DATE');
  if (from === undefined && before === undefined) return undefined;
  const start = from ?? (before ?? 0) - longest * dayLength;
  const end = before ?? start + longest * dayLength;
  if (start === end && !has('empty-interval-served'))
    throw new Refusal(422, 'EMPTY_INTERVAL', 'O intervalo não contém nada.');
  if (start > end) throw new Refusal(400, 'INVALID_DATE_RANGE', 'O intervalo está invertido.');
  if (end - start > longest * dayLength) throw tooLarge(Math.ceil((end - start) / dayLength), moment);
  const window = byInstants('codedAt', start, end);
  const isBare = ['observed_start', 'observed_end'].every((name) => isDate(values.get(name) ?? ''));
  if (!isBare || !has('observed-dates-compare-event-dates')) return window;
  return { ...window, admits: ({ date }) => startOf(date) >= start && startOf(date) < end };
}

const updateDelay = 3 * dayLength;

/** Bent: whether an Event was updated in an interval; one in six was, three days after its publication. */
function isUpdatedIn({ recordedAt }: Dated, from: number, before: number): boolean {
  const updatedAt = recordedAt + updateDelay;
  return updatedAt >= from && updatedAt < before && isOneIn(6, String(recordedAt));
}

function recorded(values: Values, moment: Moment): Window | undefined {
  const bad = 'INVALID_RECORDED_INTERVAL';
  const from = instantIn(values, 'recorded_start', bad);
  const until = instantIn(values, 'recorded_end', bad);
  const open = from !== undefined && has('recorded-end-optional');
  const before = until ?? (open ? from + longest * dayLength : undefined);
  if (from === undefined && before === undefined) return undefined;
  if (from === undefined || before === undefined || from > before)
    throw new Refusal(400, bad, 'recorded_start e recorded_end vão juntos e em ordem.');
  for (const name of ['date', 'date_start', 'date_end', 'days'])
    if (values.has(name) && !has('recorded-with-dates-served'))
      throw new Refusal(400, 'INCOMPATIBLE_PARAMETERS', `${name} não combina com recorded_start.`, {
        required: ['observed_start', 'observed_end'],
      });
  const window = byInstants('recordedAt', from, before);
  if (has('updates-count-as-publication')) {
    const until = Math.min(before, moment.at);
    return { ...window, admits: (event) => window.admits(event) || isUpdatedIn(event, from, until) };
  }
  if (has('recorded-interval-asks-its-months-only')) {
    const oldest = dayOf(from).slice(0, 7);
    return { ...window, admits: (event) => window.admits(event) && event.date.slice(0, 7) >= oldest };
  }
  if (has('recorded-end-inclusive'))
    return { ...window, admits: (event) => event.recordedAt >= from && event.recordedAt <= before };
  if (!has('recorded-bounds-in-whole-minutes')) return window;
  const minuteOf = (instant: number): number => instant - (instant % 60_000);
  return { ...window, admits: byInstants('recordedAt', minuteOf(from), minuteOf(before)).admits };
}

function both(one: Window, other: Window): Window {
  return {
    admits: (event) => one.admits(event) && other.admits(event),
    told: { ...one.told, ...other.told },
    adjustment: one.adjustment ?? other.adjustment,
    first: one.first.localeCompare(other.first) > 0 ? one.first : other.first,
    last: one.last.localeCompare(other.last) < 0 ? one.last : other.last,
  };
}

/** Days of coding time, seven unless told, where the request says nothing else; thirty for one entity. */
export function windowOf(values: Values, moment: Moment, short = 7): Window {
  const asked = [
    recorded(values, moment),
    relative(values, moment),
    explicit(values, moment),
    observed(values, moment),
  ];
  const windows = asked.filter((window) => window !== undefined);
  const days = values.has('entity') && !has('entity-window-short') ? longest : short;
  const standard = byInstants('codedAt', moment.at - days * dayLength, moment.at);
  return windows.length === 0 ? standard : windows.reduce(both);
}

export function isBefore(window: Window, coverageStart: string): boolean {
  const told = has('coverage-judged-by-first-day') ? window.first : window.last;
  return startOf(told) < startOf(coverageStart);
}
