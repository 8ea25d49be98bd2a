import { limits, vocabularies } from '../../contract/index.js';
import type { Days } from '../../generators/dates.js';
import { dateAfter, daysIn, isDate } from '../../generators/dates.js';
import {
  at,
  defineInvariant,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type Json,
  strings,
  type World,
} from '../../src/kit/index.js';
import { wordsOf } from '../asking/entities.js';
import { filled } from '../asking/replies.js';
import { sentWith } from '../asking/sent.js';
import { decoded, memoizedByText } from '../asking/texts.js';
import { momentsOf, reportedCodingTime, reportedDates } from '../asking/windows.js';

const operations = ['listEvents', 'summarizeEvents', 'listStories', 'summarizeStories'] as const;

const longest = 30;

/** Parameters beside which a window is not the one that two bounds name. */
const others = ['cursor', 'offset', 'days', 'window', 'date', 'recorded_start', 'recorded_end'];
const bounds = {
  dates: ['date_start', 'date_end'],
  coding: ['observed_start', 'observed_end'],
} as const;

const windowParameters = [...Object.values(bounds).flat(), ...others];

/** The two bounds that were sent, and nothing that lets the reply cover another window. */
function windowSent(exchange: Exchange, names: readonly [string, string]): Days | undefined {
  const sent = sentWith(exchange);
  const [start, end] = names.map((name) => sent.get(name)?.[0]);
  if (!start || !end) return undefined;
  if (windowParameters.some((name) => sent.has(name) && !names.includes(name))) return undefined;
  return filled(exchange, '/meta/window_adjustment') === undefined ? { start, end } : undefined;
}

function datesSent(exchange: Exchange, { now, offer: { coverageStart } }: World): Days | undefined {
  const sent = windowSent(exchange, bounds.dates);
  if (sent === undefined || !isDate(sent.start) || !isDate(sent.end)) return undefined;
  // What is told of a window that reaches into the future may end today.
  if (sent.end > now.toISOString().slice(0, 10)) return undefined;
  return coverageStart <= sent.start && sent.start <= sent.end && daysIn(sent) <= longest ? sent : undefined;
}

/** A date in a text that has one, alone or at the head of an instant. */
const dateForm = /(?<!\d)\d{4}-\d\d-\d\d(?!\d)/g;

/** A date that no calendar has. */
const unrealDate = memoizedByText((told) =>
  [...strings(told)].flatMap((text) => text.match(dateForm) ?? []).find((text) => !isDate(text)),
);

const zone = /(?:z|[+-]\d\d:?\d\d)$/i;

/** Of a date its first instant; an instant without a zone is one of UTC. */
const instantOf = (text: string): number =>
  Date.parse(isDate(text) ? `${text}T00:00:00Z` : zone.test(text) ? text : `${text}Z`);

function instantsSent(exchange: Exchange, coverageStart: string): Days | undefined {
  const sent = windowSent(exchange, bounds.coding);
  if (sent === undefined) return undefined;
  const [start, end] = [instantOf(sent.start), instantOf(sent.end)];
  return instantOf(coverageStart) <= start && end - start <= longest * 86_400_000 ? sent : undefined;
}

export const echoWindow = defineInvariant({
  id: 'envelopes/echo-window',
  title: 'meta.query_window, if readable, tells the bounds of the window that was sent, as dates that exist',
  clauses: ['envelope.meta.query-window', 'events.window.query-window', 'events.window.query-window.rows'],
  operations,
  rulings: ['default-window', 'window-before-coverage', 'observed-and-recorded-span'],
  judge(exchange, world) {
    const told = filled(exchange, '/meta/query_window');
    if (told === undefined || !operations.some((id) => id === exchange.request.operation)) return 0;
    expectThat(unrealDate(told) === undefined, '/meta/query_window', 'dates of the calendar', told);
    const dates = datesSent(exchange, world);
    const coding = instantsSent(exchange, world.offer.coverageStart);
    const named = [
      ...boundsOf(bounds.dates, dates, (text) => text.slice(0, 10)),
      ...boundsOf(bounds.coding, coding, instantOf),
    ].map(({ name, sent, read }) => {
      const own = at(told, `/${name}`);
      const isFilled = typeof own === 'string' && own !== '';
      const isSame = !isFilled || Number.isNaN(read(own)) || read(own) === read(sent);
      const isEnd = name.endsWith('end');
      const isUntil = isFilled && isEnd && isNextAfter(own, sent);
      const days = isDate(sent) ? [sent, ...(isEnd ? [dateAfter(sent, 1)] : [])] : [];
      const isZoned = isFilled && days.some((day) => isInSomeZone(own, day));
      expectThat(isSame || isUntil || isZoned, `/meta/query_window/${name}`, `${sent}, as sent`, own);
      return isFilled;
    });
    const { start, end } = reportedDates(exchange) ?? {};
    // By names of its own an end may be exclusive, and an instant be that of another zone.
    if (dates !== undefined && !named.includes(true) && start !== undefined && end !== undefined) {
      const fits = isNear(start, dates.start) && isNear(end, dates.end);
      expectThat(fits, '/meta/query_window', `${dates.start} to ${dates.end}, as sent`, told);
    }
    if (exchange.request.operation === 'listEvents') expectBothBounds(exchange, told, dates);
    return 1;
  },
  provokedBy: [
    'events/window-days',
    'events-summary/buckets-of-cards',
    'events-summary/window-observed',
    'stories/left-open-summary',
    'stories/reply-cards',
    'stories/summary-reply',
  ],
});

