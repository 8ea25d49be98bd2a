import type { CheckResult } from '../events.js';
import { type FailurePlace, failurePlaceOf, fingerprintOf } from '../judge/failure-identity.js';

/** A failure or an inconclusive check that was there when the baseline was made. */
export interface BaselineEntry extends FailurePlace {
  /** The fingerprint of the failure; that of an inconclusive check is made in the same way. */
  readonly id: string;
  readonly check: string;
  /** The day of the run that showed it first, `2026-05-20`. */
  readonly since: string;
  /** Why it is there, who follows it up and where, for people. */
  readonly reason?: string;
  readonly issue?: string;
  readonly owner?: string;
  /** The last day on which it is let through; without it there is no end. */
  readonly expires?: string;
}

export interface ComparedEntry extends BaselineEntry {
  /**
   * `new`: it blocks and the baseline does not contain it; `known`: it is still there; `expired`: it is still there, and its
   * day has passed; `fixed`: its check passes; `unobserved`: its check was not decided, or blocks in another way.
   */
  readonly state: 'new' | 'known' | 'expired' | 'fixed' | 'unobserved';
}

// A reason such as `no-data` is no part of it: it may differ from run to run while the check stays undecided.
const undecided: FailurePlace = { operation: '', place: 'inconclusive' };

/** Whether an entry is an inconclusive check; any other is a failure. */
export const isInconclusiveEntry = ({ operation, place }: FailurePlace): boolean =>
  operation === undecided.operation && place === undecided.place;

/** How a failing or inconclusive check is entered. @param since `2026-05-20` */
export function entryOf(check: CheckResult, since: string): BaselineEntry {
  const at = check.outcome === 'inconclusive' ? undecided : failurePlaceOf(check);
  return { id: fingerprintOf({ check: check.id, ...at }), check: check.id, ...at, since };
}

/**
 * What has become of each entry, and what blocks that has none; new ones first.
 * @param blocks whether a check keeps the exit code from 0 unless the baseline contains it
 * @param day of the run, `2026-05-20`
 */
export function compareWithBaseline(
  baseline: readonly BaselineEntry[],
  checks: readonly CheckResult[],
  blocks: (check: CheckResult) => boolean,
  day: string,
): readonly ComparedEntry[] {
  const shown = new Map(checks.filter(blocks).map((check) => [entryOf(check, day).id, check]));
  const results = new Map(checks.map((check) => [check.id, check]));
  const known = new Set(baseline.map(({ id }) => id));
  const stateOf = ({ id, check, expires }: BaselineEntry): ComparedEntry['state'] => {
    if (shown.has(id)) return expires !== undefined && expires < day ? 'expired' : 'known';
    const result = results.get(check);
    return result !== undefined && isExercised(result) && !blocks(result) ? 'fixed' : 'unobserved';
  };
  return [
    ...[...shown].flatMap(([id, check]): readonly ComparedEntry[] =>
      known.has(id) ? [] : [{ ...entryOf(check, day), state: 'new' }],
    ),
    ...baseline.map((entry): ComparedEntry => ({ ...entry, state: stateOf(entry) })),
  ];
}

const isExercised = ({ outcome }: CheckResult): boolean => outcome === 'pass' || outcome === 'warn';
