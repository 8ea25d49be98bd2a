import { type ClauseId, limits } from '../../contract/index.js';
import { type Days, dateAfter, daysIn } from '../../generators/dates.js';
import {
  type Api,
  at,
  type Exchange,
  expectThat,
  isArray,
  isObject,
  type Json,
  largestOf,
  type Query,
  rowsOf,
  smallestOf,
  type World,
} from '../../src/kit/index.js';
import { memoizedByText } from './texts.js';

/** A window of event dates as the query that asks for it. */
export const bounds = ({ start, end }: Days) => ({ date_start: start, date_end: end });

/**
 * Every row happened within the window.
 * @returns how many rows were judged
 */
export function expectWithin(reply: Exchange, { start, end }: Days): number {
  const rows = rowsOf(reply);
  for (const [index, row] of rows.entries()) {
    const date = row.event_date;
    const within = typeof date === 'string' && start <= date && date <= end;
    expectThat(within, `/data/${index}/event_date`, `a date from ${start} to ${end}`, date);
  }
  return rows.length;
}

/** Why the window was shortened; undefined when the reply does not say that it was. */
export function adjustmentOf(reply: Exchange): string | undefined {
  const reason = at(reply.json, '/meta/window_adjustment/reason');
  return typeof reason === 'string' && reason !== '' ? reason : undefined;
}

/** The reply tells that its window was shortened, and why. */
export function expectAdjusted(reply: Exchange): void {
  const adjustment = at(reply.json, '/meta/window_adjustment');
  expectThat(
    adjustmentOf(reply) !== undefined,
    '/meta/window_adjustment',
    'an object with a reason',
    adjustment,
    clauseOfAdjustment(reply, adjustment ?? null),
  );
}

/** Accused if an over-long window is not reported as shortened. */
function clauseOfAdjustment(reply: Exchange, adjustment: Json): ClauseId {
  if (isObject(adjustment)) return 'envelope.meta.window-adjustment.reason';
  if (adjustment !== null) return 'envelope.meta.window-adjustment';
  const { start, end } = reportedDates(reply) ?? {};
  const isWhole = start !== undefined && end !== undefined && daysIn({ start, end }) > limits.window.maxDays;
  return isWhole ? 'limits.date-window.max' : 'error.date-window-too-large.window-adjustment';
}

/** The zone of "today" is not stated (ruling today): the hours by which the world's clocks are behind and ahead of UTC. */
const zones = { behind: 12, ahead: 14 };

/** The first and the last date that may be today's by the target's clock. */
export function todays({ now, offer }: World): Days {
  const instant = now.getTime() + offer.clockSkewMs;
  const dateOf = (hours: number) => new Date(instant + hours * 3_600_000).toISOString().slice(0, 10);
  return { start: dateOf(-zones.behind), end: dateOf(zones.ahead) };
}

/** Data of so many days ago hardly moves any more. */
export const settledBy = (world: World): string => dateAfter(world.today, -3);

/** A date or an instant that stands somewhere in `meta.query_window`. */
interface Moment {
  /** Names of the members that lead to it. */
  readonly path: string;
  /** As it stands there. */
  readonly text: string;
  readonly date: string;
  /** Milliseconds since 1970; of a date its first. */
  readonly instant: number;
  readonly isDate: boolean;
}

const shape = /\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?/g;
const coding = /observ|cod(?:ed|ing)|record|publi|ingest/i;
const happening = /event|(?<![a-z])date/i;
const lower = /start|from|since|gte?|min|after|lower|begin|first|earliest|oldest/i;

/** `meta.query_window` stands there and says something; its inner shape is the deployment's own. */
export function expectQueryWindow(reply: Exchange): void {
  const window = at(reply.json, '/meta/query_window');
  const filled = isObject(window)
    ? Object.values(window).some((each) => each !== null)
    : isArray(window) && window.length > 0;
  expectThat(
    filled || (typeof window === 'string' && window !== ''),
    '/meta/query_window',
    'the bounds in force',
    window,
  );
  const moments = momentsOf(reply);
  const isBegun = moments.length === 0 || moments.some(({ path }) => sideOf(path) !== 'end');
  expectThat(isBegun, '/meta/query_window', 'a start beside the end', window);
}

/**
 * The bounds in `meta.query_window`: dates and instants whose names tell a start or an end, both in one object before
 * one alone; all that fit the pattern where no name tells.
 */
