import { type ComparedEntry, isInconclusiveEntry } from '../src/engine/record/baseline.js';
import { namedChecks } from '../src/engine/record/exit-policy.js';
import type { Report } from '../src/engine/record/report.js';
import { exitCodes } from '../src/engine/record/verdict.js';
import { type AppliedWaiver, isObsolete, waivedName } from '../src/engine/record/waivers.js';
import { counted, verdictSentence } from './wording.js';

/** One line about the exit policy. */
interface PolicyFact {
  readonly label: string;
  readonly text: string;
}

/** The rules of the exit policy and their effect; empty for a run without rules. */
export function policyFacts({ checks, gate }: Report): readonly PolicyFact[] {
  const { failOn, allowInconclusive, waivers, blocked, notices } = gate;
  const rules: readonly PolicyFact[] = [
    ...waivers.map(waiverFact),
    ...allowInconclusive.map((reason) => ({
      label: 'allowed',
      text: `${reason}: ${counted(allowedFor(reason, { checks, gate }), 'check')}`,
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
    ...notices.map((text) => ({ label: 'notice', text })),
  ];
}

function waiverFact(waiver: AppliedWaiver): PolicyFact {
  const { state, accepts, checks, reason, issue, owner, expires } = waiver;
  const what = accepts === 'inconclusive' ? `, ${counted(checks.length, 'inconclusive check')}` : '';
  return {
    label: state === 'applied' ? 'waived' : state,
    text: `${waivedName(waiver)}${what}: ${reason} (${issue}, ${owner}, until ${expires})`,
  };
}

/** How many checks are accepted for a reason alone, and not by name. */
function allowedFor(
  reason: Report['gate']['allowInconclusive'][number],
  { checks, gate }: Pick<Report, 'checks' | 'gate'>,
): number {
  const named = namedChecks(gate);
  const because = new Map(checks.map((each) => [each.id, each.reason]));
  return gate.allowed.filter((id) => because.get(id) === reason && !named.has(id)).length;
}

/** Each failure that is new, expired or fixed relative to the baseline, inconclusive checks in the same way, and the counts of the others. */
function baselineFacts(entries: readonly ComparedEntry[]): readonly PolicyFact[] {
  const of = (state: ComparedEntry['state'], isInconclusive: boolean) =>
    entries.filter((each) => each.state === state && isInconclusiveEntry(each) === isInconclusive);
  const listedFacts = (['new', 'expired', 'fixed'] as const).flatMap((state) => {
    const open = of(state, true).map(({ check }) => check);
    return [
      ...of(state, false).map(({ check, operation, place }) => ({
        label: state,
        text: `${check} at ${operation} ${place}`,
      })),
      ...(open.length === 0
        ? []
        : [{ label: state, text: `${counted(open.length, 'inconclusive check')}: ${listed(open, 6)}` }]),
    ];
  });
  const counts = (['known', 'unobserved'] as const).flatMap((state) => {
    const [failures, open] = [of(state, false).length, of(state, true).length];
    const words = [
      ...(failures === 0 ? [] : [counted(failures, 'failure')]),
      ...(open === 0 ? [] : [counted(open, 'inconclusive check')]),
    ];
    return words.length === 0 ? [] : [{ label: state, text: `${words.join(' and ')} of the baseline` }];
  });
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
  const applied = gate.waivers.filter(
    ({ state, accepts }) => state === 'applied' && accepts !== 'inconclusive',
  );
  const waived = new Set(applied.flatMap(({ checks }) => checks));
  const known = (gate.baseline ?? []).filter((each) => each.state === 'known' && !isInconclusiveEntry(each));
  return [
    ...(known.length === 0 ? [] : [counted(known.length, 'known failure')]),
    ...(waived.size === 0 ? [] : [counted(waived.size, 'waived failure')]),
    ...(gate.allowed.length === 0 ? [] : [counted(gate.allowed.length, 'undecided check')]),
  ];
}

function stoppedWords({ gate }: Report): readonly string[] {
  const spent = gate.waivers.filter(isObsolete).length;
  return [
    ...gate.blocked.map(({ checks, why }) => `${counted(checks.length, 'check')} ${why}`),
    ...(spent === 0 ? [] : [`${counted(spent, 'waiver')} expired or not needed`]),
  ];
}
