import {
  type ClauseId,
  clause,
  clauseIds,
  type Entitlement,
  levelOf,
  operation,
} from '../../contract/index.js';
import type { Check } from '../kit/index.js';
import { canonicalDigest } from './canonical.js';

/** What each profile asks of the plan of an account: the flags that open its family. */
export const profileFlags = {
  core: [],
  aicompute: ['can_use_aicompute'],
  // A corporate hierarchy is reached by the LEIs of the registry.
  leiregistry: ['can_use_leiregistry', 'can_use_exposure'],
  facilities: ['can_use_facilities'],
  gov: ['can_use_gov'],
} as const satisfies Record<string, readonly Entitlement[]>;

export type ProfileName = keyof typeof profileFlags;
export const profileNames = Object.keys(profileFlags) as readonly ProfileName[];

/** A closed list of clauses that a certified deployment keeps, frozen under a version. */
export interface Profile {
  readonly name: ProfileName;
  readonly version: number;
  /** Of what the clauses said when they were frozen. */
  readonly digest: string;
  readonly clauses: readonly ClauseId[];
}

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
  canonicalDigest(ids.map((id) => ({ id, ...clause(id) })));
