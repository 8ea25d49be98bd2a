import type { ClauseId } from '../../../contract/index.js';
import type { Report } from '../../engine/record/report.js';
import type { Verdict } from '../../engine/record/verdict.js';
import { waivedName } from '../../engine/record/waivers.js';
import type { Outcome } from '../../kit/index.js';

/** What a run says about a clause. `silent`: it was not judged, did not apply, or is in no ledger of the run. */
export type ClauseState = 'fails' | 'holds' | 'undecided' | 'silent';

const stateOf: Readonly<Record<Outcome, ClauseState>> = {
  fail: 'fails',
  pass: 'holds',
  warn: 'holds',
  inconclusive: 'undecided',
  'harness-error': 'undecided',
  'not-tested': 'silent',
  'not-applicable': 'silent',
  observed: 'silent',
};

const letters: Readonly<Record<ClauseState, string>> = {
  fails: 'f',
  holds: 'h',
  undecided: 'u',
  silent: '-',
};
const states = new Map(Object.entries(letters).map(([state, letter]) => [letter, state as ClauseState]));

/** The clauses of all runs in one order, so that each run keeps a letter for a clause and no name. */
export interface ClauseOrder {
  readonly ids: () => readonly ClauseId[];
  /** The states of the clauses of a report as letters in this order, which grows by clauses that are new to it. */
  readonly lettersOf: (clauses: Report['clauses']) => string;
}

export function clauseOrder(): ClauseOrder {
  const places = new Map<ClauseId, number>();
  const placeOf = (id: ClauseId): number => {
    const place = places.get(id) ?? places.size;
    places.set(id, place);
    return place;
  };
  return {
    ids: () => [...places.keys()],
    lettersOf(clauses) {
      const placed = clauses.map(({ id, outcome }) => ({
        place: placeOf(id),
        letter: letters[outcome === undefined ? 'silent' : stateOf[outcome]],
      }));
      const row = new Array<string>(places.size).fill(letters.silent);
      for (const { place, letter } of placed) row[place] = letter;
      return row.join('');
    },
  };
}

/** The state of the clause at a place in the order. */
export const stateAt = ({ clauses }: Pick<RunRecord, 'clauses'>, place: number): ClauseState =>
  states.get(clauses[place] ?? letters.silent) ?? 'silent';

/** What makes runs comparable: only runs that agree in all of it are drawn in one series. */
export interface SeriesIdentity {
  /** The base URL, or what the embedded reference was given; with the names of its families. */
  readonly target: string;
  /** The preset or the certification of profiles. */
  readonly preset: string;
  /** The selected checks; `all`. */
  readonly checks: string;
  /** Such as `1/4`; absent for a whole run. */
  readonly shard?: string;
}

/** What a run was judged by, in words. A change of it is marked between two runs of a series. */
export interface Conditions {
  readonly suite: string;
  readonly 'served contract'?: string;
  readonly keys?: string;
  readonly 'User-Agent'?: string;
  readonly 'exit policy': string;
}

/** Latency in milliseconds. */
export type Latency = Pick<
  Report['operations'][number],
  'operation' | 'requests' | 'p50' | 'p95' | 'p99' | 'max'
>;

export interface AreaCounts {
  readonly area: string;
  readonly checks: number;
  readonly failed: number;
  readonly undecided: number;
}

/** What a history keeps of one run: some kilobytes for a report of megabytes. */
export interface RunRecord {
  /** The path of its report or log. */
  readonly file: string;
  readonly targetName: string;
  readonly identity: SeriesIdentity;
  readonly conditions: Conditions;
  /** ISO 8601. */
  readonly startedAt: string;
  readonly finishedAt?: string;
  readonly seed: number;
  readonly verdict: Verdict;
  readonly exitCode: number;
  readonly counts: Omit<Report['counts'], 'notApplicableBecause'>;
  readonly requests: number;
  readonly queryUnits: number;
  /** From start to end; absent where the log is not closed. */
  readonly ms?: number;
  readonly areas: readonly AreaCounts[];
  readonly operations: readonly Latency[];
  /** A letter a clause; `stateAt` reads it. */
  readonly clauses: string;
}

/** Reduces a report to what a history keeps. Throws a `RangeError` if its start is no instant. */
export function recordOf(report: Report, file: string, order: ClauseOrder): RunRecord {
  const { run, cost, counts, finishedAt } = report;
  const started = Date.parse(run.startedAt);
  if (!Number.isFinite(started)) throw new RangeError(`its start '${run.startedAt}' is not an instant`);
  const ms = finishedAt === undefined ? Number.NaN : Date.parse(finishedAt) - started;
  const { notApplicableBecause: _reasons, ...numbers } = counts;
  return {
    file,
    targetName: run.target.name,
    identity: identityOf(report),
    conditions: conditionsOf(report),
    startedAt: new Date(started).toISOString(),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    seed: run.seed,
    verdict: report.verdict,
    exitCode: report.exitCode,
    counts: numbers,
    requests: cost.requests,
    queryUnits: cost.queryUnits,
    ...(Number.isFinite(ms) ? { ms: Math.max(0, ms) } : {}),
    areas: report.areas.map(({ area, totals }) => ({
      area,
      checks: Object.values(totals).reduce((sum, each) => sum + each, 0),
      failed: totals.fail,
      undecided: totals.inconclusive + totals['harness-error'],
    })),
    operations: report.operations.map(({ operation, requests, p50, p95, p99, max }) => ({
      operation,
      requests,
      p50,
      p95,
      p99,
      max,
    })),
    clauses: order.lettersOf(report.clauses),
  };
}

function identityOf({ run: { target, settings, shard } }: Report): SeriesIdentity {
  const { baseUrl, reference, surfaces } = target;
  const served = Object.entries(surfaces).map(([name, as]) => `${name}=${as}`);
  // The embedded reference has another port in each run.
  const at =
    reference === undefined
      ? [baseUrl]
      : [
          'the embedded reference',
          ...reference.faults.map((id) => `fault ${id}`),
          ...reference.variants.map((id) => `variant ${id}`),
        ];
  return {
    target: [...at, ...served].join(', '),
    preset: String(settings.preset?.value ?? 'full'),
    checks: String(settings.check?.value ?? 'all'),
    ...(shard === undefined ? {} : { shard: `${shard.index}/${shard.of}` }),
  };
}

function conditionsOf({ run, learned, gate }: Report): Conditions {
  const { suite, settings } = run;
  const { contract } = learned ?? {};
  const { userAgent } = settings;
  return {
    suite: `${suite.version}${suite.commit === undefined ? '' : ` at ${suite.commit.slice(0, 12)}`}, clauses ${digestOf(suite.ledger)}`,
    ...(learned === undefined
      ? {}
      : {
          'served contract':
            contract === undefined
              ? learned.servedContract
              : `${contract.version}, ${digestOf(contract.digest)}`,
          keys: learned.keys.join(', ') || 'none',
        }),
    ...(userAgent === undefined ? {} : { 'User-Agent': String(userAgent.value) }),
    'exit policy': policyOf(gate),
  };
}

const digestOf = (digest: string): string => digest.replace(/^sha256:/, '').slice(0, 12);

function policyOf({ failOn, allowInconclusive, waivers, baseline }: Report['gate']): string {
  const rules = [
    ...failOn.map((outcome) => `fails on ${outcome}`),
    ...allowInconclusive.map((reason) => `allows ${reason}`),
    ...waivers.map((waiver) => `waives ${waivedName(waiver)}`),
    ...(baseline === undefined ? [] : ['a baseline']),
  ];
  return rules.join(', ') || 'default';
}
