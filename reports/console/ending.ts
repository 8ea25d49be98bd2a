import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { rulingTitle } from '../cited.js';
import { conclusion, gateFacts, listed } from '../gate-words.js';
import { printable } from '../printable.js';
import { type ToldDefect, toldDefects } from '../told-defects.js';
import { countedReasons, runWords, verdictSymbols, whyOf } from '../wording.js';
import { fact, failureBlock } from './failure.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';
import { summaryTable } from './summary.js';

/** All that is said when a run is over; the verdict comes last. */
export function endingLines(paint: Paint, report: Report, columns: number): readonly string[] {
  const of = (outcome: Outcome) => report.checks.filter((each) => each.outcome === outcome);
  const item = (lead: string, text: string) =>
    hanging(`  ${lead}  `, lead.length + 4, printable(text), columns);
  const reasons = (checks: readonly CheckResult[]) => checks.map((each) => item(each.id, whyOf(each)));
  const block = ({ check, failure, others, waived }: ToldDefect) => [
    ...failureBlock(paint, report.run, check, failure, columns),
    ...(others.length === 0 ? [] : [fact(paint, 'also', `seen by ${listed(others, 6)}`, columns)]),
    ...waived.map((each) => fact(paint, 'waived', each, columns)),
  ];
  const blocks = (outcome: 'fail' | 'warn') =>
    toldDefects(report, outcome).flatMap((each, index) => [...(index === 0 ? [] : ['']), ...block(each)]);
  const gate = gateFacts(report).map(({ label, text }) =>
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
    ...section('Gate', gate),
    '',
    paint.quiet(`  ${runWords(report)}`),
    paint.verdict(report.verdict, `${verdictSymbols[report.verdict]} ${printable(conclusion(report))}`),
  ];
}

/** A failure of which a log tells no more than that. */
const isBare = ({ failure }: CheckResult): boolean => failure === undefined;

const deviations = ({ checks }: Report): readonly (readonly [ruling: string, text: string])[] =>
  checks.flatMap(({ id, deviations: tolerated }) =>
    tolerated.map(({ ruling, note }) => [ruling, `${rulingTitle(ruling)}: ${note} (${id})`] as const),
  );
