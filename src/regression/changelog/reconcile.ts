import { createHash } from 'node:crypto';
import type { Change } from '../contract/change.js';
import type { Declared } from '../declared.js';
import { type Announcement, identityOf } from '../notice/announcement.js';
import { announcedBetween, type Between, type KnownAnnouncement } from '../notice/between.js';
import { mentionsIn } from '../notice/mentions.js';
import { candidatesFor, type Entry } from '../notice/notice.js';
import { effectOf, subjectOf } from '../notice/subject.js';
import type { Finding } from './finding.js';
import { judgedChange } from './judged-change.js';
import { notThere } from './not-there.js';

/** What two looks at a deployment brought to light. */
export interface Looks {
  /** What the contract declared and what it declares. */
  readonly older: Declared;
  readonly newer: Declared;
  readonly changes: readonly Change[];
  /** When the changes came. */
  readonly changed: Between;
  /** All announcements that were ever seen. */
  readonly announcements: readonly KnownAnnouncement[];
  /** What announcements have announced that came already: keys of `reconcile`. */
  readonly settled: readonly string[];
  /** Whether the feed holds nothing of what it held before, so that entries may have come and gone between the looks. */
  readonly movedOn: boolean;
  /** Whether requests showed that a parameter still answers; undefined where none showed it. */
  readonly answers: (change: Change) => boolean | undefined;
}

interface KnownEntry extends Entry {
  readonly announcement: KnownAnnouncement;
}

export interface Reconciled {
  readonly findings: readonly Finding[];
  readonly settled: readonly string[];
}

/** Compares what changed with what was announced. An announcement covers a change once: it announces no later one of the same kind. */
export function reconcile(looks: Looks): Reconciled {
  const mentionsOf = mentionsIn([looks.older, looks.newer]);
  const read = looks.announcements.map(
    (announcement): KnownEntry => ({
      announcement,
      mentions: mentionsOf(announcement),
      made: announcedBetween(announcement),
    }),
  );
  const settled = new Set(looks.settled);
  const fresh: string[] = [];
  const judgedChanges = looks.changes.map((change) => {
    const open = read.filter(({ announcement }) => !settled.has(keyOf(announcement, change)));
    const candidates = candidatesFor(change, open);
    for (const { announcement, sure } of candidates)
      if (sure === 'certain') fresh.push(keyOf(announcement, change));
    return {
      finding: judgedChange(change, candidates, looks),
      linked: candidates.map(({ announcement }) => announcement),
    };
  });
  const all = [...new Set([...looks.settled, ...fresh])];
  const linked = new Set(judgedChanges.flatMap((each) => each.linked));
  const open = read.filter(
    ({ announcement }) =>
      !linked.has(announcement) && !all.some((key) => key.startsWith(`${digestOf(announcement)} `)),
  );
  return {
    findings: [
      ...judgedChanges.map(({ finding }) => finding),
      ...open.flatMap((each) => notThere(each, [looks.older, looks.newer]) ?? []),
    ],
    settled: all,
  };
}

const digestOf = (announcement: Announcement): string =>
  createHash('sha256').update(identityOf(announcement)).digest('hex').slice(0, 16);

/** What an announcement announced: the announcement, the subject, and whether it began, ended or was altered. */
function keyOf(announcement: Announcement, change: Change): string {
  const { operations, name = '' } = subjectOf(change);
  return `${digestOf(announcement)} ${effectOf(change)} ${operations.join(' ')} ${name}`;
}
