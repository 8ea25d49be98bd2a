import { exitCodes } from '../../engine/verdict.js';
import type { Announcement } from '../announcement.js';
import type { Change, ChangeClass } from './change.js';
import { type Notice, noticeOf } from './notice.js';

/** How a rule counts where the user decides: as a class of change, or not at all. */
export const levels = ['breaking', 'announce', 'free', 'off'] as const;
export type Level = (typeof levels)[number];
export type Levels = Readonly<Record<string, Level | undefined>>;

/** A change and, where it needs one, its notice. */
export interface JudgedChange extends Change {
  readonly notice?: Notice;
}

/**
 * Changes by the classes that the user gave their rules, each with its notice.
 * @param asOf the instant at which the newer contract is in effect, in milliseconds
 */
export const judged = (
  changes: readonly Change[],
  given: Levels,
  announcements: readonly Announcement[],
  asOf: number,
): readonly JudgedChange[] =>
  changes.flatMap((change): readonly JudgedChange[] => {
    const level = given[change.rule] ?? change.class;
    if (level === 'off') return [];
    const levelled = { ...change, class: level };
    return [level === 'free' ? levelled : { ...levelled, notice: noticeOf(levelled, announcements, asOf) }];
  });

/** How many changes there are of a class, and of a notice. */
export const countOf = (changes: readonly JudgedChange[], kind: ChangeClass, ...notices: readonly Notice[]) =>
  changes.filter(
    (each) =>
      each.class === kind &&
      (notices.length === 0 || (each.notice !== undefined && notices.includes(each.notice))),
  ).length;

/** 1 for a breaking change without notice in time, else 2 for one whose notice is undecided, else 0. */
export function exitCodeOf(changes: readonly JudgedChange[]): number {
  if (countOf(changes, 'breaking', 'unannounced', 'late') > 0) return exitCodes['non-conformant'];
  return countOf(changes, 'breaking', 'undecided') > 0 ? exitCodes.incomplete : exitCodes.conformant;
}
