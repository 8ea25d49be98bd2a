import { code, plain } from '../../../reports/markdown.js';
import { masked, printable } from '../../../reports/safe-text.js';
import { citedClause } from '../../../reports/wording.js';
import type { Report } from '../../engine/record/report.js';
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

/** The clauses that moved, under a title for each kind of move that there is. */
const sectionsOf = ({ clauses }: ReportDiff) =>
  Object.entries(titles)
    .map(([move, title]) => ({ title, changes: clauses.filter((each) => each.move === move) }))
    .filter(({ changes }) => changes.length > 0);

/** How many clauses moved in which way, and the exit code. */
const totalsOf = ({ totals, exitCode }: ReportDiff): string =>
  `${Object.entries(totals)
    .map(([move, count]) => `${count} ${move}`)
    .join(', ')}. Exit code ${exitCode}.`;

const headOf = ({ verdict, startedAt, target, suite, seed }: ReportHead): string =>
  `${verdict}: ${target}, ${startedAt}, suite ${suite}, seed ${seed}`;

const moveOf = ({ from, to }: ClauseChange): string => `${from ?? 'nothing'} -> ${to ?? 'nothing'}`;

const causeOf = ({ cause }: ClauseChange): string =>
  cause === undefined ? '' : `${cause.of}: ${cause.because}`;

/** What changed between two reports, for the summary of a job or a comment. */
const markdownOf = (diff: ReportDiff): string =>
  [
    `**${plain(totalsOf(diff))}**`,
    '',
    `- older: ${plain(headOf(diff.older))}`,
    `- newer: ${plain(headOf(diff.newer))}`,
    ...diff.unlike.map((each) => `- ${plain(each)}`),
    ...sectionsOf(diff).flatMap(({ title, changes }) => [
      '',
      `### ${title}`,
      '',
      '| clause | outcome | cause | why |',
      '| :-- | :-- | :-- | :-- |',
      ...changes.map(
        (change) =>
          `| ${[code(change.id), ...[moveOf(change), causeOf(change), change.why ?? ''].map(plain)].join(' | ')} |`,
      ),
    ]),
  ]
    .map((line) => `${line}\n`)
    .join('');

/** What changed between two reports, for a terminal. */
const textOf = (diff: ReportDiff): string =>
  [
    `older  ${headOf(diff.older)}`,
    `newer  ${headOf(diff.newer)}`,
    ...diff.unlike.map((each) => `unlike ${each}`),
    ...sectionsOf(diff).flatMap(({ title, changes }) => ['', title, ...changes.flatMap(linesOf)]),
    '',
    totalsOf(diff),
  ]
    .map((line) => `${printable(line)}\n`)
    .join('');

const linesOf = (change: ClauseChange): readonly string[] => [
  `  ${change.id}  ${moveOf(change)}`,
  `    clause  ${citedClause(change.id).says}`,
  `    cause   ${causeOf(change)}`,
  ...(change.why === undefined ? [] : [`    why     ${change.why}`]),
];

const forms = {
  json: (diff) => `${JSON.stringify(diff, null, 2)}\n`,
  markdown: markdownOf,
  text: textOf,
} as const satisfies Readonly<Record<string, (diff: ReportDiff) => string>>;

/** Tells what changed between two documents that are reports. Throws `SetupError` where one cannot be read. @returns the exit code */
export function diffReportFiles(
  older: JsonSource,
  newer: JsonSource,
  flags: DiffFlags,
  surroundings: Host,
): number {
  if (flags.feed !== undefined || flags.asOf !== undefined || flags.level.length > 0)
    throw new SetupError('--feed, --as-of and --level are for contracts.', 'Leave them out for reports.');
  const was = reportOfDocument(older.json, older.name);
  const is = reportOfDocument(newer.json, newer.name);
  const form = flags.json === true ? 'json' : flags.markdown === true ? 'markdown' : 'text';
  const { text, exitCode } = diffReports(was, is, form);
  plainConsole(surroundings).write(text);
  return exitCode;
}

/** What changed between two reports, as text. The exit code is 1 where something newly fails, else 0. */
export function diffReports(
  older: Report,
  newer: Report,
  form: keyof typeof forms,
): { readonly text: string; readonly exitCode: number } {
  const diff = masked(reportDiff(older, newer));
  return { text: forms[form](diff), exitCode: diff.exitCode };
}
