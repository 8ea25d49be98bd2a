import { type Command, Option } from 'commander';
import { defaults } from '../../engine/settings.js';
import { failOnChanges } from '../../regression/contract/change.js';
import { listed, surfaceOption } from '../arguments.js';
import type { Perform } from '../host.js';
import { milliseconds, some } from '../settings/readers.js';

/** The commands that follow changes. */
export function regressionCommands(program: Command, perform: Perform): void {
  program
    .command('diff')
    .description(
      'show what changed between two contracts, and whether it was announced in time; or between two reports; or print a feed',
    )
    .argument('[old]', 'the older openapi.json or report.json, as a file or an address')
    .argument('[new]', 'the newer one')
    .option(
      '--feed <file>',
      'announcements, as a file or an address: RSS, Atom, or a JSON list of objects with title, text and date',
    )
    .option('--as-of <date>', 'the day on which the newer contract takes effect; otherwise today')
    .addOption(levelOption())
    .addOption(failOn())
    .option('--config <file>', 'the configuration file; otherwise ei-conformance.config.ts, .mjs or .json')
    .option(
      '--contract <file>',
      'with a feed alone: the contract whose names are searched for; otherwise the pinned one',
    )
    .option('--timeout <ms>', 'the time limit for one reply', milliseconds.read, defaults.timeoutMs)
    .option('--rules', 'print the rules and exit')
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
    .action((old, next, flags) =>
      perform(async (surroundings) =>
        (await import('./diff.js')).diffCommand(old, next, flags, surroundings),
      ),
    );

  program
    .command('watch')
    .description(
      'snapshot the OpenAPI document and the changelog of a deployment, and check that every change was announced',
    )
    .option('--base-url <address>', 'the base URL of the deployment (env: EI_BASE_URL)')
    .option(
      '--probe',
      'also ask, with the key, which deprecated, retired and undeclared parameters still apply',
    )
    .option('--behaviour', 'also record behaviour: ask the questions of compare twice, with the key')
    .addOption(surfaceOption())
    .addOption(levelOption())
    .addOption(failOn())
    .option('--config <file>', 'the configuration file; otherwise ei-conformance.config.ts, .mjs or .json')
    .option(
      '--store <folder>',
      'where snapshots are stored, in a folder for each deployment',
      'contract-watch',
    )
    .option('--timeout <ms>', 'the time limit for one reply', milliseconds.read, defaults.timeoutMs)
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
    .action((flags) =>
      perform(async (surroundings) => (await import('./watch.js')).watchCommand(flags, surroundings)),
    );

  program
    .command('compare')
    .description(
      'show how two deployments under one contract behave differently, beyond the differences within each',
    )
    .option('--base-url <address>', 'the first deployment, such as the old one (env: EI_BASE_URL)')
    .option('--base-url-b <address>', 'the second deployment')
    .addOption(surfaceOption('the name under which both serve a family, such as leiregistry=lei; repeatable'))
    .option('--timeout <ms>', 'the time limit for one reply', milliseconds.read, defaults.timeoutMs)
    .addOption(new Option('--json', 'print JSON').conflicts('markdown'))
    .option('--markdown', 'print Markdown')
    .addHelpText('after', '\nKeys come from EI_API_KEY, and for the second deployment from EI_API_KEY_B.')
    .action((flags) =>
      perform(async (surroundings) => (await import('./compare.js')).compareCommand(flags, surroundings)),
    );
}

const levelOption = (): Option =>
  listed('--level <rule=level>', 'classify a rule as breaking, announce, free or off; repeatable');

const failOn = (): Option =>
  new Option(
    '--fail-on <changes>',
    'also exit with 1 for an unannounced value of a closed list: unannounced-addition',
  ).argParser(some(failOnChanges).read);
