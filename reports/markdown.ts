import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';
import { conclusion, gateFacts } from './gate-words.js';
import { defectBlock } from './markdown/defect.js';
import { code, fitting, folded, plain, table } from './markdown/markup.js';
import { masked } from './masked.js';
import { cut } from './printable.js';
import type { FileReporter } from './reporter.js';
import { toldDefects } from './told-defects.js';
import {
  countedReasons,
  grouped,
  outcomeOrder,
  outcomeWords,
  runWords,
  verdictSymbols,
  whyOf,
} from './wording.js';

/**
 * `report.md`: the summary of a job or a comment, failures first. It stays below the 65,536 characters that a comment
 * may have: each section has its share, and says how much it leaves out.
 */
export const markdownReport: FileReporter = {
  fileName: 'report.md',
  render: (report) => `${sections(masked(report)).join('\n\n')}\n`,
};

function sections(report: Report): readonly string[] {
  const { run, verdict, checks, troubles } = report;
  const of = (outcome: CheckResult['outcome']) => checks.filter((each) => each.outcome === outcome);
  const defects = (outcome: 'fail' | 'warn') =>
    toldDefects(report, outcome).map((each) => defectBlock(report, each));
  const reasons = (outcome: CheckResult['outcome']) =>
    of(outcome).map((each) => `- ${code(each.id)}: ${plain(whyOf(each))}`);
  return [
    `## ${verdictSymbols[verdict]} ${verdict}: ${plain(cut(run.target.name, 200).text)}`,
    plain(cut(conclusion(report), 1000).text),
    ...section(
      'Gate',
      gateFacts(report).map(({ label, text }) => `- **${label}** ${plain(text)}`),
      8000,
    ),
    ...section('Failures', defects('fail'), 24_000),
    ...section('Harness errors', reasons('harness-error'), 3000),
    ...section(
      'Troubles',
      troubles.map(({ where, message }) => `- ${plain(`${where}: ${message}`)}`),
      2000,
    ),
    ...section('Recommendations not followed', defects('warn'), 8000),
    ...section('Inconclusive', reasons('inconclusive'), 6000),
    ...section(
      'Not tested',
      countedReasons(of('not-tested')).map(([reason, count]) => `- ${count}: ${plain(reason)}`),
      4000,
    ),
    `### Areas\n\n${areas(report)}`,
    ...(report.operations.length === 0 ? [] : [folded('Cost by operation', [costs(report)])]),
    plain(runWords(report)),
  ];
}

function section(title: string, parts: readonly string[], characters: number): readonly string[] {
  if (parts.length === 0) return [];
  const { kept, left } = fitting(parts, characters);
  return [
    [`### ${title}`, '', ...kept, ...(left === 0 ? [] : ['', `${left} more are in the report.`])].join('\n'),
  ];
}

function areas({ areas: rows, totals }: Report): string {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  const cells = (of: Report['totals']) => occurring.map((each) => (of[each] === 0 ? '·' : grouped(of[each])));
  return table(
    ['area', ...occurring.map((each) => `${outcomeWords[each].symbol} ${outcomeWords[each].word}`)],
    [
      ...rows.map((each) => [plain(each.area), ...cells(each.totals)]),
      ['**total**', ...cells(totals).map((each) => `**${each}**`)],
    ],
  );
}

const costs = ({ operations }: Report): string =>
  table(
    ['operation', 'requests', 'kB', '429', 'p50 ms', 'p95 ms', 'max ms'],
    operations.map(({ operation, requests, bytes, limited, p50, p95, max }) => [
      plain(operation),
      ...[requests, bytes / 1000, limited, p50, p95, max].map((each) => grouped(Math.round(each))),
    ]),
  );
