/**
 * How one unclear place of the specification is read. A verdict that leans on such a place cites the
 * ruling by its id, so that whoever is judged can argue with the reading rather than with the judge.
 */
export interface Ruling {
  /**
   * The id in reports, logs and baselines of earlier versions: `C` and two digits for a contradiction, `A` and two digits
   * for an ambiguity. Later rulings have one too, the next free number. Digests and baseline ids are computed from it, so
   * it never changes.
   */
  readonly alias: `${'C' | 'A'}${number}`;
  readonly title: string;
  /** `contradiction`: two passages disagree. `ambiguity`: one passage has several readings, or no stated form. */
  readonly kind: 'contradiction' | 'ambiguity';
  /** The headings of the specification concerned, as `Part > Heading`. */
  readonly headings: readonly string[];
  readonly problem: string;
  /** What does not fail, one reading a sentence. "Reported" is shown to the reader and never failed. */
  readonly accepts: readonly string[];
  /** What no reading of the specification covers. */
  readonly stillFails: readonly string[];
}

/** Rulings by id: lower-case words joined by hyphens that name the subject. */
export type Rulings = Readonly<Record<string, Ruling>>;
