import type { InconclusiveReason } from '../kit/index.js';
import type { CheckResult, Cost, InvariantMet, RunEvent } from './events.js';
import { type Report, spentBy } from './record/report.js';

/** What a run that was cut short leaves to the one that finishes it. */
export interface Unfinished {
  /** Checks whose results stand. */
  readonly settled: readonly string[];
  /** What invariants met. */
  readonly met: readonly InvariantMet[];
  readonly spent: Cost;
}

/** Reasons of a run that wanted for something. */
const wanting: readonly InconclusiveReason[] = [
  'rate-limited',
  'quota-exhausted',
  'time-budget',
  'request-budget',
  'transport',
];
/** Reasons that were those of the hour: another attempt may decide. */
const passing: readonly InconclusiveReason[] = [...wanting, 'data-drift', 'nondeterministic'];

/** What the events of a run that was cut short hold for a later one. */
export function unfinishedOf(events: readonly RunEvent[]): Unfinished {
  const results = new Map<string, CheckResult>();
  for (const event of events) if (event.type === 'check-finished') results.set(event.result.id, event.result);
  return {
    settled: [...results.values()].filter(isSettled).map(({ id }) => id),
    met: events.filter((event) => event.type === 'invariant-met'),
    spent: spentBy(events),
  };
}

/** Whether something of the plan was not begun or not decided for want of time, money or an answer. */
export const isCutShort = ({ ending, checks }: Pick<Report, 'ending' | 'checks'>): boolean =>
  ending !== 'completed' ||
  checks.some(
    ({ outcome, reason, note }) =>
      (reason !== undefined && wanting.includes(reason)) ||
      (outcome === 'not-tested' && note?.startsWith(notStartedNote) === true),
  );

/** How the note of a check begins that was not begun although the run went on. */
export const notStartedNote = 'not begun';

const isSettled = ({ outcome, reason }: CheckResult): boolean =>
  outcome === 'inconclusive'
    ? reason !== undefined && !passing.includes(reason)
    : outcome !== 'not-tested' && outcome !== 'harness-error';
