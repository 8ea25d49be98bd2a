import { type RulingId, ruling, rulingIdOf } from '../../../contract/index.js';
import { type Deviation, isObject } from '../../kit/index.js';
import type { CheckResult, RunEvent } from '../events.js';
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

/** A result as this version writes it: earlier ones name rulings by their aliases. */
export function withRulingIds(result: CheckResult): CheckResult {
  // The reader of logs checks little of a result, so nothing is assumed of these members.
  const { rulings, deviations }: { readonly rulings: unknown; readonly deviations: unknown } = result;
  return {
    ...result,
    ...(Array.isArray(rulings) ? { rulings: rulings.map(currentName) } : {}),
    ...(Array.isArray(deviations) ? { deviations: deviations.map(withRulingId) } : {}),
  };
}

/** An event as this version writes it. */
export function eventWithRulingIds(event: RunEvent): RunEvent {
  if (event.type === 'check-finished') return { ...event, result: withRulingIds(event.result) };
  if (event.type !== 'invariant-met' || event.deviation === undefined) return event;
  return { ...event, deviation: withRulingId(event.deviation) };
}

const withRulingId = (deviation: Deviation): Deviation =>
  isObject(deviation) ? { ...deviation, ruling: currentName(deviation.ruling) } : deviation;

/** A name that this version does not know stays. */
const currentName = (name: RulingId): RulingId =>
  typeof name === 'string' ? (rulingIdOf(name) ?? name) : name;
