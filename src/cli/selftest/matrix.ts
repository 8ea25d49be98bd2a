import { suite } from '../../../suites/index.js';
import type { CheckResult } from '../../engine/events.js';
import { rememberingReader } from '../../engine/served-contract.js';
import { session } from '../../engine/session.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { Unusable } from '../../engine/unusable.js';
import type { Check } from '../../kit/index.js';
import { createReference, type FaultId, fault } from '../../reference/index.js';
import { inProcess } from '../../transport/in-process.js';
import { keysOf } from '../reference.js';
import type { Surroundings } from '../surroundings.js';
import { judgeOnThreads, threadsFor } from './threads.js';

type Machine = Pick<Surroundings, 'now' | 'sleep' | 'version'>;

/** How the checks that should notice one fault ended when it was planted. */
export interface FaultRow {
  readonly fault: FaultId;
  readonly outcomes: readonly {
    readonly check: string;
    readonly outcome: CheckResult['outcome'];
    readonly cites: boolean;
  }[];
  /** Whether a check that cites one of the fault's clauses failed. */
  readonly caught: boolean;
  /** Why there could be no run against the fault; absent when there was one. */
  readonly unusable?: string;
}

export interface Matrix {
  /** Checks that did not pass on the plain reference. */
  readonly unclean: readonly CheckResult[];
  readonly rows: readonly FaultRow[];
  /** Checks that no fault turned to `fail`, or that name a fault which did not. */
  readonly unproved: readonly { readonly check: string; readonly faults: readonly string[] }[];
}

const seed = 1;

/** The self-test's day, so that each one sees the same corpus; noon is far from any doubt about which day it is. */
const noon = Date.parse('2026-11-20T12:00:00Z');
const readContract = rememberingReader();

/** Judges the reference by some checks, in process. */
export async function judgeReference(
  faults: readonly FaultId[],
  checks: readonly Check[],
  surroundings: Machine,
): Promise<readonly CheckResult[]> {
  const began = surroundings.now();
  const now = () => noon + surroundings.now() - began;
  const reference = createReference({ faults, now: () => new Date(now()) });
  const settings: Settings = {
    baseUrl: 'http://reference.invalid',
    targetName: 'the reference',
    keys: keysOf(reference.accounts),
    surfaces: {},
    seed,
    concurrency: defaults.concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: [],
    command: 'ei-conformance selftest',
  };
  const means = {
    checks,
    version: surroundings.version,
    wire: inProcess(reference.fetch),
    time: { now, sleep: surroundings.sleep },
    readContract,
  };
  const results: CheckResult[] = [];
  for await (const event of session(settings, means))
    if (event.type === 'check-finished') results.push(event.result);
  return results;
}

/** Whether a check cites one of the clauses that a fault breaks. */
export const cites = (check: Check, id: FaultId): boolean =>
  check.clauses.some((each) => fault(id).clauses.includes(each));

/** The checks that are to notice a fault: those that cite its clauses or name it. */
export const witnessesOf = (id: FaultId, checks: readonly Check[]): readonly Check[] =>
  checks.filter((check) => cites(check, id) || check.refutedBy.includes(id));

/** A check accuses by `fail`; one of level `should` by `warn` with a failure. */
const accuses = (result: CheckResult): boolean => result.failure !== undefined;

/** The checks with those that provoke what their invariants judge. */
function withProvokers(checks: readonly Check[]): readonly Check[] {
  const provoking = checks.flatMap((check) => (check.kind === 'invariant' ? (check.provokedBy ?? []) : []));
  return suite.filter((each) => checks.includes(each) || provoking.includes(each.id));
}

export async function judgeFault(
  id: FaultId,
  checks: readonly Check[],
  surroundings: Machine,
): Promise<FaultRow> {
  const noticing = witnessesOf(id, checks);
  if (noticing.length === 0) return { fault: id, outcomes: [], caught: false };
  const results = await judgeReference([id], withProvokers(noticing), surroundings).catch(
    (error: unknown) => {
      if (error instanceof Unusable) return error.message;
      throw error;
    },
  );
  if (typeof results === 'string') return { fault: id, outcomes: [], caught: false, unusable: results };
  const outcomes = results.flatMap((result) => {
    const check = noticing.find((each) => each.id === result.id);
    const outcome = accuses(result) ? ('fail' as const) : result.outcome;
    return check === undefined ? [] : [{ check: result.id, outcome, cites: cites(check, id) }];
  });
  return { fault: id, outcomes, caught: outcomes.some((each) => each.cites && each.outcome === 'fail') };
}

async function* judgeHere(
  ids: readonly FaultId[],
  checks: readonly Check[],
  surroundings: Machine,
): AsyncGenerator<FaultRow> {
  for (const id of ids) yield await judgeFault(id, checks, surroundings);
}

/** Every check against every fault that it should notice. */
export async function matrixOf(
  ids: readonly FaultId[],
  checks: readonly Check[],
  surroundings: Machine & Pick<Surroundings, 'signal'>,
  onRow: (row: FaultRow, done: number) => void,
): Promise<Matrix> {
  const plain = await judgeReference([], suite, surroundings);
  const unclean = plain.filter((each) => each.outcome !== 'pass' && each.outcome !== 'observed');
  const rows: FaultRow[] = [];
  const threads = threadsFor(ids.length);
  const judged =
    threads === 0
      ? judgeHere(ids, checks, surroundings)
      : judgeOnThreads(ids, checks, threads, surroundings.version);
  for await (const row of judged) {
    rows.push(row);
    onRow(row, rows.length);
    if (surroundings.signal.aborted) break;
  }
  return { unclean, rows, unproved: unprovedOf(checks, rows) };
}

function unprovedOf(checks: readonly Check[], rows: readonly FaultRow[]): Matrix['unproved'] {
  const failedBy = (check: Check, name: string): boolean =>
    rows.some(
      (row) =>
        row.fault === name && row.outcomes.some((each) => each.check === check.id && each.outcome === 'fail'),
    );
  const tried = new Set<string>(rows.map((row) => row.fault));
  return checks
    .filter((check) => check.level !== 'observe')
    .flatMap((check) => {
      const faults = check.refutedBy.filter((name) => tried.has(name) && !failedBy(check, name));
      const proved = check.refutedBy.some((name) => failedBy(check, name));
      return proved && faults.length === 0 ? [] : [{ check: check.id, faults }];
    });
}
