import type { CheckResult, Failure, RunStarted } from '../../src/engine/events.js';
import type { Report } from '../../src/engine/record/report.js';
import type { UndecidedGroup } from '../../src/engine/record/undecided-groups.js';
import type { Outcome } from '../../src/kit/index.js';
import { conclusion, listed, policyFacts } from '../conclusion.js';
import { failureFacts, failureGroups, type PresentedGroup } from '../failures.js';
import { printable } from '../safe-text.js';
import type { Shell } from '../shell-commands.js';
import { acceptance, groupSize, undecidedFacts } from '../undecided.js';
import {
  countedReasons,
  outcomeLabels,
  outcomeOrder,
  retriesSummary,
  rulingTitle,
  runSummary,
  verdictSymbols,
  whyOf,
} from '../wording.js';
import { hanging, type Paint, table, widthOf } from './terminal.js';

/** The part of a result that its heading shows. */
type Judged = Pick<CheckResult, 'id' | 'title' | 'outcome'>;

/** What text is written to. */
export interface Terminal {
  /** The width to wrap at. */
  readonly columns: number;
  /** The shell that commands are for; `posix` without it. */
  readonly shell?: Shell | undefined;
}

const indent = 14;

/** A failed check with the facts of its failure. Commands stay on one line, so that they can be copied. */
export function failureBlock(
  paint: Paint,
  run: Pick<RunStarted, 'command' | 'target'>,
  check: Judged,
  failure: Failure,
  { columns, shell }: Terminal,
): readonly string[] {
  const facts = failureFacts(run, check, failure, shell);
  return [
    ...checkHeading(paint, check, columns),
    ...facts.map(({ label, value, kind }) =>
      kind === 'command' ? `${lead(paint, label)}${printable(value)}` : fact(paint, label, value, columns),
    ),
  ];
}

/** The cause of undecided checks, what to do about it, and which checks they are. */
const undecidedBlock = (paint: Paint, group: UndecidedGroup, columns: number): readonly string[] => [
  hanging(
    `  ${paint.outcome('inconclusive', outcomeLabels.inconclusive.symbol)} `,
    4,
    printable(`${groupSize(group)}: ${group.cause}`),
    columns,
  ),
  ...undecidedFacts(group).map(({ label, value }) => fact(paint, label, value, columns)),
];

/** The title of a check with the symbol of its outcome, and its id. */
export function checkHeading(paint: Paint, check: Judged, columns: number): readonly string[] {
  const symbol = paint.outcome(check.outcome, outcomeLabels[check.outcome].symbol);
  return [
    hanging(`  ${symbol} `, 4, printable(check.title), columns).split('\n').map(paint.strong).join('\n'),
    `    ${paint.quiet(printable(check.id))}`,
  ];
}

/** A labelled line below the heading of a check. */
export const fact = (paint: Paint, label: string, value: string, columns: number): string =>
  hanging(lead(paint, label), indent, printable(value), columns);

const lead = (paint: Paint, label: string): string => `    ${paint.quiet(label.padEnd(indent - 4))}`;

/** Areas by outcomes, a column for each outcome that occurs, with totals; those of which no check ran take one row. */
function summaryTable(paint: Paint, report: Report): readonly string[] {
  const { totals } = report;
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  const sum = (each: Report['totals']) => outcomeOrder.reduce((all, outcome) => all + each[outcome], 0);
  const isIdle = (each: Report['totals']) => each['not-tested'] === sum(each);
  const busy = report.areas.filter((each) => !isIdle(each.totals));
  const idle = report.areas.filter((each) => isIdle(each.totals));
  const [first] = idle;
  const notTested = idle.reduce((all, each) => all + each.totals['not-tested'], 0);
  const areas =
    busy.length === 0 || idle.length < 2 || first === undefined
      ? report.areas
      : [
          ...busy,
          { area: `${idle.length} other areas`, totals: { ...first.totals, 'not-tested': notTested } },
        ];
  const rows = [...areas, { area: 'total', totals }];
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
  const rule = paint.quiet('─'.repeat(Math.max(...table(columns, (cell) => cell).map(widthOf))));
  return [head, ...lines.slice(0, -1), rule, ...lines.slice(-1)].map((each) => `  ${each}`);
}

/** The lines that end a run; the verdict comes last. */
export function endingLines(paint: Paint, report: Report, terminal: Terminal): readonly string[] {
  const { columns } = terminal;
  const of = (outcome: Outcome) => report.checks.filter((each) => each.outcome === outcome);
  const item = (lead: string, text: string) =>
    hanging(`  ${lead}  `, widthOf(lead) + 4, printable(text), columns);
  const reasons = (checks: readonly CheckResult[]) => checks.map((each) => item(each.id, whyOf(each)));
  const block = ({ check, failure, others, waived }: PresentedGroup) => [
    ...failureBlock(paint, report.run, check, failure, terminal),
    ...(others.length === 0 ? [] : [fact(paint, 'also in', listed(others, 6), columns)]),
    ...waived.map((each) => fact(paint, 'waived', each, columns)),
  ];
  const blocks = (outcome: 'fail' | 'warn') =>
    failureGroups(report, outcome).flatMap((each, index) => [...(index === 0 ? [] : ['']), ...block(each)]);
  const undecided = () =>
    report.undecidedGroups.length === 0
      ? []
      : [
          ...report.undecidedGroups.flatMap((each) => undecidedBlock(paint, each, columns)),
          hanging('  ', 2, acceptance, columns),
        ];
  const policy = policyFacts(report).map(({ label, text }) =>
    hanging(`  ${paint.quiet(label.padEnd(12))}`, 14, printable(text), columns),
  );
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ['', paint.strong(title), ...lines];
  return [
    ...section('Summary', summaryTable(paint, report)),
    ...section('Failures', [...blocks('fail'), ...reasons(of('fail').filter(isBare))]),
    ...section('Harness errors', reasons(of('harness-error'))),
    ...section(
      'Errors outside checks',
      report.troubles.map(({ where, message }) => item(printable(where), message)),
    ),
    ...section('Recommendations not followed', blocks('warn')),
    ...section('Undecided', undecided()),
    ...section(
      'Tolerated deviations',
      deviations(report).map(([ruling, text]) => item(ruling, text)),
    ),
    ...section(
      'Not tested',
      countedReasons(of('not-tested').filter(({ required }) => !required)).map(([note, count]) =>
        item(String(count).padStart(4), note),
      ),
    ),
    ...section('Exit policy', policy),
    '',
    ...retries(paint, report, columns),
    paint.quiet(`  ${runSummary(report)}`),
    paint.verdict(report.verdict, `${verdictSymbols[report.verdict]} ${printable(conclusion(report))}`),
  ];
}

function retries(paint: Paint, report: Report, columns: number): readonly string[] {
  const found = retriesSummary(report);
  if (found === undefined) return [];
  const lead = found.isWarning ? `  ${paint.outcome('warn', outcomeLabels.warn.symbol)} ` : '  ';
  return [hanging(lead, widthOf(lead), found.text, columns)];
}

/** A failure without details in the log. */
const isBare = ({ failure }: CheckResult): boolean => failure === undefined;

const deviations = ({ checks }: Report): readonly (readonly [ruling: string, text: string])[] =>
  checks.flatMap(({ id, deviations: tolerated }) =>
    tolerated.map(({ ruling, note }) => [ruling, `${rulingTitle(ruling)}: ${note} (${id})`] as const),
  );
