import type { ClauseId, OperationId } from '../../../contract/index.js';
import type { Aspect } from './observation.js';

/** A fact in which two deployments differ, each of them steadily. */
export interface Difference {
  /** The questions that show it, all of one operation. */
  readonly questions: readonly string[];
  readonly operation: OperationId;
  readonly aspect: Aspect;
  readonly at: string;
  /** What each of them showed; absent where it showed nothing there. */
  readonly first?: string;
  readonly second?: string;
  readonly clauses: readonly ClauseId[];
  /** Whether the specification lets it come without notice: a new field, or a request that is refused no more (Versioning 5). */
  readonly isFree: boolean;
}
