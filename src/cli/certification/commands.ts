import { type Command, Option } from 'commander';
import { addRunOptions, nonce, nonceSource } from '../arguments.js';
import type { Perform } from '../host.js';
import { positive } from '../settings/readers.js';

/** The options of a run that a certification takes; any other would narrow it or change what is judged. */
export const runOptionsOfCertify: readonly string[] = [
  ...['baseUrl', 'reference', 'fault', 'variant', 'surface', 'earlier'],
  ...['maxRequests', 'rate', 'timeout', 'out', 'config'],
];

/** The commands of vendors and reviewers. */
export function certificationCommands(program: Command, perform: Perform): void {
  const certify = addRunOptions(
    program.command('certify').description('judge a deployment in three rounds and write a signed bundle'),
  );
  for (const option of certify.options) {
    const name = option.attributeName();
    // The others are known, so that their rejection can explain itself.
    if (!runOptionsOfCertify.includes(name)) option.hideHelp();
    const usual = usualInCertify[name];
    if (usual !== undefined) option.default(option.defaultValue, usual);
    if (name === 'out')
      option.description = 'the folder to write the bundle to, which must not exist (env: EI_OUT)';
  }
  certify
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
    .option('--anyway', 'certify although something is missing for a conformant certificate')
    .option(
      '--dry-run',
      'print the closed list of checks and clauses and the operator steps; with a target, also the cost and what is missing',
    )
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

/** Defaults that differ from those of a run. */
const usualInCertify: Readonly<Record<string, string>> = {
  out: 'certification',
  maxRequests: '10000 per round',
};
