import type { CheckResult } from '../events.js';

export type Verdict = 'conformant' | 'non-conformant' | 'incomplete' | 'aborted';

export const exitCodes = {
  conformant: 0,
  'non-conformant': 1,
  incomplete: 2,
  /** Usage, configuration or preflight trouble: there was no run. */
  unusable: 3,
  aborted: 4,
} as const;

/** How a run ended; `unfinished` is a log without its closing event, or without a result for each planned step. */
export type Ending = 'completed' | 'interrupted' | 'aborted' | 'unfinished';

type Judged = Pick<CheckResult, 'outcome' | 'required'>;

/**
 * The verdict of a run: the one function that every report and the exit code use.
 * A worse outcome never improves it, and a run without an executed required check is never conformant.
 */
export function verdictOf(results: readonly Judged[], ending: Ending): Verdict {
  const some = (outcome: CheckResult['outcome']) => results.some((each) => each.outcome === outcome);
  if (ending !== 'completed' || some('harness-error')) return 'aborted';
  if (some('fail')) return 'non-conformant';
  const required = results.filter((each) => each.required);
  const undecided = required.some((each) => each.outcome === 'inconclusive' || each.outcome === 'not-tested');
  const decided = required.some((each) => each.outcome === 'pass' || each.outcome === 'warn');
  return undecided || !decided ? 'incomplete' : 'conformant';
}

export const exitCodeOf = (verdict: Verdict): number => exitCodes[verdict];
