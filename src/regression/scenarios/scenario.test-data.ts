import type { Report } from '../../engine/record/report.js';
import type { KeyRole } from '../../kit/index.js';
import type { FaultId, VariantId } from '../../proof/reference/index.js';
import type { Label } from '../changelog/reconciliation.js';
import type { ChangeClass } from '../contract/change.js';
import type { Edit } from '../contract/pairs/pair.test-data.js';
import type { Notice } from '../notice/notice.js';
import type { Cause } from '../reports/clause-changes.js';

/** A reference deployment, and how it is judged; what is left out is as usual. */
export interface Side {
  readonly faults?: readonly FaultId[];
  readonly variants?: readonly VariantId[];
  /** Of the corpus. */
  readonly seed?: number;
  /** An edit of the contract that it serves. */
  readonly contract?: Edit;
  /** The account whose key is given as the full one. */
  readonly account?: KeyRole;
  readonly maxRequests?: number;
  /** What another version of the suite or the ledger makes of the report. */
  readonly judged?: (report: Report) => Report;
}

/** An entry of the changelog: days before the change, or a date as it is written, and what it says. */
export type Entry = readonly [when: number | string, text: string];

/** A change between two deployments, and what each command is to say of it. */
export interface Scenario {
  readonly name: string;
  readonly before?: Side;
  readonly after: Side;
  readonly entries?: readonly Entry[];
  /** The check whose reports are compared. */
  readonly check?: string;
  /** Of the gravest change that is seen; absent where none is. */
  readonly class?: ChangeClass;
  /** The notice by `diff`; absent where the contract is the same, or needs none. */
  readonly notice?: Notice;
  /** Why clauses moved, by `diff` of reports; absent where none does. */
  readonly cause?: Cause['of'];
  /** The rules that `diff` finds between the contracts. */
  readonly diff?: readonly string[];
  /** The labels of `watch` that asks how the deployment behaves. */
  readonly watch: readonly Label[];
  /** In what `compare` sees it: aspect, place, and what each showed. */
  readonly compare?: readonly string[];
}
