import { createHash } from 'node:crypto';
import type { ClauseId } from '../../../contract/index.js';
import type { Change, FailOnChange } from '../contract/change.js';
import { type Declared, type DeclaredOperation, operationKey } from '../contract/declarations.js';
import {
  type Announcement,
  announcedBetween,
  type Between,
  identityOf,
  type KnownAnnouncement,
} from '../notice/announcement.js';
import type { Certainty } from '../notice/lexicon.js';
import { effectOf, subjectOf } from '../notice/link.js';
import { type Mentions, mentionsIn } from '../notice/mentions.js';
import {
  type Candidate,
  candidatesFor,
  type Entry,
  isRenaming,
  type Linked,
  linkedAnnouncement,
  needsNotice,
  noticeOf,
} from '../notice/notice.js';

/** Judges one change by the announcements that are about it, the surest first. */
function findingOfChange(
  change: Change,
  candidates: readonly Candidate[],
  looks: ReconciliationInput,
): Finding {
  const [first] = candidates;
  const finding = (label: Label, because: string, clauses: readonly ClauseId[]): Finding => ({
    label,
    said: `${sentence(change)}: ${because}.`,
    clauses: [...new Set([...clauses, ...(change.clauses ?? [])])],
    change,
    announcements: candidates.map(linkedAnnouncement),
    fails: needsNotice(change, looks.failOn) && ['unannounced', 'late', 'stopped-too-early'].includes(label),
  });
  if (change.class === 'free') {
    return first?.sure === 'certain'
      ? finding('confirmed', 'announced, though it needs no notice', [])
      : finding('free', 'it needs no notice', []);
  }
  const answers = effectOf(change) === 'ends' ? looks.answers(change) : undefined;
  if (change.class === 'breaking' && answers === true) {
    return finding('still-answered', 'the contract no longer declares it, and it is still answered', [
      'versioning.openapi.omissions',
    ]);
  }
  const owed = owedBy(change, candidates, looks);
  const { notice, because } = noticeOf(change, candidates, { changed: looks.changed, answers });
  if (notice === 'unannounced') {
    return looks.movedOn
      ? finding('undecided', 'the feed lists no entry that it listed before, so one about it may be gone', [
          owed,
        ])
      : finding('unannounced', because, [owed, 'versioning.changelog.feed.announces']);
  }
  const label = notice === 'late' && owed === renamed ? 'stopped-too-early' : labels[notice];
  return finding(label, because, [owed]);
}

const labels = { announced: 'confirmed', late: 'late', undecided: 'undecided' } as const;

/** What changed, with the operation where its own sentence leaves it out. */
const sentence = ({ said, operation }: Change): string => {
  const plain = said.replace(/\.$/, '');
  return operation === undefined || plain.includes(operation) ? plain : `${operation}: ${plain}`;
};

const renamed = 'versioning.notice.renamed-parameter';

/** The sentence that a change is judged by. */
function owedBy(change: Change, candidates: readonly Candidate[], { newer }: ReconciliationInput): ClauseId {
  if (change.class === 'announce') return 'versioning.closed-enum';
  if (isRenaming(change, candidates)) return renamed;
  const { operations, name } = subjectOf(change);
  if (effectOf(change) !== 'ends' || name !== undefined) return 'versioning.notice.breaking-change';
  const isThere = newer.operations.some(
    ({ path }) => operations.length === 0 || operations.includes(operationKey(path)),
  );
  return isThere ? 'versioning.notice.breaking-change' : 'versioning.notice.removal';
}

/** An announcement that the contract shows nothing of, so far; undefined where it does, or where a contract cannot show it. */
function unfulfilledAnnouncement(
  { announcement, mentions }: { readonly announcement: KnownAnnouncement; readonly mentions: Mentions },
  contracts: readonly [older: Declared, newer: Declared],
): Finding | undefined {
  const missing = missingOf(announcement, mentions, contracts);
  if (missing === undefined) return undefined;
  const { title, date, link } = announcement;
  return {
    label: 'not-there',
    said: `${title}: ${missing}.`,
    clauses: [],
    announcements: [
      {
        title,
        ...(date === undefined ? {} : { date }),
        ...(link === undefined ? {} : { link }),
        sure: 'certain',
      },
    ],
    fails: false,
  };
}

