import { type OperationId, operation } from '../../contract/index.js';
import { Inconclusive } from '../kit/index.js';

export interface Spent {
  readonly requests: number;
  readonly queryUnits: number;
  /** Absent while nothing was repeated. */
  readonly retried?: Retried;
}

/** Requests that were sent again, by what came of them before. */
export interface Retried {
  /** Replies that asked to wait (429). */
  readonly limited: number;
  /** Connections that broke, were refused or gave no whole reply in time. */
  readonly lost: number;
  /** Server errors and replies of the API that are not JSON. */
  readonly broken: number;
  /** Milliseconds that the run was held back. */
  readonly waitedMs: number;
}

/** What requests to one operation took; latencies in milliseconds. */
export interface Spending {
  readonly operation: OperationId | 'other';
  readonly requests: number;
  readonly bytes: number;
  readonly limited: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly max: number;
}

export interface Answer {
  readonly ms: number;
  readonly bytes: number;
  readonly status: number;
}

/** Counts what a run spends, and holds it below a hard limit. */
export interface Budget {
  /** Books one request before it is sent. Throws `Inconclusive` when the limit is reached. */
  take(operation: OperationId | undefined): void;
  /** Why no further request can be booked; undefined while there is room. */
  exhausted(): Inconclusive | undefined;
  answered(operation: OperationId | undefined, answer: Answer): void;
  /** Counts a request that is sent again, and the milliseconds that it held back the run. */
  retried(why: keyof Omit<Retried, 'waitedMs'>, waitMs?: number): void;
  spent(): Spent;
  operations(): readonly Spending[];
}

/** Milliseconds of the latest answers that an operation's percentiles are drawn from. */
const kept = 1000;

/** @param before what was spent already */
export function createBudget(maxRequests: number, before: Spent = { requests: 0, queryUnits: 0 }): Budget {
  let { requests, queryUnits, retried } = before;
  const answers = new Map<
    OperationId | 'other',
    { count: number; bytes: number; limited: number; recent: number[] }
  >();
  const exhausted = () =>
    requests < maxRequests
      ? undefined
      : new Inconclusive('request-budget', `the limit of ${maxRequests} requests is reached`);
  return {
    exhausted,
    take(id) {
      const none = exhausted();
      if (none !== undefined) throw none;
      requests += 1;
      queryUnits += id === undefined ? 1 : operation(id).cost;
    },
    answered(id = undefined, { ms, bytes, status }) {
      const name = id ?? 'other';
      const answer = answers.get(name) ?? { count: 0, bytes: 0, limited: 0, recent: [] };
      answer.recent[answer.count % kept] = ms;
      answer.count += 1;
      answer.bytes += bytes;
      if (status === 429) answer.limited += 1;
      answers.set(name, answer);
    },
    retried(why, waitMs = 0) {
      const sums = retried ?? { limited: 0, lost: 0, broken: 0, waitedMs: 0 };
      retried = { ...sums, [why]: sums[why] + 1, waitedMs: sums.waitedMs + Math.round(waitMs) };
    },
    spent: () => ({ requests, queryUnits, ...(retried === undefined ? {} : { retried }) }),
    operations: () =>
      [...answers].map(([name, { count, bytes, limited, recent }]) => {
        const sorted = recent.toSorted((one, other) => one - other);
        const quantile = (share: number) =>
          sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
        return {
          operation: name,
          requests: count,
          bytes,
          limited,
          p50: quantile(0.5),
          p95: quantile(0.95),
          p99: quantile(0.99),
          max: quantile(1),
        };
      }),
  };
}
