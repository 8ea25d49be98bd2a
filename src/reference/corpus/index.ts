import { coverageStart } from '../../../contract/index.js';
import { type Entity, entitiesOf } from './entities.js';
import type { Event } from './event.js';
import { dayLength, eventOf, type Sources } from './events.js';
import { type Office, officesOf } from './offices.js';
import { namesFrom } from './random.js';

export type { Entity } from './entities.js';
export type { Event } from './event.js';

/** What a deployment knows. Orders are fixed here once, so that a request only has to filter. */
export interface Corpus {
  readonly seed: number;
  /** The first and the last day of Events, YYYY-MM-DD. */
  readonly coverage: { readonly start: string; readonly end: string };
  /** Most significant first; equal ones by id. */
  readonly bySignificance: readonly Event[];
  /** Newest event date first, then newest coding. */
  readonly byRecency: readonly Event[];
  readonly byId: ReadonlyMap<string, Event>;
  readonly entities: readonly Entity[];
  readonly offices: readonly Office[];
}

export interface CorpusSize {
  readonly seed: number;
  /** Events of the last 120 days, roughly. */
  readonly size: number;
  /** The current day, counted from the epoch. */
  readonly day: number;
}

const denseDays = 120;
/** Older days stay thin; a clock far in the future would otherwise make the corpus slow to build. */
const sparsePerDay = 2;
const oldestDays = 1_000;

const dateOf = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);
const text = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Both orders of a set of Events. */
export function ordered(events: readonly Event[]): Pick<Corpus, 'bySignificance' | 'byRecency'> {
  return {
    bySignificance: events.toSorted(
      (left, right) => right.scores.significance - left.scores.significance || text(left.id, right.id),
    ),
    byRecency: events.toSorted(
      (left, right) =>
        text(right.eventDate, left.eventDate) || right.codedAt - left.codedAt || text(left.id, right.id),
    ),
  };
}

function build({ seed, size, day }: CorpusSize): Corpus {
  const first = Math.floor(Date.parse(coverageStart) / dayLength);
  const start = Math.max(day < first ? day - denseDays + 1 : first, day - oldestDays);
  const perDay = Math.max(1, Math.round(size / denseDays));
  const entities = entitiesOf(seed);
  const sources: Sources = {
    seed,
    entities: entities.filter(({ inNews }) => inNews),
    names: namesFrom(seed, 200),
  };
  const events: Event[] = [];
  for (let current = start; current <= day; current += 1) {
    const count = current > day - denseDays ? perDay : Math.min(perDay, sparsePerDay);
    let before: Event | undefined;
    for (let index = 0; index < count; index += 1) {
      before = eventOf(sources, current, index, before);
      events.push(before);
    }
  }
  return {
    seed,
    coverage: { start: dateOf(start), end: dateOf(day) },
    ...ordered(events),
    byId: new Map(events.map((event) => [event.id, event])),
    entities,
    offices: officesOf(entities),
  };
}

const built = new Map<string, Corpus>();
const kept = 8;

/** The corpus of a seed, size and day, built once. */
export function corpusOf(wanted: CorpusSize): Corpus {
  const key = `${wanted.seed}/${wanted.size}/${wanted.day}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const corpus = build(wanted);
  const [oldest] = built.keys();
  if (built.size >= kept && oldest !== undefined) built.delete(oldest);
  built.set(key, corpus);
  return corpus;
}
