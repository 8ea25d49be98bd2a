import type { ChangeClass } from '../../regression/contract/change.js';
import type { JudgedChange } from '../../regression/notice/judged.js';
import { countOf } from '../../regression/notice/judged.js';

/** What a comparison of two contracts brought to light. */
export interface Comparison {
  readonly old: Side;
  readonly new: Side;
  /** In milliseconds. */
  readonly asOf: number;
  /** How many announcements were given; undefined where none were asked for. */
  readonly announcements: number | undefined;
  readonly changes: readonly JudgedChange[];
  readonly exitCode: number;
}

export interface Side {
  readonly name: string;
  /** The version of the interface that it states. */
  readonly version: string | undefined;
}

/** The classes from the gravest on, with what people call them. */
export const classes: readonly { readonly is: ChangeClass; readonly title: string }[] = [
  { is: 'breaking', title: 'Breaking, 30 days of notice' },
  { is: 'announce', title: 'To be announced' },
  { is: 'free', title: 'Without notice' },
];

/** Where a change is: its operations, of several the first with the number of others. */
export function placeOf({ operation, operations = [], parameter }: JudgedChange): string {
  const others = operations.length > 1 ? ` and ${operations.length - 1} more` : '';
  const where = operation === undefined ? 'contract' : `${operation}${others}`;
  return parameter === undefined ? where : `${where}, ${parameter}`;
}

/** What came of it, in a sentence. */
export function conclusionOf({ changes, announcements }: Comparison): string {
  const breaking = countOf(changes, 'breaking');
  if (changes.length === 0) return 'Nothing changed.';
  if (breaking === 0) return 'No change is breaking.';
  const parts = (['unannounced', 'late', 'undecided', 'announced'] as const).flatMap((notice) => {
    const count = countOf(changes, 'breaking', notice);
    return count === 0 ? [] : [`${count} ${notice}`];
  });
  const hint = announcements === undefined ? ' No announcements were given (--feed).' : '';
  return `${breaking} breaking ${breaking === 1 ? 'change' : 'changes'}: ${parts.join(', ')}.${hint}`;
}
