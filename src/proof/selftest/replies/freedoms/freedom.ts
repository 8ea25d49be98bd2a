import type { ClauseId, OperationId, RulingId } from '../../../../../contract/index.js';
import { isHeaderPattern, partsOf } from '../members.js';
import type { Mutant } from '../mutation.js';
import type { OperatorId } from '../operators.js';

/** Changed values that a deployment which keeps the specification could serve. */
export interface Freedom {
  /** All operations where none is named. */
  readonly operations?: readonly OperationId[];
  /** Statuses with their codes; all of them where none is named. */
  readonly kinds?: readonly string[];
  /** The places, as patterns of members. */
  readonly at: RegExp;
  /** All operators where none is named. */
  readonly operators?: readonly OperatorId[];
  /** Which rows are changed; any where none is named. */
  readonly rows?: readonly Mutant['rows'][];
  /** Checks that notice such a change by another rule, where a run shows it to them. */
  readonly unless?: readonly string[];
  /** The clause or ruling that leaves it open. */
  readonly by: ClauseId | RulingId;
  readonly because: string;
}

/** Whether a freedom is about a changed value. */
export const covers = (freedom: Freedom, { member, operator, rows: changed }: Mutant): boolean => {
  const { operations, kinds, at, operators, rows } = freedom;
  const { operation, kind, pattern } = partsOf(member);
  return (
    (operations?.includes(operation) ?? true) &&
    (kinds?.includes(kind) ?? true) &&
    (operators?.includes(operator) ?? true) &&
    (rows?.includes(changed) ?? true) &&
    // A pattern that excludes members leaves headers in.
    isHeaderPattern(pattern) === at.source.startsWith('^header ') &&
    at.test(pattern)
  );
};
