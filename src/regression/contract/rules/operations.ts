import type { Operation } from '../document/operations.js';
import { inMarks } from './in-schemas.js';
import { markRows } from './mark-rows.js';
import type { Finding, RuleRows } from './rule.js';
import { newEndpoint, removed } from './verdicts.js';

/** What concerns an operation as a whole. */
export const operationRows: RuleRows = {
  'operation-removed': { ...removed, says: 'The operation is gone.', mirror: 'operation-added' },
  'operation-added': { ...newEndpoint, says: 'The operation is new.', mirror: 'operation-removed' },
  'operation-moved': {
    ...removed,
    says: 'The operation has another method or path.',
    mirror: 'operation-moved',
  },
  ...markRows('operation'),
};

/** What changed of an operation itself. */
export function* operationFindings(old: Operation, next: Operation, isMoved: boolean): Iterable<Finding> {
  if (isMoved) yield { rule: 'operation-moved', at: next.at, from: old.label, to: next.label };
  yield* inMarks('operation', old.marks, next.marks, 'the operation');
}
