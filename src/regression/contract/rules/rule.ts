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

/** A working request stops working. */
export const stops = {
  class: 'breaking',
  clause: 'versioning.breaking.request-stops',
} as const satisfies Verdict;
/** A field that is read changes its type: values come that could not come before. */
export const retyped = {
  class: 'breaking',
  clause: 'versioning.breaking.field-type',
} as const satisfies Verdict;
/** What is read means something else. */
export const remeant = {
  class: 'breaking',
  clause: 'versioning.breaking.field-meaning',
} as const satisfies Verdict;
/** A field that is read disappears, or may be absent from now on. */
export const disappears = {
  class: 'breaking',
  clause: 'versioning.breaking.field-disappears',
} as const satisfies Verdict;
/** A published endpoint is removed. */
export const removed = { class: 'breaking', clause: 'versioning.notice.removal' } as const satisfies Verdict;
/** A parameter answers under another spelling. */
export const renamed = {
  class: 'breaking',
  clause: 'versioning.notice.renamed-parameter',
} as const satisfies Verdict;
/** A value is new in a closed enum. */
export const announced = { class: 'announce', clause: 'versioning.closed-enum' } as const satisfies Verdict;

export const newEndpoint = {
  class: 'free',
  clause: 'versioning.without-notice.endpoints',
} as const satisfies Verdict;
export const newParameter = {
  class: 'free',
  clause: 'versioning.without-notice.optional-parameters',
} as const satisfies Verdict;
export const newField = {
  class: 'free',
  clause: 'versioning.without-notice.response-fields',
} as const satisfies Verdict;
export const wider = {
  class: 'free',
  clause: 'versioning.without-notice.wider-input',
} as const satisfies Verdict;
export const openValue = {
  class: 'free',
  clause: 'versioning.without-notice.open-vocabulary',
} as const satisfies Verdict;
/** Neither of what breaks, by the text's own definition. */
export const harmless = { class: 'free' } as const satisfies Verdict;
