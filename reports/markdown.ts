import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import { conclusion, listed, policyFacts } from './conclusion.js';
import { failureFacts, failureGroups, type PresentedGroup } from './failures.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable, printableLines } from './safe-text.js';
import { acceptance, groupSize, undecidedFacts } from './undecided.js';
import {
  countedReasons,
  grouped,
  outcomeLabels,
  outcomeOrder,
  retriesSummary,
  runSummary,
  totalsSummary,
  verdictSymbols,
  whyOf,
} from './wording.js';

const escaped = (text: string): string =>
  printable(text)
    .replace(/[&<>"'`*_[\]|\\~#@!{}]|:(?=\/\/)/g, (mark) => `&#${mark.charCodeAt(0)};`)
    .replace(/www\./gi, (each) => `${each.slice(0, 3)}&#46;`);

/**
 * Text in which nothing is Markdown, HTML, a link or a mention. GitHub looks for `@name` and `#1` in the page it has
 * rendered, where a character reference is the character itself; only a zero-width space behind it prevents a mention.
 */
export const plain = (text: string): string =>
  escaped(text).replace(/&#(?:64|35);(?=\w)/g, (each) => `${each}&#8203;`);

/** Our own prose, whose backticks mark code. */
export const prose = (text: string): string =>
  text
    .split(/`([^`]+)`/)
    .map((each, index) => (index % 2 === 0 ? plain(each) : code(each)))
    .join('');

/** Text as code, in which GitHub looks for no mentions. */
export const code = (text: string): string => `<code>${escaped(text)}</code>`;

/** Preformatted lines, such as a command. */
export const block = (text: string): string =>
  `<pre>${printableLines(text).replace(/[&<>]/g, (mark) => `&#${mark.charCodeAt(0)};`)}</pre>`;

/** Content behind a summary that opens on click. */
export const folded = (summary: string, content: readonly string[], isOpen = false): string =>
  [
    isOpen ? '<details open>' : '<details>',
    `<summary>${summary}</summary>`,
    '',
    ...content,
    '',
    '</details>',
  ].join('\n');

/** A table, the first column left-aligned, the others right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, index) => (index === 0 ? ':--' : '--:'))), ...rows.map(line)].join(
    '\n',
  );
}

/** The first parts that fit into so many characters, and the number of the others. */
export function fitting(
  parts: readonly string[],
  characters: number,
): { readonly kept: readonly string[]; readonly left: number } {
  let room = characters;
  const end = parts.findIndex((part) => {
    room -= part.length + 1;
    return room < 0;
  });
  const kept = end < 0 ? parts : parts.slice(0, end);
  return { kept, left: parts.length - kept.length };
}

// A value of the target is truncated; the other reports have all of it.
const longest = 400;
const short = (text: string): string => {
  const { text: beginning, left } = cut(text, longest);
  return left === 0 ? beginning : `${beginning}…`;
};

/** A failure group under its title, folded unless it is the first. */
function failureGroupBlock({ run }: Report, presented: PresentedGroup, isOpen: boolean): string {
  const { defect, check, failure, others, waived } = presented;
  const { symbol } = outcomeLabels[defect.outcome];
  const facts = failureFacts(run, check, failure).map((each) => ({ ...each, value: short(each.value) }));
  return folded(
    `${symbol} ${prose(check.title)} ${code(check.id)}${waived.length === 0 ? '' : ' (waived)'}`,
    [
      ...facts
        .filter(({ kind }) => kind !== 'command')
        .map(({ label, value, kind }) => `- ${label}: ${kind === 'value' ? code(value) : prose(value)}`),
      ...(others.length === 0 ? [] : [`- also in: ${plain(listed(others, 6))}`]),
      ...waived.map((each) => `- waived: ${plain(short(each))}`),
      '',
      block(facts.flatMap(({ kind, value }) => (kind === 'command' ? [value] : [])).join('\n')),
    ],
    isOpen,
  );
}

/**
 * `report.md`: the summary of a job or a comment, failures first. It stays below the 65,536 characters of a GitHub
 * comment: each section has a limit, and counts what it omits.
 */
export const markdownReport: FileReporter = {
  fileName: 'report.md',
  mark: /^## \S+ (?:conformant|non-conformant|incomplete|aborted): /,
  render: (report) => `${sections(masked(report)).join('\n\n')}\n`,
};

function sections(report: Report): readonly string[] {
  const { run, verdict, checks, troubles } = report;
  const of = (outcome: CheckResult['outcome']) => checks.filter((each) => each.outcome === outcome);
  const defects = (outcome: 'fail' | 'warn') =>
    failureGroups(report, outcome).map((each, index) =>
      failureGroupBlock(report, each, outcome === 'fail' && index === 0),
    );
  const reasons = (outcome: CheckResult['outcome']) =>
    of(outcome).map((each) => `- ${code(each.id)}: ${plain(whyOf(each))}`);
  return [
    `## ${verdictSymbols[verdict]} ${verdict}: ${plain(cut(run.target.name, 200).text)}`,
    plain(cut(conclusion(report), 1000).text),
    ...(checks.length === 0 ? [] : [plain(totalsSummary(report))]),
    ...section(
      'Exit policy',
      policyFacts(report).map(({ label, text }) => `- **${label}** ${plain(text)}`),
      8000,
    ),
    ...section('Failures', defects('fail'), 24_000),
    ...section('Harness errors', reasons('harness-error'), 3000),
    ...section(
      'Errors outside checks',
      troubles.map(({ where, message }) => `- ${plain(`${where}: ${message}`)}`),
      2000,
    ),
    ...section('Recommendations not followed', defects('warn'), 8000),
    ...section('Undecided', undecided(report), 8000),
    ...section(
      'Not tested',
      countedReasons(of('not-tested').filter(({ required }) => !required)).map(
        ([reason, count]) => `- ${count}: ${plain(reason)}`,
      ),
      4000,
    ),
    ...retries(report),
    `### Areas\n\n${areas(report)}`,
    ...(report.operations.length === 0 ? [] : [folded('Cost by operation', [costs(report)])]),
    plain(runSummary(report)),
  ];
}

