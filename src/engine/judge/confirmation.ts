import { type Check, Inconclusive, NotApplicable, Violation } from '../../kit/index.js';
import { defaults } from '../settings.js';
import type { AttemptContext } from './attempt.js';
import { detectDrift, movedOnce } from './drift.js';
import { attributed, dataDrift, isSameFailure, type Occurrence } from './result.js';

/** A try that found nothing wrong, with what it sent and received. */
interface Passed {
  readonly finding?: undefined;
  readonly exchanges: Occurrence['exchanges'];
}

/** What one more try shows: the violation, why it could not decide, or nothing wrong. */
type RetryResult = Occurrence | Passed | Inconclusive;

/** What came of trying again what had failed. */
interface Confirmation {
  /** The violation that was seen for the second time, at its last occurrence; undefined where none was. */
  readonly found: Occurrence | undefined;
  /** All violations that were seen, the first one too. */
  readonly sightings: readonly Occurrence[];
  /** Tries that decided. */
  readonly tried: number;
  /**
   * Whether the data moved after the first occurrence and then held still, and every try on the new data passed: then the
   * first occurrence compared data from two moments, and the later tries decide.
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
  first: Occurrence,
  again: () => Promise<RetryResult>,
  trying: Pick<AttemptContext, 'client' | 'signal'>,
): Promise<Confirmation> {
  const sightings = [first];
  let found: Occurrence | undefined;
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
    const drift = await detectDrift(seen.exchanges, trying);
    replies += drift.replies;
    if (drift.moved) {
      prevented ??= dataDrift();
      continue;
    }
    tried += 1;
    if (sightings.some((each) => isSameFailure(each.finding, seen.finding))) found = seen;
    sightings.push(seen);
  }
  let settled = false;
  const latest = passes.at(-1);
  const later = passes.map(({ exchanges }) => exchanges);
  if (latest !== undefined && later.length === defaults.replays && movedOnce(first.exchanges, later)) {
    const drift = await detectDrift(latest.exchanges, trying);
    replies += drift.replies;
    settled = !drift.moved && drift.replies > 0;
  }
  return { found, sightings, tried, settled, prevented, replies };
}

/** How often a defect was among what was seen. */
export const occurrencesOf = (defect: Occurrence, sightings: readonly Occurrence[]): number =>
  sightings.filter((each) => isSameFailure(each.finding, defect.finding)).length;

/** What a try shows by what it threw. Throws what is neither a violation nor a reason not to decide. */
export function retryResultOf(
  check: Check,
  thrown: unknown,
  input: string,
  exchanges: Occurrence['exchanges'],
): RetryResult {
  if (thrown === undefined) return { exchanges };
  if (thrown instanceof Inconclusive) return thrown;
  // What was there a moment ago is gone.
  if (thrown instanceof NotApplicable) return dataDrift();
  if (thrown instanceof Violation) return { finding: attributed(check, thrown.finding), input, exchanges };
  throw thrown;
}
