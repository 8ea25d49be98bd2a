import type { SuiteIdentity } from '../engine/events.js';
import { suiteIdentityOf } from '../engine/identity.js';
import type { Check } from '../kit/index.js';
import { canonicalDigest } from './canonical.js';

/** Which suite certifies. */
export interface CertifiedSuite extends SuiteIdentity {
  /** Of all that its checks say of themselves. */
  readonly digest: string;
}

export const certifiedSuiteOf = (
  checks: readonly Check[],
  version: string,
  commit: string | undefined,
): CertifiedSuite => ({
  ...suiteIdentityOf(checks, version, commit),
  digest: canonicalDigest(checks.map(saidBy)),
});

/** What a check says of itself; what it does is judged again by whoever verifies. */
const saidBy = (check: Check) => ({
  id: check.id,
  kind: check.kind,
  level: check.level,
  title: check.title,
  clauses: check.clauses,
  operations: check.operations,
  rulings: check.rulings ?? [],
  refutedBy: check.refutedBy,
  ...(check.kind === 'property' ? { needs: check.needs, runs: check.runs } : {}),
});
