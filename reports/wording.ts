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
import { cut, printable } from './safe-text.js';

/** How outcomes are presented everywhere: a symbol that works without colour, a short word and a definition. */
export const outcomeLabels: Readonly<
  Record<Outcome, { readonly symbol: string; readonly word: string; readonly means: string }>
> = {
  fail: { symbol: '✗', word: 'fail', means: 'A MUST was contradicted, and again on retry.' },
  'harness-error': {
    symbol: '‼',
    word: 'harness error',
    means: 'A fault of the harness; no statement about the target.',
  },
  inconclusive: { symbol: '?', word: 'inconclusive', means: 'Attempted, but not decided.' },
  warn: { symbol: '!', word: 'warn', means: 'A SHOULD was contradicted, or a tolerated deviation was seen.' },
  pass: { symbol: '✓', word: 'pass', means: 'Exercised with evidence; nothing contradicted the clause.' },
  observed: { symbol: '◦', word: 'observed', means: 'Left open by the specification: recorded, not judged.' },
  'not-applicable': {
    symbol: '–',
    word: 'not applicable',
    means: 'Does not apply to this target, as a reply shows.',
  },
  'not-tested': { symbol: '○', word: 'not tested', means: 'Planned, but not executed.' },
};

/** The outcomes in presentation order: the worst first. */
export const outcomeOrder = Object.keys(outcomeLabels) as readonly Outcome[];

/** The symbols of diagnoses, and the outcome whose colour they take. */
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

/** The selection that a run was limited to; undefined for a full run. */
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
  return selection === undefined ? '' : ` for the selection (${selection})`;
}

/** The verdict with its reason, as one sentence. */
export function verdictSentence(report: Report): string {
  const { totals, ending, counts } = report;
  const moot = notApplicableWords(report);
  switch (report.verdict) {
    case 'conformant':
      return `Conformant${scopeOf(report)}: ${counted(counts.decided, 'required check')} decided, no contradiction found${moot}.`;
    case 'non-conformant':
      return `Non-conformant: ${counts.failed} of ${counted(counts.executed, 'executed check')} failed${moot}.`;
    case 'incomplete':
      return counts.undecided === 0
        ? `Incomplete: no required check reached a decision${moot}.`
        : `Incomplete: ${counts.undecided} of ${counted(counts.required, 'required check')} reached no decision${mainCause(report)}${moot}.`;
    case 'aborted':
      if (ending === 'unfinished') return 'Aborted: the log has no closing event, so the run proves nothing.';
      if (ending !== 'completed') return `Aborted: the run was ${ending} before it finished.`;
      return `Aborted: the harness failed in ${counted(totals['harness-error'], 'check')}${totals.fail === 0 ? '' : `, and ${counted(totals.fail, 'check')} failed`}.`;
  }
}

const longestCause = 160;

/** The cause of at least half of the undecided checks, where several share it and one phrase names it. */
function mainCause({ undecidedGroups: [first], counts: { undecided }, checks }: Report): string {
  if (first === undefined) return '';
  const isRequired = new Set(checks.filter(({ required }) => required).map(({ id }) => id));
  const shared = (ids: readonly string[]) => ids.filter((id) => isRequired.has(id)).length;
  // A cause with details is general: what most of its checks lack says more, such as the error of the connection.
  const [main = { phrase: first.cause, required: first.required }] = first.details
    .map(({ note, checks: ids }) => ({ phrase: note, required: shared(ids) }))
    .toSorted((one, other) => other.required - one.required);
  if (main.required < 2 || 2 * main.required < undecided) return '';
  const { text, left } = cut(printable(main.phrase), longestCause);
  const share = main.required === undecided ? '' : `, ${main.required} of them`;
  return `${share}: ${text}${left === 0 ? '' : '…'}`;
}

// More reasons make the last line unreadable; the sections of the report have all of them.
const mostReasons = 2;

