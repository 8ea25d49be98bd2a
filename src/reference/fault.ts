import type { ClauseId } from '../../contract/index.js';
import type { FaultId } from './faults.js';

/** One named deviation from the specification, of the kind that real implementations show. */
export interface Fault {
  /** The clauses that it breaks. */
  readonly clauses: readonly ClauseId[];
  /** What the deployment does wrong, in one line. */
  readonly summary: string;
  /** What it takes to see it, where the requests of one run cannot: hours, or an account that the roles do not name. */
  readonly needs?: 'time' | 'account';
}

/** Faults are declared in a table beside the rule that they break. */
export type Faults = Readonly<Record<string, Fault>>;

/** Whether a fault is planted in this deployment. Rules ask it at the very line that a fault bends. */
export type Planted = (fault: FaultId) => boolean;
