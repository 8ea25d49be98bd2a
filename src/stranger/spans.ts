import { dayOf, daysBefore, spanOf } from './calendar.js';
import type { Occurrence } from './occurrence.js';
import { has } from './planted.js';
import { Refusal } from './refusal.js';

export const longest = 30;

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

export function tooLarge(days: number, moment: Moment): Refusal {
  const today = dayOf(moment.at);
  return new Refusal(
    400,
    'DATE_WINDOW_TOO_LARGE',
    `A janela de ${days} dias passa do máximo.`,
    { coverage: moment.coverage },
    { suggested_window: { date_start: daysBefore(today, longest - 1), date_end: today }, max_days: longest },
  );
}

function cutting(asked: number): Readonly<Record<string, unknown>> {
  return { reason: 'span_over_thirty_days', asked_days: asked, kept_days: longest, kept: 'newest' };
}

export function byDates(first: string, last: string, moment: Moment): Window {
  const asked = spanOf(first, last);
  if (asked > 366) throw tooLarge(asked, moment);
  const cut = asked > (has('thirty-one-days-served') ? longest + 1 : longest);
  const oldest = cut && has('oldest-days-kept');
  const from = cut && !oldest ? daysBefore(last, longest - 1) : first;
  const until = oldest ? daysBefore(first, 1 - longest) : last;
  return {
    admits: ({ date }) => date >= from && date <= until,
    told: { event_date: { first: from, last: until } },
    adjustment: cut ? cutting(asked) : undefined,
    first: from,
    last: until,
  };
}

export function byInstants(key: 'codedAt' | 'recordedAt', from: number, before: number): Window {
  const name = key === 'codedAt' ? 'coded' : 'published';
  return {
    admits: (event) => event[key] >= from && event[key] < before,
    told: { [name]: { from: new Date(from).toISOString(), before: new Date(before).toISOString() } },
    adjustment: undefined,
    first: dayOf(from),
    last: dayOf(before),
  };
}
