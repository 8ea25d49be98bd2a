import { code, plain } from '../../../reports/markdown/markup.js';
import type { ReportDiff } from '../../regression/reports/report-diff.js';
import { causeOf, headOf, moveOf, sectionsOf, totalsOf } from './wording.js';

/** What changed between two reports, for the summary of a job or a comment. */
export const markdownOf = (diff: ReportDiff): string =>
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