/** A cause with its facts, folded where it has many; what stays undecided can be accepted. */
function undecided({ undecidedGroups: groups }: Report): readonly string[] {
  if (groups.length === 0) return [];
  const parts = groups.map((group) =>
    [
      `- **${groupSize(group)}: ${plain(short(group.cause))}**`,
      ...undecidedFacts(group).map(({ label, value }) => `  - ${label}: ${plain(short(value))}`),
    ].join('\n'),
  );
  return [...parts, '', plain(acceptance)];
}

function section(title: string, parts: readonly string[], characters: number): readonly string[] {
  if (parts.length === 0) return [];
  const { kept, left } = fitting(parts, characters);
  return [
    [`### ${title}`, '', ...kept, ...(left === 0 ? [] : ['', `${left} more in the report.`])].join('\n'),
  ];
}

function areas({ areas: rows, totals }: Report): string {
  const occurring = outcomeOrder.filter((each) => totals[each] > 0);
  const cells = (of: Report['totals']) => occurring.map((each) => (of[each] === 0 ? '·' : grouped(of[each])));
  return table(
    ['area', ...occurring.map((each) => `${outcomeLabels[each].symbol} ${outcomeLabels[each].word}`)],
    [
      ...rows.map((each) => [plain(each.area), ...cells(each.totals)]),
      ['**total**', ...cells(totals).map((each) => `**${each}**`)],
    ],
  );
}

function retries(report: Report): readonly string[] {
  const found = retriesSummary(report);
  return found === undefined
    ? []
    : [`${found.isWarning ? `${outcomeLabels.warn.symbol} ` : ''}${plain(found.text)}`];
}

const costs = ({ operations }: Report): string =>
  table(
    ['operation', 'requests', 'kB', '429', 'p50 ms', 'p95 ms', 'max ms'],
    operations.map(({ operation, requests, bytes, limited, p50, p95, max }) => [
      plain(operation),
      ...[requests, bytes / 1000, limited, p50, p95, max].map((each) => grouped(Math.round(each))),
    ]),
  );
