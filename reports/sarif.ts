import type {
  ArtifactLocation,
  Invocation,
  Log,
  Notification,
  Region,
  ReportingDescriptor,
  Result,
  Run,
} from 'sarif';
import type { Level } from '../contract/index.js';
import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import { conclusion } from './conclusion.js';
import { failureFacts, failureGroups, type PresentedGroup } from './failures.js';
import { code, prose } from './markdown.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable } from './safe-text.js';
import { sourceFileOf } from './source-file.js';
import { undecidedReason } from './undecided.js';
import { citedClause, counted, findingSentence, lastExchange } from './wording.js';

// Bodies, headers and values are truncated; report.json has all of them.
const longest = 2000;
const longestHeader = 200;
const mostHeaders = 40;

// Code scanning shows this many results, and takes descriptions of this length.
const mostResults = 5000;
const longestDescription = 1024;

/** The failure groups, failures first. */
const groupsOf = (report: Report): readonly PresentedGroup[] =>
  (['fail', 'warn'] as const).flatMap((outcome) => failureGroups(report, outcome));

function result(report: Report, told: PresentedGroup, ruleIndexes: ReadonlyMap<string, number>): Result {
  const { defect, check, waived } = told;
  const { place, operations } = defect;
  return {
    ruleId: check.id,
    ruleIndex: ruleIndexes.get(check.id) ?? -1,
    kind: 'fail',
    level: defect.outcome === 'fail' ? 'error' : 'warning',
    message: { text: message(report, told) },
    locations: [
      {
        physicalLocation: { artifactLocation: artifact(report), region: beginning },
        logicalLocations: operations.map((operation) => ({
          name: printable(place),
          fullyQualifiedName: printable(`${operation} ${place}`),
          kind: 'member',
        })),
      },
    ],
    partialFingerprints: {
      // The only one that code scanning reads. The file says nothing about the finding, so no hash of its line would.
      primaryLocationLineHash: `${defect.fingerprint}:1`,
      'defect/v1': defect.fingerprint,
      'failure/v1': told.failure.fingerprint,
    },
    ...(waived.length === 0
      ? {}
      : {
          suppressions: [
            { kind: 'external', status: 'accepted', justification: printable(waived.join('; ')) },
          ],
        }),
    ...exchanged(told),
    properties: { checks: defect.checks, clauses: defect.clauses },
  };
}

/** What happened as the first sentence, all that lists show; then the facts that every format has. */
function message({ run }: Report, { check, failure, others }: PresentedGroup): string {
  const facts = failureFacts(run, check, failure).map(({ label, value }) => `${label}: ${value}`);
  return [
    `${check.title}: ${findingSentence(failure)}.`,
    ...facts,
    ...(others.length === 0 ? [] : [`also in: ${others.join(', ')}`]),
  ]
    .map((line) => plain(shortened(line, longest)))
    .join('\n');
}

/** A text in which no viewer finds a link: `[text](address)` is one in the plain text of a message. */
const plain = (text: string): string => printable(text).replaceAll('](', '] (');

