import type { ClauseId } from '../../../contract/index.js';
import type { Exchange } from '../../kit/index.js';
import type { AttributedFinding } from '../events.js';
import { bySimplicity } from './candidates.js';
import { light } from './evidence.js';

/** A clause that replies contradicted, and how many did. */
export interface Suspicion {
  readonly finding: AttributedFinding;
  /** The simplest request whose reply showed it. */
  readonly exchange: Exchange;
  readonly seen: number;
}

/** Contradictions of one invariant by clause, counted over a whole run. */
export interface Suspicions {
  /** @param nth the ordinal of the reply among all of the run */
  hear(finding: AttributedFinding, exchange: Exchange, nth: number): void;
  /**
   * The clause that was contradicted most often, if that is evidence by itself: in several replies, to different requests,
   * and not only for a moment, as while an instance starts or a record is corrected.
   * @param replies how many the run had
   */
  steady(replies: number): Suspicion | undefined;
}

/** Different requests whose replies must contradict a clause. */
const leastRequests = 3;
/** The part of the run, in replies, that must lie between the first contradiction and the last. */
const leastStretch = 1 / 3;

interface Counted extends Suspicion {
  readonly first: number;
  readonly last: number;
  /** The first few targets that were asked for. */
  readonly targets: ReadonlySet<string>;
}

export function createSuspicions(): Suspicions {
  const counted = new Map<ClauseId, Counted>();
  return {
    hear(finding, exchange, nth) {
      const { target } = exchange.request;
      const before = counted.get(finding.clause);
      const isSimplest = before === undefined || bySimplicity(exchange, before.exchange) < 0;
      const shown = isSimplest ? { finding, exchange: light(exchange, finding.at) } : before;
      const targets = before?.targets ?? new Set();
      counted.set(finding.clause, {
        finding: shown.finding,
        exchange: shown.exchange,
        seen: (before?.seen ?? 0) + 1,
        first: before?.first ?? nth,
        last: nth,
        targets: targets.size < leastRequests ? new Set([...targets, target]) : targets,
      });
    },
    steady(replies) {
      const [most] = [...counted.values()]
        .filter(
          ({ targets, first, last }) =>
            targets.size >= leastRequests && last - first >= replies * leastStretch,
        )
        .toSorted((one, other) => other.seen - one.seen);
      return most;
    },
  };
}
