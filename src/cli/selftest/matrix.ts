import type { CheckResult } from '../../engine/events.js';
import type { Check } from '../../kit/index.js';
import type { FaultId, VariantId } from '../../reference/index.js';
import type { Surroundings } from '../surroundings.js';
import { type FaultRow, judgeFault, type Unproved, unprovedOf } from './faults.js';
import { judgeReference, type Machine } from './judge.js';
import { judgeOnThreads, threadsFor } from './threads.js';
import { judgeVariants, type VariantRow } from './variants.js';

/** One thing to judge: a fault by the checks that should notice it, or variants by all of them. */
export type Job =
  | { readonly fault: FaultId }
  | { readonly variants: readonly VariantId[]; readonly seed: number };
export type Row = FaultRow | VariantRow;

export interface Matrix {
  /** Checks that did not pass on the plain reference. */
  readonly unclean: readonly CheckResult[];
  readonly rows: readonly FaultRow[];
  readonly variants: readonly VariantRow[];
  readonly unproved: readonly Unproved[];
}

export const isFaultRow = (row: Row): row is FaultRow => 'fault' in row;

export const judge = async (job: Job, checks: readonly Check[], machine: Machine): Promise<readonly Row[]> =>
  'fault' in job
    ? [await judgeFault(job.fault, checks, machine)]
    : judgeVariants(job.variants, job.seed, checks, machine);

async function* judgeHere(
  jobs: readonly Job[],
  checks: readonly Check[],
  machine: Machine,
): AsyncGenerator<readonly Row[]> {
  for (const job of jobs) yield await judge(job, checks, machine);
}

/** Every check against every fault that it should notice, and all of them against every variant. */
export async function matrixOf(
  jobs: readonly Job[],
  checks: readonly Check[],
  /** What the plain reference is judged by. */
  plainBy: readonly Check[],
  surroundings: Machine & Pick<Surroundings, 'signal'>,
  onRows: (rows: readonly Row[], done: number) => void,
): Promise<Matrix> {
  const plain = await judgeReference({}, plainBy, surroundings);
  const unclean = plain.filter((each) => each.outcome !== 'pass' && each.outcome !== 'observed');
  const rows: Row[] = [];
  const threads = threadsFor(jobs);
  const judged =
    threads === 0
      ? judgeHere(jobs, checks, surroundings)
      : judgeOnThreads(jobs, checks, threads, surroundings.version, surroundings.signal);
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
    rows: faults,
    variants: rows.filter((row): row is VariantRow => !isFaultRow(row)),
    unproved: unprovedOf(checks, faults),
  };
}
