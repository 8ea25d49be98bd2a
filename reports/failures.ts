import type { CheckResult, Failure } from '../src/engine/events.js';
import type { FailureGroup } from '../src/engine/record/failure-groups.js';
import type { Report } from '../src/engine/record/report.js';
import { curlCommand, replayCommand } from './shell-commands.js';
import { citedClause, findingSentence, lastExchange, rulingTitle } from './wording.js';

/** A defect with the check that tells it most exactly. */
export interface PresentedGroup {
  readonly defect: FailureGroup;
  readonly check: CheckResult;
  readonly failure: Failure;
  /** The ids of the other checks that see it. */
  readonly others: readonly string[];
  /** Why the gate lets it pass, where it does: a defect passes when each check that fails by it is waived. */
  readonly waived: readonly string[];
}

/** The defects of a report, failures or warnings, each with what a reader is shown of it. */
export function failureGroups(
  { checks, defects, gate }: Report,
  outcome: FailureGroup['outcome'],
): readonly PresentedGroup[] {
  const byId = new Map(checks.map((each) => [each.id, each]));
  return defects
    .filter((each) => each.outcome === outcome)
    .flatMap((defect) => {
      const [lead = '', ...others] = defect.checks;
      const check = byId.get(lead);
      if (check?.failure === undefined) return [];
      const failing = defect.checks.filter((id) => byId.get(id)?.outcome === 'fail');
      const applied = gate.waivers.filter(
        (each) => each.state === 'applied' && each.checks.some((id) => failing.includes(id)),
      );
      const isWaived =
        failing.length > 0 && failing.every((id) => applied.some((each) => each.checks.includes(id)));
      const waived = isWaived ? applied.map((each) => `${each.reason} (${each.issue})`) : [];
      return [{ defect, check, failure: check.failure, others, waived }];
    });
}

/** A failure as text that stands alone: the clauses in words, what was seen, and how to see it again. */
export function failureText({ run }: Report, check: CheckResult, failure: Failure): string {
  const exchange = lastExchange(failure);
  return [
    ...check.clauses.map((id) => `clause    ${id}: ${citedClause(id).says}`),
    `place     ${failure.finding.at}`,
    `expected  ${failure.finding.expected}`,
    `seen      ${failure.finding.seen}`,
    ...(failure.input === '' ? [] : [`input     ${failure.input}`]),
    ...(exchange === undefined ? [] : [`request   ${curlCommand(exchange, run.target.baseUrl)}`]),
    `replay    ${replayCommand(run.command, check.id)}`,
  ].join('\n');
}

/** How a check was exercised and what it met, a line each. */
export function circumstances(check: CheckResult): readonly string[] {
  const { outcome, failure } = check;
  const told = (members: object) => Object.entries(members).map(([what, value]) => `${what}: ${value}`);
  return [
    `${outcome}; ${check.level}${check.required ? ', required' : ''}; ${check.trials} trials, ${check.replies} replies`,
    ...told(check.witnesses).map((each) => `witness ${each}`),
    ...(outcome === 'warn' && failure !== undefined ? [findingSentence(failure)] : []),
    ...check.deviations.map(
      (each) => `tolerated (${each.ruling}, ${rulingTitle(each.ruling)}): ${each.note}`,
    ),
    ...told(check.observations).map((each) => `observed ${each}`),
  ];
}
