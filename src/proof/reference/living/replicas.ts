import { byRecency, bySignificance, type Day, lruCache } from '../corpus/days.js';
import { dayOfEvent } from '../corpus/ids.js';
import { type Corpus, type DayRange, type Event, type Events, joining } from '../corpus/index.js';
import { type Random, randomFrom } from '../corpus/random.js';
import { dateText, dayOf } from '../http/dates.js';
import { type ChangeKind, changes } from './changes.js';

/** How the rows of a deployment change while it runs. */
export interface Living {
  /** Changes a minute. */
  readonly perMinute: number;
  /** What happens, each as often as the others. */
  readonly kinds: readonly [ChangeKind, ...ChangeKind[]];
  /** Milliseconds by which each replica lags behind; each reply comes from one of them. One that does not lag by default. */
  readonly lags?: readonly [number, ...number[]];
  /** When the self-test judges it; at noon by default. */
  readonly judged?: 'across-midnight';
}

interface LivingOptions {
  readonly seed: number;
  readonly now: () => Date;
  /** What the deployment would know on a day if nothing changed. */
  readonly corpusAt: (day: number) => Corpus;
  /** An Event with the significance that the deployment's blend gives it. */
  readonly scored: (event: Event) => Event;
}

/** Replicas of a deployment; what they know and the clock stand still between two requests. */
export interface Replicas {
  /** Begins a request: chooses the replica that answers it, and reads the clock. */
  readonly turn: () => void;
  readonly now: () => Date;
  readonly corpus: () => Corpus;
  /** Changes since the deployment was created. */
  readonly changes: () => number;
}

/** One change, known before it happens. */
interface Planned {
  readonly kind: ChangeKind;
  readonly instant: number;
  readonly day: number;
  readonly random: Random;
}

/** Days back on which changes happen: mostly the newest ones, and a few late ones. */
function daysBack(random: Random): number {
  const drawn = random.unit();
  if (drawn < 0.6) return 0;
  if (drawn < 0.88) return 1;
  return drawn < 0.95 ? 2 : random.whole(4, 9);
}

/** A schedule of changes from an instant on, of which each depends on the seed and its number alone. */
function scheduleFrom(began: number, { perMinute, kinds }: Living, seed: number) {
  const pause = 60_000 / perMinute;
  return {
    /** How many changes have happened by an instant. */
    count: (instant: number): number => Math.max(0, Math.floor((instant - began) / pause + 1 / 2)),
    change: (number: number): Planned => {
      const random = randomFrom(`change ${number} of ${seed}`);
      const instant = began + (number + 1 / 2) * pause;
      return { kind: random.pick(kinds), instant, day: dayOf(instant) - daysBack(random), random };
    },
  };
}

const within = (day: number, { start, end }: DayRange): boolean => start <= day && day <= end;

/** What one replica knows: the usual corpus, with the days that changed in place of the usual ones. */
function replica(schedule: ReturnType<typeof scheduleFrom>, { corpusAt, scored }: LivingOptions) {
  /** By date; a corpus knows no other name of a day. */
  const changed = new Map<string, { readonly day: Day; readonly version: number }>();
  let done = 0;

  function apply(usual: Corpus): void {
    const planned = schedule.change(done);
    const [whole] = usual.days({ start: planned.day, end: planned.day });
    if (whole === undefined) return;
    const before = changed.get(whole.date)?.day ?? whole;
    const rows = changes[planned.kind](before.byRecency, { ...planned, corpus: usual, number: done, scored });
    const after = {
      date: whole.date,
      bySignificance: rows.toSorted(bySignificance),
      byRecency: rows.toSorted(byRecency),
      usual: whole,
    };
    changed.set(whole.date, { day: after, version: done + 1 });
  }

  /** The number of the last change within a range; 0 where there was none. */
  const versionOf = (range: DayRange): number => {
    const [first, last] = [dateText(range.start), dateText(range.end)];
    const versions = [...changed].flatMap(([date, { version }]) =>
      first <= date && date <= last ? [version] : [],
    );
    return Math.max(0, ...versions);
  };
  /** Ranges as they are after the last change that concerned them. */
  const kept = lruCache<Events>(48);

  function corpusOver(usual: Corpus, instant: number): Corpus {
    const days = (range: DayRange): readonly Day[] =>
      usual.days(range).map((day) => changed.get(day.date)?.day ?? day);
    return {
      ...usual,
      days,
      events: (range) => {
        const version = versionOf(range);
        if (version === 0) return usual.events(range);
        const key = `${range.start}/${Math.min(range.end, usual.held.end)}/${version}`;
        return kept(key, () => joining(days)(range));
      },
      event: (id) => {
        const on = dayOfEvent(id, usual.seed);
        if (on === undefined) return undefined;
        return days({ start: on, end: on })[0]?.byRecency.find((event) => event.id === id);
      },
      hasChanged: (range, since) => {
        const [first, last] = [Math.min(since, instant), Math.max(since, instant)];
        for (let number = schedule.count(first); number < schedule.count(last); number += 1) {
          const { day, kind } = schedule.change(number);
          // Rows that were published later are left out; those that this replica has yet to learn of would be missing.
          if (within(day, range) && (kind !== 'publication' || since > instant)) return true;
        }
        return false;
      },
    };
  }

  let latest: { readonly usual: Corpus; readonly instant: number; readonly corpus: Corpus } | undefined;
  return {
    changes: () => done,
    /** What it knows at an instant, none of which lies before an earlier one. */
    corpusAt(instant: number): Corpus {
      const before = done;
      const usual = corpusAt(dayOf(instant));
      for (const due = schedule.count(instant); done < due; done += 1) apply(usual);
      // What is counted from a corpus is counted once; so it stays the same while nothing changes.
      if (latest === undefined || latest.usual !== usual || done > before)
        latest = { usual, instant, corpus: corpusOver(usual, instant) };
      return latest.corpus;
    },
  };
}

/** The one replica of a deployment whose rows stay as they are. */
export const restingReplica = (now: () => Date, corpusAt: (day: number) => Corpus): Replicas => ({
  turn: () => {},
  now,
  corpus: () => corpusAt(dayOf(now().getTime())),
  changes: () => 0,
});

/** Brings a deployment to life: from now on its rows change, as the clock goes on. */
export function replicasOf(living: Living, options: LivingOptions): Replicas {
  const { seed, now } = options;
  const { lags = [0] } = living;
  const schedule = scheduleFrom(now().getTime(), living, seed);
  const replicas = lags.map((lag) => ({ lag, ...replica(schedule, options) }));
  const random = randomFrom(`replicas of ${seed}`);
  let [chosen] = replicas;
  let instant = now().getTime();
  return {
    turn: () => {
      chosen = replicas[random.whole(0, replicas.length - 1)];
      instant = now().getTime() - (chosen?.lag ?? 0);
    },
    now: () => new Date(instant),
    corpus: () => chosen?.corpusAt(instant) ?? options.corpusAt(dayOf(instant)),
    changes: () => Math.max(...replicas.map((each) => each.changes())),
  };
}
