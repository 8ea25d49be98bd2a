import { type Command, Option } from 'commander';
import { defaults } from '../../engine/settings.js';
import { addRunOptions, collect } from '../arguments.js';
import type { Perform } from '../host.js';
import { positive } from '../settings/readers.js';

/** The commands that judge a deployment, and what they need. */
export function runCommands(program: Command, perform: Perform): void {
  addRunOptions(program.command('run').description('judge a deployment and write conformance-report/'))
    .option('--resume <log>', 'finish the run of an events.ndjson that was cut short')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./run.js')).runCommand(command, surroundings)),
    );

  addRunOptions(
    program
      .command('doctor')
      .description('tell what stands in the way of a run and what one would cost; write nothing'),
  )
    .option('--json', 'print JSON')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./doctor.js')).doctorCommand(command, surroundings)),
    );

  program
    .command('init')
    .description('write a configuration file with comments')
    .addOption(new Option('--ts', 'in TypeScript').conflicts('json'))
    .option('--json', 'in JSON, which has no comments')
    .action((flags) =>
      perform(async (surroundings) => (await import('../settings/init.js')).initCommand(flags, surroundings)),
    );

  program
    .command('replay')
    .description('repeat the failures of a report, each at its input, and tell whether they still fail')
    .argument('<report>', 'the report.json of a run')
    .argument('[id]', 'a check that failed, or the fingerprint of a failure or its beginning')
    .option('--config <file>', 'the configuration file, for its keys')
    .option('--base-url <address>', "another deployment than the report's")
    .option('--reference', "the embedded reference instead of the report's target")
    .option('--fault <id>', 'plant a fault in the reference; repeatable', collect, [])
    .option('--variant <id>', 'give the reference an unusual form; repeatable', collect, [])
    .option('--max-requests <number>', 'a hard limit on requests', positive.read, defaults.maxRequests)
    .option('--timeout <ms>', 'time for one reply', positive.read, defaults.timeoutMs)
    .option('--contract <file>', "judge by this OpenAPI document instead of the target's openapi.json")
    .option('--earlier <report>', 'the report.json of a run at least 25 hours ago')
    .option('--json', 'print JSON')
    .addHelpText('after', '\nKeys come from the environment and the configuration file, as those of a run.')
    .action((path, id, flags) =>
      perform(async (surroundings) =>
        (await import('./replay.js')).replayCommand(path, id, flags, surroundings),
      ),
    );
}
