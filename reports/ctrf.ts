import type { CTRFReport, Summary, Test, TestStatus } from 'ctrf';
import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import type { Outcome } from '../src/kit/index.js';
import { conclusion } from './conclusion.js';
import { circumstances, failureText } from './failures.js';
import type { FileReporter } from './reporter.js';
import { masked } from './safe-text.js';
import { undecidedReason } from './undecided.js';
import { elapsed, findingSentence, outcomeOrder, totalsSummary } from './wording.js';

/** `ctrf.json`: the Common Test Report Format, a test for each check and one for the verdict; `rawStatus` is the outcome. */
export const ctrfReport: FileReporter = {
  fileName: 'ctrf.json',
  mark: /"generatedBy": "ei-conformance"/,
  render: (report) => `${JSON.stringify(document(masked(report)), null, 2)}\n`,
};

const statuses: Readonly<Record<Outcome, TestStatus>> = {
  pass: 'passed',
  warn: 'passed',
  fail: 'failed',
  'not-applicable': 'skipped',
  'not-tested': 'pending',
  inconclusive: 'other',
  observed: 'other',
  'harness-error': 'other',
};

function document(report: Report): CTRFReport {
  const { run, verdict, exitCode, ending, totals } = report;
  return {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    generatedBy: run.suite.name,
    results: {
      tool: { name: run.suite.name, version: run.suite.version },
      summary: summary(report),
      tests: [verdictTest(report), ...worstFirst(report.checks).map((check) => test(report, check))],
      environment: { appName: run.target.name, testEnvironment: run.target.baseUrl },
      extra: { verdict, exitCode, ending, conclusion: conclusion(report), totals, seed: run.seed },
    },
  };
}

/** In the order of every report: failures, then what is undecided. */
const worstFirst = (checks: readonly CheckResult[]): readonly CheckResult[] =>
  checks.toSorted((one, other) => outcomeOrder.indexOf(one.outcome) - outcomeOrder.indexOf(other.outcome));

function summary(report: Report): Summary {
  const { checks, run } = report;
  const ended = [...checks.map(({ outcome }) => statuses[outcome]), verdictStatus(report)];
  const count = (status: TestStatus) => ended.filter((each) => each === status).length;
  const start = Date.parse(run.startedAt);
  const duration = elapsed(report) ?? sumOfMs(checks);
  return {
    tests: ended.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: count('pending'),
    other: count('other'),
    suites: report.areas.length + 1,
    start,
    stop: Math.round(start + duration),
    duration: Math.round(duration),
  };
}

function test(report: Report, check: CheckResult): Test {
  const { id, title, area, outcome, ms, level, required, clauses, failure } = check;
  return {
    testId: id,
    name: `${id}: ${title}`,
    status: statuses[outcome],
    rawStatus: outcome,
    duration: Math.round(ms),
    suite: [area],
    tags: [level, ...(required ? ['required'] : [])],
    ...(failure === undefined
      ? messageOf(report, check)
      : { message: findingSentence(failure), trace: failureText(report, check, failure) }),
    stdout: [...circumstances(check)],
    extra: {
      clauses,
      ...(failure === undefined ? {} : { accuses: failure.finding.clause, fingerprint: failure.fingerprint }),
    },
  };
}

/** The verdict as a test of its own, so that a run that is incomplete is not shown as passed. */
const verdictTest = (report: Report): Test => ({
  testId: 'verdict',
  name: 'The verdict and the exit policy',
  status: verdictStatus(report),
  rawStatus: report.verdict,
  duration: 0,
  suite: ['verdict'],
  message: `${conclusion(report)} ${totalsSummary(report)}`,
});

const verdictStatus = ({ exitCode }: Report): TestStatus => (exitCode === 0 ? 'passed' : 'failed');

const messageOf = (report: Report, check: CheckResult): Pick<Test, 'message'> =>
  check.reason === undefined && check.note === undefined ? {} : { message: undecidedReason(report, check) };

const sumOfMs = (checks: readonly CheckResult[]): number => checks.reduce((sum, each) => sum + each.ms, 0);