/** How many required checks do not apply, and why. */
function notApplicableWords({ counts: { notApplicable, notApplicableBecause } }: Report): string {
  if (notApplicable === 0) return '';
  const left = notApplicableBecause.length - mostReasons;
  const reasons = notApplicableBecause
    .slice(0, mostReasons)
    .map(({ reason, checks }) => (notApplicableBecause.length === 1 ? reason : `${reason} (${checks})`));
  return `; ${notApplicable} not applicable: ${reasons.join(', ')}${left > 0 ? ` and ${counted(left, 'other reason')}` : ''}`;
}

export const counted = (count: number, noun: string): string =>
  `${grouped(count)} ${count === 1 ? noun : /[^aeo]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`}`;

/** A whole number with thousands separators. */
export const grouped = (count: number): string => count.toLocaleString('en');

/** Milliseconds in the largest fitting unit. */
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

/** Where a failure occurred, and how. */
export const findingSentence = ({ finding }: Failure): string =>
  `at ${finding.at}: expected ${finding.expected}, saw ${finding.seen}`;

/** The exchange that shows a contradiction. */
export const lastExchange = ({ exchanges }: Failure): Exchange | undefined => exchanges.at(-1);

/** The size, cost and seed of a run. */
export function runSummary(report: Report): string {
  const { checks, cost, run, counts } = report;
  const ms = elapsed(report);
  return [
    `${grouped(counts.executed)} of ${counted(checks.length, 'check')} executed`,
    counted(cost.requests, 'request'),
    counted(cost.queryUnits, 'Query Unit'),
    ...(ms === undefined ? [] : [duration(ms)]),
    `seed ${run.seed}`,
  ].join(' · ');
}

/** The share of requests above which it is a warning that they were sent again. */
const remarkable = 0.01;

/**
 * How many requests had to be sent again and why, with the mark of a warning where they are many: what the network may
 * have done is never a failure, but nobody should overlook it. Undefined for none.
 */
export function retriesSummary({
  cost: { requests, retried },
}: Pick<Report, 'cost'>): { readonly isWarning: boolean; readonly text: string } | undefined {
  if (retried === undefined) return undefined;
  const { limited, lost, broken, waitedMs } = retried;
  const count = limited + lost + broken;
  const share = requests === 0 ? 0 : count / requests;
  const kinds = [
    ...(limited === 0 ? [] : [`${grouped(limited)} after 429`]),
    ...(lost === 0 ? [] : [`${grouped(lost)} after a lost connection or a time-out`]),
    ...(broken === 0 ? [] : [`${grouped(broken)} after a server error or a reply without JSON`]),
  ];
  const waited = waitedMs < 1000 ? '' : `; they held back the run for ${duration(waitedMs)}`;
  return {
    isWarning: share > remarkable,
    text: `${grouped(count)} of ${counted(requests, 'request')} (${(100 * share).toFixed(1)} %) were sent again: ${kinds.join(', ')}${waited}`,
  };
}

/** The count of each outcome that occurs, the worst first. */
export const totalsSummary = ({ totals }: Report): string =>
  outcomeOrder
    .filter((each) => totals[each] > 0)
    .map((each) => `${totals[each]} ${outcomeLabels[each].word}`)
    .join(', ');

/** The reasons of checks with their counts, the most frequent first. */
export function countedReasons(
  checks: readonly CheckResult[],
): readonly (readonly [reason: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const each of checks) counts.set(whyOf(each), (counts.get(whyOf(each)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

/** Why a check ended with an outcome other than a failure. */
export const whyOf = ({ reason, note }: CheckResult): string =>
  [reason, note].filter((each) => each !== undefined && each !== '').join(': ') || 'no reason recorded';

// A report may be rebuilt from the log of another version of the suite, whose clauses had other ids.
const unknown = 'Unknown in this version.';

/** A cited clause: its wording and the heading it belongs to. */
export const citedClause = (id: ClauseId): Pick<Clause, 'says' | 'heading' | 'untestable' | 'ruling'> =>
  isClauseId(id) ? clause(id) : { says: unknown, heading: '' };

/** The title of a cited ruling. */
export const rulingTitle = (id: RulingId): string =>
  Object.hasOwn(rulings, id) ? ruling(id).title : unknown;
