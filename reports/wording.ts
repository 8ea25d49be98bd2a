import {
  type Clause,
  type ClauseId,
  clause,
  isClauseId,
  type RulingId,
  ruling,
  rulings,
} from '../contract/index.js';
import type { CheckResult, Diagnosis, Failure } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { Verdict } from '../src/engine/record/verdict.js';
import type { Exchange, Outcome } from '../src/kit/index.js';

/** How the outcomes read everywhere: a symbol that does without colour, a short word and what it means. */
export const outcomeLabels: Readonly<
  Record<Outcome, { readonly symbol: string; readonly word: string; readonly means: string }>
> = {
  fail: { symbol: '✗', word: 'fail', means: 'A MUST was contradicted, and again when replayed.' },
  'harness-error': {
    symbol: '‼',
    word: 'harness error',
    means: 'Our fault: it says nothing about the target.',
  },
  inconclusive: { symbol: '?', word: 'inconclusive', means: 'Attempted, could not decide.' },
  warn: { symbol: '!', word: 'warn', means: 'A SHOULD was contradicted, or a tolerated deviation was seen.' },
  pass: { symbol: '✓', word: 'pass', means: 'Exercised with witnesses; nothing contradicted the clause.' },
  observed: { symbol: '◦', word: 'observed', means: 'Left open by the specification: recorded, not judged.' },
  'not-applicable': {
    symbol: '–',
    word: 'not applicable',
    means: 'Moot for this target, with the reply that shows it.',
  },
  'not-tested': { symbol: '○', word: 'not tested', means: 'In the plan, never executed.' },
};

/** The outcomes in the order in which people want to read them: the worst first. */
export const outcomeOrder = Object.keys(outcomeLabels) as readonly Outcome[];

/** How diagnoses are marked, and the outcome whose colour they take. */
export const diagnosisLabels: Readonly<
  Record<Diagnosis['state'], { readonly symbol: string; readonly like: Outcome }>
> = {
  good: { symbol: '✓', like: 'pass' },
  notice: { symbol: '!', like: 'warn' },
  stop: { symbol: '✗', like: 'fail' },
};

export const verdictSymbols: Readonly<Record<Verdict, string>> = {
  conformant: '✓',
  'non-conformant': '✗',
  incomplete: '?',
  aborted: '‼',
};

/** What a run was narrowed to, for it says nothing about the rest; undefined for a whole one. */
export function selectionOf({ run }: Report): string | undefined {
  const { preset, check } = run.settings;
  const chosen = [preset, check]
    .map((each) => String(each?.value ?? 'all'))
    .filter((each) => each !== 'full' && each !== 'all');
  if (run.shard !== undefined) chosen.push(`shard ${run.shard.index}/${run.shard.of}`);
  return chosen.length === 0 ? undefined : chosen.join(', ');
}

function scopeOf(report: Report): string {
  const selection = selectionOf(report);
  return selection === undefined ? '' : ` in what was selected (${selection})`;
}

/** The verdict in a sentence that gives its reason. */
export function verdictSentence(report: Report): string {
  const { totals, checks, ending } = report;
  const required = checks.filter((each) => each.required);
  const undecided = required.filter(
    (each) => each.outcome === 'inconclusive' || each.outcome === 'not-tested',
  );
  switch (report.verdict) {
    case 'conformant':
      return `Conformant${scopeOf(report)}: ${counted(required.length, 'required check')} decided, and nothing contradicts the specification.`;
    case 'non-conformant':
      return `Non-conformant: ${totals.fail} of ${counted(checks.length, 'check')} failed.`;
    case 'incomplete':
      return undecided.length === 0
        ? 'Incomplete: no required check reached a decision.'
        : `Incomplete: ${undecided.length} of ${counted(required.length, 'required check')} reached no decision.`;
    case 'aborted':
      if (ending === 'unfinished') return 'Aborted: the log has no closing event, so nothing is shown.';
      if (ending !== 'completed') return `Aborted: the run was ${ending} before its end.`;
      return `Aborted: the harness itself failed in ${counted(totals['harness-error'], 'check')}${totals.fail === 0 ? '' : `, and ${counted(totals.fail, 'check')} failed`}.`;
  }
}

export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${count === 1 ? noun : /[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;

/** A whole number with its thousands set apart. */
export const grouped = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',');

/** Milliseconds in the units that people use. */
export function duration(ms: number): string {
  if (ms < 1000) return `${Math.round(ms)} ms`;
  const seconds = ms / 1000;
  if (seconds < 60) return `${seconds.toFixed(1)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

/** Milliseconds from the start of a run to its end; undefined while the log is not closed. */
export function elapsed(report: Report): number | undefined {
  if (report.finishedAt === undefined) return undefined;
  const ms = Date.parse(report.finishedAt) - Date.parse(report.run.startedAt);
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

/** Where and how a failure shows, in one sentence. */
export const findingSentence = ({ finding }: Failure): string =>
  `at ${finding.at}: expected ${finding.expected}, saw ${finding.seen}`;

/** The exchange that shows a contradiction. */
export const lastExchange = ({ exchanges }: Failure): Exchange | undefined => exchanges.at(-1);

/** What a run cost and how to have it again, in short. */
export function runSummary(report: Report): string {
  const { checks, cost, run } = report;
  const ms = elapsed(report);
  return [
    counted(checks.length, 'check'),
    counted(cost.requests, 'request'),
    counted(cost.queryUnits, 'Query Unit'),
    ...(ms === undefined ? [] : [duration(ms)]),
    `seed ${run.seed}`,
  ].join(' · ');
}

/** How many checks came to each outcome that occurs, the worst first. */
export const totalsSummary = ({ totals }: Report): string =>
  outcomeOrder
    .filter((each) => totals[each] > 0)
    .map((each) => `${totals[each]} ${outcomeLabels[each].word}`)
    .join(', ');

/** How often each reason occurs among checks, the most frequent first. */
export function countedReasons(
  checks: readonly CheckResult[],
): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const each of checks) counts.set(whyOf(each), (counts.get(whyOf(each)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** Why a check ended as it did, where that is not a failure. */
export const whyOf = ({ reason, note }: CheckResult): string =>
  [reason, note].filter((each) => each !== undefined && each !== '').join(': ') || 'no reason was recorded';

// A report may be rebuilt from the log of another version of the suite, whose ledger had other ids.
const unknown = 'Not in the ledger of this version.';

/** What a report tells about a cited clause: its own words and the heading that it stands under. */
export const citedClause = (id: ClauseId): Pick<Clause, 'says' | 'heading' | 'untestable' | 'ruling'> =>
  isClauseId(id) ? clause(id) : { says: unknown, heading: '' };

/** The title of a cited ruling. */
export const rulingTitle = (id: RulingId): string =>
  Object.hasOwn(rulings, id) ? ruling(id).title : unknown;
