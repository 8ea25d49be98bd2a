import type { CheckResult, Failure, RunStarted } from '../src/engine/events.js';
import { isInconclusiveEntry } from '../src/engine/record/baseline.js';
import type { FailureGroup } from '../src/engine/record/failure-groups.js';
import type { Report } from '../src/engine/record/report.js';
import { curlCommand, replayCommand, type Shell } from './shell-commands.js';
import { citedClause, counted, findingSentence, lastExchange, rulingTitle } from './wording.js';

/** A failure group with the check that describes it best. */
export interface PresentedGroup {
  readonly defect: FailureGroup;
  readonly check: CheckResult;
  readonly failure: Failure;
  /** The ids of the other checks that fail for the same reason, each with its clause if that differs. */
  readonly others: readonly string[];
  /** The waivers, if every failing check of the group is waived. */
  readonly waived: readonly string[];
  /** Whether the exit policy accepts every failing check of the group. */
  readonly isAccepted: boolean;
}

/** The failed checks that the exit policy accepts, with the reason. */
export function acceptedFailures({
  checks,
  gate,
}: Pick<Report, 'checks' | 'gate'>): ReadonlyMap<string, string> {
  const waived = gate.waivers
    .filter(({ state, accepts }) => state === 'applied' && accepts !== 'inconclusive')
    .flatMap(({ checks: ids, reason, issue }) =>
      ids.map((id) => [id, `waived: ${reason} (${issue})`] as const),
    );
  const known = (gate.baseline ?? [])
    .filter((each) => each.state === 'known' && !isInconclusiveEntry(each))
    .map(({ check, reason }) => [check, `known: ${reason ?? 'the baseline contains it'}`] as const);
  const failed = new Set(checks.flatMap(({ id, outcome }) => (outcome === 'fail' ? [id] : [])));
  return new Map([...known, ...waived].filter(([id]) => failed.has(id)));
}

/** The failure groups of a report with one outcome, as they are presented. */
export function failureGroups(
  { checks, defects, gate }: Report,
  outcome: FailureGroup['outcome'],
): readonly PresentedGroup[] {
  const byId = new Map(checks.map((each) => [each.id, each]));
  const accepted = acceptedFailures({ checks, gate });
  return defects
    .filter((each) => each.outcome === outcome)
    .flatMap((defect) => {
      const [lead = '', ...following] = defect.checks;
      const check = byId.get(lead);
      if (check?.failure === undefined) return [];
      const { clause } = check.failure.finding;
      const others = following.map((id) => {
        const accused = byId.get(id)?.failure?.finding.clause ?? clause;
        return accused === clause ? id : `${id} (${accused})`;
      });
      const failing = defect.checks.filter((id) => byId.get(id)?.outcome === 'fail');
      const applied = gate.waivers.filter(
        (each) => each.state === 'applied' && each.checks.some((id) => failing.includes(id)),
      );
      const isWaived =
        failing.length > 0 && failing.every((id) => applied.some((each) => each.checks.includes(id)));
      const waived = isWaived ? applied.map((each) => `${each.reason} (${each.issue})`) : [];
      const isAccepted = failing.length > 0 && failing.every((id) => accepted.has(id));
      return [{ defect, check, failure: check.failure, others, waived, isAccepted }];
    });
}

/** A fact about a failure. Every format prints the same ones. */
export interface FailureFact {
  readonly label:
    | 'clause'
    | 'place'
    | 'expected'
    | 'seen'
    | 'how often'
    | 'input'
    | 'request'
    | 'replay'
    | 'id';
  readonly value: string;
  /** Our own prose, a value that may quote the target, or a command for a shell. */
  readonly kind: 'text' | 'value' | 'command';
}

/** The clause it contradicts, what was expected and seen, and how to reproduce it; `value`s are neither cut nor escaped. */
export function failureFacts(
  run: Pick<RunStarted, 'command' | 'target'>,
  { id }: Pick<CheckResult, 'id'>,
  failure: Failure,
  shell?: Shell,
): readonly FailureFact[] {
  const { finding, input, repeated } = failure;
  const exchange = lastExchange(failure);
  const value = (label: FailureFact['label'], text: string) =>
    ({ label, value: text, kind: 'value' }) as const;
  const command = (label: FailureFact['label'], text: string) =>
    ({ label, value: text, kind: 'command' }) as const;
  return [
    { label: 'clause', value: `${citedClause(finding.clause).says} (${finding.clause})`, kind: 'text' },
    value('place', finding.at),
    value('expected', finding.expected),
    value('seen', finding.seen),
    ...(repeated.failed < repeated.tried ? [comesAndGoes(repeated)] : []),
    ...(input === '' ? [] : [value('input', input)]),
    ...(exchange === undefined ? [] : [command('request', curlCommand(exchange, run.target.baseUrl, shell))]),
    command('replay', replayCommand(run.command, { id, failure }, shell)),
    value('id', failure.fingerprint),
  ];
}

const comesAndGoes = ({ failed, tried }: Failure['repeated']): FailureFact => ({
  label: 'how often',
  value: `${failed} of ${counted(tried, 'time')}, so it comes and goes`,
  kind: 'text',
});

/** The facts of a failure as text, a line each. */
export const failureText = ({ run }: Report, check: CheckResult, failure: Failure): string =>
  failureFacts(run, check, failure)
    .map(({ label, value }) => `${label.padEnd(10)}${value}`)
    .join('\n');

/** How a check was exercised and what it recorded, a line each. */
export function circumstances(check: CheckResult): readonly string[] {
  const { outcome, failure } = check;
  const pairs = (members: object) => Object.entries(members).map(([what, value]) => `${what}: ${value}`);
  return [
    `${outcome}; ${check.level}${check.required ? ', required' : ''}; ${counted(check.trials, 'trial')}, ${counted(check.replies, 'reply')}`,
    ...pairs(check.witnesses).map((each) => `witness ${each}`),
    ...(outcome === 'warn' && failure !== undefined ? [findingSentence(failure)] : []),
    ...check.deviations.map(
      (each) => `tolerated (${each.ruling}, ${rulingTitle(each.ruling)}): ${each.note}`,
    ),
    ...pairs(check.observations).map((each) => `observed ${each}`),
  ];
}
