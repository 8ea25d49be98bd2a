import { documentOf } from '../../../reports/document.js';
import { profiles } from '../../certification/profiles/index.js';
import type { Verifier } from '../../certification/verify.js';
import type { Check } from '../../kit/index.js';
import { roundCommand } from './round-command.js';

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
