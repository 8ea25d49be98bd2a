import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import { conclusion } from './conclusion.js';
import { circumstances, failureText } from './failures.js';
import type { FileReporter } from './reporter.js';
import { masked, printable, printableLines } from './safe-text.js';
import { undecidedReason } from './undecided.js';
import { elapsed, findingSentence, whyOf } from './wording.js';

/** An XML element with elements inside it, or with text, in which nothing is markup. */
interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly content: readonly XmlElement[] | string;
}

const element = (
  name: string,
  attributes: XmlElement['attributes'],
  content: XmlElement['content'] = [],
): XmlElement => ({ name, attributes, content });

/** A whole XML document. Characters that XML 1.0 forbids, even as references, are spelt out. */
const xmlDocument = (root: XmlElement): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}\n`;

function written({ name, attributes, content }: XmlElement, indent: string): string {
  const pairs = Object.entries(attributes).map(
    ([each, value]) => ` ${each}="${escaped(printable(String(value)))}"`,
  );
  const open = `${indent}<${name}${pairs.join('')}`;
  if (content.length === 0) return `${open}/>`;
  if (typeof content === 'string') return `${open}>${escaped(printableLines(content))}</${name}>`;
  const inside = content.map((each) => written(each, `${indent}  `));
  return [`${open}>`, ...inside, `${indent}</${name}>`].join('\n');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

/** `junit.xml`: a testsuite for each area with a testcase for each check, and one for the verdict. */
export const junitReport: FileReporter = {
  fileName: 'junit.xml',
  mark: /<testsuites name="ei-conformance /,
  render: (report) => xmlDocument(testsuites(masked(report))),
};

function testsuites(report: Report): XmlElement {
  const { run, checks } = report;
  const attributes = {
    name: `${run.suite.name} ${run.suite.version}: ${run.target.name}: ${report.verdict}`,
    ...total(countsOf(checks), verdictCounts(report)),
    time: seconds(elapsed(report) ?? sumOfMs(checks)),
    timestamp: run.startedAt,
  };
  return element('testsuites', attributes, [
    ...report.areas.map((each) => testsuite(report, each.area)),
    verdictSuite(report),
  ]);
}

/** The verdict as a test of its own, so that a run that is incomplete is not shown as passed. */
function verdictSuite(report: Report): XmlElement {
  const { run, verdict, exitCode } = report;
  const message = conclusion(report);
  return element(
    'testsuite',
    { name: 'verdict', ...verdictCounts(report), time: seconds(0), timestamp: run.startedAt },
    [
      properties(report),
      element(
        'testcase',
        { classname: 'verdict', name: 'verdict: The verdict and the exit policy', time: seconds(0) },
        exitCode === 0 ? [] : [element('failure', { message, type: verdict }, message)],
      ),
    ],
  );
}

const verdictCounts = ({ exitCode }: Report): Counts => ({
  tests: 1,
  failures: exitCode === 0 ? 0 : 1,
  errors: 0,
  skipped: 0,
});

const total = (one: Counts, other: Counts): Counts => ({
  tests: one.tests + other.tests,
  failures: one.failures + other.failures,
  errors: one.errors + other.errors,
  skipped: one.skipped + other.skipped,
});

function testsuite(report: Report, area: string): XmlElement {
  const checks = report.checks.filter((each) => each.area === area);
  const { run } = report;
  return element(
    'testsuite',
    { name: area, ...countsOf(checks), time: seconds(sumOfMs(checks)), timestamp: run.startedAt },
    [properties(report), ...checks.map((each) => testcase(report, each))],
  );
}

function properties({ run, verdict, exitCode, ending }: Report): XmlElement {
  const facts = { target: run.target.baseUrl, seed: run.seed, verdict, exitCode, ending };
  const each = Object.entries(facts).map(([name, value]) => element('property', { name, value }));
  return element('properties', {}, each);
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
      const type = failure?.finding.clause ?? check.id;
      return [
        element(
          'failure',
          { message, type },
          failure === undefined ? message : failureText(report, check, failure),
        ),
      ];
    }
    case 'harness-error':
      return [element('error', { message: whyOf(check), type: 'harness-error' }, whyOf(check))];
    case 'inconclusive':
    case 'not-tested':
    case 'not-applicable':
      return [element('skipped', { message: `${check.outcome}: ${undecidedReason(report, check)}` })];
    default:
      return [];
  }
}

type Counts = Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped', number>>;

function countsOf(checks: readonly CheckResult[]): Counts {
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
