import {
  type Deviates,
  type Deviation,
  type Exchange,
  Inconclusive,
  type Invariant,
  type World,
} from '../kit/index.js';
import type { InvariantMet, PlannedStep } from './events.js';
import { createSuspects, type Suspects } from './suspects.js';

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
  readonly deviations: readonly Deviation[];
  /** Keeps a deviation, once. */
  readonly deviates: Deviates;
  error?: unknown;
}

/**
 * @param met what the invariant met before
 * @param onDeviation hears of each deviation when it is met first
 */
export function createTally(
  { check, step }: Pick<Tally, 'check' | 'step'>,
  met: readonly InvariantMet[],
  onDeviation: (deviation: Deviation) => void,
): Tally {
  const deviations = met.flatMap(({ deviation }) => deviation ?? []);
  const isWitness = ({ contradiction, deviation }: InvariantMet) =>
    contradiction === undefined && deviation === undefined;
  return {
    check,
    step,
    judged: 0,
    witnesses: met.some(isWitness) ? 1 : 0,
    suspects: createSuspects(),
    told: new Set(),
    deviations,
    deviates(ruling, note) {
      if (deviations.some((each) => each.ruling === ruling && each.note === note)) return;
      const deviation = { ruling, note };
      deviations.push(deviation);
      onDeviation(deviation);
    },
  };
}

/** How many witnesses an exchange has for an invariant, or what judging it threw. */
export function verdictOn({ check, deviates }: Tally, exchange: Exchange, world: World): number | unknown {
  try {
    return check.judge(exchange, world, deviates);
  } catch (error) {
    return error instanceof Inconclusive ? 0 : error;
  }
}
