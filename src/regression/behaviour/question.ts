import type { ClauseId, OperationId } from '../../../contract/index.js';
import type { Query } from '../../kit/index.js';

/** One request that is asked of both deployments, and what it exercises. */
export interface Question {
  readonly id: string;
  readonly operation: OperationId;
  /** The query without the window, which is the same closed one for all that take one. */
  readonly query: Query;
  /** Values of the path's placeholders. */
  readonly path?: Readonly<Record<string, string>>;
  /** Whether the closed window is left out. */
  readonly bare?: true;
  /** The question whose rows it is compared with: a filter that changes nothing is ignored. */
  readonly beside?: string;
  /** What it exercises, in addition to what its aspects rest on. */
  readonly clauses: readonly ClauseId[];
  /** What a difference of its result is about, where that is not its rows. */
  readonly about?: 'default' | 'life cycle';
}
