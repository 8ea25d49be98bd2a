import type { ClauseId } from '../../../contract/index.js';
import type { Change } from '../contract/change.js';
import { operationKey } from './declared.js';
import type { Finding, Label, Linked } from './finding.js';
import { kindOf } from './intent.js';
import { subjectOf } from './link.js';
import { announcedBetween, daysBetween, noticeDays, noticeOf } from './notice.js';
import type { Candidate, Looks } from './reconcile.js';

/** Judges one change by the announcements that are about it, the surest first. */
export function judged(change: Change, candidates: readonly Candidate[], looks: Looks): Finding {
  const [first] = candidates;
  const finding = (label: Label, why: string, clauses: readonly ClauseId[]): Finding => ({
    label,
    said: `${sentence(change)}: ${why}.`,
    clauses,
    change,
    announcements: candidates.map(linked),
    fails: change.class === 'breaking' && ['unannounced', 'late', 'stopped-too-early'].includes(label),
  });
  if (change.class === 'free') {
    return first?.sure === 'certain'
      ? finding('confirmed', 'announced, though it needs no notice', [])
      : finding('free', 'it needs no notice', []);
  }
  if (change.class === 'breaking' && kindOf(change) === 'ends' && looks.answers(change)) {
    return finding('still-answered', 'the contract no longer declares it, and it is still answered', [
      'versioning.openapi.omissions',
    ]);
  }
  if (first === undefined) {
    const owed = change.class === 'announce' ? closedEnum : noticeClause(change, candidates, looks);
    return looks.movedOn
      ? finding('undecided', 'the feed lists no entry that it listed before, so one about it may be gone', [
          owed,
        ])
      : finding('unannounced', 'no entry of the changelog names it', [owed, feed]);
  }
  if (change.class === 'announce') {
    return first.sure === 'certain'
      ? finding('confirmed', 'announced', [closedEnum])
      : finding('undecided', 'an entry may mean it', [closedEnum]);
  }
  return breaking(change, candidates, looks, finding);
}

/** What changed, with the operation where its own sentence leaves it out. */
const sentence = ({ said, operation }: Change): string => {
  const plain = said.replace(/\.$/, '');
  return operation === undefined || plain.includes(operation) ? plain : `${operation}: ${plain}`;
};

const feed = 'versioning.changelog.feed.announces';
const closedEnum = 'versioning.closed-enum';

function breaking(
  change: Change,
  candidates: readonly Candidate[],
  looks: Looks,
  finding: (label: Label, why: string, clauses: readonly ClauseId[]) => Finding,
): Finding {
  const notices = candidates.map(({ announcement, sure }) => ({
    sure,
    notice: noticeOf(announcedBetween(announcement), looks.changed),
  }));
  const has = (wanted: string, sure: string) =>
    notices.some((each) => each.notice === wanted && each.sure === sure);
  const clause = noticeClause(change, candidates, looks);
  if (has('kept', 'certain')) {
    return finding('confirmed', `announced at least ${noticeDays} days before`, [clause]);
  }
  if (has('open', 'certain')) {
    return finding('undecided', 'when it was announced, or came, is not known well enough to count 30 days', [
      clause,
    ]);
  }
  if (has('kept', 'possible') || has('open', 'possible')) {
    return finding('undecided', 'an entry may mean it, and does not name it for certain', [clause]);
  }
  const days = Math.max(
    ...candidates.map(({ announcement }) =>
      daysBetween(announcedBetween(announcement).earliest, looks.changed.latest),
    ),
  );
  const when = days < 0 ? 'after it was seen' : `${days === 1 ? '1 day' : `${days} days`} before it was seen`;
  return clause === renamed
    ? finding('stopped-too-early', `its renaming was announced ${when}`, [clause])
    : finding('late', `announced ${when}`, [clause]);
}

const renamed = 'versioning.notice.renamed-parameter';

/** The sentence that a breaking change is judged by. */
function noticeClause(change: Change, candidates: readonly Candidate[], { newer }: Looks): ClauseId {
  const { parameter } = change;
  if (kindOf(change) !== 'ends') return 'versioning.notice.breaking-change';
  if (parameter !== undefined) {
    const isRenamed = candidates.some(({ mentions }) => mentions.intents.has('renames'));
    return isRenamed ? renamed : 'versioning.notice.breaking-change';
  }
  const { operations } = subjectOf(change);
  const isThere = newer.operations.some(
    ({ path }) => operations.length === 0 || operations.includes(operationKey(path)),
  );
  return isThere ? 'versioning.notice.breaking-change' : 'versioning.notice.removal';
}

const linked = ({ announcement: { title, date, link }, sure }: Candidate): Linked => ({
  title,
  ...(date === undefined ? {} : { date }),
  ...(link === undefined ? {} : { link }),
  sure,
});
