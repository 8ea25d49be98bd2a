import { Command, InvalidArgumentError, Option } from 'commander';
import { defaults } from '../engine/settings.js';
import { calendarDay } from './calendar-day.js';
import { type OptionName, optionNames, options, optionVariable, usualReporters } from './settings/options.js';
import { integer, positive } from './settings/readers.js';
import type { Surroundings } from './surroundings.js';

type Action = (surroundings: Surroundings) => number | Promise<number>;

/** Reads the command line. Commands load what they need when they run, so that `--help` is quick. */
export function programOf(version: string, perform: (action: Action) => Promise<void>): Command {
  const program = new Command('ei-conformance')
    .description('Judges any deployment of the Event Intelligence API v2 by its published contract.')
    .version(version)
    .showSuggestionAfterError()
    .exitOverride();

  judging(program.command('run').description('judge a deployment and write conformance-report/'))
    .option('--resume <log>', 'finish the run of an events.ndjson that was cut short')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./run.js')).runCommand(command, surroundings)),
    );

  judging(
    program
      .command('doctor')
      .description('tell what stands in the way of a run and what one would cost; write nothing'),
  )
    .option('--json', 'print JSON')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./doctor.js')).doctorCommand(command, surroundings)),
    );

  judging(
    program
      .command('plan')
      .description(
        'tell what a run would consist of and cost; with --certify, what a certification requires',
      ),
  )
    .option('--certify <profiles>', 'core, aicompute, leiregistry, facilities, gov; several with commas')
    .option('--json', 'print JSON')
    .action((_flags, command) =>
      perform(async (surroundings) =>
        (await import('./certification/plan.js')).planCommand(command, surroundings),
      ),
    );

  judging(
    program.command('certify').description('judge a deployment in three rounds and write a signed bundle'),
  )
    .requiredOption(
      '--profile <profiles>',
      'core, aicompute, leiregistry, facilities, gov; several with commas',
    )
    .addOption(
      new Option('--nonce <text>', 'what the reviewer gave; the seeds come of it')
        .argParser(nonce)
        .makeOptionMandatory(),
    )
    .option('--key-file <file>', 'the private key to sign with; or EI_SIGNING_KEY')
    .option('--attest <file>', 'who did which step of an operator, and when')
    .action((_flags, command) =>
      perform(async (surroundings) =>
        (await import('./certification/certify.js')).certifyCommand(command, surroundings),
      ),
    );

  program
    .command('verify')
    .description('verify a bundle offline: digests, signature, and its exchanges judged again')
    .argument('<bundle>', 'the folder that certify wrote')
    .requiredOption('--public-key <file>', "the vendor's public key")
    .option('--nonce <text>', 'what you gave the vendor')
    .option('--replay <number>', 'repeat so many checks against the live product', positive.read)
    .option('--base-url <address>', 'the live product')
    .option('--reference', 'the embedded reference as the live product')
    .option('--json', 'print JSON')
    .action((path, flags) =>
      perform(async (surroundings) =>
        (await import('./certification/verify.js')).verifyCommand(path, flags, surroundings),
      ),
    );

  program
    .command('keygen')
    .description('make a pair of keys to sign bundles with')
    .option('--out <file>', 'the private key; the public one is written beside it', 'vendor.pem')
    .action((flags) =>
      perform(async (surroundings) =>
        (await import('./certification/keygen.js')).keygenCommand(flags, surroundings),
      ),
    );

  program
    .command('init')
    .description('write a configuration file with comments')
    .addOption(new Option('--ts', 'in TypeScript').conflicts('json'))
    .option('--json', 'in JSON, which has no comments')
    .action((flags) =>
      perform(async (surroundings) => (await import('./init.js')).initCommand(flags, surroundings)),
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
      perform(async (surroundings) => (await import('./merge.js')).mergeCommand(logs, flags, surroundings)),
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

  program
    .command('watch')
    .description('keep what a deployment publishes of itself, and compare changes with what was announced')
    .option('--base-url <address>', 'the deployment; or EI_BASE_URL')
    .option(
      '--probe',
      'also ask, with the key, which deprecated, retired and undeclared parameters still apply',
    )
    .option('--store <folder>', 'where snapshots are kept, one folder a deployment', 'contract-watch')
    .option('--timeout <ms>', 'time for one reply', positive.read, defaults.timeoutMs)
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
    .action((flags) =>
      perform(async (surroundings) => (await import('./watch.js')).watchCommand(flags, surroundings)),
    );

  program
    .command('compare')
    .description(
      'tell how two deployments under one contract behave differently, beyond what differs within each',
    )
    .option('--base-url <address>', 'the first deployment, such as the old one; or EI_BASE_URL')
    .option('--base-url-b <address>', 'the second deployment')
    .option('--timeout <ms>', 'time for one reply', positive.read, defaults.timeoutMs)
    .option('--json', 'print JSON')
    .addHelpText('after', '\nThe keys come from EI_API_KEY, and from EI_API_KEY_B for the second deployment.')
    .action((flags) =>
      perform(async (surroundings) => (await import('./compare.js')).compareCommand(flags, surroundings)),
    );

  program
    .command('changelog')
    .description(
      'print the entries of a changelog, with the operations, parameters and clauses each is about',
    )
    .argument('<feed>', 'a file or an address of RSS or Atom')
    .option('--contract <file>', 'the contract whose names are looked for; else the pinned one')
    .option('--timeout <ms>', 'time for the reply', positive.read, defaults.timeoutMs)
    .option('--json', 'print JSON')
    .action((feed, flags) =>
      perform(async (surroundings) =>
        (await import('./changelog.js')).changelogCommand(feed, flags, surroundings),
      ),
    );

  program
    .command('serve')
    .description('run the reference deployment alone')
    .addOption(new Option('--port <number>', 'port on 127.0.0.1').argParser(port).default(8080))
    .option('--fault <id>', 'plant a fault; repeatable', collect, [])
    .option('--variant <id>', 'take an unusual but conforming form; repeatable', collect, [])
    .option('--seed <number>', 'seed of the corpus', integer.read)
    .addOption(
      new Option('--size <number>', 'Events since coverage began, up to 1000000; 20000 by default').argParser(
        size,
      ),
    )
    .addOption(
      new Option('--fault-share <percent>', 'part of the replies that show the faults').argParser(percent),
    )
    .option('--delay <ms>', 'hold back every reply', positive.read)
    .option('--list-faults', 'print the faults and exit')
    .option('--list-variants', 'print the variants and exit')
    .option('--json', 'print JSON')
    .action((flags) =>
      perform(async (surroundings) => (await import('./serve.js')).serveCommand(flags, surroundings)),
    );

  program
    .command('list')
    .description('print the checks of the suite')
    .argument('[checks...]', 'ids or areas')
    .option('--json', 'print JSON')
    .action((selectors, flags) =>
      perform(async (surroundings) =>
        (await import('./list.js')).listCommand(selectors, flags, surroundings),
      ),
    );

  program
    .command('clauses')
    .description('print the clauses of the specification and what judges them')
    .option('--area <name>', 'clauses of this area only')
    .addOption(
      new Option('--level <level>', 'clauses of this level only').choices(['must', 'should', 'observe']),
    )
    .option('--unchecked', 'clauses that a check could judge and none does')
    .option('--coverage', 'count by area, level and standing instead')
    .option('--json', 'print JSON')
    .action((flags) =>
      perform(async (surroundings) => (await import('./clauses.js')).clausesCommand(flags, surroundings)),
    );

  program
    .command('explain')
    .description('print all that is known of a clause, a check, an error code or a ruling')
    .argument('<name>', 'such as events.limit.above-max, events/limit-above-max, INVALID_LIMIT or C09')
    .action((name) =>
      perform(async (surroundings) => (await import('./explain.js')).explainCommand(name, surroundings)),
    );

  program
    .command('openapi')
    .description('print the pinned contract as OpenAPI 3.1')
    .action(() =>
      perform(async (surroundings) => (await import('./openapi.js')).openapiCommand(surroundings)),
    );

  program
    .command('diff')
    .description(
      'tell what changed between two contracts, and whether it was announced in time; or between two reports',
    )
    .argument('[old]', 'the older openapi.json or report.json, a file or an address')
    .argument('[new]', 'the newer one')
    .option(
      '--feed <file>',
      'announcements: a feed in RSS or Atom, or a JSON list of objects with title, text and date',
    )
    .option('--as-of <date>', 'the day on which the newer contract is in effect; else today')
    .option(
      '--level <rule=level>',
      'count a rule as breaking, announce, free or off; repeatable',
      collect,
      [],
    )
    .option('--config <file>', 'the configuration file; else ei-conformance.config.ts, .mjs or .json')
    .option('--rules', 'print the rules and exit')
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
    .action((old, next, flags) =>
      perform(async (surroundings) =>
        (await import('./diff.js')).diffCommand(old, next, flags, surroundings),
      ),
    );

  program
    .command('selftest')
    .description('prove the checks against the faults and variants of the reference')
    .option('--fault <id>', 'this fault only; repeatable', collect, [])
    .option('--variant <id>', 'this variant only; repeatable', collect, [])
    .option('--check <id>', 'this check or area only; repeatable', collect, [])
    .option('--each', 'judge each variant alone, not in groups of different kinds')
    .addOption(
      new Option('--seeds <number>', 'seeds that the variants are judged with')
        .argParser(positive.read)
        .default(1),
    )
    .option('--json', 'print the matrix as JSON')
    .action((flags) =>
      perform(async (surroundings) =>
        (await import('./selftest/command.js')).selftestCommand(flags, surroundings),
      ),
    );

  return program;
}

