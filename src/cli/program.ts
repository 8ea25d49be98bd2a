import { join } from 'node:path';
import { Command } from 'commander';
import { rootOfPackage } from '../package.js';
import { certificationCommands } from './certification/commands.js';
import type { Perform } from './host.js';
import { referenceCommands } from './reference/commands.js';
import { regressionCommands } from './regression/commands.js';
import { addReplacedCommands } from './replaced-commands.js';
import { reportsCommands } from './reports/commands.js';
import { runCommands } from './run/commands.js';

/** The commands in the order in which help lists them. */
const groups = [runCommands, reportsCommands, regressionCommands, certificationCommands, referenceCommands];

/** Reads the command line. Commands load what they need when they run, so that `--help` is quick. */
export function programOf(version: string, perform: Perform): Command {
  const program = new Command('ei-conformance')
    .description('Judges a deployment of the Event Intelligence API v2 against its published contract.')
    .version(version)
    .addHelpText('after', () => `\nDocumentation: ${join(rootOfPackage(), 'README.md')}, and docs/ beside it`)
    .showSuggestionAfterError()
    .exitOverride();
  for (const add of groups) add(program, perform);
  addReplacedCommands(program);
  return program;
}
