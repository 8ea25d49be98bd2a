import type { CheckResult, Failure, RunStarted } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/record/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { conclusion, listed, policyFacts } from '../conclusion.js';
import { failureGroups, type PresentedGroup } from '../failures.js';
import { printable } from '../safe-text.js';
import { curlCommand, replayCommand } from '../shell-commands.js';
import {
  citedClause,
  countedReasons,
  lastExchange,
  outcomeLabels,
  outcomeOrder,
  rulingTitle,
  runSummary,
  verdictSymbols,
  whyOf,
} from '../wording.js';
import { hanging, type Paint, table } from './terminal.js';

/** What a check says of itself, with how it ended. */
type Judged = Pick<CheckResult, 'id' | 'title' | 'clauses' | 'outcome'>;

const indent = 14;

/** A failed check: what was asked in words, what came, and how to see it again. Commands stay on one line. */
export function failureBlock(
  paint: Paint,
  run: Pick<RunStarted, 'command' | 'target'>,
  check: Judged,
  failure: Failure,
  columns: number,
): readonly string[] {
  const { finding, input } = failure;
  const exchange = lastExchange(failure);
  const text = (label: string, value: string) => fact(paint, label, value, columns);
  const command = (label: string, value: string) => `${lead(paint, label)}${printable(value)}`;
  return [
    ...checkHeading(paint, check, columns),
    ...check.clauses.map((id, index) =>
      text(
        index === 0 ? (check.clauses.length === 1 ? 'clause' : 'clauses') : '',
        `${citedClause(id).says} (${id})`,
      ),
    ),
    text('place', finding.at),
    text('expected', finding.expected),
    text('seen', finding.seen),
    ...(input === '' ? [] : [text('input', input)]),
    ...(exchange === undefined ? [] : [command('request', curlCommand(exchange, run.target.baseUrl))]),
    command('replay', replayCommand(run.command, check.id)),
  ];
}

/** The title of a check with the symbol of its outcome, and its id. */
export function checkHeading(paint: Paint, check: Judged, columns: number): readonly string[] {
  const symbol = paint.outcome(check.outcome, outcomeLabels[check.outcome].symbol);
  return [
    hanging(`  ${symbol} `, 4, printable(check.title), columns).split('\n').map(paint.strong).join('\n'),
    `    ${paint.quiet(printable(check.id))}`,
  ];
}

/** What is known of a check under a label. */
export const fact = (paint: Paint, label: string, value: string, columns: number): string =>
  hanging(lead(paint, label), indent, printable(value), columns);

const lead = (paint: Paint, label: string): string => `    ${paint.quiet(label.padEnd(indent - 4))}`;

/** Areas by outcomes, with a column for each outcome that occurs, and the totals below. */
function summaryTable(paint: Paint, { areas, totals }: Report): readonly string[] {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  const rows = [...areas, { area: 'total', totals }];
  const sum = (each: Report['totals']) => outcomeOrder.reduce((all, outcome) => all + each[outcome], 0);
  const columns = [
    { title: 'area', cells: rows.map((each) => printable(each.area)) },
    ...occurring.map((outcome) => ({
      title: outcomeLabels[outcome].word,
      cells: rows.map((each) => (each.totals[outcome] === 0 ? '·' : String(each.totals[outcome]))),
    })),
    { title: 'checks', cells: rows.map((each) => String(sum(each.totals))) },
  ];
  const [head = '', ...lines] = table(columns, (cell, column, row) => {
    const outcome = occurring[column - 1];
    if (row < 0 || cell.trim() === '·') return paint.quiet(cell);
    const toned = outcome === undefined ? cell : paint.outcome(outcome, cell);
    return row === areas.length ? paint.strong(toned) : toned;
  });
  const rule = paint.quiet(
    '─'.repeat(Math.max(...table(columns, (cell) => cell).map((each) => each.length))),
  );
  return [head, ...lines.slice(0, -1), rule, ...lines.slice(-1)].map((each) => `  ${each}`);
}

/** All that is said when a run is over; the verdict comes last. */
export function endingLines(paint: Paint, report: Report, columns: number): readonly string[] {
  const of = (outcome: Outcome) => report.checks.filter((each) => each.outcome === outcome);
  const item = (lead: string, text: string) =>
    hanging(`  ${lead}  `, lead.length + 4, printable(text), columns);
  const reasons = (checks: readonly CheckResult[]) => checks.map((each) => item(each.id, whyOf(each)));
  const block = ({ check, failure, others, waived }: PresentedGroup) => [
    ...failureBlock(paint, report.run, check, failure, columns),
    ...(others.length === 0 ? [] : [fact(paint, 'also', `seen by ${listed(others, 6)}`, columns)]),
    ...waived.map((each) => fact(paint, 'waived', each, columns)),
  ];
  const blocks = (outcome: 'fail' | 'warn') =>
    failureGroups(report, outcome).flatMap((each, index) => [...(index === 0 ? [] : ['']), ...block(each)]);
  const gate = policyFacts(report).map(({ label, text }) =>
    hanging(`  ${paint.quiet(label.padEnd(12))}`, 14, printable(text), columns),
  );
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.strong(title), ...lines];
  return [
    ...section('Summary', summaryTable(paint, report)),
    ...section('Failures', [...blocks('fail'), ...reasons(of('fail').filter(isBare))]),
    ...section('Harness errors', reasons(of('harness-error'))),
    ...section(
      'Troubles',
      report.troubles.map(({ where, message }) => item(printable(where), message)),
    ),
    ...section('Recommendations not followed', blocks('warn')),
    ...section('Inconclusive', reasons(of('inconclusive'))),
    ...section(
      'Tolerated deviations',
      deviations(report).map(([ruling, text]) => item(ruling, text)),
    ),
    ...section(
      'Not tested',
      countedReasons(of('not-tested')).map(([note, count]) => item(String(count).padStart(4), note)),
    ),
    ...section('Exit policy', gate),
    '',
    paint.quiet(`  ${runSummary(report)}`),
    paint.verdict(report.verdict, `${verdictSymbols[report.verdict]} ${printable(conclusion(report))}`),
  ];
}

/** A failure of which a log tells no more than that. */
const isBare = ({ failure }: CheckResult): boolean => failure === undefined;

const deviations = ({ checks }: Report): readonly (readonly [ruling: string, text: string])[] =>
  checks.flatMap(({ id, deviations: tolerated }) =>
    tolerated.map(({ ruling, note }) => [ruling, `${rulingTitle(ruling)}: ${note} (${id})`] as const),
  );
