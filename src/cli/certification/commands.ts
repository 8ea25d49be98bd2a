import { type Command, Option } from 'commander';
import { addRunOptions, nonce, nonceSource } from '../arguments.js';
import type { Perform } from '../host.js';
import { positive } from '../settings/readers.js';

/** The commands of vendors and reviewers. */
export function certificationCommands(program: Command, perform: Perform): void {
  addRunOptions(
    program.command('certify').description('judge a deployment in three rounds and write a signed bundle'),
  )
    .requiredOption(
      '--profile <profiles>',
      'core, aicompute, leiregistry, facilities, gov; several with commas',
    )
    .addOption(
      new Option(
        '--nonce <text>',
        "the reviewer's nonce, from which the seeds are derived; required, except with --dry-run",
      ).argParser(nonce),
    )
    .addOption(
      new Option(
        '--nonce-source <text>',
        'where the nonce is published, such as the pulse of a beacon',
      ).argParser(nonceSource),
    )
    .option('--key-file <file>', 'the private key to sign with; or EI_SIGNING_KEY')
    .option('--attest <file>', 'who did which step of an operator, and when')
    .option('--resume <folder>', 'go on with the rounds that an interrupted certification left')
    .option('--dry-run', 'print the closed list of checks and clauses, the steps and the cost; judge nothing')
    .option('--json', 'print JSON, with --dry-run')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./certify.js')).certifyCommand(command, surroundings)),
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
      perform(async (surroundings) => (await import('./verify.js')).verifyCommand(path, flags, surroundings)),
    );

  program
    .command('keygen')
    .description('make a pair of keys to sign bundles with')
    .option('--out <file>', 'the private key; the public one is written beside it', 'vendor.pem')
    .action((flags) =>
      perform(async (surroundings) => (await import('./signing-key.js')).keygenCommand(flags, surroundings)),
    );
}
