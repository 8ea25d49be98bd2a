import type { ClauseChange, Move } from '../../regression/reports/clause-change.js';
import type { ReportDiff, ReportHead } from '../../regression/reports/report-diff.js';

const titles: Readonly<Record<Exclude<Move, 'unchanged'>, string>> = {
  new: 'New failures',
  fixed: 'Fixed',
  changed: 'Changed',
  gone: 'Gone',
};

/** The clauses that moved, under a title for each kind of move that there is. */
export const sectionsOf = ({ clauses }: ReportDiff) =>
  Object.entries(titles)
    .map(([move, title]) => ({ title, changes: clauses.filter((each) => each.move === move) }))
    .filter(({ changes }) => changes.length > 0);

/** How many clauses moved in which way, and the exit code. */
export const totalsOf = ({ totals, exitCode }: ReportDiff): string =>
  `${Object.entries(totals)
    .map(([move, count]) => `${count} ${move}`)
    .join(', ')}. Exit code ${exitCode}.`;

export const headOf = ({ verdict, startedAt, target, suite, seed }: ReportHead): string =>
  `${verdict}: ${target}, ${startedAt}, suite ${suite}, seed ${seed}`;

export const moveOf = ({ from, to }: ClauseChange): string => `${from ?? 'nothing'} -> ${to ?? 'nothing'}`;

export const causeOf = ({ cause }: ClauseChange): string =>
  cause === undefined ? '' : `${cause.of}: ${cause.because}`;
