import { createHash } from 'node:crypto';
import { identityOf } from '../announcement.js';
import type { Change } from '../contract/change.js';
import type { Declared } from './declared.js';
import type { Finding } from './finding.js';
import { kindOf } from './intent.js';
import { judged } from './judged-change.js';
import { linkOf, subjectOf } from './link.js';
import { type Mentions, mentionsIn, type Sureness } from './mentions.js';
import { notThere } from './not-there.js';
import type { Between, KnownAnnouncement } from './notice.js';

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
  /** Whether a request showed that a parameter still answers. */
  readonly answers: (change: Change) => boolean;
}

/** An announcement that is about a change. */
export interface Candidate {
  readonly announcement: KnownAnnouncement;
  readonly mentions: Mentions;
  readonly sure: Sureness;
}

export interface Reconciled {
  readonly findings: readonly Finding[];
  readonly settled: readonly string[];
}

/** Compares what changed with what was announced. An announcement covers a change once: it announces no later one of the same kind. */
export function reconcile(looks: Looks): Reconciled {
  const contracts = [looks.older, looks.newer];
  const mentionsOf = mentionsIn(contracts);
  const read = looks.announcements.map((announcement) => ({
    announcement,
    mentions: mentionsOf(announcement),
  }));
  const settled = new Set(looks.settled);
  const fresh: string[] = [];
  const judgedChanges = looks.changes.map((change) => {
    const candidates = read.flatMap((each): readonly Candidate[] => {
      const sure = linkOf(change, each.mentions, contracts);
      return sure === undefined || settled.has(keyOf(each.announcement, change)) ? [] : [{ ...each, sure }];
    });
    const surest = candidates.toSorted((one, other) => one.sure.localeCompare(other.sure));
    for (const { announcement, sure } of surest)
      if (sure === 'certain') fresh.push(keyOf(announcement, change));
    return { finding: judged(change, surest, looks), linked: surest.map(({ announcement }) => announcement) };
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

const digestOf = (announcement: KnownAnnouncement): string =>
  createHash('sha256').update(identityOf(announcement)).digest('hex').slice(0, 16);

/** What an announcement announced: the announcement, the subject, and whether it began, ended or was altered. */
function keyOf(announcement: KnownAnnouncement, change: Change): string {
  const { operations, name = '' } = subjectOf(change);
  return `${digestOf(announcement)} ${kindOf(change)} ${operations.join(' ')} ${name}`;
}
