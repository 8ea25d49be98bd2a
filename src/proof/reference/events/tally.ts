import type { Event } from '../corpus/index.js';

interface Statistics {
  readonly count: number;
  readonly average: number | null;
  readonly min: number | null;
  readonly max: number | null;
}

/** The metrics of a bucket that have statistics. */
export const measures = [
  'significance',
  'goldstein_scale',
  'goldstein_severity',
  'magnitude',
  'systemic_importance',
  'propagation_potential',
  'market_sensitivity',
  'confidence',
  'article_evidence',
  'fatality_count',
] as const;
type Measure = (typeof measures)[number];

/** Reads what an Event has of each, in that order; NaN where it has none. */
function read({ scores, articleCount, fatalities }: Event, into: Float64Array): void {
  const { goldstein_scale: scale } = scores;
  into[0] = scores.significance;
  into[1] = scale ?? Number.NaN;
  into[2] = scale === null ? Number.NaN : Math.abs(scale);
  into[3] = scores.magnitude ?? Number.NaN;
  into[4] = scores.systemic_importance ?? Number.NaN;
  into[5] = scores.propagation_potential ?? Number.NaN;
  into[6] = scores.market_sensitivity ?? Number.NaN;
  into[7] = scores.confidence;
  into[8] = articleCount;
  into[9] = fatalities ?? Number.NaN;
}

const numbers = new Float64Array(measures.length);

/** Metrics have four decimals at most; as whole numbers their sum is exact, in whatever order they are added. */
const unitsInOne = 10_000;

/** Where the numbers of a measure stand in a tally: how many Events have it, their sum, the least and the greatest. */
const count = 0;
const sum = 1;
const least = 2;
const greatest = 3;
const width = 4;

const nothing = Float64Array.from(
  measures.flatMap(() => [0, 0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]),
);

/** What is counted of the Events of a bucket, for each measure. One array, since a summary makes thousands of tallies. */
export class Tally {
  events = 0;
  lethal = 0;
  deaths = 0;
  readonly #held = nothing.slice();

  /** Reads all of an Event at once: a summary of a month passes over a large part of the corpus. */
  add(event: Event): void {
    this.events += 1;
    const { fatalities } = event;
    if (fatalities !== null && fatalities > 0) {
      this.lethal += 1;
      this.deaths += fatalities;
    }
    read(event, numbers);
    for (let at = 0; at < measures.length; at += 1) {
      const number = numbers[at] ?? Number.NaN;
      if (!Number.isNaN(number)) this.#take(at * width, 1, Math.round(number * unitsInOne), number, number);
    }
  }

  /** Adds what was counted of other Events. */
  join(other: Tally): void {
    this.events += other.events;
    this.lethal += other.lethal;
    this.deaths += other.deaths;
    const held = other.#held;
    for (let at = 0; at < held.length; at += width)
      this.#take(
        at,
        held[at + count] ?? 0,
        held[at + sum] ?? 0,
        held[at + least] ?? 0,
        held[at + greatest] ?? 0,
      );
  }

  #take(at: number, more: number, units: number, low: number, high: number): void {
    const held = this.#held;
    held[at + count] = (held[at + count] ?? 0) + more;
    held[at + sum] = (held[at + sum] ?? 0) + units;
    if (low < (held[at + least] ?? 0)) held[at + least] = low;
    if (high > (held[at + greatest] ?? 0)) held[at + greatest] = high;
  }

  of(name: Measure): Statistics {
    const at = measures.indexOf(name) * width;
    const events = this.#held[at + count] ?? 0;
    if (events === 0) return { count: 0, average: null, min: null, max: null };
    const average = Math.round((this.#held[at + sum] ?? 0) / events) / unitsInOne;
    return { count: events, average, min: this.#held[at + least] ?? 0, max: this.#held[at + greatest] ?? 0 };
  }
}
