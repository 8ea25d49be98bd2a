import type { KeyObject } from 'node:crypto';
import { Unusable } from '../engine/unusable.js';
import type { Keys } from '../transport/credentials.js';
import { attestationPart, certificateOf, partsOf, type Round, statementOn } from './bundle.js';
import { canonical } from './canonical.js';
import type { Certificate, Claim } from './certificate.js';
import { headerNames } from './credentials.js';
import { sealed } from './envelope.js';
import { createRecorder } from './journal.js';
import { textOf, unzipped } from './part.js';
import { type RederiveMeans, shown } from './rederive.js';
import { judgedRound, type RoundMeans } from './round.js';
import type { Scope } from './scope.js';
import type { Files } from './sealed-bundle.js';
import { createAudit, hiderOf } from './secrecy.js';
import { rounds, seedOfRound } from './seeds.js';

export interface Certifier extends RederiveMeans, Pick<RoundMeans, 'wire' | 'time'> {
  readonly keys: Keys;
  /** What no part may show: keys, and all else that the run was trusted with. */
  readonly secrets: readonly string[];
  readonly privateKey: KeyObject;
  readonly onRound: (round: number, seed: number) => void;
}

export interface Certified {
  readonly certificate: Certificate;
  /** The files of the bundle, by name. */
  readonly files: Files;
}

/**
 * Judges a deployment in all rounds and seals what came of it.
 * Throws `Unusable` when the target cannot be judged, and where a part would tell a secret.
 * @returns undefined where it was interrupted: there is no bundle without its verdict
 */
export async function certified(
  claim: Claim,
  scope: Scope,
  certifier: Certifier,
): Promise<Certified | undefined> {
  const judged: Round[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    certifier.onRound(round, seedOfRound(claim.nonce, round));
    const recorder = createRecorder({
      ...certifier,
      nameOf: headerNames(certifier.keys),
      hide: hiderOf(certifier.secrets, claim.settings.key.prefix),
    });
    const { wire, time } = recorder;
    const report = await judgedRound(claim, round, scope, certifier.keys, { ...certifier, wire, time });
    if (certifier.signal?.aborted) return undefined;
    judged.push({ report: shown(report, claim), journal: recorder.journal() });
  }
  const certificate = certificateOf(claim, scope, judged);
  const parts = partsOf(certificate, judged, certifier.render);
  const envelope = sealed(statementOn(certificate, judged, parts), certifier.privateKey);
  const files = new Map([...parts, [attestationPart, Buffer.from(canonical(envelope))]]);
  requireSecrecy(files, envelope.payload, certifier.secrets, claim.settings.key.prefix);
  return { certificate, files };
}

function requireSecrecy(files: Files, payload: string, secrets: readonly string[], prefix: string): void {
  const audit = createAudit(secrets, prefix);
  const texts = [...files].map(
    ([name, content]) => [name, name.endsWith('.gz') ? unzipped(content) : content] as const,
  );
  for (const [name, content] of [...texts, ['the statement', Buffer.from(payload, 'base64')] as const]) {
    const leak = audit(textOf(content));
    if (leak === undefined) continue;
    throw new Unusable(
      `${name} would hold ${leak}; nothing is written.`,
      'Check that no setting, such as the nonce or an attestation, holds a key; else report this as a fault of the harness.',
    );
  }
}
