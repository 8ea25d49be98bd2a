import type { ClauseId } from '../../../../contract/index.js';
import type { ChangeClass } from '../change.js';

/** What a rule speaks of. */
export type Area =
  | 'contract'
  | 'operation'
  | 'security'
  | 'parameter'
  | 'body'
  | 'response'
  | 'header'
  | 'type'
  | 'values'
  | 'bounds'
  | 'text'
  | 'object'
  | 'array'
  | 'alternatives'
  | 'constraint'
  | 'mark';

/** Which way what changed travels; of a whole operation neither. */
export type Direction = 'request' | 'response' | 'both';

/** How a kind of change is classified, and the clause that says so; none where the text does not name it. */
export interface Verdict {
  readonly class: ChangeClass;
  readonly clause?: ClauseId;
}

/** One named kind of change. */
export interface RuleRow extends Verdict {
  /** A sentence for people, in which `{}` stands for what changed. */
  readonly says: string;
  /** The rule of the reversed edit, or why there is none. */
  readonly mirror: string | { readonly none: string };
}

/** A rule with its id, which is frozen. */
export interface ChangeRule extends RuleRow {
  readonly id: string;
  readonly area: Area;
  readonly direction: Direction;
}

/** Something that a rule found between two contracts. */
export interface Finding {
  readonly rule: string;
  readonly at: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** What changed, in words, where the place does not tell. */
  readonly subject?: string | undefined;
  readonly field?: string | undefined;
  /** The member it speaks of, where several have one place. */
  readonly step?: string | undefined;
}

/** Rows by the ids of their rules. */
export type RuleRows = Readonly<Record<string, RuleRow>>;

/** Gives the rows of a group their ids. */
export const rulesOf = (area: Area, direction: Direction, rows: RuleRows): readonly ChangeRule[] =>
  Object.entries(rows).map(([id, row]) => ({ id, area, direction, ...row }));
