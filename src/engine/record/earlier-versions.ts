import { type ClauseId, type RulingId, ruling, rulingIdOf } from '../../../contract/index.js';
import { type Deviation, isObject } from '../../kit/index.js';
import type { CheckResult, Failure, RunEvent } from '../events.js';
import type { ExitDecision } from './exit-policy.js';
import type { Report } from './report.js';

/** The aliases of the rulings that checks name, by id in the order of the ids. */
export function rulingAliasesOf(checks: readonly CheckResult[]): Report['rulingAliases'] {
  const names = checks.flatMap(({ rulings, deviations }) => [
    ...rulings,
    ...deviations.map((each) => each.ruling),
  ]);
  const ids = new Set<RulingId>(names.flatMap((name) => rulingIdOf(name) ?? []));
  return Object.fromEntries([...ids].toSorted().map((id) => [id, ruling(id).alias]));
}

/**
 * A result as this version writes it: earlier ones name rulings by their aliases, and a failure accused every clause of its
 * check, the first of which stands for it now.
 */
export function currentResult(result: CheckResult): CheckResult {
  // The reader of logs checks little of a result, so nothing is assumed of these members.
  const {
    rulings,
    deviations,
    failure,
    clauses: [first] = [],
  }: {
    readonly rulings: unknown;
    readonly deviations: unknown;
    readonly failure?: Failure;
    readonly clauses?: readonly ClauseId[];
  } = result;
  return {
    ...result,
    ...(Array.isArray(rulings) ? { rulings: rulings.map(currentName) } : {}),
    ...(Array.isArray(deviations) ? { deviations: deviations.map(withRulingId) } : {}),
    ...(first !== undefined && isObject(failure) && isObject(failure.finding)
      ? { failure: { ...failure, finding: { ...failure.finding, clause: failure.finding.clause ?? first } } }
      : {}),
  };
}

/** An exit decision as this version writes it: earlier ones have no notices. */
export const currentDecision = (
  gate: Omit<ExitDecision, 'notices'> & Partial<ExitDecision>,
): ExitDecision => ({
  ...gate,
  notices: gate.notices ?? [],
});

/** An event as this version writes it. */
export function currentEvent(event: RunEvent): RunEvent {
  if (event.type === 'check-finished') return { ...event, result: currentResult(event.result) };
  if (event.type !== 'invariant-met' || event.deviation === undefined) return event;
  return { ...event, deviation: withRulingId(event.deviation) };
}

const withRulingId = (deviation: Deviation): Deviation =>
  isObject(deviation) ? { ...deviation, ruling: currentName(deviation.ruling) } : deviation;

/** A name that this version does not know stays. */
const currentName = (name: RulingId): RulingId =>
  typeof name === 'string' ? (rulingIdOf(name) ?? name) : name;
