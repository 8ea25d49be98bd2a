import { jsonText } from '../../../reports/index.js';
import {
  type Entry,
  type Outline,
  outlineMarkdown,
  outlineText,
  sectionIfAny,
} from '../../../reports/outline.js';
import { citedClause } from '../../../reports/wording.js';
import { SetupError } from '../../engine/setup-error.js';
import type { ClauseChange, Move } from '../../regression/reports/clause-changes.js';
import { type ReportDiff, type ReportHead, reportDiff } from '../../regression/reports/report-diff.js';
import { plainConsole } from '../console.js';
import type { Host } from '../host.js';
import { reportOfDocument } from '../reports/stored-run.js';
import type { DiffFlags } from './diff.js';
import type { JsonSource } from './sources.js';

const titles: Readonly<Record<Exclude<Move, 'unchanged'>, string>> = {
  new: 'New failures',
  fixed: 'Fixed',
  changed: 'Changed',
  gone: 'Gone',
};

/** The changes between two reports, clause by clause. */
export const reportOutline = ({ older, newer, unlike, clauses, totals, exitCode }: ReportDiff): Outline => ({
  title: 'Changes of the report',
  facts: [
    ['older', headOf(older)],
    ['newer', headOf(newer)],
    ...unlike.map((each) => ['unlike', each] as const),
  ],
  sections: Object.entries(titles).flatMap(([move, title]) =>
    sectionIfAny({ title, entries: clauses.filter((each) => each.move === move).map(clauseEntry) }),
  ),
  conclusion: `${Object.entries(totals)
    .map(([move, count]) => `${count} ${move}`)
    .join(', ')}. Exit code ${exitCode}.`,
});

const headOf = ({ verdict, startedAt, target, suite, seed }: ReportHead): string =>
  `${verdict}: ${target}, ${startedAt}, suite ${suite}, seed ${seed}`;

const marks = { new: '✗', fixed: '✓', changed: '→', gone: '·', unchanged: '·' } as const;

const clauseEntry = ({ id, move, from, to, cause, why }: ClauseChange): Entry => ({
  mark: marks[move],
  text: [{ code: id }, `: ${from ?? 'absent'} → ${to ?? 'absent'}`],
  details: [
    [citedClause(id).says],
    ...(cause === undefined ? [] : [[`cause: ${cause.of}; ${cause.because}`]]),
    ...(why === undefined ? [] : [[`reason: ${why}`]]),
  ],
});

/**
 * Prints the changes between two documents that are reports. Throws `SetupError` if one cannot be read.
 * @returns the exit code: 1 if a clause newly fails, else 0
 */
export function diffReportFiles(
  older: JsonSource,
  newer: JsonSource,
  flags: DiffFlags,
  surroundings: Host,
): number {
  if (flags.feed !== undefined || flags.asOf !== undefined || flags.level.length > 0)
    throw new SetupError('--feed, --as-of and --level apply to contracts.', 'Omit them to compare reports.');
  const found = reportDiff(
    reportOfDocument(older.json, older.name),
    reportOfDocument(newer.json, newer.name),
  );
  const out = plainConsole(surroundings);
  if (flags.json === true) out.write(jsonText(found));
  else if (flags.markdown === true) out.write(outlineMarkdown(reportOutline(found)));
  else out.write(outlineText(reportOutline(found), out));
  return found.exitCode;
}