/** An Events list tells where its window begins and where it ends, and a window that is empty selects nothing. */
function expectBothBounds(exchange: Exchange, told: unknown, sent: Days | undefined): void {
  const { start, end } = reportedDates(exchange) ?? {};
  const isOneSided = (start === undefined) !== (end === undefined);
  const isWhole =
    !isOneSided || sent === undefined || sent.start === sent.end || tellsLength(told, daysIn(sent));
  const place = '/meta/query_window';
  expectThat(isWhole, place, `${sent?.start} and ${sent?.end}`, told, 'events.window.query-window');
  const data = at(exchange.json, '/data');
  expectRowsWithin(exchange, isArray(data) ? data : []);
  const coded = reportedCodingTime(exchange);
  const isSelected = isArray(data) && data.length > 0;
  const isEmpty = coded !== undefined && Date.parse(coded.start) === Date.parse(coded.end);
  const ofRows = 'events.window.query-window.rows';
  expectThat(!isEmpty || !isSelected, place, 'an interval that the rows lie in', told, ofRows);
}

/** Parameters that set a window by event date, and those that set one by other times. */
const byDate = ['date_start', 'date_end', 'date', 'days'];
const byOtherTimes = ['observed_start', 'observed_end', 'recorded_start', 'recorded_end', 'window'];

/** No row is dated outside a window that is told by dates; an instant may be that of another zone. */
function expectRowsWithin(exchange: Exchange, rows: readonly Json[]): void {
  const sent = sentWith(exchange);
  if (!byDate.some((name) => sent.has(name)) || byOtherTimes.some((name) => sent.has(name))) return;
  const { start, end } = reportedDates(exchange) ?? {};
  if (start === undefined || end === undefined || !momentsOf(exchange).every((each) => each.isDate)) return;
  const outside = rows
    .map((row) => at(row, '/event_date'))
    .find((date) => {
      const isRead = typeof date === 'string' && isDate(date);
      return isRead && (date < start || date > end);
    });
  const ofRows = 'events.window.query-window.rows';
  expectThat(
    outside === undefined,
    '/meta/query_window',
    `a window that has ${outside}`,
    `${start} to ${end}`,
    ofRows,
  );
}

/** Parts of a day, of which a length may be told. */
const unitsOfDay = [1, 24, 1440, 86_400, 86_400_000];

/** Whether a window is told with its length in place of a bound. */
function tellsLength(told: unknown, days: number): boolean {
  if (typeof told === 'number')
    return [days - 1, days].some((count) => unitsOfDay.some((unit) => told === count * unit));
  if (typeof told === 'string') return /^(?:P\w+|\d+ ?[a-z]+)$/i.test(told);
  const within = isArray(told) ? told : isObject(told) ? Object.values(told) : [];
  return within.some((each) => tellsLength(each, days));
}

const boundsOf = (
  names: readonly [string, string],
  sent: Days | undefined,
  read: (text: string) => string | number,
) =>
  sent === undefined
    ? []
    : [
        { name: names[0], sent: sent.start, read },
        { name: names[1], sent: sent.end, read },
      ];

/**
 * Whether a bound is told as an instant that closes the interval: a moment after the end, or at the end of the day that
 * the end names.
 */
function isNextAfter(own: string, end: string): boolean {
  if (isDate(own)) return false;
  const [told, last] = [instantOf(own), instantOf(end)];
  const midnight = isDate(end) ? instantOf(dateAfter(end, 1)) : last;
  return (told > last && told <= last + second) || (told >= midnight - second && told <= midnight);
}

const second = 1000;

/** The farthest that the midnight of a zone is from that of UTC. */
const farthest = 14 * 3600 * second;

/** Whether an instant is the midnight before a date in some zone, or the last moment before it. */
export const isInSomeZone = (own: string, date: string): boolean =>
  !isDate(own) && Math.abs(instantOf(own) - instantOf(date)) <= farthest + second;

const isNear = (told: string, sent: string): boolean =>
  [-1, 0, 1].some((days) => told === dateAfter(sent, days));

const { values: definitions } = vocabularies.countryMatch;
const isDefinition = (value: unknown): boolean => definitions.some((each) => each === value);

