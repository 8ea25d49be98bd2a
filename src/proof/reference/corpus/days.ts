import { type Entity, entitiesOf, type Records } from './entities.js';
import type { Event } from './event.js';
import { dayLength, eventOf, type Sources } from './events.js';
import { type Names, namesFrom } from './random.js';

/** Keeps what was made for the last few keys. */
export function lruCache<T>(count: number): (key: string, make: () => T) => T {
  const kept = new Map<string, T>();
  return (key, make) => {
    const value = kept.get(key) ?? make();
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > count && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

/** The Events of one day, in both orders. */
export interface Day {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** Most significant first; equal ones by id. */
  readonly bySignificance: readonly Event[];
  /** Newest coding first. */
  readonly byRecency: readonly Event[];
  /** The day as it was before its rows changed, from which its quiet Stories come; itself where they never did. */
  readonly usual?: Day;
}

/** Days are made when they are asked for, so that a corpus of any size starts at once. */
export interface Days extends Records {
  readonly names: Names;
  /** A day counted from the epoch. */
  readonly on: (day: number) => Day;
  /** A further Event of a day, by a number that none of its own has. */
  readonly further: FurtherEvent;
}

/** Makes the Event `index` of a day; `before` is one that it may share a Story with. */
export type FurtherEvent = (day: number, index: number, before?: Event) => Event;

interface DaysOptions {
  readonly seed: number;
  readonly perDay: number;
  /** Changes each Event that is made; only a fault does. */
  readonly bend?: (event: Event) => Event;
}

/** About as many Events are kept; the days that were asked for longest ago are made again when they are needed. */
const keptEvents = 250_000;

const text = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Most significant first; equal ones by id. */
export const bySignificance = (left: Event, right: Event): number =>
  right.scores.significance - left.scores.significance || text(left.id, right.id);

/** Newest event date first, then newest coding, then by id. */
export const byRecency = (left: Event, right: Event): number =>
  text(right.eventDate, left.eventDate) || right.codedAt - left.codedAt || text(left.id, right.id);

function make(sources: Sources, perDay: number, day: number, bend?: (event: Event) => Event): Day {
  const events: Event[] = [];
  let before: Event | undefined;
  for (let index = 0; index < perDay; index += 1) {
    before = eventOf(sources, day, index, before);
    events.push(bend?.(before) ?? before);
  }
  return {
    date: new Date(day * dayLength).toISOString().slice(0, 10),
    bySignificance: events.toSorted(bySignificance),
    byRecency: events.toSorted(byRecency),
  };
}

const keptEntities = lruCache<readonly Entity[]>(8);

/** The days of a seed. An Event depends on the seed, its day and its number alone: the past stays as it was. */
export function daysOf({ seed, perDay, bend }: DaysOptions): Days {
  const entities = keptEntities(String(seed), () => entitiesOf(seed));
  const mentioned = entities.filter(({ inNews }) => inNews);
  const byName = new Map<string, Entity[]>();
  for (const entity of mentioned) byName.set(entity.name, [...(byName.get(entity.name) ?? []), entity]);
  const names = namesFrom(seed, 200);
  const sources: Sources = {
    seed,
    entities: mentioned,
    entitiesByName: byName,
    names,
  };
  const kept = lruCache<Day>(Math.max(62, Math.ceil(keptEvents / perDay)));
  const on = (day: number): Day => kept(String(day), () => make(sources, perDay, day, bend));
  const further: FurtherEvent = (day, index, before) => {
    const event = eventOf(sources, day, index, before);
    return bend?.(event) ?? event;
  };
  return { seed, entities, names, on, further };
}