function missingOf(
  { lackedAt }: KnownAnnouncement,
  mentions: Mentions,
  contracts: readonly [Declared, Declared],
): string | undefined {
  const { intents, undeclared } = mentions;
  const named = namedIn(mentions, contracts);
  if (intents.has('ends') || intents.has('renames')) {
    return named.isWhole ? 'the contract still declares all that it names' : undefined;
  }
  if (intents.has('retires')) return undefined;
  if (intents.has('deprecates')) {
    return named.isWhole && named.flags.length > 0 && !named.flags.includes(true)
      ? 'the contract flags nothing of it as deprecated'
      : undefined;
  }
  if (intents.has('begins') && undeclared.length > 0) {
    return `the contract does not declare ${undeclared.join(', ')}`;
  }
  // Of an entry that was there at the first look, what it altered may have been there too.
  return intents.has('alters') && named.isWhole && lackedAt !== undefined
    ? 'nothing that was seen to change fits it'
    : undefined;
}

/** Whether the newer contract has everything that is surely named, and something is; and of parameters whether they are flagged. */
function namedIn({ operations, names }: Mentions, [older, newer]: readonly [Declared, Declared]) {
  const holdersIn = (contract: Declared): readonly DeclaredOperation[] => {
    const named = contract.operations.filter(({ path }) => operations.has(operationKey(path)));
    return named.length > 0 ? named : contract.operations;
  };
  const holders = holdersIn(newer);
  const isParameter = (name: string, among = holders) => among.some(({ parameters }) => parameters.has(name));
  const paths = sureOf(operations);
  const spellings = sureOf(names);
  const isWhole =
    paths.length + spellings.length > 0 &&
    paths.every((path) => newer.operations.some((each) => operationKey(each.path) === path)) &&
    spellings.every(
      (name) => isParameter(name) || (!isParameter(name, holdersIn(older)) && newer.fields.has(name)),
    );
  const flags = spellings.flatMap((name) =>
    holders.flatMap(({ parameters }) => parameters.get(name)?.deprecated ?? []),
  );
  return { isWhole, flags };
}

const sureOf = (found: ReadonlyMap<string, Certainty>): readonly string[] =>
  [...found].flatMap(([name, sure]) => (sure === 'certain' ? [name] : []));

/** What two looks at a deployment brought to light. */
interface ReconciliationInput {
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
  /** What fails beside breaking changes. */
  readonly failOn: readonly FailOnChange[];
}

interface KnownEntry extends Entry {
  readonly announcement: KnownAnnouncement;
}

interface Reconciled {
  readonly findings: readonly Finding[];
  readonly settled: readonly string[];
}

/** Compares what changed with what was announced. An announcement covers a change once: it announces no later one of the same kind. */
export function reconcile(looks: ReconciliationInput): Reconciled {
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
      finding: findingOfChange(change, candidates, looks),
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
      ...open.flatMap((each) => unfulfilledAnnouncement(each, [looks.older, looks.newer]) ?? []),
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

/** What came of comparing two looks at a deployment with what it announced. */
export type Label =
  /** Announced and there, with the notice that it needed. */
  | 'confirmed'
  /** There, and no notice was needed. */
  | 'free'
  /** Announced, and not there, or not yet. */
  | 'not-there'
  /** There, to be announced, and not announced. */
  | 'unannounced'
  /** Breaking, with less than 30 days of notice. */
  | 'late'
  /** The old spelling of a renamed parameter stopped before the 30 days were over. */
  | 'stopped-too-early'
  /** Gone from the contract, and still answered. */
  | 'still-answered'
  /** A parameter left out a state of its life, or went back. */
  | 'out-of-order'
  /** What is known decides neither way. */
  | 'undecided';

export interface Finding {
  readonly label: Label;
  /** One sentence for people. */
  readonly said: string;
  /** What it rests on. */
  readonly clauses: readonly ClauseId[];
  readonly change?: Change;
  /** The announcements that it is linked to, the surest first. */
  readonly announcements: readonly Linked[];
  /** Whether the specification shows that this must not be. */
  readonly fails: boolean;
}

/** 1 where something must not be, else 2 where something is undecided, else 0. */
export const exitCodeOfFindings = (findings: readonly Finding[]): 0 | 1 | 2 =>
  findings.some(({ fails }) => fails) ? 1 : findings.some(({ label }) => label === 'undecided') ? 2 : 0;
