import { type CheckResult, lacksFlag } from '../events.js';

/** How many checks a verdict rests on. */
export interface DecisionCounts {
  /** Checks that ran, whatever their outcome. */
  readonly executed: number;
  /** Checks that ran and failed. */
  readonly failed: number;
  readonly required: number;
  /** Required checks that reached a decision: a pass, a warning or a failure. */
  readonly decided: number;
  /** Required checks that reached no decision. */
  readonly undecided: number;
  /** Required checks that do not apply to the target. */
  readonly notApplicable: number;
  /** Why they do not, with their counts, the most frequent first. */
  readonly notApplicableBecause: readonly { readonly reason: string; readonly checks: number }[];
}

/** Counts what was executed, required and decided. */
export function decisionCounts(checks: readonly CheckResult[]): DecisionCounts {
  const required = checks.filter((each) => each.required);
  const count = (all: readonly CheckResult[], ...outcomes: readonly CheckResult['outcome'][]) =>
    all.filter(({ outcome }) => outcomes.includes(outcome)).length;
  return {
    executed: checks.length - count(checks, 'not-tested', 'not-applicable'),
    failed: count(checks, 'fail'),
    required: required.length,
    decided: count(required, 'pass', 'warn', 'fail'),
    undecided: count(required, 'inconclusive', 'not-tested', 'harness-error'),
    notApplicable: count(required, 'not-applicable'),
    notApplicableBecause: reasonsOf(required.filter(({ outcome }) => outcome === 'not-applicable')),
  };
}

const planLacks = lacksFlag('');

/** The reasons of checks. Missing plan flags are one reason, however many there are. */
function reasonsOf(checks: readonly CheckResult[]): DecisionCounts['notApplicableBecause'] {
  const notes = checks.map(({ note = 'no reason recorded' }) => note);
  const flags = new Set(notes.filter((note) => note.startsWith(planLacks)));
  const counts = new Map<string, number>();
  for (const note of notes) {
    const reason = flags.size > 1 && flags.has(note) ? `${planLacks}${flags.size} flags` : note;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([reason, count]) => ({ reason, checks: count }));
}
