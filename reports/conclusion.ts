import type { ComparedEntry } from '../src/engine/record/baseline.js';
import { isObsolete } from '../src/engine/record/exit-policy.js';
import type { Report } from '../src/engine/record/report.js';
import { exitCodes } from '../src/engine/record/verdict.js';
import { counted, verdictSentence } from './wording.js';

/** One line about the exit policy. */
interface PolicyFact {
  readonly label: string;
  readonly text: string;
}

/** The rules of the exit policy and their effect; empty for a run without rules. */
export function policyFacts({ checks, gate }: Report): readonly PolicyFact[] {
  const { failOn, allowInconclusive, allowed, waivers, blocked } = gate;
  const because = new Map(checks.map(({ id, reason }) => [id, reason]));
  const rules: readonly PolicyFact[] = [
    ...waivers.map(({ state, check, clause, reason, issue, owner, expires }) => ({
      label: state === 'applied' ? 'waived' : state,
      text: `${check ?? `clause ${clause}`}: ${reason} (${issue}, ${owner}, until ${expires})`,
    })),
    ...allowInconclusive.map((reason) => ({
      label: 'allowed',
      text: `${reason}: ${counted(allowed.filter((id) => because.get(id) === reason).length, 'check')}`,
    })),
    ...(failOn.length === 0 ? [] : [{ label: 'fails on', text: failOn.join(', ') }]),
    ...baselineFacts(gate.baseline ?? []),
  ];
  if (rules.length === 0) return [];
  return [
    ...rules,
    ...blocked.map(({ why, checks: ids }) => ({
      label: 'blocks',
      text: `${counted(ids.length, 'check')} ${why}: ${listed(ids, 6)}`,
    })),
  ];
}

/** Each failure that is new, expired or fixed relative to the baseline, and the counts of the others. */
function baselineFacts(entries: readonly ComparedEntry[]): readonly PolicyFact[] {
  const of = (state: ComparedEntry['state']) => entries.filter((each) => each.state === state);
  const listedFacts = (['new', 'expired', 'fixed'] as const).flatMap((state) =>
    of(state).map(({ check, operation, place }) => ({
      label: state,
      text: `${check} at ${operation} ${place}`,
    })),
  );
  const counts = (['known', 'unobserved'] as const)
    .filter((state) => of(state).length > 0)
    .map((state) => ({ label: state, text: `${counted(of(state).length, 'failure')} of the baseline` }));
  return [...listedFacts, ...counts];
}

/** The first ids of a list, and how many more there are. */
export const listed = (ids: readonly string[], most: number): string =>
  ids.length <= most ? ids.join(', ') : `${ids.slice(0, most).join(', ')} and ${ids.length - most} more`;

/** The verdict with its reason, how the exit policy changes the exit code, and the exit code. */
export function conclusion(report: Report): string {
  const { verdict, exitCode } = report;
  const sentence = verdictSentence(report);
  if (exitCode === exitCodes[verdict]) return `${sentence} Exit code ${exitCode}.`;
  const gate =
    exitCode === exitCodes.conformant
      ? `the exit policy accepts it: ${passedWords(report).join(', ')}`
      : `the exit policy rejects it: ${[...stoppedWords(report), ...passedWords(report)].join(', ')}`;
  return `${sentence.replace(/\.$/, '')}; ${gate}. Exit code ${exitCode}.`;
}

/** What the exit policy accepts. */
function passedWords({ gate }: Report): readonly string[] {
  const waived = new Set(gate.waivers.flatMap(({ state, checks }) => (state === 'applied' ? checks : [])));
  const known = (gate.baseline ?? []).filter(({ state }) => state === 'known').length;
  return [
    ...(known === 0 ? [] : [`${counted(known, 'known failure')}`]),
    ...(waived.size === 0 ? [] : [`${counted(waived.size, 'waived failure')}`]),
    ...(gate.allowed.length === 0 ? [] : [`${counted(gate.allowed.length, 'undecided check')}`]),
  ];
}

function stoppedWords({ gate }: Report): readonly string[] {
  const spent = gate.waivers.filter(isObsolete).length;
  return [
    ...gate.blocked.map(({ checks, why }) => `${counted(checks.length, 'check')} ${why}`),
    ...(spent === 0 ? [] : [`${counted(spent, 'waiver')} expired or not needed`]),
  ];
}
