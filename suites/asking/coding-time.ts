import type { ClauseId, ErrorCode } from '../../contract/index.js';
import { dateAfter, instantAfter, instantAt } from '../../generators/dates.js';
import {
  type Api,
  accusing,
  at,
  type Exchange,
  expectOk,
  expectRefusal,
  expectThat,
  precondition,
  type Query,
  rowsOf,
} from '../../src/kit/index.js';
import { entitiesOf, isSpineId, type SeenEntity } from './entity-refs.js';
import { type SeenEvent, seenEvent } from './events.js';
import { expectListed, expectPartition, findEvent, fullPage, idOf } from './pages.js';
import { adjustmentOf, bounds } from './windows.js';

/** The two parameters that bound an interval of instants. */
export interface Interval {
  readonly start: string;
  readonly end: string;
  /** The clause on the instants that it takes, and those on the bounds themselves. */
  readonly instants: ClauseId;
  readonly inclusive: ClauseId;
  readonly exclusive: ClauseId;
}

export const observed: Interval = {
  start: 'observed_start',
  end: 'observed_end',
  instants: 'events.observed-start.instant',
  inclusive: 'events.observed-start.inclusive',
  exclusive: 'events.observed-end.exclusive',
};
export const recorded: Interval = {
  start: 'recorded_start',
  end: 'recorded_end',
  instants: 'events.recorded.timestamps',
  inclusive: 'events.recorded-start.inclusive',
  exclusive: 'events.recorded-end.exclusive',
};

export const between = ({ start, end }: Interval, from: string, to: string): Query => ({
  [start]: from,
  [end]: to,
});

/** The most significant Event of an interval. */
async function topEvent(
  api: Api,
  interval: Interval,
  from: string,
  to: string,
): Promise<SeenEvent | undefined> {
  return topOf(await api.get('listEvents', { ...between(interval, from, to), limit: 100 }));
}

const topOf = (reply: Exchange): SeenEvent | undefined =>
  rowsOf(reply).flatMap((row) => seenEvent(row) ?? [])[0];

const hour = 3600;
const dayInSeconds = 24 * hour;
const fewDays = 2;
/** Days that an interval may be too long for. */
const longSpan = 45;

/**
 * Of three adjoining intervals of a second, the middle one about an Event's own instant, exactly one holds
 * the Event. Cards do not show the instant, so it is found by halving an hour of the day, or the
 * day where that hour has no Event.
 */
export async function expectHalfOpen(api: Api, interval: Interval, date: string): Promise<void> {
  const noon = instantAfter(date, 12 * hour);
  let [from, to] = [noon, instantAfter(noon, hour)];
  let event = await topEvent(api, interval, from, to);
  if (event === undefined) {
    [from, to] = [instantAfter(date, 0), instantAfter(date, 24 * hour)];
    event = await topEvent(api, interval, from, to);
  }
  if (event === undefined) return;
  const { category } = event;
  const sought = event;
  const holds = async (start: string, end: string): Promise<boolean> => {
    const query = { ...between(interval, start, end), category };
    const found = await findEvent(api, query, sought);
    precondition(found !== undefined, 'too many Events within an hour to find one among them');
    return found;
  };
  for (let middle = middleOf(from, to); middle !== from; middle = middleOf(from, to)) {
    if (await holds(from, middle)) to = middle;
    else from = middle;
  }
  const expectInOne = (held: number, about: string): void =>
    expectThat(
      held === 1,
      '/data',
      `Event ${sought.id} in one of three adjoining intervals about ${about}`,
      `in ${held} of them`,
      held === 0 ? interval.inclusive : interval.exclusive,
    );
  const intervals = [
    await holds(instantAfter(from, -1), from),
    await holds(from, to),
    await holds(to, instantAfter(to, 1)),
  ];
  expectInOne(intervals.filter(Boolean).length, from);
  api.witness('Events found in one of three adjoining intervals');
  // Those of coding time need not be told to the millisecond, and cost as much.
  if (interval !== recorded) return;
  await expectHalfOpenInMilliseconds(api, { interval, event: sought, second: Date.parse(from) }, expectInOne);
}

/**
 * Where an Event has an instant within a second, three adjoining intervals of a millisecond are asked for it as well, unless
 * the deployment reads bounds of whole seconds alone.
 * @param second in which the instant lies, in milliseconds
 */
async function expectHalfOpenInMilliseconds(
  api: Api,
  { interval, event, second }: Within,
  expectInOne: (held: number, about: string) => void,
): Promise<void> {
  const queryOf = (from: number, to: number): Query => ({
    ...between(interval, preciseInstant(from), preciseInstant(to)),
    category: event.category,
  });
  const holds = async (from: number, to: number) => (await findEvent(api, queryOf(from, to), event)) === true;
  const { status } = await api.get('listEvents', { ...queryOf(second, second + 1), limit: 100 });
  if (status !== 200 || (await holds(second, second + 1))) return;
  let [from, to] = [second, second + 1000];
  if (await holds(from, from + half)) to -= half;
  else if (await holds(from + half, to)) from += half;
  else return;
  while (to - from > 1) {
    const middle = Math.floor((from + to) / 2);
    if (await holds(from, middle)) to = middle;
    else from = middle;
  }
  const intervals = [await holds(from - 1, from), await holds(from, to), await holds(to, to + 1)];
  const held = intervals.filter(Boolean).length;
  // Bounds that are rounded hold nothing in all three together either.
  if (held === 0 && !(await holds(from - 1, to + 1))) return;
  expectInOne(held, preciseInstant(from));
}

