import type { CheckResult } from '../../src/engine/events.js';

/** How much of what was sent and answered a page shows, so that it stays small however much a run has recorded. */
export interface Room {
  /** The exchanges of one failure. */
  readonly exchanges: number;
  /** Bytes of one block of a reply: its headers, its body. */
  readonly bytes: number;
}

const mostExchanges = 800;
const bytesInAll = 1_200_000;

/** Shares the page among the exchanges of all failures and proofs. */
export function roomOf(checks: readonly CheckResult[]): Room {
  const failures = checks.flatMap(({ failure }) => (failure === undefined ? [] : [failure.exchanges.length]));
  const proofs = checks.filter(({ proof }) => proof !== undefined).length;
  const exchanges = between(1, (mostExchanges - proofs) / Math.max(1, failures.length), 8);
  const shown = failures.reduce((sum, each) => sum + Math.min(each, exchanges), proofs);
  return { exchanges, bytes: between(512, bytesInAll / Math.max(1, shown), 8192) };
}

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, Math.floor(value)));
