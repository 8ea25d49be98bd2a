import { exitCodes } from '../../engine/record/verdict.js';
import { largestOf } from '../../kit/index.js';
import type { Change, ChangeClass, FailOnChange } from '../contract/change.js';
import type { Declared } from '../contract/declarations.js';
import { type Announcement, type Between, dated } from './announcement.js';
import { daysBetween } from './dates.js';
import type { Certainty } from './lexicon.js';
import { linkOf, subjectOf } from './link.js';
import { type Mentions, mentionsIn } from './mentions.js';

/** Whether a change was announced in time. */
export type Notice = 'announced' | 'late' | 'unannounced' | 'undecided';

/** Days of the calendar in UTC that lie at least between the announcement of a breaking change and the change (Versioning 3). */
const noticeDays = 30;

/** An announcement as it was read, and when it was made. */
export interface Entry {
  readonly announcement: Announcement;
  readonly mentions: Mentions;
  readonly made: Between;
}

/** An entry that is about a change. */
export interface Candidate extends Entry {
  readonly sure: Certainty;
}

/** The entries that are about a change, the surest first. */
export function candidatesFor(change: Change, entries: readonly Entry[]): readonly Candidate[] {
  const subject = subjectOf(change);
  return entries
    .flatMap((entry): readonly Candidate[] => {
      const sure = linkOf(change, entry.mentions, subject);
      return sure === undefined ? [] : [{ ...entry, sure }];
    })
    .toSorted((one, other) => Number(one.sure === 'possible') - Number(other.sure === 'possible'));
}

/** What is known of a change beside the contracts. */
interface Circumstances {
  /** When it came. */
  readonly changed: Between;
  /** Whether the parameter that it takes away is still answered; undefined where nobody asked. */
  readonly answers?: boolean | undefined;
}

/** What came of a change's notice, and why, in words for people. */
interface Judgement {
  readonly notice: Notice;
  readonly because: string;
}

/**
 * Judges the notice of a change that needs one, in favour of the deployment where more than one reading is left. The 30 days are
 * counted in whole days; a value of a closed list is to be announced by the time that it is seen, without a term (Versioning 5).
 */
export function noticeOf(
  change: Change,
  candidates: readonly Candidate[],
  { changed, answers }: Circumstances,
): Judgement {
  if (candidates.length === 0) {
    return { notice: 'unannounced', because: 'no entry of the changelog names it' };
  }
  const kept = candidates.map(({ sure, made }) => ({ sure, kept: keptIn(change, made, changed) }));
  const has = (sure: Certainty, ...any: readonly Kept[]) =>
    kept.some((each) => each.sure === sure && any.includes(each.kept));
  if (has('certain', 'yes')) {
    const term = change.class === 'breaking' ? ` at least ${noticeDays} days before` : '';
    return { notice: 'announced', because: `announced${term}` };
  }
  if (has('certain', 'open')) {
    return {
      notice: 'undecided',
      because: `when it was announced, or came, is not known well enough${change.class === 'breaking' ? ` to count ${noticeDays} days` : ''}`,
    };
  }
  if (has('possible', 'yes', 'open')) {
    return { notice: 'undecided', because: 'an entry may mean it, and does not name it for certain' };
  }
  if (isRenaming(change, candidates) && answers === undefined) {
    return {
      notice: 'undecided',
      because: `its renaming was announced ${before(candidates, changed)}; whether the old spelling still answers, only a request tells`,
    };
  }
  return { notice: 'late', because: `announced ${before(candidates, changed)}` };
}

type Kept = 'yes' | 'no' | 'open';

/** Whether the term was kept, from the announcement to the change. */
function keptIn({ class: kind }: Change, made: Between, { earliest, latest }: Between): Kept {
  const [term, from] = kind === 'breaking' ? [noticeDays, earliest] : [0, latest];
  if (daysBetween(made.earliest, latest) < term) return 'no';
  return daysBetween(made.latest, from) >= term ? 'yes' : 'open';
}

/** Whether a parameter has another spelling, as the contracts show or an entry says: the old one is to answer for 30 days. */
export const isRenaming = (
  { rule, parameter }: Change,
  candidates: readonly Pick<Candidate, 'mentions' | 'sure'>[],
): boolean =>
  rule === 'parameter-renamed' ||
  (/^(?:parameter|life-cycle)-removed$/.test(rule) &&
    candidates.some(
      ({ mentions, sure }) => sure === 'certain' && mentions.told(parameter).intents.has('renames'),
    ));

function before(candidates: readonly Candidate[], { latest }: Between): string {
  const days = largestOf(candidates.map(({ made }) => daysBetween(made.earliest, latest)));
  return days < 0 ? 'after it was seen' : `${days === 1 ? '1 day' : `${days} days`} before it was seen`;
}

/** A change and, where it needs one, its notice. */
export interface ChangeWithNotice extends Change {
  readonly notice?: Notice;
  readonly because?: string;
  /** The announcements that may be about it, the surest first. */
  readonly announcements?: readonly Linked[];
}

/** An announcement that is linked to a change. */
export interface Linked extends Pick<Announcement, 'title' | 'date' | 'link'> {
  readonly sure: Certainty;
}

export const linkedAnnouncement = ({
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
export const withNotice = (
  changes: readonly Change[],
  entries: readonly Entry[],
  asOf: number,
): readonly ChangeWithNotice[] =>
  changes.map((change): ChangeWithNotice => {
    if (change.class === 'free') return change;
    const candidates = candidatesFor(change, entries);
    const { notice, because } = noticeOf(change, candidates, { changed: { earliest: asOf, latest: asOf } });
    return { ...change, notice, because, announcements: candidates.map(linkedAnnouncement) };
  });

/** How many changes there are of a class, and of a notice. */
export const countOf = (
  changes: readonly ChangeWithNotice[],
  kind: ChangeClass,
  ...notices: readonly Notice[]
) =>
  changes.filter(
    (each) =>
      each.class === kind &&
      (notices.length === 0 || (each.notice !== undefined && notices.includes(each.notice))),
  ).length;

/** Whether a change without notice in time fails: a breaking one does, an addition to a closed list where the user wants it. */
export const needsNotice = ({ class: kind }: Change, failOn: readonly FailOnChange[]): boolean =>
  kind === 'breaking' || (kind === 'announce' && failOn.includes('unannounced-addition'));

/** 1 for a change that fails without notice in time, else 2 for one whose notice is undecided, else 0. */
export function exitCodeOf(
  changes: readonly ChangeWithNotice[],
  failOn: readonly FailOnChange[] = [],
): number {
  const notices = changes.filter((each) => needsNotice(each, failOn)).map(({ notice }) => notice);
  if (notices.some((each) => each === 'unannounced' || each === 'late')) return exitCodes['non-conformant'];
  return notices.includes('undecided') ? exitCodes.incomplete : exitCodes.conformant;
}
