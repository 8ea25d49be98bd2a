import { type Command, Option } from 'commander';
import { defaults } from '../../engine/settings.js';
import { addRunOptions, listed } from '../arguments.js';
import type { Perform } from '../host.js';
import { milliseconds, positive } from '../settings/readers.js';

/** The commands that judge a deployment, and what they need. */
export function runCommands(program: Command, perform: Perform): void {
  addRunOptions(program.command('run').description('judge a deployment and write the report folder'))
    .option('--resume <folder>', 'finish the interrupted run of a report folder, or of an events.ndjson')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./run.js')).runCommand(command, surroundings)),
    );

  addRunOptions(
    program
      .command('doctor')
      .description('show what limits a run, who can fix it, and the plan with its cost; write no file'),
  )
    .option('--json', 'print JSON')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./doctor.js')).doctorCommand(command, surroundings)),
    );

  program
    .command('init')
    .description('write a configuration file with comments')
    .addOption(new Option('--ts', 'write TypeScript').conflicts('json'))
    .option('--json', 'write JSON, without comments')
    .action((flags) =>
      perform(async (surroundings) => (await import('../settings/init.js')).initCommand(flags, surroundings)),
    );

  program
    .command('replay')
    .description('repeat the failures of a report, each with its simplest input')
    .argument('<report>', 'the report.json of a run')
    .argument(
      '[id]',
      'a failed check, an accused clause, or the id of a failure or of a failure group (or its start)',
    )
    .option('--config <file>', 'the configuration file, for its keys')
    .option('--base-url <address>', "a deployment other than the report's")
    .option('--reference', "the embedded reference, not the report's target")
    .addOption(listed('--fault <id>', 'inject a fault into the reference; repeatable'))
    .addOption(listed('--variant <id>', 'give the reference an unusual but conforming form; repeatable'))
    .option('--max-requests <number>', 'the hard limit on requests', positive.read, defaults.maxRequests)
    .option('--timeout <ms>', 'the time limit for one reply', milliseconds.read, defaults.timeoutMs)
    .option('--contract <file>', "judge by this OpenAPI document instead of the target's openapi.json")
    .option('--earlier <report>', 'the report.json of a run at least 25 hours ago')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nKeys come from the environment and the configuration file, as for run.')
    .action((path, id, flags) =>
      perform(async (surroundings) =>
        (await import('./replay.js')).replayCommand(path, id, flags, surroundings),
      ),
    );
}
