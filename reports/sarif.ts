import type { Invocation, Log, Notification, ReportingDescriptor, Result, Run } from 'sarif';
import type { Level } from '../contract/index.js';
import type { CheckResult } from '../src/engine/events.js';
import type { Report } from '../src/engine/record/report.js';
import { withoutEnding } from '../src/kit/text.js';
import { conclusion } from './conclusion.js';
import { failureGroups, type PresentedGroup } from './failures.js';
import type { FileReporter } from './reporter.js';
import { cut, masked, printable } from './safe-text.js';
import { curlCommand, replayCommand } from './shell-commands.js';
import { undecidedReason } from './undecided.js';
import { citedClause, findingSentence, lastExchange } from './wording.js';

// A body is truncated; report.json has all of it.
const longest = 2000;

/** A result for each failure group, failures first. */
const results = (report: Report): readonly Result[] =>
  (['fail', 'warn'] as const).flatMap((outcome) =>
    failureGroups(report, outcome).map((each) => result(report, each)),
  );

function result(report: Report, told: PresentedGroup): Result {
  const { defect, check, waived } = told;
  const { place, operations } = defect;
  return {
    ruleId: check.id,
    ruleIndex: report.checks.findIndex(({ id }) => id === check.id),
    kind: 'fail',
    level: defect.outcome === 'fail' ? 'error' : 'warning',
    message: { text: message(report, told) },
    locations: [
      {
        // Viewers that know only files, such as GitHub's, show the beginning of the contract.
        physicalLocation: {
          artifactLocation: { uri: contractUri(report) },
          region: { startLine: 1 },
        },
        logicalLocations: operations.map((operation) => ({
          name: printable(place),
          fullyQualifiedName: printable(`${operation} ${place}`),
          kind: 'member',
        })),
      },
    ],
    partialFingerprints: { 'defect/v1': defect.fingerprint, 'failure/v1': told.failure.fingerprint },
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

function message({ run }: Report, { check, failure, others }: PresentedGroup): string {
  const exchange = lastExchange(failure);
  return [
    `${printable(check.title)}: ${printable(findingSentence(failure))}`,
    ...(exchange === undefined ? [] : [printable(curlCommand(exchange, run.target.baseUrl))]),
    `${printable(citedClause(failure.finding.clause).says)} (${failure.finding.clause})`,
    printable(replayCommand(run.command, check)),
    ...(others.length === 0 ? [] : [`Also in ${others.join(', ')}`]),
  ].join('\n');
}

/** The contract: the given file, otherwise the address at which the deployment serves it. */
function contractUri({ run }: Report): string {
  const given = run.settings.contract?.value;
  const uri =
    given === undefined ? `${withoutEnding(run.target.baseUrl, '/')}/api/v2/openapi.json` : String(given);
  return encodeURI(printable(uri));
}

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
      headers,
      body: { text: left === 0 ? beginning : `${beginning}… ${left} more characters in report.json` },
    },
  };
}

const levels: Readonly<Record<Level, 'error' | 'warning' | 'note'>> = {
  must: 'error',
  should: 'warning',
  observe: 'note',
};

/** A check as a rule: its clauses in words, and its outcome. */
function rule(check: CheckResult): ReportingDescriptor {
  const { id, title, area, level, outcome, clauses, required, source } = check;
  const says = clauses.map((each) => `${citedClause(each).says} (${each})`);
  return {
    id,
    shortDescription: { text: printable(title) },
    fullDescription: { text: says.join(' ') || printable(title) },
    help: { text: says.map((each) => `- ${each}`).join('\n') || printable(title) },
    defaultConfiguration: { level: levels[level] },
    properties: { tags: [area, level], outcome, required, source, clauses },
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
  const { suite, target, seed } = report.run;
  const { verdict, totals, ending } = report;
  return {
    tool: {
      driver: { name: suite.name, version: suite.version, rules: report.checks.map(rule) },
    },
    automationDetails: { id: `${suite.name}/${printable(target.name)}` },
    invocations: [invocation(report)],
    results: [...results(report)],
    properties: { verdict, ending, totals, seed, target: target.baseUrl },
  };
}

/** The invocation; an undecided check is a notification, because it is not a finding. */
function invocation(report: Report): Invocation {
  const { run: started, finishedAt, exitCode, verdict, checks, troubles } = report;
  const undecided = checks.flatMap((check): Notification[] =>
    check.outcome === 'inconclusive' || check.outcome === 'harness-error'
      ? [
          {
            level: check.outcome === 'inconclusive' ? 'warning' : 'error',
            message: { text: printable(`${check.outcome}: ${undecidedReason(report, check)}`) },
            associatedRule: { id: check.id },
          },
        ]
      : [],
  );
  const met = troubles.map(
    ({ where, message }): Notification => ({
      level: 'warning',
      message: { text: printable(`${where}: ${message}`) },
    }),
  );
  return {
    commandLine: printable(started.command),
    startTimeUtc: started.startedAt,
    ...(finishedAt === undefined ? {} : { endTimeUtc: finishedAt }),
    exitCode,
    exitCodeDescription: printable(conclusion(report)),
    executionSuccessful: verdict !== 'aborted',
    toolExecutionNotifications: [...undecided, ...met],
  };
}
