import { Command } from 'commander';
import { certificationCommands } from './commands/certification.js';
import { judgingCommands } from './commands/judging.js';
import type { Perform } from './commands/perform.js';
import { regressionCommands } from './commands/regression.js';
import { reportsCommands } from './commands/reports.js';
import { suiteCommands } from './commands/suite.js';

/** The commands in the order in which help lists them. */
const groups = [judgingCommands, certificationCommands, reportsCommands, regressionCommands, suiteCommands];

/** Reads the command line. Commands load what they need when they run, so that `--help` is quick. */
export function programOf(version: string, perform: Perform): Command {
  const program = new Command('ei-conformance')
    .description('Judges any deployment of the Event Intelligence API v2 by its published contract.')
    .version(version)
    .showSuggestionAfterError()
    .exitOverride();
  for (const add of groups) add(program, perform);
  return program;
}
