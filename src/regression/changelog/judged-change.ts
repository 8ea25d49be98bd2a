import type { ClauseId } from '../../../contract/index.js';
import type { Change } from '../contract/change.js';
import { operationKey } from '../declared.js';
import { linked } from '../notice/judged.js';
import { type Candidate, isRenaming, noticeOf } from '../notice/notice.js';
import { effectOf, subjectOf } from '../notice/subject.js';
import type { Finding, Label } from './finding.js';
import type { Looks } from './reconcile.js';

/** Judges one change by the announcements that are about it, the surest first. */
export function judgedChange(change: Change, candidates: readonly Candidate[], looks: Looks): Finding {
  const [first] = candidates;
  const finding = (label: Label, because: string, clauses: readonly ClauseId[]): Finding => ({
    label,
    said: `${sentence(change)}: ${because}.`,
    clauses: [...new Set([...clauses, ...(change.clauses ?? [])])],
    change,
    announcements: candidates.map(linked),
    fails: change.class === 'breaking' && ['unannounced', 'late', 'stopped-too-early'].includes(label),
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
function owedBy(change: Change, candidates: readonly Candidate[], { newer }: Looks): ClauseId {
  if (change.class === 'announce') return 'versioning.closed-enum';
  if (isRenaming(change, candidates)) return renamed;
  const { operations, name } = subjectOf(change);
  if (effectOf(change) !== 'ends' || name !== undefined) return 'versioning.notice.breaking-change';
  const isThere = newer.operations.some(
    ({ path }) => operations.length === 0 || operations.includes(operationKey(path)),
  );
  return isThere ? 'versioning.notice.breaking-change' : 'versioning.notice.removal';
}
