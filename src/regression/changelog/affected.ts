import { type ClauseId, clause, type OperationId } from '../../../contract/index.js';
import type { Check } from '../../kit/index.js';
import type { Change } from '../contract/change.js';
import { type Declared, operationKey } from '../contract/declarations.js';
import { subjectOf } from '../notice/link.js';
import type { Mentions } from '../notice/mentions.js';
import { knownOperations, spells, topicsOf } from '../notice/topics.js';

/** What came since a snapshot. */
interface Since {
  readonly contracts: readonly [older: Declared, newer: Declared];
  readonly changes: readonly Change[];
  /** What announcements name that the snapshot did not know. */
  readonly announced: readonly Mentions[];
}

/** Operations that publish what was read anew. */
const documents: readonly OperationId[] = ['getOpenapi', 'getChangelog', 'getChangelogFeed'];

/**
 * The ids of the checks that changes can affect, in the order of the suite: those of a changed operation, of a changed parameter or
 * field those alone that cite a clause which spells it, where there are some; those that announcements are about; and those that judge the
 * documents themselves. What belongs to no pinned operation is judged by what takes the contract at its word.
 */
export function affectedChecks(
  checks: readonly Check[],
  { contracts, changes, announced }: Since,
): readonly string[] {
  const affected = new Set(checks.filter(touches(documents)).map(({ id }) => id));
  const add = (found: readonly Check[]) => {
    for (const { id } of found) affected.add(id);
  };
  for (const { operations, name } of changes.map(subjectOf)) {
    const known = operations.flatMap((each) => knownAt(each, contracts) ?? []);
    if (known.length === 0) {
      add(checks.filter(({ source }) => source === 'deployment'));
      continue;
    }
    const all = checks.filter(touches(known));
    const narrow = all.filter(({ clauses }) => name !== undefined && clauses.some((id) => spells(id, name)));
    add(narrow.length > 0 ? narrow : all);
  }
  for (const mentions of announced) {
    const { clauses } = topicsOf(mentions, contracts);
    const cited = new Set(clauses.map(({ id }) => id));
    const operations = [...knownOperations(mentions.operations, contracts)].flatMap(([id, sure]) =>
      sure === 'certain' ? [id] : [],
    );
    const spelled = checks.filter((check) => check.clauses.some((id) => cited.has(id)));
    add(spelled.length > 0 ? spelled : checks.filter(touches(operations)));
  }
  return checks.map(({ id }) => id).filter((id) => affected.has(id));
}

const knownAt = (key: string, contracts: readonly Declared[]): OperationId | undefined =>
  contracts
    .flatMap(({ operations }) => operations)
    .find(({ path, known }) => known !== undefined && operationKey(path) === key)?.known;

/** Whether a check judges one of some operations, by itself or by a clause that binds it. */
const touches =
  (wanted: readonly OperationId[]) =>
  ({ operations, clauses }: Check): boolean =>
    operations.some((each) => wanted.includes(each)) ||
    clauses.some((id: ClauseId) => clause(id).operations.some((each) => wanted.includes(each)));
