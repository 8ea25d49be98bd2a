import type { Command } from 'commander';
import { reporterOption } from '../arguments.js';
import type { Perform } from '../host.js';
import { calendarDay } from '../settings/readers.js';

/** The commands that tell finished runs again. */
export function reportsCommands(program: Command, perform: Perform): void {
  program
    .command('report')
    .description('tell a run again, from its report.json or events.ndjson, in any form')
    .argument('<run>', 'the report.json or the events.ndjson of a run')
    .option('--out <folder>', 'where reports are written', 'conformance-report')
    .option('--compare <report>', 'an earlier report.json; report.html tells what changed since')
    .addOption(reporterOption())
    .action((run, flags) =>
      perform(async (surroundings) => (await import('./report.js')).reportCommand(run, flags, surroundings)),
    );

  program
    .command('merge')
    .description('make one report of the shards of a run')
    .argument('<logs...>', 'their events.ndjson, their report folders, or a folder of these')
    .option('--out <folder>', 'where reports are written', 'conformance-report')
    .addOption(reporterOption())
    .action((logs, flags) =>
      perform(async (surroundings) => (await import('./report.js')).mergeCommand(logs, flags, surroundings)),
    );

  program
    .command('baseline')
    .description('enter the failures of a report into a baseline, which --baseline compares later runs with')
    .argument('[report]', 'the report.json of a run')
    .option('--out <file>', 'the baseline; entries in it stay as they are', 'baseline.json')
    .option(
      '--expires <day>',
      'the last day on which the new entries hold, such as 2026-05-20',
      calendarDay().read,
    )
    .option('--reason <text>', 'why the new entries are accepted')
    .option('--prune-with <report>', 'drop the entries that this report shows to be fixed')
    .action((report, flags) =>
      perform(async (surroundings) =>
        (await import('./baseline.js')).baselineCommand(report, flags, surroundings),
      ),
    );
}
