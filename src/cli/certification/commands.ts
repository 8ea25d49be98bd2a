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
      'core, aicompute, leiregistry, facilities, gov, separated by commas',
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
        'where the nonce is published, such as the pulse of a randomness beacon',
      ).argParser(nonceSource),
    )
    .option('--key-file <file>', 'the private key to sign with (env: EI_SIGNING_KEY, with its text)')
    .option('--attest <file>', 'a JSON file of who did which operator step, and when')
    .option('--resume <folder>', 'continue from the finished rounds of an interrupted certification')
    .option('--dry-run', 'print the closed list of checks and clauses, the operator steps and the cost')
    .option('--json', 'print JSON, with --dry-run')
    .action((_flags, command) =>
      perform(async (surroundings) => (await import('./certify.js')).certifyCommand(command, surroundings)),
    );

  program
    .command('verify')
    .description('verify a bundle offline: digests, signature, and its exchanges judged again')
    .argument('<bundle>', 'the folder that certify wrote')
    .requiredOption('--public-key <file>', "the vendor's public key")
    .option('--nonce <text>', 'the nonce that you gave the vendor')
    .option('--replay <number>', 'also repeat this many checks against the live product', positive.read)
    .option('--base-url <address>', 'the base URL of the live product')
    .option('--reference', 'the embedded reference as the live product')
    .option('--json', 'print JSON')
    .action((path, flags) =>
      perform(async (surroundings) => (await import('./verify.js')).verifyCommand(path, flags, surroundings)),
    );

  program
    .command('keygen')
    .description('create the key pair that bundles are signed with')
    .option('--out <file>', 'the private key; the public key is written next to it', 'vendor.pem')
    .action((flags) =>
      perform(async (surroundings) => (await import('./signing-key.js')).keygenCommand(flags, surroundings)),
    );
}
