import type { CheckResult } from '../events.js';
import { type FailurePlace, failurePlaceOf, fingerprintOf } from '../judge/failure-identity.js';

/** A failure that was there when the baseline was made. */
export interface BaselineEntry extends FailurePlace {
  /** The fingerprint of the failure. */
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
   * `new`: it fails and the baseline does not know it; `known`: it still fails; `expired`: it still fails, and its day has
   * passed; `fixed`: its check does not fail any more; `unobserved`: its check was not decided, or fails in another way.
   */
  readonly state: 'new' | 'known' | 'expired' | 'fixed' | 'unobserved';
}

/** How a failing check is entered. @param since `2026-05-20` */
export function entryOf(check: CheckResult, since: string): BaselineEntry {
  const symptom = failurePlaceOf(check);
  return { id: fingerprintOf({ check: check.id, ...symptom }), check: check.id, ...symptom, since };
}

/** What has become of each entry, and what fails that has none; new ones first. @param day of the run, `2026-05-20` */
export function compareWithBaseline(
  baseline: readonly BaselineEntry[],
  checks: readonly CheckResult[],
  isFailing: (check: CheckResult) => boolean,
  day: string,
): readonly ComparedEntry[] {
  const shown = new Map(checks.filter(isFailing).map((check) => [entryOf(check, day).id, check]));
  const results = new Map(checks.map((check) => [check.id, check]));
  const known = new Set(baseline.map(({ id }) => id));
  const stateOf = ({ id, check, expires }: BaselineEntry): ComparedEntry['state'] => {
    if (shown.has(id)) return expires !== undefined && expires < day ? 'expired' : 'known';
    const result = results.get(check);
    return result !== undefined && isExercised(result) && !isFailing(result) ? 'fixed' : 'unobserved';
  };
  return [
    ...[...shown].flatMap(([id, check]): readonly ComparedEntry[] =>
      known.has(id) ? [] : [{ ...entryOf(check, day), state: 'new' }],
    ),
    ...baseline.map((entry): ComparedEntry => ({ ...entry, state: stateOf(entry) })),
  ];
}

const isExercised = ({ outcome }: CheckResult): boolean => outcome === 'pass' || outcome === 'warn';