/** Half a second, in milliseconds. */
const half = 500;

/** An Event whose instant lies in a second. */
interface Within {
  readonly interval: Interval;
  readonly event: SeenEvent;
  readonly second: number;
}

/** An instant with its milliseconds. */
const preciseInstant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** A day so long before the closed ones end. */
const dayBefore = ({ world }: Api, days: number): readonly [start: string, end: string] => {
  const start = instantAfter(dateAfter(world.offer.window.end, -days), 0);
  return [start, instantAfter(start, dayInSeconds)];
};

/** A day long past, before the month that is the window of an entity where no other is sent. */
const longAgo = longSpan + 5;

/**
 * An Event of a day long past is found in the interval of that day by an entity that it refers to, if it is found by that entity
 * at all.
 */
export async function expectFoundByEntity(api: Api, interval: Interval): Promise<void> {
  // Coverage may begin later.
  for (const days of [longAgo, fewDays]) {
    const query = between(interval, ...dayBefore(api, days));
    const day = await api.get('listEvents', { ...query, limit: 100 });
    const entities = day.status === 200 ? entitiesOf(rowsOf(day)) : [];
    const entity = entities.find(({ id }) => isSpineId(id)) ?? entities[0];
    if (entity !== undefined) return expectFoundIn(api, interval, query, entity);
  }
  precondition(false, 'no Event of two days refers to an entity', 'no-data');
}

async function expectFoundIn(
  api: Api,
  interval: Interval,
  query: Query,
  { id, event }: SeenEntity,
): Promise<void> {
  const found = await findEvent(api, { ...query, entity: id }, event);
  if (found === true) api.witness('Events found by an entity');
  if (found !== false) return;
  const byDates = bounds({ start: event.date, end: event.date });
  const isKnown = await findEvent(api, { ...byDates, entity: id }, event);
  precondition(isKnown === true, 'an Event is not found by the entity that its card refers to');
  expectThat(false, '/data', `Event ${event.id}, as without entity`, 'no such Event', interval.instants);
}

/** Two intervals that meet at a cut share no Event and together return what the interval over both returns. */
export async function expectCut(
  api: Api,
  interval: Interval,
  { start, cut, end }: { readonly start: string; readonly cut: string; readonly end: string },
): Promise<void> {
  const ask = (from: string, to: string) => fullPage(api, { ...between(interval, from, to), limit: 100 });
  const whole = await ask(start, end);
  const parts = [await ask(start, cut), await ask(cut, end)] as const;
  const idsOf = (reply: Exchange) => new Set(accusing(interval.instants, () => rowsOf(reply)).map(idOf));
  const [all, before, after] = [idsOf(whole), idsOf(parts[0]), idsOf(parts[1])];
  const clauseAtFault = async () => {
    const shared = [...before].filter((id) => after.has(id)).length;
    // Parts that hold the same Events were not cut.
    if (shared > 0) return shared < before.size ? interval.exclusive : undefined;
    const lost = [...all].filter((id) => !before.has(id) && !after.has(id));
    if (lost.length === 0) return undefined;
    // Only what came about the cut can have come at its very instant.
    const about = idsOf(await ask(instantAfter(cut, -1), instantAfter(cut, 1)));
    // A failure prints the last request.
    await ask(cut, end);
    return lost.every((id) => about.has(id)) ? interval.inclusive : interval.instants;
  };
  const clause = await clauseAtFault();
  const compared = accusing(clause, () => expectPartition(whole, parts, `intervals cut at ${cut} add up`));
  api.witness('Events compared', compared);
}

/** The whole second halfway between two instants; the first of them when they are a second apart. */
const middleOf = (from: string, to: string): string =>
  instantAt(Math.floor((Date.parse(from) + Date.parse(to)) / 2000) * 1000);

/**
 * An interval of 45 closed days is refused as too long, served whole, or cut with notice; which of them is
 * open (ruling observed-and-recorded-span).
 */
export async function expectNoSilentTruncation(
  api: Api,
  interval: Interval,
  codes: readonly ErrorCode[],
): Promise<void> {
  const [from, until] = dayBefore(api, longAgo);
  const day = await api.get('listEvents', { ...between(interval, from, until), limit: 100 });
  // A day before coverage may be refused (ruling window-before-coverage).
  const isBefore =
    from.slice(0, 10) < api.world.offer.coverageStart && at(day.json, '/code') === 'DATE_OUT_OF_COVERAGE';
  const first = isBefore ? undefined : topOf(day);
  const query = between(interval, from, instantAfter(from, longSpan * dayInSeconds));
  const reply = await api.get('listEvents', { ...query, limit: 100 });
  if (reply.status !== 200) {
    expectRefusal(reply, { codes });
    api.observe('45 days', 'refused');
    api.witness('long intervals refused');
    return;
  }
  expectOk(reply);
  const reason = adjustmentOf(reply);
  api.observe('45 days', reason === undefined ? 'served whole' : `shortened: ${reason}`);
  if (reason !== undefined) api.witness('long intervals shortened with notice');
  else if (first !== undefined)
    await expectListed(api, query, first, 'of the first day of 45, cut without notice');
}
