import type { CheckResult } from '../../src/engine/events.js';

/** How much of what was recorded a page shows, so that it stays small however much that is. Bytes are of the page. */
export interface Room {
  /** The exchanges of one failure. */
  readonly exchanges: number;
  /** Bytes of one block of an exchange: its lines, its body. */
  readonly block: number;
  /** Bytes of the inputs of one check. */
  readonly inputs: number;
}

const mostExchanges = 600;
const bytesOfExchanges = 700_000;
const bytesOfInputs = 300_000;

/** Shares the page among all failures, proofs and checks that have inputs. */
export function roomOf(checks: readonly CheckResult[]): Room {
  const failures = checks.flatMap(({ failure }) => (failure === undefined ? [] : [failure.exchanges.length]));
  const proofs = checks.filter(({ proof }) => proof !== undefined).length;
  const exchanges = between(1, (mostExchanges - proofs) / Math.max(1, failures.length), 8);
  const shown = failures.reduce((sum, each) => sum + Math.min(each, exchanges), proofs);
  const generated = checks.filter(({ inputs }) => inputs !== undefined).length;
  return {
    exchanges,
    // An exchange has three blocks.
    block: between(300, bytesOfExchanges / 3 / Math.max(1, shown), 8192),
    inputs: between(400, bytesOfInputs / Math.max(1, generated), 8192),
  };
}

const between = (low: number, value: number, high: number): number =>
  Math.max(low, Math.min(high, Math.floor(value)));
