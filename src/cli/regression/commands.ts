import { type Command, Option } from 'commander';
import { defaults } from '../../engine/settings.js';
import { collect, surface } from '../arguments.js';
import type { Perform } from '../host.js';
import { positive } from '../settings/readers.js';

/** The commands that tell what changed. */
export function regressionCommands(program: Command, perform: Perform): void {
  program
    .command('watch')
    .description('keep what a deployment publishes of itself, and compare changes with what was announced')
    .option('--base-url <address>', 'the deployment; or EI_BASE_URL')
    .option(
      '--probe',
      'also ask, with the key, which deprecated, retired and undeclared parameters still apply',
    )
    .option('--behaviour', 'also ask, with the key, the questions of compare, each of them twice')
    .option(
      '--surface <name=served>',
      "a family's served name, such as leiregistry=lei; repeatable",
      surface,
      {},
    )
    .option(
      '--level <rule=level>',
      'count a rule as breaking, announce, free or off; repeatable',
      collect,
      [],
    )
    .option('--config <file>', 'the configuration file; else ei-conformance.config.ts, .mjs or .json')
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
    .option(
      '--surface <name=served>',
      "a family's served name in both, such as leiregistry=lei; repeatable",
      surface,
      {},
    )
    .option('--timeout <ms>', 'time for one reply', positive.read, defaults.timeoutMs)
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
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
    .command('diff')
    .description(
      'tell what changed between two contracts, and whether it was announced in time; or between two reports',
    )
    .argument('[old]', 'the older openapi.json or report.json, a file or an address')
    .argument('[new]', 'the newer one')
    .option(
      '--feed <file>',
      'announcements, a file or an address: a feed in RSS or Atom, or a JSON list of objects with title, text and date',
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
}