export const echoCountryMatch = defineInvariant({
  id: 'envelopes/echo-country-match',
  title: 'applied_filters.country_match tells no other definition than the one that was sent',
  clauses: ['envelope.applied-filters.country-match'],
  operations: ['listEvents', 'summarizeEvents'],
  judge(exchange) {
    const { operation } = exchange.request;
    if (operation !== 'listEvents' && operation !== 'summarizeEvents') return 0;
    const sent = sentWith(exchange).get('country_match') ?? [];
    const told = filled(exchange, '/applied_filters/country_match');
    // The definition may be told in another form.
    if (sent.length !== 1 || !isDefinition(sent[0]) || !isDefinition(told)) return 0;
    expectThat(told === sent[0], '/applied_filters/country_match', `${sent[0]}, as sent`, told);
    return 1;
  },
  provokedBy: ['events/country-match', 'events-summary/country-total'],
});

/** A limit in force, which needs no adjustment. */
const withinBounds = /^(?:[1-9]\d?|100)$/;

/** Whether a note of an adjustment names the parameter and a value above the maximum; others may speak of limits as well. */
const isOfHighLimit = (note: Json): boolean => {
  const text = JSON.stringify(note);
  const [, sent] = /\blimit ?= ?(\d+)/.exec(text) ?? [];
  const numbers = text.match(/\d+/g) ?? [];
  const isNamed =
    /"(?:param|parameter|name|field|key|filter)":"limit"/.test(text) &&
    numbers.some((each) => Number(each) > limits.events.limit.max);
  return isNamed || Number(sent ?? 0) > limits.events.limit.max;
};

export const echoNormalized = defineInvariant({
  id: 'envelopes/echo-normalized',
  title: 'applied_filters.normalized tells of no lowered limit where the limit sent is in bounds',
  clauses: ['envelope.applied-filters.normalized'],
  operations: ['listEvents', 'listStories'],
  rulings: ['limit-above-max'],
  judge(exchange) {
    const { operation } = exchange.request;
    if (operation !== 'listEvents' && operation !== 'listStories') return 0;
    const [limit, ...further] = sentWith(exchange).get('limit') ?? [];
    if (limit === undefined || further.length > 0 || !withinBounds.test(limit)) return 0;
    const told = at(exchange.json, '/applied_filters/normalized') ?? [];
    const notes: readonly Json[] = isArray(told) ? told : [told];
    const stray = notes.find(isOfHighLimit);
    const expected = `no adjustment of limit=${limit}`;
    expectThat(stray === undefined, '/applied_filters/normalized', expected, stray);
    return exchange.status === 200 ? 1 : 0;
  },
  provokedBy: ['events/limit-above-max', 'repeats/in-flight'],
});

const handleNames = ['entity', 'entity_id', 'entities', 'co_occurring_with'];

/** What ids, addresses and names consist of. */
const ordinary = /^[\p{L}\p{N}\p{M} .,:;_'’&()/?=#%+-]{1,2000}$/u;

export const echoUnresolved = defineInvariant({
  id: 'envelopes/echo-unresolved',
  title: 'entity_handles_unresolved lists no handle that was not sent',
  clauses: ['envelope.applied-filters.entity-handles-unresolved'],
  operations,
  rulings: ['unresolved-handles', 'odd-strings'],
  judge(exchange) {
    const listed = filled(exchange, '/applied_filters/entity_handles_unresolved');
    if (!(isArray(listed) || isObject(listed)) || Object.keys(listed).length === 0) return 0;
    // The shape of an element is not shown: it holds the handle somewhere, and so does what lists them as members.
    const items: readonly Json[] = isArray(listed) ? listed : [listed];
    const sent = sentWith(exchange);
    const texts = handleNames.flatMap((name) => sent.get(name) ?? []);
    // How an odd one is told is left open, and a name with brackets may be read as one without (ruling odd-strings).
    const isBracketed = [...sent.keys()].some((name) => name.includes('['));
    if (isBracketed || !texts.every((text) => ordinary.test(text))) return 0;
    // A handle may be folded, decoded or encoded, and told in another of its forms: a page by its name alone.
    const handles = texts
      .flatMap((text) => [text, ...text.split(',')])
      .map((text) => spelt(text.replace(/^.*[:/]/, '')));
    for (const [index, item] of items.entries()) {
      const text = spelt(JSON.stringify(item));
      const isSent = handles.some((handle) => handle !== '' && text.includes(handle));
      const place = `/applied_filters/entity_handles_unresolved/${index}`;
      expectThat(isSent, place, 'a handle of the request', item);
    }
    return items.length;
  },
  provokedBy: ['events/entity-unresolved', 'stories/entity-unresolved'],
});

const spelt = (text: string): string => wordsOf(decoded(text)).join(' ');
