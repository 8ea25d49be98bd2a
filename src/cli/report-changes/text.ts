import { citedClause } from '../../../reports/cited.js';
import { printable } from '../../../reports/printable.js';
import type { ClauseChange } from '../../regression/reports/clause-change.js';
import type { ReportDiff } from '../../regression/reports/report-diff.js';
import { causeOf, headOf, moveOf, sectionsOf, totalsOf } from './wording.js';

/** What changed between two reports, for a terminal. */
export const textOf = (diff: ReportDiff): string =>
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