/** Gives a command the options of a run. */
function judging(command: Command): Command {
  for (const name of optionNames) command.addOption(optionOf(name));
  return command
    .option('--config <file>', 'the configuration file; else ei-conformance.config.ts, .mjs or .json')
    .option('--reference', 'judge the embedded reference deployment instead')
    .option('--fault <id>', 'plant a fault in the reference; repeatable', collect, [])
    .option('--variant <id>', 'give the reference an unusual form; repeatable', collect, [])
    .option('--check <id>', 'run this check or area only; repeatable', collect, [])
    .option(
      '--surface <name=served>',
      "a family's served name, such as leiregistry=lei; repeatable",
      surface,
      {},
    )
    .addOption(reporterOption())
    .addHelpText(
      'after',
      '\nFlags weigh more than the environment, that more than the configuration file.\n' +
        'Keys come from EI_API_KEY, EI_API_KEY_<ROLE> for keys in special states, and `keys` of the file.',
    );
}

function optionOf(name: OptionName): Option {
  const { flag, help, reader, initial } = options[name];
  return new Option(flag, `${help}; or ${optionVariable(name)}`)
    .argParser((value) => reader.read(value))
    .default(initial);
}

const collect = (value: string, earlier: readonly string[]): readonly string[] => [...earlier, value];

const reporterOption = (): Option =>
  new Option(
    '--reporter <name[:path]>',
    'a form of report and where it goes, - for the standard output; repeatable',
  )
    .argParser(reporters)
    .default(usualReporters, usualReporters.join(', '));

/** The first one takes the place of the usual ones. */
const reporters = (value: string, earlier: readonly string[]): readonly string[] =>
  earlier === usualReporters ? [value] : [...earlier, value];

function surface(value: string, earlier: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const [name, served] = value.split('=');
  if ((name !== 'aicompute' && name !== 'leiregistry') || served === undefined || !/^[\w-]+$/.test(served)) {
    throw new InvalidArgumentError('Write aicompute=<name> or leiregistry=<name>.');
  }
  return { ...earlier, [name]: served };
}

function nonce(value: string): string {
  if (!/^[\x20-\x7e]{8,200}$/.test(value) || value.trim() !== value)
    throw new InvalidArgumentError('Give 8 to 200 printable ASCII characters.');
  return value;
}

function percent(value: string): number {
  const number = positive.read(value);
  if (number > 100) throw new InvalidArgumentError('It is above 100.');
  return number;
}

function size(value: string): number {
  const number = positive.read(value);
  if (number > 1_000_000) throw new InvalidArgumentError('It is above 1000000.');
  return number;
}

function port(value: string): number {
  const number = integer.read(value);
  if (number < 0 || number > 65_535) throw new InvalidArgumentError('A port is between 0 and 65535.');
  return number;
}
