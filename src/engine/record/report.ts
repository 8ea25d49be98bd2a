import type { Level, RulingId } from '../../../contract/index.js';
import { type Outcome, outcomes } from '../../kit/index.js';
import type {
  CheckResult,
  Cost,
  Discovered,
  Interactions,
  OperationCost,
  PlannedStep,
  Preflight,
  RunEvent,
  RunStarted,
} from '../events.js';
import { type ClauseResult, clauseResults } from './clause-results.js';
import { type DecisionCounts, decisionCounts } from './decision-counts.js';
import { rulingAliasesOf } from './earlier-versions.js';
import { applyExitPolicy, defaultExitPolicy, type ExitDecision } from './exit-policy.js';
import { type FailureGroup, groupFailures } from './failure-groups.js';
import { groupUndecided, type UndecidedGroup } from './undecided-groups.js';
import { type Ending, type Verdict, verdictOf } from './verdict.js';

export const reportFormat = 3;

/** The finished report: a fold over the events, and the source of every other form. */
export interface Report {
  readonly format: typeof reportFormat;
  readonly verdict: Verdict;
  /** The gate's. */
  readonly exitCode: number;
  readonly ending: Ending;
  readonly run: Omit<RunStarted, 'type' | 'format' | 'gate'>;
  readonly finishedAt: string | undefined;
  readonly learned: Discovered | undefined;
  /** Absent when the run ended before it. */
  readonly preflight: Preflight | undefined;
  readonly estimate: Cost;
  readonly cost: Cost;
  readonly operations: readonly OperationCost[];
  /** Of a resumed run, those of its last part. */
  readonly interactions: readonly Interactions[];
  readonly totals: Readonly<Record<Outcome, number>>;
  readonly counts: DecisionCounts;
  readonly levels: readonly { readonly level: Level; readonly totals: Readonly<Record<Outcome, number>> }[];
  readonly areas: readonly { readonly area: string; readonly totals: Readonly<Record<Outcome, number>> }[];
  /** In the order of the plan. */
  readonly checks: readonly CheckResult[];
  /** The aliases of the rulings that the checks name, by id: what earlier versions call them. */
  readonly rulingAliases: Readonly<Partial<Record<RulingId, string>>>;
  /** Failures by their cause. */
  readonly defects: readonly FailureGroup[];
  /** Checks without a decision by their cause. */
  readonly undecidedGroups: readonly UndecidedGroup[];
  readonly gate: ExitDecision;
  readonly clauses: readonly ClauseResult[];
  readonly troubles: readonly { readonly where: string; readonly message: string }[];
}

/** Folds the events of a run into its report. Throws a `TypeError` when the first event is not `run-started`. */
export function reportOf(events: readonly RunEvent[]): Report {
  const [first] = events;
  if (first?.type !== 'run-started') throw new TypeError('the log does not begin with run-started');
  const { type: _type, format: _format, gate: _gate, ...run } = first;
  // A run that was resumed plans and tells anew; what it tells last counts.
  const part = events.slice(events.findLastIndex((event) => event.type === 'run-resumed') + 1);
  const last = part.find((event) => event.type === 'run-finished');
  const planned = events.findLast((event) => event.type === 'planned');
  const preflight = events.findLast((event) => event.type === 'preflight-finished');
  const probe = events.findLast((event) => event.type === 'probe-finished');
  const results = new Map<string, CheckResult>();
  for (const event of events) if (event.type === 'check-finished') results.set(event.result.id, event.result);
  const checks = inOrder(planned?.steps ?? [], [...results.values()]);
  const known = new Set(checks.map((each) => each.id));
  const whole = planned?.steps.every((step) => known.has(step.id)) ?? false;
  const ending = whole && last !== undefined ? last.stopped : 'unfinished';
  const verdict = verdictOf(checks, ending);
  const told = events.findLast((event) => event.type === 'run-resumed' || event.type === 'run-started');
  const day = (told?.type === 'run-resumed' ? told.at : run.startedAt).slice(0, 10);
  const gate = applyExitPolicy(
    { checks, verdict, day, events: probe?.learned.events, isPart: (run.shard?.of ?? 1) > 1 },
    told?.gate ?? defaultExitPolicy,
  );
  return {
    format: reportFormat,
    verdict,
    exitCode: gate.exitCode,
    ending,
    run,
    finishedAt: last?.finishedAt,
    learned: probe?.learned,
    preflight: preflight && withoutType(preflight),
    estimate: planned?.estimate ?? { requests: 0, queryUnits: 0 },
    cost: spentBy(events),
    operations: last?.operations ?? [],
    interactions: last?.interactions ?? [],
    totals: totalsOf(checks),
    counts: decisionCounts(checks),
    levels: levelsOf(checks),
    areas: areasOf(checks),
    checks,
    rulingAliases: rulingAliasesOf(checks),
    defects: groupFailures(checks),
    undecidedGroups: groupUndecided(checks, probe?.learned),
    gate,
    clauses: clauseResults(checks),
    troubles: events.flatMap((event) =>
      event.type === 'trouble' ? [{ where: event.where, message: event.message }] : [],
    ),
  };
}

/** What a run has spent by its events; one that was cut short, when it last told. */
export function spentBy(events: readonly RunEvent[]): Cost {
  const told = events.findLast((event) => event.type === 'check-finished' || event.type === 'run-finished');
  if (told === undefined) return { requests: 0, queryUnits: 0 };
  return told.type === 'run-finished' ? told.cost : told.spent;
}

const withoutType = ({
  type: _type,
  ...preflight
}: Extract<RunEvent, { type: 'preflight-finished' }>): Preflight => preflight;

function inOrder(steps: readonly PlannedStep[], results: readonly CheckResult[]): readonly CheckResult[] {
  const place = new Map(steps.map((step, index) => [step.id, index]));
  const placeOf = (result: CheckResult) => place.get(result.id) ?? steps.length;
  return results.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function totalsOf(results: readonly CheckResult[]): Record<Outcome, number> {
  const totals = Object.fromEntries(outcomes.map((each) => [each, 0])) as Record<Outcome, number>;
  for (const { outcome } of results) totals[outcome] += 1;
  return totals;
}

function levelsOf(results: readonly CheckResult[]): Report['levels'] {
  const levels = ['must', 'should', 'observe'] as const;
  return levels.map((level) => ({ level, totals: totalsOf(results.filter((each) => each.level === level)) }));
}

function areasOf(results: readonly CheckResult[]): Report['areas'] {
  const areas = [...new Set(results.map((each) => each.area))];
  return areas.map((area) => ({ area, totals: totalsOf(results.filter((each) => each.area === area)) }));
}
