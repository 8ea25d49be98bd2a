import { type Days, dateAfter } from '../generators/values/date.js';
import { at, type Exchange, expectThat, rowsOf, type World } from '../src/kit/index.js';

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
  );
}

/** The zone of "today" is not stated (ruling A08): the hours by which the world's clocks are behind and ahead of UTC. */
const zones = { behind: 12, ahead: 14 };

/** The first and the last date that may be today's by the target's clock. */
export function todays({ now, offer }: World): Days {
  const instant = now.getTime() + offer.clockSkewMs;
  const dateOf = (hours: number) => new Date(instant + hours * 3_600_000).toISOString().slice(0, 10);
  return { start: dateOf(-zones.behind), end: dateOf(zones.ahead) };
}

/** Data of so many days ago hardly moves any more. */
export const settledBy = (world: World): string => dateAfter(world.today, -3);
