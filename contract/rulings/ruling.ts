/**
 * How one unclear place of the specification is read. A verdict that leans on such a place cites the
 * ruling by its id, so that whoever is judged can argue with the reading rather than with the judge.
 */
export interface Ruling {
  readonly title: string;
  /** `contradiction`: two passages disagree. `ambiguity`: one passage has several readings, or no stated form. */
  readonly kind: 'contradiction' | 'ambiguity';
  /** The headings of the specification concerned, as `Part > Heading`. */
  readonly headings: readonly string[];
  readonly problem: string;
  /** What does not fail, one reading a sentence. "Reported" is told to the reader and never failed. */
  readonly accepts: readonly string[];
  /** What no reading of the specification covers. */
  readonly stillFails: readonly string[];
}

/** Rulings by id: `C` and two digits for a contradiction, `A` and two digits for an ambiguity. */
export type Rulings = Readonly<Record<string, Ruling>>;
