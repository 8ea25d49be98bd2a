import { Inconclusive, Violation } from '../../kit/index.js';
import { defaults } from '../settings.js';
import type { Trying } from './attempt.js';
import { driftOf, movedOnce } from './drift.js';
import { isSameDefect, moved, type Sighting } from './result.js';

/** A try that found nothing wrong, with what it sent and received. */
export interface Passed {
  readonly finding?: undefined;
  readonly exchanges: Sighting['exchanges'];
}

/** What one more try shows: the violation, why it could not decide, or nothing wrong. */
export type Again = Sighting | Passed | Inconclusive;

/** What came of trying again what had failed. */
export interface Confirmation {
  /** The violation that was seen for the second time, at its last sighting; undefined where none was. */
  readonly found: Sighting | undefined;
  /** All violations that were seen, the first one too. */
  readonly sightings: readonly Sighting[];
  /** Tries that decided. */
  readonly tried: number;
  /**
   * Whether the data moved after the first sighting and then held still, and every try on the new data passed: then the
   * first sighting compared data from two moments, and the later tries decide.
   */
  readonly settled: boolean;
  /** What kept the first of the other tries from deciding. */
  readonly prevented: Inconclusive | undefined;
  /** Replies that showed whether the data moved. */
  readonly replies: number;
}

/**
 * Tries again what failed, until a violation is seen for the second time, within an allowance. What is seen while the data
 * moves decides nothing.
 */
export async function confirm(
  first: Sighting,
  again: () => Promise<Again>,
  trying: Pick<Trying, 'client' | 'signal'>,
): Promise<Confirmation> {
  const sightings = [first];
  let found: Sighting | undefined;
  let prevented: Inconclusive | undefined;
  let tried = 0;
  let replies = 0;
  const passes: Passed[] = [];
  for (let replay = 0; replay < defaults.replays && found === undefined; replay += 1) {
    const seen = await again();
    if (seen instanceof Inconclusive) {
      prevented ??= seen;
      continue;
    }
    if (seen.finding === undefined) {
      tried += 1;
      passes.push(seen);
      continue;
    }
    const drift = await driftOf(seen.exchanges, trying);
    replies += drift.replies;
    if (drift.moved) {
      prevented ??= moved();
      continue;
    }
    tried += 1;
    if (sightings.some((each) => isSameDefect(each.finding, seen.finding))) found = seen;
    sightings.push(seen);
  }
  let settled = false;
  const latest = passes.at(-1);
  const later = passes.map(({ exchanges }) => exchanges);
  if (latest !== undefined && later.length === defaults.replays && movedOnce(first.exchanges, later)) {
    const drift = await driftOf(latest.exchanges, trying);
    replies += drift.replies;
    settled = !drift.moved && drift.replies > 0;
  }
  return { found, sightings, tried, settled, prevented, replies };
}

/** How often a defect was among what was seen. */
export const timesOf = (defect: Sighting, sightings: readonly Sighting[]): number =>
  sightings.filter((each) => isSameDefect(each.finding, defect.finding)).length;

/** What a try shows by what it threw. Throws what is neither a violation nor a reason not to decide. */
export function againOf(thrown: unknown, input: string, exchanges: Sighting['exchanges']): Again {
  if (thrown === undefined) return { exchanges };
  if (thrown instanceof Inconclusive) return thrown;
  if (thrown instanceof Violation) return { finding: thrown.finding, input, exchanges };
  throw thrown;
}
