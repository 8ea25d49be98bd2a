import type { ClauseId } from '../../../contract/index.js';

/** What the specification's own versioning rules say of a change (Versioning 3 to 5). */
export type ChangeClass =
  /** A working request stops working, or a field that is read changes its meaning or type or disappears: 30 days of notice. */
  | 'breaking'
  /** A new value in a closed enum: announced, without a term. */
  | 'announce'
  /** What needs no notice. */
  | 'free';

/** One edit between two contracts; a rule names what it is. */
export interface Change {
  /** The id of the rule, frozen. */
  readonly rule: string;
  readonly class: ChangeClass;
  /** Such as `GET /events`, below the base path of the contract; absent for what concerns the whole contract. */
  readonly operation?: string;
  /** Every operation that it reaches, where that is more than the one above: what they share has changed. */
  readonly operations?: readonly string[];
  /** The parameter, as it is spelled in the older contract, else in the newer. */
  readonly parameter?: string;
  /** What is below the parameter or in the reply, such as `data[].metrics.count`, or the name of a header. */
  readonly field?: string;
  /** A JSON pointer into the contract that has it, the newer one where both have it. */
  readonly at: string;
  /** What it was and what it is, in words for people; absent where it was not or is no more. */
  readonly from?: string;
  readonly to?: string;
  /** One sentence for people. */
  readonly said: string;
  /** What it rests on, where that is more than the class says. */
  readonly clauses?: readonly ClauseId[];
}

/** What else ends a comparison with an exit code, beside breaking changes without notice. */
export const failOnChanges = ['unannounced-addition'] as const;
export type FailOnChange = (typeof failOnChanges)[number];

/** How a rule counts where the user decides: as a class of change, or not at all. */
export const levels = ['breaking', 'announce', 'free', 'off'] as const;
export type Level = (typeof levels)[number];
export type Levels = Readonly<Record<string, Level | undefined>>;

/** Changes by the classes that the user gave their rules, without those of none. */
export const levelled = (changes: readonly Change[], given: Levels): readonly Change[] =>
  changes.flatMap((change): readonly Change[] => {
    const level = given[change.rule] ?? change.class;
    return level === 'off' ? [] : [{ ...change, class: level }];
  });