export const momentsOf = (reply: Exchange): readonly Moment[] =>
  momentsInForce(at(reply.json, '/meta/query_window'));

const momentsInForce = memoizedByText((window: unknown): readonly Moment[] => {
  const moments = [...momentsIn(window, '')];
  const namedBy = (sideIn: (path: string) => Side | undefined): readonly Bound[] =>
    moments.flatMap((moment) => {
      const side = sideIn(moment.path);
      return side === undefined ? [] : [{ moment, side, parent: parentOf(moment.path) }];
    });
  const named = namedBy(sideOf);
  const outermost = namedBy(outermostOf);
  const isPaired = ({ side, parent }: Bound, among: readonly Bound[]) =>
    among.some((each) => each.side !== side && each.parent === parent);
  const paired = named.filter((bound) => isPaired(bound, named));
  // Other members beside those that repeat the parameters may tell what was sent, or how far the data reach.
  const repeated = paired.filter(({ moment }) => isParameter.test(moment.path));
  const sure = repeated.filter((bound) => isPaired(bound, repeated));
  const pairedOutermost = outermost.filter((bound) => isPaired(bound, outermost));
  const told = [sure, paired, named, pairedOutermost].find((each) => each.length > 0);
  return told?.map(({ moment }) => moment) ?? moments;
});

/** A moment whose name tells a side of a window, with the path to what it is a member of. */
interface Bound {
  readonly moment: Moment;
  readonly side: Side;
  readonly parent: string;
}

/** The names of parameters that bound a window, and the same without the time that they are about. */
const isParameter = /\/(?:(?:date|observed|recorded)_?)?(?:start|end)$|\/(?:start|end)_date$/i;

const starts = new Set(['start', 'from', 'since', 'gt', 'gte', 'min', 'after', 'lower', 'begin', 'begins']);
const ends = new Set([
  'end',
  'to',
  'until',
  'till',
  'through',
  'lt',
  'lte',
  'max',
  'before',
  'upper',
  'ends',
]);
/** Names of bounds where no others are told; beside others they may tell how far the data reach. */
const firsts = new Set(['first', 'earliest', 'oldest']);
const lasts = new Set(['last', 'latest', 'newest']);

type Side = 'start' | 'end';

/** Which side of a window the name of a member tells, in snake or camel case. */
const sideOf = (path: string): Side | undefined => sideBy(path, starts, ends);
const outermostOf = (path: string): Side | undefined => sideBy(path, firsts, lasts);

function sideBy(path: string, lower: ReadonlySet<string>, upper: ReadonlySet<string>): Side | undefined {
  const words = (path.split('/').at(-1) ?? '')
    .split(/[^A-Za-z]+|(?=[A-Z])/)
    .map((word) => word.toLowerCase());
  if (words.some((word) => lower.has(word))) return 'start';
  return words.some((word) => upper.has(word)) ? 'end' : undefined;
}

const parentOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Members of a window that tell of the data, of what was sent, or of the moment of the reply. */
const notInForce =
  /coverage|requested|original|asked|submitted|as_?of(?![a-z])|today|(?<![a-z])now(?![a-z])|generated|computed|evaluated|resolved_?at/i;

function* momentsIn(value: unknown, path: string): Generator<Moment> {
  if (notInForce.test(path)) return;
  if (typeof value === 'string') {
    for (const [text] of value.matchAll(shape)) {
      const instant = Date.parse(/[Z+]|T[^T]*-/.test(text) || text.length === 10 ? text : `${text}Z`);
      if (!Number.isNaN(instant)) {
        yield { path, text, date: text.slice(0, 10), instant, isDate: text.length === 10 };
      }
    }
  } else if (isArray(value)) for (const each of value) yield* momentsIn(each, path);
  else if (isObject(value)) {
    for (const [member, each] of Object.entries(value)) yield* momentsIn(each, `${path}/${member}`);
  }
}

/**
 * The first and the last event date that the reply says are in force; a side is undefined where none is told.
 * Undefined as a whole where the bounds are on coding time, or may be (ruling default-window).
 */
export const reportedDates = (reply: Exchange): Partial<Days> | undefined =>
  datesInForce(at(reply.json, '/meta/query_window'));

