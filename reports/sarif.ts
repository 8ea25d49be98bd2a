import type { Invocation, Log, Notification, Run } from 'sarif';
import type { Report } from '../src/engine/report.js';
import { conclusion } from './gate-words.js';
import { masked } from './masked.js';
import { printable } from './printable.js';
import type { FileReporter } from './reporter.js';
import { results } from './sarif/results.js';
import { rule } from './sarif/rule.js';
import { whyOf } from './wording.js';

/** `report.sarif`: SARIF 2.1.0 with a rule for each check and a result for each defect. */
export const sarifReport: FileReporter = {
  fileName: 'report.sarif',
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

/** How the run went; what was not decided is a notification, for it accuses nobody. */
function invocation(report: Report): Invocation {
  const { run: started, finishedAt, exitCode, verdict, checks, troubles } = report;
  const undecided = checks.flatMap((check): Notification[] =>
    check.outcome === 'inconclusive' || check.outcome === 'harness-error'
      ? [
          {
            level: check.outcome === 'inconclusive' ? 'warning' : 'error',
            message: { text: printable(`${check.outcome}: ${whyOf(check)}`) },
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
