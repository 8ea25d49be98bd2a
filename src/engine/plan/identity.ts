import { createHash } from 'node:crypto';
import { clauseIds, digestedClause } from '../../../contract/index.js';
import { type Check, isObject } from '../../kit/index.js';
import type { SuiteIdentity } from '../events.js';

/** Which suite judged: its version, and what its ledger and its proofs amount to. */
export const suiteIdentityOf = (
  checks: readonly Check[],
  version: string,
  commit: string | undefined,
): SuiteIdentity => ({
  name: 'ei-conformance',
  version,
  ...(commit === undefined ? {} : { commit }),
  clauses: clauseIds.length,
  ledger: ledger(),
  checks: checks.length,
  selfTest: {
    proved: checks.filter(({ refutedBy }) => refutedBy.length > 0).length,
    faults: new Set(checks.flatMap(({ refutedBy }) => refutedBy)).size,
  },
});

let digested: string | undefined;
/** The ledger is the same in all runs of a process, and large. */
function ledger(): string {
  digested ??= digestOf(Object.fromEntries(clauseIds.map((id) => [id, digestedClause(id)])));
  return digested;
}

/** The SHA-256 of a value's JSON, whatever the order of its members, as `sha256:` and hexadecimal digits. */
export const digestOf = (value: unknown): string =>
  `sha256:${createHash('sha256')
    .update(JSON.stringify(value, inOrder) ?? '')
    .digest('hex')}`;

function inOrder(_member: string, value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** The seed of one check: from the run's seed and the check's id, so that a check alone repeats what it did in a full run. */
export const seedOf = (runSeed: number, checkId: string): number =>
  createHash('sha256').update(`${runSeed} ${checkId}`).digest().readInt32BE(0);
