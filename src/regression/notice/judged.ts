import { exitCodes } from '../../engine/verdict.js';
import type { Change, ChangeClass } from '../contract/change.js';
import type { Declared } from '../declared.js';
import type { Announcement } from './announcement.js';
import { dated } from './between.js';
import { mentionsIn } from './mentions.js';
import { type Candidate, candidatesFor, type Entry, type Notice, noticeOf } from './notice.js';
import type { Sureness } from './sureness.js';

/** A change and, where it needs one, its notice. */
export interface JudgedChange extends Change {
  readonly notice?: Notice;
  readonly because?: string;
  /** The announcements that may be about it, the surest first. */
  readonly announcements?: readonly Linked[];
}

/** An announcement that is linked to a change. */
export interface Linked extends Pick<Announcement, 'title' | 'date' | 'link'> {
  readonly sure: Sureness;
}

export const linked = ({
  announcement: { title, date, link },
  sure,
}: Pick<Candidate, 'announcement' | 'sure'>): Linked => ({
  title,
  ...(date === undefined ? {} : { date }),
  ...(link === undefined ? {} : { link }),
  sure,
});

/** Announcements as they are read beside two contracts, made on the days of their dates. */
export function entriesOf(
  announcements: readonly Announcement[],
  contracts: readonly Declared[],
): readonly Entry[] {
  const mentionsOf = mentionsIn(contracts);
  return announcements.map((announcement) => ({
    announcement,
    mentions: mentionsOf(announcement),
    made: dated(announcement),
  }));
}

/**
 * Changes, each with its notice.
 * @param asOf the instant at which the newer contract is in effect, in milliseconds
 */
export const judged = (
  changes: readonly Change[],
  entries: readonly Entry[],
  asOf: number,
): readonly JudgedChange[] =>
  changes.map((change): JudgedChange => {
    if (change.class === 'free') return change;
    const candidates = candidatesFor(change, entries);
    const { notice, because } = noticeOf(change, candidates, { changed: { earliest: asOf, latest: asOf } });
    return { ...change, notice, because, announcements: candidates.map(linked) };
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
