import { type Deviation, type Exchange, Inconclusive, type Invariant, type World } from '../kit/index.js';
import type { PlannedStep } from './events.js';
import type { Suspects } from './suspects.js';

/** What the exchanges of a run said of one invariant so far. */
export interface Tally {
  readonly check: Invariant;
  readonly step: PlannedStep;
  judged: number;
  witnesses: number;
  /** Contradictions by place, those of the simplest requests. */
  readonly suspects: Suspects;
  /** Places of contradictions that were told. */
  readonly told: Set<string>;
  readonly deviations: Deviation[];
  error?: unknown;
}

/** How many witnesses an exchange has for an invariant, or what judging it threw; deviations are kept. */
export function verdictOn({ check, deviations }: Tally, exchange: Exchange, world: World): number | unknown {
  const known = (ruling: string, note: string) =>
    deviations.some((each) => each.ruling === ruling && each.note === note);
  try {
    return check.judge(exchange, world, (ruling, note) => {
      if (!known(ruling, note)) deviations.push({ ruling, note });
    });
  } catch (error) {
    return error instanceof Inconclusive ? 0 : error;
  }
}
