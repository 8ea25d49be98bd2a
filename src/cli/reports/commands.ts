import { type Command, Option } from 'commander';
import { reporterOption } from '../arguments.js';
import type { Perform } from '../host.js';
import { calendarDay, positive } from '../settings/readers.js';

const sourceFileHelp =
  'the file of the repository to which SARIF and GitLab findings are attached, in place of that of the run';

/** The commands for finished runs. */
export function reportsCommands(program: Command, perform: Perform): void {
  program
    .command('report')
    .description('re-render a finished or interrupted run, or show how stored runs moved')
    .argument(
      '<runs...>',
      'the report.json, the events.ndjson or the report folder of a run; with --history, any number of them',
    )
    .option('--out <folder>', 'the report folder', 'conformance-report')
    .option('--compare <report>', 'an earlier report.json; report.html shows what changed since then')
    .addOption(
      new Option(
        '--history',
        'how verdict, areas, clauses, latency and cost moved over the runs; reporters: html, json, markdown',
      ).conflicts('compare'),
    )
    .option(
      '--last <number>',
      'with --history, how many runs of each series to draw (default: 30)',
      positive.read,
    )
    .addOption(reporterOption())
    .option('--source-file <file>', sourceFileHelp)
    .action((runs, flags) =>
      perform(async (surroundings) =>
        flags.history === true
          ? (await import('./history.js')).historyCommand(runs, flags, surroundings)
          : (await import('./report.js')).reportCommand(runs, flags, surroundings),
      ),
    );

  program
    .command('merge')
    .description('combine the shards of a run into one report')
    .argument('<logs...>', 'the event logs of the shards, their report folders, or a folder of these')
    .option('--out <folder>', 'the report folder', 'conformance-report')
    .addOption(reporterOption())
    .option('--source-file <file>', sourceFileHelp)
    .action((logs, flags) =>
      perform(async (surroundings) => (await import('./report.js')).mergeCommand(logs, flags, surroundings)),
    );

  program
    .command('baseline')
    .description('add the failures and inconclusive checks of a report to a baseline, for run --baseline')
    .argument('[report]', 'the report.json of a run')
    .option('--out <file>', 'the baseline; existing entries do not change', 'baseline.json')
    .option(
      '--expires <day>',
      'the last day on which the new entries apply, such as 2026-05-20',
      calendarDay().read,
    )
    .option('--reason <text>', 'why the new entries are accepted')
    .option('--prune-with <report>', 'remove the entries whose checks pass in this report')
    .action((report, flags) =>
      perform(async (surroundings) =>
        (await import('./baseline.js')).baselineCommand(report, flags, surroundings),
      ),
    );
}
