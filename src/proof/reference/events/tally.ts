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

/** What is counted of the Events of a bucket: for each metric how many have it, their sum, the least and the greatest. */
export class Tally {
  events = 0;
  lethal = 0;
  deaths = 0;
  readonly #counts = new Uint32Array(measures.length);
  readonly #sums = new Float64Array(measures.length);
  readonly #least = new Float64Array(measures.length).fill(Number.POSITIVE_INFINITY);
  readonly #greatest = new Float64Array(measures.length).fill(Number.NEGATIVE_INFINITY);

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
      if (Number.isNaN(number)) continue;
      this.#counts[at] = (this.#counts[at] ?? 0) + 1;
      this.#sums[at] = (this.#sums[at] ?? 0) + Math.round(number * unitsInOne);
      if (number < (this.#least[at] ?? 0)) this.#least[at] = number;
      if (number > (this.#greatest[at] ?? 0)) this.#greatest[at] = number;
    }
  }

  /** Adds what was counted of other Events. */
  join(other: Tally): void {
    this.events += other.events;
    this.lethal += other.lethal;
    this.deaths += other.deaths;
    for (let at = 0; at < measures.length; at += 1) {
      this.#counts[at] = (this.#counts[at] ?? 0) + (other.#counts[at] ?? 0);
      this.#sums[at] = (this.#sums[at] ?? 0) + (other.#sums[at] ?? 0);
      this.#least[at] = Math.min(this.#least[at] ?? 0, other.#least[at] ?? 0);
      this.#greatest[at] = Math.max(this.#greatest[at] ?? 0, other.#greatest[at] ?? 0);
    }
  }

  of(name: Measure): Statistics {
    const at = measures.indexOf(name);
    const count = this.#counts[at] ?? 0;
    if (count === 0) return { count, average: null, min: null, max: null };
    const [sum = 0, min = 0, max = 0] = [this.#sums[at], this.#least[at], this.#greatest[at]];
    return { count, average: Number((sum / unitsInOne / count).toFixed(4)), min, max };
  }
}
