import type { Command } from 'commander';

/** Commands of earlier versions, with the sentence that names their replacement. */
const replacements = {
  plan: "'ei-conformance plan' is now 'ei-conformance doctor', and 'plan --certify' is now 'certify --dry-run --profile'.",
  changelog: "'ei-conformance changelog <feed>' is now 'ei-conformance diff --feed <feed>'.",
  clauses: "'ei-conformance clauses' is now 'ei-conformance list --clauses'.",
} as const;

/** Adds the replaced commands: hidden from help, whatever their arguments, each one ends with a usage error. */
export function addReplacedCommands(program: Command): void {
  for (const [name, sentence] of Object.entries(replacements))
    program
      .command(name, { hidden: true })
      .helpOption(false)
      .allowUnknownOption()
      .allowExcessArguments()
      .action((_flags, command: Command) => command.error(`error: ${sentence}`));
}
