import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/report.js';
import { account, circumstances } from './account.js';
import { masked } from './masked.js';
import type { FileReporter } from './reporter.js';
import { elapsed, findingSentence, whyOf } from './wording.js';
import { element, type XmlElement, xmlDocument } from './xml.js';

/** `junit.xml`: a testsuite for each area, a testcase for each check. */
export const junitReport: FileReporter = {
  fileName: 'junit.xml',
  render: (report) => xmlDocument(testsuites(masked(report))),
};

function testsuites(report: Report): XmlElement {
  const { run, checks } = report;
  const attributes = {
    name: `${run.suite.name} ${run.suite.version}: ${run.target.name}: ${report.verdict}`,
    ...countsOf(checks),
    time: seconds(elapsed(report) ?? sumOfMs(checks)),
    timestamp: run.startedAt,
  };
  return element(
    'testsuites',
    attributes,
    report.areas.map((each) => testsuite(report, each.area)),
  );
}

function testsuite(report: Report, area: string): XmlElement {
  const checks = report.checks.filter((each) => each.area === area);
  const { run, verdict, exitCode, ending } = report;
  const facts = { target: run.target.baseUrl, seed: run.seed, verdict, exitCode, ending };
  const properties = Object.entries(facts).map(([name, value]) => element('property', { name, value }));
  return element(
    'testsuite',
    { name: area, ...countsOf(checks), time: seconds(sumOfMs(checks)), timestamp: run.startedAt },
    [element('properties', {}, properties), ...checks.map((each) => testcase(report, each))],
  );
}

function testcase(report: Report, check: CheckResult): XmlElement {
  const { id, title, area, ms } = check;
  return element('testcase', { classname: area, name: `${id}: ${title}`, time: seconds(ms) }, [
    ...problemOf(report, check),
    element('system-out', {}, circumstances(check).join('\n')),
  ]);
}

function problemOf(report: Report, check: CheckResult): readonly XmlElement[] {
  const { failure } = check;
  switch (check.outcome) {
    case 'fail': {
      const message = failure === undefined ? whyOf(check) : findingSentence(failure);
      const type = failure?.fingerprint ?? check.id;
      return [
        element(
          'failure',
          { message, type },
          failure === undefined ? message : account(report, check, failure),
        ),
      ];
    }
    case 'harness-error':
      return [element('error', { message: whyOf(check), type: 'harness-error' }, whyOf(check))];
    case 'inconclusive':
    case 'not-tested':
    case 'not-applicable':
      return [element('skipped', { message: `${check.outcome}: ${whyOf(check)}` })];
    default:
      return [];
  }
}

function countsOf(checks: readonly CheckResult[]) {
  const count = (...outcomes: readonly CheckResult['outcome'][]) =>
    checks.filter((each) => outcomes.includes(each.outcome)).length;
  return {
    tests: checks.length,
    failures: count('fail'),
    errors: count('harness-error'),
    skipped: count('inconclusive', 'not-tested', 'not-applicable'),
  };
}

const sumOfMs = (checks: readonly CheckResult[]): number => checks.reduce((sum, each) => sum + each.ms, 0);
const seconds = (ms: number): string => (ms / 1000).toFixed(3);