/** Read once: several invariants ask it of each reply. */
const datesInForce = memoizedByText((window: unknown): Partial<Days> | undefined => {
  const moments = momentsInForce(window).filter(({ path }) => !coding.test(path));
  const isOfCoding = coding.test(JSON.stringify(window ?? ''));
  const onDates = moments.filter(
    ({ path, isDate }) => /event/i.test(path) || (!isOfCoding && (isDate || happening.test(path))),
  );
  const [first, ...others] = onDates.toSorted((one, other) => one.instant - other.instant);
  if (first === undefined) return undefined;
  const last = others.at(-1);
  if (last !== undefined) return { start: first.date, end: last.date };
  return lower.test(first.path) ? { start: first.date } : { end: first.date };
});

/**
 * The interval of coding time that the reply says is in force; undefined where none is told, or other bounds
 * beside it.
 */
export const reportedCodingTime = (reply: Exchange): Days | undefined =>
  codingTimeInForce(at(reply.json, '/meta/query_window'));

const codingTimeInForce = memoizedByText((window: unknown): Days | undefined => {
  const moments = momentsInForce(window);
  const [start, end, ...others] = moments.toSorted((one, other) => one.instant - other.instant);
  if (start === undefined || end === undefined || others.length > 0) return undefined;
  const told = [start, end].every(
    ({ path, text }) => /observ|cod(?:ed|ing)/i.test(path) && text.endsWith('Z'),
  );
  return told ? { start: start.text, end: end.text } : undefined;
});

/**
 * The span that the reply says is in force, in hours or in calendar days; undefined where it cannot be read. A last date
 * that is still to come is an exclusive bound, or the first day after a midnight that the run has crossed.
 */
export function reportedSpan(
  reply: Exchange,
  now: Date,
): { readonly days: number; readonly orDays: number } | { readonly hours: number } | undefined {
  const moments = momentsOf(reply);
  if (moments.length === 0) return undefined;
  const instants = moments.map(({ instant }) => instant);
  const first = smallestOf(instants);
  const open = moments.every(({ path }) => lower.test(path));
  const last = open ? now.getTime() : largestOf(instants);
  if (!moments.every(({ isDate }) => isDate)) return { hours: (last - first) / 3_600_000 };
  const between = Math.floor((last - first) / 86_400_000);
  return { days: !open && last > now.getTime() ? between : between + 1, orDays: between + 1 };
}

/**
 * The span that the reply reports is one of the allowed ones, each in days; N days may touch N + 1 dates
 * (ruling default-window), and a younger coverage may begin later (ruling window-before-coverage). A span that cannot be
 * read is recorded, since its shape is open.
 */
export function expectSpan(api: Api, reply: Exchange, allowed: readonly number[]): void {
  const { now, offer } = api.world;
  const span = reportedSpan(reply, new Date(now.getTime() + offer.clockSkewMs));
  if (span === undefined) {
    api.observe('default window', 'not readable');
    return;
  }
  const said = 'days' in span ? `${span.days} dates` : `${Math.round(span.hours)} hours`;
  const fits = allowed.some((days) =>
    'days' in span
      ? [span.days, span.orDays].some((dates) => days <= dates && dates <= days + 1)
      : 24 * (days - 1) - 1 <= span.hours && span.hours <= 24 * (days + 1) + 1,
  );
  const dates = momentsOf(reply).map(({ date }) => date);
  const isCut =
    dates.toSorted()[0] === offer.coverageStart &&
    ('days' in span ? span.days : span.hours / 24) < largestOf(allowed);
  expectThat(fits || isCut, '/meta/query_window', `${allowed.join(' or ')} days`, said);
  api.observe('default window', said);
  api.witness('spans judged');
}

/** Minutes, from half a day down. */
const lengths = [720, 180, 45, 10];

const instant = (milliseconds: number): string => `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;

/**
 * Parts of a closed day by coding time, the longest first. Where a day does not fit on a page, one of them does,
 * and what lies in it is mixed: no ranking has chosen it.
 */
export function slicesOf({ offer }: World): readonly Query[] {
  const start = Date.parse(`${offer.window.end}T06:00:00Z`);
  return lengths.map((minutes) => ({
    observed_start: instant(start),
    observed_end: instant(start + minutes * 60_000),
  }));
}

/** A day about the point of the ocean that is farthest from land: a valid query that nothing fits. */
export const matchingNothing = ({ offer: { window } }: World) => ({
  ...bounds({ start: window.end, end: window.end }),
  bbox: '-48.9,-123.4,-48.8,-123.3',
});
