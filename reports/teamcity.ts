import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import { conclusion } from './conclusion.js';
import { acceptedFailures, circumstances, failureText } from './failures.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printableLines } from './safe-text.js';
import { undecidedReason } from './undecided.js';
import { findingSentence, outcomeOrder, totalsSummary, whyOf } from './wording.js';

// TeamCity truncates longer values.
const longest = 4000;

/**
 * `teamcity.txt`: service messages of TeamCity. The text of the build, a build problem unless the exit code is 0, a test suite
 * for each area with a test for each check, and statistic values.
 */
export const teamcityReport: FileReporter = {
  fileName: 'teamcity.txt',
  mark: /^##teamcity\[buildStatus text='ei-conformance: /,
  render: (report) => [...messages(masked(report))].map((each) => `${each}\n`).join(''),
};

function* messages(report: Report): Generator<string> {
  const { run, verdict, exitCode, totals, counts, cost, areas, checks } = report;
  const said = `${run.suite.name}: ${conclusion(report)}`;
  yield message('buildStatus', { text: `${said} ${totalsSummary(report)}` });
  if (exitCode !== 0)
    yield message('buildProblem', { description: said, identity: `eiConformance_${identifier(verdict)}` });
  const accepted = acceptedFailures(report);
  for (const { area } of areas) {
    yield message('testSuiteStarted', { name: area });
    for (const check of checks)
      if (check.area === area) yield* testMessages(report, check, accepted.get(check.id));
    yield message('testSuiteFinished', { name: area });
  }
  const values = {
    requests: cost.requests,
    queryUnits: cost.queryUnits,
    decided: counts.decided,
    undecided: counts.undecided,
  };
  for (const [key, value] of [
    ...outcomeOrder.map((each) => [each, totals[each]] as const),
    ...Object.entries(values),
  ])
    yield message('buildStatisticValue', { key: `eiConformance.${key}`, value: String(value) });
}

/** A check as a test, which is ignored if it is undecided or accepted: only what the exit policy blocks fails the build. */
function* testMessages(report: Report, check: CheckResult, accepted: string | undefined): Generator<string> {
  const { id: name, title, outcome, failure, ms } = check;
  const details = failure === undefined ? whyOf(check) : failureText(report, check, failure);
  const reason = accepted ?? ignoredReason(report, check);
  if (reason !== undefined) {
    yield message('testIgnored', { name, message: reason });
    return;
  }
  yield message('testStarted', { name });
  if (outcome === 'fail' && failure !== undefined) {
    const { expected, seen } = failure.finding;
    const found = `${title}: ${findingSentence(failure)}`;
    yield message('testFailed', {
      type: 'comparisonFailure',
      name,
      message: found,
      details,
      expected,
      actual: seen,
    });
  } else if (outcome === 'fail' || outcome === 'harness-error')
    yield message('testFailed', { name, message: `${outcome}: ${title}`, details });
  else if (outcome !== 'pass')
    yield message('testStdOut', { name, out: [title, ...circumstances(check)].join('\n') });
  yield message('testFinished', { name, duration: String(Math.round(ms)) });
}

function ignoredReason(report: Report, check: CheckResult): string | undefined {
  const { outcome } = check;
  const isIgnored = outcome === 'inconclusive' || outcome === 'not-tested' || outcome === 'not-applicable';
  return isIgnored ? `${outcome}: ${undecidedReason(report, check)}` : undefined;
}

/** An identifier of a build problem: a Java identifier. */
const identifier = (text: string): string => text.replaceAll('-', '_');

const message = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `##teamcity[${name}${Object.entries(attributes)
    .map(([attribute, value]) => ` ${attribute}='${escaped(cut(printableLines(value), longest).text)}'`)
    .join('')}]`;

const marks: Readonly<Record<string, string>> = { '\n': '|n', '\r': '|r', '\t': ' ' };

/** A text as a value; characters beyond ASCII are spelt out, whatever the encoding of the build agent is. */
const escaped = (text: string): string =>
  text.replace(
    /['|[\]\n\r\t]|[^ -~]/g,
    (each) =>
      marks[each] ??
      (/[ -~]/.test(each) ? `|${each}` : `|0x${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );
