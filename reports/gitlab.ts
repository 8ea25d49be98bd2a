import type { Report } from '../src/engine/record/report.js';
import { conclusion } from './conclusion.js';
import { failureGroups, type PresentedGroup } from './failures.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable } from './safe-text.js';
import { replayCommand } from './shell-commands.js';
import { sourceFileOf } from './source-file.js';
import { citedClause, counted, findingSentence } from './wording.js';

/** What GitLab reads of a finding. */
interface Issue {
  readonly description: string;
  readonly check_name: string;
  /** The same in every pipeline, so that a merge request shows what is new and what is fixed. */
  readonly fingerprint: string;
  readonly severity: 'info' | 'minor' | 'major' | 'critical' | 'blocker';
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

const longest = 1000;

/**
 * `gl-code-quality-report.json`: a Code Quality report of GitLab. The verdict, unless the exit code is 0, and a finding for each
 * failure group.
 */
export const gitlabReport: FileReporter = {
  fileName: 'gl-code-quality-report.json',
  mark: /^\[(?:\]\s*$|\s*\{\s*"check_name": "ei-conformance\/)/,
  render(given) {
    const report = masked(given);
    return `${JSON.stringify(issues(report), null, 2)}\n`;
  },
};

const issues = (report: Report): readonly Issue[] => [
  ...(report.exitCode === 0 ? [] : [verdictIssue(report)]),
  ...(['fail', 'warn'] as const).flatMap((outcome) =>
    failureGroups(report, outcome).map((each) => ofGroup(report, each)),
  ),
];

/** The verdict with its reason; of an incomplete run, with the remedy for the most frequent cause. */
function verdictIssue(report: Report): Issue {
  const { verdict, exitCode, undecidedGroups } = report;
  const remedy =
    verdict === 'incomplete' ? undecidedGroups.find(({ required }) => required > 0)?.remedy : undefined;
  return issue(report, {
    name: 'verdict',
    severity: 'blocker',
    fingerprint: `verdict-${verdict}-${exitCode}`,
    sentences: [conclusion(report), ...(remedy === undefined ? [] : [`Remedy: ${remedy}`])],
  });
}

function ofGroup(
  report: Report,
  { defect, check, failure, others, waived, isAccepted }: PresentedGroup,
): Issue {
  const { clause } = failure.finding;
  return issue(report, {
    name: check.id,
    severity: isAccepted ? 'info' : defect.outcome === 'fail' ? 'critical' : 'minor',
    fingerprint: defect.fingerprint,
    sentences: [
      `${check.title}: ${findingSentence(failure)}.`,
      `Clause: ${citedClause(clause).says} (${clause})`,
      ...(others.length === 0 ? [] : [`Also in ${counted(others.length, 'more check')}.`]),
      ...waived.map((each) => `Waived: ${each}.`),
      `Replay: ${replayCommand(report.run.command, check)}`,
    ],
  });
}

function issue(
  report: Report,
  told: Pick<Issue, 'severity' | 'fingerprint'> & {
    readonly name: string;
    readonly sentences: readonly string[];
  },
): Issue {
  const { name, severity, fingerprint, sentences } = told;
  return {
    check_name: printable(`ei-conformance/${name}`),
    description: sentences.map((each) => cut(printable(each), longest).text).join(' '),
    severity,
    fingerprint,
    location: { path: sourceFileOf(report), lines: { begin: 1 } },
  };
}
