/** A figure with what it should be. */
export interface Figure {
  readonly what: string;
  readonly value: number;
  readonly target: string;
}

/** Rounds of which the median is taken. */
export const rounds = 9;
