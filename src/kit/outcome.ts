import type { ClauseId, RulingId } from '../../contract/index.js';
import type { Exchange } from './exchange.js';

/** How a check ended; `docs/architecture.md` has the meanings. From best to worst is not an order of this list. */
export const outcomes = [
  'pass',
  'fail',
  'warn',
  'inconclusive',
  'not-applicable',
  'not-tested',
  'observed',
  'harness-error',
] as const;
export type Outcome = (typeof outcomes)[number];

/** Why an attempt could not decide: the closed list. */
export const inconclusiveReasons = [
  'no-data',
  'precondition-unreached',
  'rate-limited',
  'quota-exhausted',
  'time-budget',
  'request-budget',
  'data-drift',
  'nondeterministic',
  'transport',
  'generator-starved',
  'needs-operator',
] as const;
export type InconclusiveReason = (typeof inconclusiveReasons)[number];

/** What contradicts a clause. `at` names the place in the reply: a JSON pointer, `status`, or `header <name>`. */
export interface Finding {
  readonly at: string;
  readonly expected: string;
  readonly seen: string;
  /** The clause that it contradicts; by default the first that its check cites. */
  readonly clause?: ClauseId | undefined;
}

/** The target contradicts a clause. Nothing else accuses it. */
export class Violation extends Error {
  readonly finding: Finding;

  constructor(finding: Finding) {
    super(`at ${finding.at}: expected ${finding.expected}, saw ${finding.seen}`);
    this.name = 'Violation';
    this.finding = finding;
  }
}

/**
 * Runs what judges one clause. A `Violation` in it that names no clause, thrown or rejected with, contradicts this one.
 * @param clause undefined where there is none to name
 */
export function accusing<Result>(clause: ClauseId | undefined, judge: () => Result): Result {
  const attributed = (error: unknown) =>
    error instanceof Violation && error.finding.clause === undefined && clause !== undefined
      ? new Violation({ ...error.finding, clause })
      : error;
  try {
    const result = judge();
    if (!(result instanceof Promise)) return result;
    return result.catch((error: unknown) => Promise.reject(attributed(error))) as Result;
  } catch (error) {
    throw attributed(error);
  }
}

/** The attempt cannot decide, for a reason of the closed list. */
export class Inconclusive extends Error {
  readonly reason: InconclusiveReason;

  constructor(reason: InconclusiveReason, note: string) {
    super(note);
    this.name = 'Inconclusive';
    this.reason = reason;
  }
}

/**
 * The deployment holds no rows of a kind that it need not hold (ruling rows-need-not-be-held). Thrown only where a reply
 * shows that there is none: of the whole list, or of all rows that a bounded search could reach.
 */
export class NotApplicable extends Error {
  /** The reply that shows it; it is asked for again before it excuses anything. */
  readonly proof: Exchange;

  constructor(note: string, proof: Exchange) {
    super(note);
    this.name = 'NotApplicable';
    this.proof = proof;
  }
}

/** A deviation that a ruling tolerates: told to the user, never a failure. */
export interface Deviation {
  readonly ruling: RulingId;
  readonly note: string;
}
