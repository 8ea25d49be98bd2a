import { type Command, Option } from 'commander';
import { listed, percent, port, size } from '../arguments.js';
import type { Perform } from '../host.js';
import { integer, positive } from '../settings/readers.js';

/** The commands that show and prove the suite and the reference. */
export function referenceCommands(program: Command, perform: Perform): void {
  program
    .command('list')
    .description('print the checks of the suite, or the clauses of the specification')
    .argument('[checks...]', 'ids or areas')
    .option('--clauses', 'print the clauses instead, with their level and coverage')
    .option('--area <name>', 'with --clauses: of this area only')
    .addOption(
      new Option('--level <level>', 'with --clauses: of this level only').choices([
        'must',
        'should',
        'observe',
      ]),
    )
    .option('--unchecked', 'with --clauses: those that a check could judge and none does')
    .option('--coverage', 'with --clauses: count by area, level and coverage')
    .option('--json', 'print JSON')
    .action((selectors, flags) =>
      perform(async (surroundings) =>
        (await import('./list.js')).listCommand(selectors, flags, surroundings),
      ),
    );

  program
    .command('explain')
    .description('print everything known about a clause, a check, an error code or a ruling')
    .argument(
      '<name>',
      'such as events.limit.above-max, events/limit-above-max, INVALID_LIMIT or limit-above-max',
    )
    .action((name) =>
      perform(async (surroundings) => (await import('./explain.js')).explainCommand(name, surroundings)),
    );

  program
    .command('openapi')
    .description('print the pinned contract as OpenAPI 3.1')
    .action(() => perform(async (surroundings) => (await import('./list.js')).openapiCommand(surroundings)));

  program
    .command('serve')
    .description('run the reference deployment alone, as a sandbox')
    .addOption(
      new Option('--port <number>', 'the port on 127.0.0.1, 0 for any free one')
        .argParser(port)
        .default(8080),
    )
    .addOption(listed('--fault <id>', 'inject a fault; repeatable'))
    .addOption(listed('--variant <id>', 'take an unusual but conforming form; repeatable'))
    .option('--seed <number>', 'the seed of the corpus', integer.read)
    .addOption(
      new Option(
        '--size <number>',
        'the number of Events since coverage began, up to 1000000 (default: 20000)',
      ).argParser(size),
    )
    .addOption(
      new Option('--fault-share <percent>', 'the share of replies that show the faults').argParser(percent),
    )
    .option('--delay <ms>', 'delay every reply', positive.read)
    .option('--list-faults', 'print the faults and exit')
    .option('--list-variants', 'print the variants and exit')
    .option('--json', 'print JSON')
    .action((flags) =>
      perform(async (surroundings) => (await import('./serve.js')).serveCommand(flags, surroundings)),
    );

  program
    .command('selftest')
    .description('prove the checks against the faults and variants of the reference')
    .addOption(listed('--fault <id>', 'only this fault; repeatable', 'all'))
    .addOption(listed('--variant <id>', 'only this variant; repeatable', 'all'))
    .addOption(listed('--check <id>', 'only this check or area; repeatable', 'all'))
    .option('--each', 'judge each variant alone, not in groups of different kinds')
    .addOption(
      new Option('--seeds <number>', 'the number of seeds to judge the variants with')
        .argParser(positive.read)
        .default(1),
    )
    .addOption(
      new Option(
        '--moving <number>',
        'judge each so-many-th fault while the data move as well; 1 for all (default: 12)',
      ).argParser(positive.read),
    )
    .addOption(
      new Option(
        '--replies [deployment]',
        'change the replies of a deployment in one place at a time, and print what no check notices',
      )
        .choices(['reference', 'independent'])
        .preset('reference')
        .conflicts(['fault', 'variant', 'check', 'each', 'seeds', 'moving', 'write']),
    )
    .addOption(
      listed('--operation <id>', 'with --replies: only replies of this operation; repeatable', 'all'),
    )
    .addOption(
      new Option('--one-in <number>', 'with --replies: try one change in so many')
        .argParser(positive.read)
        .default(1),
    )
    .addOption(
      new Option('--survivors <percent>', 'with --replies: the share of the changes that may go unnoticed')
        .argParser(integer.read)
        .default(0),
    )
    .option(
      '--free',
      'with --replies: try what the specification leaves open as well; no check may accuse it',
    )
    .option('--write', 'write the results to suites/snapshot.ts in the working directory')
    .option('--json', 'print the matrix as JSON')
    .action((flags) =>
      perform(async (surroundings) =>
        flags.replies === undefined
          ? (await import('./selftest.js')).selftestCommand(flags, surroundings)
          : (await import('./replies.js')).repliesCommand({ ...flags, replies: flags.replies }, surroundings),
      ),
    );
}
