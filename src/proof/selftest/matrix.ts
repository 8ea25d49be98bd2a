import { availableParallelism } from 'node:os';
import type { Host } from '../../cli/host.js';
import type { CheckResult } from '../../engine/events.js';
import type { Check } from '../../kit/index.js';
import type { FaultId, VariantId } from '../reference/index.js';
import { type Asks, withAsks } from './asks.js';
import { type FaultRow, judgeFault, unprovedOf } from './faults.js';
import { judgeReference, type SelftestHost } from './judge.js';
import type { WorkerData } from './judging-thread.js';
import { judgeFaultUnderway, judgeLiving, type LivingRow } from './living.js';
import { onThreads } from './threads.js';
import { judgeVariants, type VariantRow } from './variants.js';

/** More threads than these gain little and hold much memory. */
const most = 8;
/** A thread loads the whole suite first; so little work is sooner done without one. */
const worthAThread = 100;
/** Variants are judged by all checks, a fault by a few. */
const costOf = (job: Job): number => ('fault' in job || 'faultUnderway' in job ? 1 : 50);

/** How many threads some work is worth; 0 to do it here. */
function threadsFor(jobs: readonly Job[]): number {
  const cost = jobs.reduce((sum, job) => sum + costOf(job), 0);
  return cost < worthAThread ? 0 : Math.min(most, availableParallelism());
}

/** One thing to judge: a fault by the checks that should notice it, or variants by all of them. */
export type Job =
  | { readonly fault: FaultId }
  | { readonly faultUnderway: FaultId }
  | { readonly living: VariantId; readonly seed: number }
  | { readonly variants: readonly VariantId[]; readonly seed: number };
export type Row = FaultRow | UnderwayRow | LivingRow | VariantRow;

/** How the checks noticed a fault while the data moved. */
interface UnderwayRow {
  readonly underway: FaultRow;
}

export interface Matrix {
  /** Checks that did not pass on the plain reference. */
  readonly unclean: readonly CheckResult[];
  /** What the checks asked of the plain reference. */
  readonly asks: Asks;
  readonly rows: readonly FaultRow[];
  readonly variants: readonly VariantRow[];
  readonly living: readonly LivingRow[];
  /** Faults of a deployment whose data move. */
  readonly faultsUnderway: readonly FaultRow[];
  /** Checks that no fault turned to `fail`. */
  readonly unproved: readonly string[];
}

export const isFaultRow = (row: Row): row is FaultRow => 'fault' in row;
export const isUnderwayRow = (row: Row): row is UnderwayRow => 'underway' in row;
export const isLivingRow = (row: Row): row is LivingRow => 'living' in row;
const isVariantRow = (row: Row): row is VariantRow => 'variants' in row;

export async function judge(
  job: Job,
  checks: readonly Check[],
  machine: SelftestHost,
): Promise<readonly Row[]> {
  if ('fault' in job) return [await judgeFault(job.fault, checks, machine)];
  if ('faultUnderway' in job)
    return [{ underway: await judgeFaultUnderway(job.faultUnderway, checks, machine) }];
  if ('living' in job) return [await judgeLiving(job.living, job.seed, checks, machine)];
  return judgeVariants(job.variants, job.seed, checks, machine);
}

async function* judgeHere(
  jobs: readonly Job[],
  checks: readonly Check[],
  machine: SelftestHost,
): AsyncGenerator<readonly Row[]> {
  for (const job of jobs) yield await judge(job, checks, machine);
}

/** Every check against every fault that it should notice, and all of them against every variant. */
export async function matrixOf(
  jobs: readonly Job[],
  checks: readonly Check[],
  /** What the plain reference is judged by. */
  plainBy: readonly Check[],
  surroundings: SelftestHost & Pick<Host, 'signal'>,
  onRows: (rows: readonly Row[], done: number) => void,
): Promise<Matrix> {
  const noted = withAsks(plainBy);
  const plain = await judgeReference({}, noted.checks, surroundings);
  const unclean = plain.filter((each) => each.outcome !== 'pass' && each.outcome !== 'observed');
  const rows: Row[] = [];
  const threads = threadsFor(jobs);
  const workerData: WorkerData = { checks: checks.map(({ id }) => id), version: surroundings.version };
  const judged =
    threads === 0
      ? judgeHere(jobs, checks, surroundings)
      : onThreads<Job, readonly Row[]>(
          new URL('./judging-thread.js', import.meta.url),
          workerData,
          jobs,
          threads,
          surroundings.signal,
        );
  let done = 0;
  for await (const some of judged) {
    rows.push(...some);
    done += 1;
    onRows(some, done);
    if (surroundings.signal.aborted) break;
  }
  const faults = rows.filter(isFaultRow);
  return {
    unclean,
    asks: noted.asks(),
    rows: faults,
    variants: rows.filter(isVariantRow),
    living: rows.filter(isLivingRow),
    faultsUnderway: rows.filter(isUnderwayRow).map(({ underway }) => underway),
    unproved: unprovedOf(checks, faults),
  };
}
