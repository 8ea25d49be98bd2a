import type { KeyObject } from 'node:crypto';
import { Unusable } from '../engine/unusable.js';
import type { Keys } from '../transport/credentials.js';
import { addressOf, bodiesOf } from './bodies.js';
import { attestationPart, bodiesPart, certificateOf, partsOf, type Round, statementOn } from './bundle.js';
import { canonical } from './canonical.js';
import type { Certificate, Claim } from './certificate.js';
import { headerNames } from './credentials.js';
import { sealed } from './envelope.js';
import { createRecorder } from './journal.js';
import { textOf } from './part.js';
import { type RejudgeMeans, shown } from './rejudge.js';
import { judgedRound, type RoundMeans } from './round.js';
import type { Scope } from './scope.js';
import type { Files } from './sealed-bundle.js';
import { createAudit, hiderOf } from './secrecy.js';
import { rounds, seedOfRound } from './seeds.js';

export interface Certifier extends RejudgeMeans, Pick<RoundMeans, 'wire' | 'time'> {
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
  const texts = new Map<string, string>();
  const keep = (text: string): string => {
    const address = addressOf(text);
    texts.set(address, text);
    return address;
  };
  for (let round = 1; round <= rounds; round += 1) {
    certifier.onRound(round, seedOfRound(claim.nonce, round));
    const recorder = createRecorder({
      ...certifier,
      nameOf: headerNames(certifier.keys),
      hide: hiderOf(certifier.secrets, claim.settings.key.prefix),
      keep,
    });
    const { wire, time } = recorder;
    const report = await judgedRound(claim, round, scope, certifier.keys, { ...certifier, wire, time });
    if (certifier.signal?.aborted) return undefined;
    judged.push({ report: shown(report, claim), journal: recorder.journal() });
  }
  const certificate = certificateOf(claim, scope, judged);
  const bodies = bodiesOf(texts);
  const parts = partsOf(certificate, judged, bodies, certifier.render);
  const envelope = sealed(statementOn(certificate, judged, parts), certifier.privateKey);
  const files = new Map([...parts, [attestationPart, Buffer.from(canonical(envelope))]]);
  const shownTexts = [
    ...[...files].filter(([name]) => name !== bodiesPart),
    [bodiesPart, bodies.content] as const,
    ['the statement', Buffer.from(envelope.payload, 'base64')] as const,
  ];
  requireSecrecy(shownTexts, certifier.secrets, claim.settings.key.prefix);
  return { certificate, files };
}

function requireSecrecy(
  texts: readonly (readonly [name: string, content: Uint8Array])[],
  secrets: readonly string[],
  prefix: string,
): void {
  const audit = createAudit(secrets, prefix);
  for (const [name, content] of texts) {
    const leak = audit(textOf(content));
    if (leak === undefined) continue;
    throw new Unusable(
      `${name} would hold ${leak}; nothing is written.`,
      'Check that no setting, such as the nonce or an attestation, holds a key; else report this as a fault of the harness.',
    );
  }
}