function shortened(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${cut(text, length - 1).text}…`;
}

const root = '%SRCROOT%';

/** The file to which findings are attached; the tested address would be refused as a location. */
const artifact = (report: Report): ArtifactLocation => ({
  uri: sourceFileOf(report).split('/').map(encodeURIComponent).join('/'),
  uriBaseId: root,
});

/** A finding is about the whole file; a viewer needs a place in it. */
const beginning: Region = { startLine: 1, startColumn: 1, endLine: 1, endColumn: 2 };

function exchanged({ failure }: PresentedGroup): Pick<Result, 'webRequest' | 'webResponse'> {
  const exchange = lastExchange(failure);
  if (exchange === undefined) return {};
  const { request, status, headers, text } = exchange;
  const { text: beginning, left } = cut(text, longest);
  return {
    webRequest: { protocol: 'HTTP', version: '1.1', method: request.method, target: request.target },
    webResponse: {
      protocol: 'HTTP',
      version: '1.1',
      statusCode: status,
      headers: Object.fromEntries(
        Object.entries(headers)
          .slice(0, mostHeaders)
          .map(([name, value]) => [shortened(name, longestHeader), shortened(value, longestHeader)]),
      ),
      body: { text: left === 0 ? beginning : `${beginning}… ${left} more characters in report.json` },
    },
  };
}

const levels = {
  must: { level: 'error', severity: 'error' },
  should: { level: 'warning', severity: 'warning' },
  observe: { level: 'note', severity: 'recommendation' },
} as const satisfies Readonly<Record<Level, object>>;

/** A check as a rule: its clauses in words. It is the same in every run. */
function rule({ id, title, area, level, source, clauses }: CheckResult): ReportingDescriptor {
  const cited = clauses.map((clause) => ({ clause, ...citedClause(clause) }));
  const says = cited.map(({ says, clause }) => printable(`${says} (${clause})`));
  const asks = printable(`Everything known about it: npx ei-conformance explain ${id}`);
  return {
    id,
    shortDescription: { text: shortened(printable(title), longestDescription) },
    fullDescription: { text: shortened(says.join(' ') || printable(title), longestDescription) },
    help: {
      text: [`${title} (${level})`, ...says.map((each) => `- ${each}`), asks].map(printable).join('\n'),
      markdown: [
        `**${prose(title)}** (${level})`,
        '',
        ...cited.map(
          ({ clause, says, heading }) =>
            `- ${prose(says)} ${code(clause)}${heading === '' ? '' : `, ${prose(heading)}`}`,
        ),
        '',
        `Everything known about it: ${code(`npx ei-conformance explain ${id}`)}`,
      ].join('\n'),
    },
    defaultConfiguration: { level: levels[level].level },
    properties: {
      tags: [area, level],
      source,
      clauses,
      // A failure counts when it shows again on replay.
      precision: 'very-high',
      'problem.severity': levels[level].severity,
    },
  };
}

/** `report.sarif`: SARIF 2.1.0 with a rule for each check and a result for each failure group. */
export const sarifReport: FileReporter = {
  fileName: 'report.sarif',
  mark: /"driver": \{\s+"name": "ei-conformance"/,
  render: (report) => `${JSON.stringify(log(masked(report)), null, 2)}\n`,
};

const log = (report: Report): Log => ({
  $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
  version: '2.1.0',
  runs: [run(report)],
});

function run(report: Report): Run {
  const { suite, target, seed, startedAt } = report.run;
  const { verdict, totals, ending, checks } = report;
  const groups = groupsOf(report);
  const ruleIndexes = new Map(checks.map(({ id }, index) => [id, index]));
  return {
    tool: {
      driver: { name: suite.name, version: suite.version, rules: checks.map(rule) },
    },
    // The category, by which results replace earlier ones, and the run.
    automationDetails: { id: `${suite.name}/${printable(target.name)}/${startedAt}` },
    originalUriBaseIds: { [root]: { description: { text: 'The root of the repository.' } } },
    invocations: [invocation(report, groups.length - mostResults)],
    results: groups.slice(0, mostResults).map((each) => result(report, each, ruleIndexes)),
    properties: {
      verdict,
      ending,
      totals,
      seed,
      target: target.baseUrl,
      outcomes: Object.fromEntries(checks.map(({ id, outcome }) => [id, outcome])),
      required: checks.flatMap(({ id, required }) => (required ? [id] : [])),
    },
  };
}

/** The invocation; an undecided check is a notification, because it is not a finding. */
function invocation(report: Report, left: number): Invocation {
  const { run: started, finishedAt, exitCode, verdict, checks, troubles } = report;
  const undecided = checks.flatMap((check): Notification[] =>
    check.outcome === 'inconclusive' || check.outcome === 'harness-error'
      ? [
          {
            level: check.outcome === 'inconclusive' ? 'warning' : 'error',
            message: { text: plain(`${check.outcome}: ${undecidedReason(report, check)}`) },
            associatedRule: { id: check.id },
          },
        ]
      : [],
  );
  const met = troubles.map(
    ({ where, message }): Notification => ({
      level: 'warning',
      message: { text: plain(`${where}: ${message}`) },
    }),
  );
  const more: readonly Notification[] =
    left <= 0
      ? []
      : [{ level: 'warning', message: { text: `${counted(left, 'more finding')} in report.json.` } }];
  return {
    commandLine: printable(started.command),
    startTimeUtc: started.startedAt,
    ...(finishedAt === undefined ? {} : { endTimeUtc: finishedAt }),
    exitCode,
    exitCodeDescription: printable(conclusion(report)),
    executionSuccessful: verdict !== 'aborted',
    toolExecutionNotifications: [...undecided, ...met, ...more],
  };
}
