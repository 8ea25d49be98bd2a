import type { ClauseId } from '../clauses/index.js';
import type { Entitlement } from '../operations.js';

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
