import {
  type ClauseId,
  clause,
  clauseIds,
  digestedClause,
  type Entitlement,
  levelOf,
  operation,
} from '../../contract/index.js';
import { type Profile, type ProfileName, profileFlags } from '../../contract/profiles/index.js';
import type { Check, KeyRole } from '../kit/index.js';
import { canonicalDigest, sha256 } from './canonical.js';

/**
 * The clauses that a profile would be made of today: every must that a check of a suite decides. What binds an operation
 * that needs no flag is core; what binds families alone belongs to each of them.
 */
export function clausesOfToday(name: ProfileName, suite: readonly Check[]): readonly ClauseId[] {
  const decided = new Set(suite.flatMap((check) => (check.level === 'must' ? check.clauses : [])));
  return clauseIds.filter((id) => {
    if (levelOf(id) !== 'must' || !decided.has(id)) return false;
    const flags = clause(id).operations.map((each) => operation(each).entitlement);
    const isCore = flags.length === 0 || flags.includes(undefined);
    const own: readonly (Entitlement | undefined)[] = profileFlags[name];
    return name === 'core' ? isCore : !isCore && flags.some((flag) => own.includes(flag));
  });
}

/** The digest of what clauses say today. */
export const digestOfClauses = (ids: readonly ClauseId[]): string =>
  canonicalDigest(ids.map((id) => ({ id, ...digestedClause(id) })));

/** All that a certification of some profiles requires: nothing can be left out of it, and nothing added. */
export interface Scope {
  readonly profiles: readonly Profile[];
  /** The clauses that are required. */
  readonly clauses: readonly ClauseId[];
  /** Clauses of the profiles that are required only together with a further profile: no check can decide them without its flags. */
  readonly joint: readonly ClauseId[];
  /** The checks that decide the clauses, in the order of the suite. */
  readonly checks: readonly Check[];
  readonly flags: readonly Entitlement[];
  readonly steps: readonly OperatorStep[];
}

/** What a person must have done before the checks that need it can decide. */
export interface OperatorStep {
  /** The need of the checks: a key in a state, or an earlier run. */
  readonly id: `key.${Exclude<KeyRole, 'full'>}` | 'earlier-run';
  /** The checks that wait for it. */
  readonly checks: readonly string[];
}

/** What the certification of profiles requires of a suite. */
export function scopeOf(profiles: readonly Profile[], suite: readonly Check[]): Scope {
  const flags = profiles.flatMap(({ name }): readonly Entitlement[] => profileFlags[name]);
  const frozen = new Set(profiles.flatMap((profile) => profile.clauses));
  const checks = suite.filter(
    (check) =>
      check.level === 'must' &&
      check.clauses.some((id) => frozen.has(id)) &&
      flagsOf(check).every((flag) => flags.includes(flag)),
  );
  const decided = new Set(checks.flatMap((check) => check.clauses));
  return {
    profiles,
    clauses: [...frozen].filter((id) => decided.has(id)),
    joint: [...frozen].filter((id) => !decided.has(id)),
    checks,
    flags,
    steps: stepsOf(checks),
  };
}

const needsOf = (check: Check): readonly string[] => (check.kind === 'property' ? check.needs : []);

const flagsOf = (check: Check): readonly Entitlement[] =>
  needsOf(check).flatMap((need) => {
    const [kind, flag] = need.split('.');
    return kind === 'entitlement' ? [flag as Entitlement] : [];
  });

function stepsOf(checks: readonly Check[]): readonly OperatorStep[] {
  const waiting = new Map<OperatorStep['id'], string[]>();
  for (const check of checks) {
    for (const need of needsOf(check).filter(isStep)) {
      waiting.set(need, [...(waiting.get(need) ?? []), check.id]);
    }
  }
  return [...waiting].map(([id, ids]) => ({ id, checks: ids }));
}

const isStep = (need: string): need is OperatorStep['id'] =>
  need === 'earlier-run' || (need.startsWith('key.') && need !== 'key.full');

/** So many checks of a scope, those that a nonce draws. */
export const sampleOf = ({ checks }: Scope, nonce: string, size: number): readonly string[] =>
  checks
    .filter(({ kind }) => kind === 'property')
    .map(({ id }) => ({ id, lot: sha256(`${nonce} ${id}`) }))
    .toSorted((one, other) => (one.lot < other.lot ? -1 : 1))
    .slice(0, size)
    .map(({ id }) => id);
