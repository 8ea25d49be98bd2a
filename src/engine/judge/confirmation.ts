import { type Check, Inconclusive, NotApplicable, Violation } from '../../kit/index.js';
import { isBroken } from '../../transport/client.js';
import { defaults } from '../settings.js';
import type { AttemptContext } from './attempt.js';
import { comparesOther, detectDrift } from './drift.js';
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
  /** The violation that was seen often enough, at its last occurrence; undefined where none was. */
  readonly found: Occurrence | undefined;
  /** All violations that were seen, the first one too. */
  readonly sightings: readonly Occurrence[];
  /** Tries that decided. */
  readonly tried: number;
  /**
   * Whether later tries decide that nothing is wrong: they passed, and the first occurrence compared data that has changed
   * since, or rested on a broken reply.
   */
  readonly settled: boolean;
  /** What kept the first of the other tries from deciding. */
  readonly prevented: Inconclusive | undefined;
  /** Replies that showed whether the data moved. */
  readonly replies: number;
}

/**
 * Tries again what failed, until a violation is seen for the second time, within an allowance. What is seen while the data
 * moves decides nothing, and is tried anew until they hold still or a further allowance is spent. A broken reply may be
 * the network's: it must be seen in two later tries (ruling one-bad-answer-and-many).
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
  let moved = 0;
  let replies = 0;
  let passes = 0;
  let isOther = false;
  let isClear = false;
  for (
    let tries = 0;
    tries < defaults.replays + Math.min(moved, defaults.triesOnMovingData) && found === undefined;
    tries += 1
  ) {
    const seen = await again();
    if (seen instanceof Inconclusive) {
      prevented ??= seen;
      if (seen.reason === 'data-drift') moved += 1;
      continue;
    }
    const drift = await detectDrift(seen.exchanges, trying);
    replies += drift.replies;
    if (drift.moved) {
      prevented ??= dataDrift();
      moved += 1;
      continue;
    }
    tried += 1;
    if (seen.finding === undefined) {
      passes += 1;
      isOther ||= comparesOther(first.exchanges, seen.exchanges, drift);
      continue;
    }
    const before = sightings.filter((each) => isSameFailure(each.finding, seen.finding));
    // Rows may be revised between two requests of a try, too; it hardly happens in three.
    const isWeak = restsOnBrokenReply(seen) || drift.revised;
    isClear ||= !isWeak;
    if (before.length >= (isWeak ? 2 : 1)) found = seen;
    sightings.push(seen);
  }
  const settled = !isClear && (isOther || (restsOnBrokenReply(first) && passes > 1));
  return { found, sightings, tried, settled, prevented, replies };
}

/** Whether a violation was seen in a reply that may be the network's or a restarting instance's. */
const restsOnBrokenReply = ({ exchanges }: Occurrence): boolean => exchanges.some(isBroken);

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
