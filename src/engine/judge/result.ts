import type { Level } from '../../../contract/index.js';
import {
  areaOf,
  type Check,
  type Finding,
  Inconclusive,
  NotApplicable,
  type Outcome,
  type PropertyCheck,
  Violation,
} from '../../kit/index.js';
import type { AttributedFinding, CheckResult, Failure, PlannedStep } from '../events.js';

/** What a result says of its check, whatever came of it. */
export const headerOf = (
  check: Omit<PropertyCheck, 'kind' | 'property' | 'runs' | 'needs'>,
  step: PlannedStep,
) => ({
  id: check.id,
  title: check.title,
  area: areaOf(check.id),
  level: check.level,
  source: check.source ?? 'spec',
  clauses: check.clauses,
  rulings: check.rulings ?? [],
  required: step.required,
  ...(check.refutedBy.length === 0 ? {} : { proved: true as const }),
});

/** What an ended check adds to its result. */
export type CheckEnding = Partial<CheckResult> & Pick<CheckResult, 'outcome'>;

/** The result of a check that was not executed. */
export const unexecuted = (
  { check, step }: { readonly check: Parameters<typeof headerOf>[0]; readonly step: PlannedStep },
  ending: CheckEnding,
): CheckResult => ({
  ...headerOf(check, step),
  trials: 0,
  replies: 0,
  ms: 0,
  witnesses: {},
  deviations: [],
  observations: {},
  ...ending,
});

/** One time that a violation was seen. */
export type Occurrence = Pick<Failure, 'finding' | 'input' | 'exchanges'>;

/** A finding of a check. Without a clause of its own, it accuses the first that the check cites. */
export function attributed(
  { id, clauses: [first] }: Pick<Check, 'id' | 'clauses'>,
  finding: Finding,
): AttributedFinding {
  const clause = finding.clause ?? first;
  if (clause === undefined) throw new TypeError(`the check ${id} cites no clause`);
  return { ...finding, clause };
}

/** How a check ends that is contradicted: what is no must never fails a run. */
export const outcomeOfViolation = (level: Level): Outcome =>
  level === 'must' ? 'fail' : level === 'should' ? 'warn' : 'observed';

/** UTF-16 units of a body that excuses something: it is kept until it is asked for again. */
export const longestProof = 1_000_000;

/** How a check ends when something else than a violation was thrown. */
export function endingOf(error: unknown): CheckEnding {
  if (error instanceof Inconclusive)
    return { outcome: 'inconclusive', reason: error.reason, note: error.message };
  if (error instanceof NotApplicable && error.proof.text.length > longestProof)
    return {
      outcome: 'inconclusive',
      reason: 'transport',
      note: `the reply that would show it is too large to be kept: ${error.message}`,
    };
  if (error instanceof NotApplicable)
    return { outcome: 'not-applicable', note: error.message, proof: error.proof };
  return {
    outcome: 'harness-error',
    note: error instanceof Error ? `${error}${placeOf(error)}` : String(error),
  };
}

/** Where an error was thrown, as far as our own folders tell; a whole stack is nothing that a report is read for. */
function placeOf({ stack = '' }: Error): string {
  for (const line of stack.split('\n')) {
    const [folder = '', file = ''] = /^ +at /.test(line) ? line.split(/[/ (]/).slice(-2) : [];
    const place = /^[\w.-]+:\d+(?=:\d)/.exec(file)?.[0];
    if (place !== undefined) return ` (at ${folder}/${place})`;
  }
  return '';
}

/**
 * Whether two findings are one contradiction, whatever row showed it: of one clause, as far as they name it, at one place.
 * Statuses tell by themselves what went wrong.
 */
export function isSameFailure(one: Finding, other: Finding): boolean {
  if (one.clause !== undefined && other.clause !== undefined && one.clause !== other.clause) return false;
  const place = ({ at }: Finding) => at.replace(/\d+/g, '*');
  const status = ({ seen }: Finding) => seen.replace(/^5\d\d.*/, '5xx');
  return place(one) === place(other) && (one.at !== 'status' || status(one) === status(other));
}

/** Why a violation that no replay repeated decides nothing. */
export function notReproduced(
  { finding, exchanges }: Occurrence,
  replays: number,
  prevented: Inconclusive | undefined,
): Inconclusive {
  const { message } = new Violation(finding);
  if (prevented !== undefined && (replays === 0 || prevented.reason === 'data-drift')) {
    return new Inconclusive(
      prevented.reason,
      `seen once, and not replayed (${prevented.message}): ${message}`,
    );
  }
  // What a 5xx or a broken body showed may have been the network's.
  const broken = finding.at === 'body' || exchanges.some((each) => each.status >= 500);
  const reason = broken ? 'transport' : 'nondeterministic';
  return new Inconclusive(reason, `seen once and not again in ${replays} replays: ${message}`);
}

/** What keeps a replay from deciding when the data moved under it. */
export const dataDrift = (): Inconclusive =>
  new Inconclusive('data-drift', 'the compared data changed in the meantime');
