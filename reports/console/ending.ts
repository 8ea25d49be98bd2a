import type { CheckResult } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/report.js';
import type { Outcome } from '../../src/kit/index.js';
import { rulingTitle } from '../cited.js';
import { conclusion, gateFacts } from '../gate-words.js';
import { printable } from '../printable.js';
import { counted, duration, elapsed, verdictSymbols, whyOf } from '../wording.js';
import { failureBlock } from './failure.js';
import { hanging } from './layout.js';
import type { Paint } from './paint.js';
import { summaryTable } from './summary.js';

/** All that is said when a run is over; the verdict comes last. */
export function endingLines(paint: Paint, report: Report, columns: number): readonly string[] {
  const of = (outcome: Outcome) => report.checks.filter((each) => each.outcome === outcome);
  const item = (lead: string, text: string) =>
    hanging(`  ${lead}  `, lead.length + 4, printable(text), columns);
  const reasons = (checks: readonly CheckResult[]) => checks.map((each) => item(each.id, whyOf(each)));
  const block = (check: CheckResult) =>
    check.failure === undefined
      ? reasons([check])
      : failureBlock(paint, report.run, check, check.failure, columns);
  const blocks = (checks: readonly CheckResult[]) =>
    checks.flatMap((each, index) => [...(index === 0 ? [] : ['']), ...block(each)]);
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.strong(title), ...lines];
  const warned = of('warn').filter((each) => each.failure !== undefined);
  return [
    ...section('Summary', summaryTable(paint, report)),
    ...section('Failures', blocks(of('fail'))),
    ...section('Harness errors', reasons(of('harness-error'))),
    ...section(
      'Troubles',
      report.troubles.map(({ where, message }) => item(printable(where), message)),
    ),
    ...section('Recommendations not followed', blocks(warned)),
    ...section('Inconclusive', reasons(of('inconclusive'))),
    ...section(
      'Tolerated deviations',
      deviations(report).map(([ruling, text]) => item(ruling, text)),
    ),
    ...section(
      'Not tested',
      notTested(of('not-tested')).map(([note, count]) => item(String(count).padStart(4), note)),
    ),
    ...section(
      'Gate',
      gateFacts(report).map(({ label, text }) => item(label.padEnd(10), text)),
    ),
    '',
    paint.quiet(`  ${circumstances(report)}`),
    paint.verdict(report.verdict, `${verdictSymbols[report.verdict]} ${printable(conclusion(report))}`),
  ];
}

const deviations = ({ checks }: Report): readonly (readonly [ruling: string, text: string])[] =>
  checks.flatMap(({ id, deviations: tolerated }) =>
    tolerated.map(({ ruling, note }) => [ruling, `${rulingTitle(ruling)}: ${note} (${id})`] as const),
  );

/** How often each note occurs, the most frequent first. */
function notTested(checks: readonly CheckResult[]): readonly (readonly [note: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const each of checks) counts.set(whyOf(each), (counts.get(whyOf(each)) ?? 0) + 1);
  return [...counts].toSorted(([, one], [, other]) => other - one);
}

function circumstances(report: Report): string {
  const { checks, cost } = report;
  const ms = elapsed(report);
  return [
    counted(checks.length, 'check'),
    counted(cost.requests, 'request'),
    counted(cost.queryUnits, 'Query Unit'),
    ...(ms === undefined ? [] : [duration(ms)]),
    `seed ${report.run.seed}`,
  ].join(' · ');
}
