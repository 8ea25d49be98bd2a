import { type OperationId, operation } from '../../contract/index.js';
import { Inconclusive } from '../kit/index.js';

export interface Spent {
  readonly requests: number;
  readonly queryUnits: number;
}

/** Latencies in milliseconds. */
export interface Latency {
  readonly operation: OperationId | 'other';
  readonly requests: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Counts what a run spends, and holds it below a hard limit. */
export interface Budget {
  /** Books one request before it is sent. Throws `Inconclusive` when the limit is reached. */
  take(operation: OperationId | undefined): void;
  /** Why no further request can be booked; undefined while there is room. */
  exhausted(): Inconclusive | undefined;
  answered(operation: OperationId | undefined, ms: number): void;
  spent(): Spent;
  latencies(): readonly Latency[];
}

/** Milliseconds of the latest answers that an operation's percentiles are drawn from. */
const kept = 1000;

/** @param before what was spent already */
export function createBudget(maxRequests: number, before: Spent = { requests: 0, queryUnits: 0 }): Budget {
  let { requests, queryUnits } = before;
  const answers = new Map<OperationId | 'other', { count: number; recent: number[] }>();
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
    answered(id = undefined, ms) {
      const name = id ?? 'other';
      const answer = answers.get(name) ?? { count: 0, recent: [] };
      answer.recent[answer.count % kept] = ms;
      answer.count += 1;
      answers.set(name, answer);
    },
    spent: () => ({ requests, queryUnits }),
    latencies: () =>
      [...answers].map(([name, { count, recent }]) => {
        const sorted = recent.toSorted((one, other) => one - other);
        const quantile = (share: number) =>
          sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
        return {
          operation: name,
          requests: count,
          p50: quantile(0.5),
          p95: quantile(0.95),
          max: quantile(1),
        };
      }),
  };
}
