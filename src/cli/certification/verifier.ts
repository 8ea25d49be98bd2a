import { profiles } from '../../../contract/profiles/index.js';
import { documentOf } from '../../../reports/json.js';
import type { Verifier } from '../../certification/verification.js';
import type { RunTarget } from '../../engine/events.js';
import type { Check } from '../../kit/index.js';
import { commandLine, shellQuote } from '../command-line.js';
import { embeddedCommand } from '../settings/target.js';

/** The command of a run that sends the requests of a round. */
export const roundCommand = (
  { baseUrl, reference, surfaces }: RunTarget,
  seed: number,
  userAgent: string | undefined,
): string =>
  commandLine(
    { surface: surfaces, userAgent },
    { command: reference === undefined ? `--base-url ${shellQuote(baseUrl)}` : embeddedCommand(reference) },
    seed,
  );

/** What bundles are judged with, again or for the first time. */
export const verifierOf = (
  checks: readonly Check[],
  version: string,
): Omit<Verifier, 'publicKey' | 'nonce'> => ({
  checks,
  version,
  profiles: Object.values(profiles),
  render: documentOf,
  commandOf: roundCommand,
});
