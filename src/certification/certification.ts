import type { KeyObject } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { SetupError } from '../engine/setup-error.js';
import type { Keys } from '../transport/request.js';
import { TransportError } from '../transport/wire.js';
import { addressOf, type Bodies, bodiesOf } from './bodies.js';
import {
  attestationPart,
  bodiesPart,
  certificateOf,
  type Files,
  partsOf,
  type Round,
  statementOn,
} from './bundle.js';
import { canonical } from './canonical.js';
import { type Certificate, type Claim, rounds, seedOfRound } from './certificate.js';
import type { Interruption } from './interruption.js';
import { createRecorder } from './journal.js';
import { mostBytes, textOf, unpacked } from './parts.js';
import {
  judgedRound,
  type RejudgeDependencies,
  type RoundDependencies,
  redactedReport,
  rejudged,
} from './round.js';
import type { Scope } from './scope.js';
import { createAudit, headerNames, hiderOf } from './secrecy.js';
import { type Envelope, sealed } from './signature.js';

export interface Certifier extends RejudgeDependencies, Pick<RoundDependencies, 'wire' | 'time'> {
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
 * Throws `SetupError` when the target cannot be judged, and where a part would tell a secret.
 * @param before the rounds that an interrupted certification left
 * @returns what is left where it was interrupted: there is no bundle without its verdict
 */
export async function certified(
  claim: Claim,
  scope: Scope,
  certifier: Certifier,
  before?: Interruption,
): Promise<Certified | { readonly left: Interruption }> {
  const texts = new Map(before?.texts);
  let size = [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text) + 1, 0);
  const judged =
    before === undefined ? [] : [...(await roundsBefore({ ...before, claim }, scope, certifier))];
  for (let round = judged.length + 1; round <= rounds; round += 1) {
    certifier.onRound(round, seedOfRound(claim.nonce, round));
    const recorder = createRecorder({
      ...certifier,
      nameOf: headerNames(certifier.keys),
      hide: hiderOf(certifier.secrets, claim.settings.key.prefix),
      keep(text) {
        const address = addressOf(text);
        if (texts.has(address)) return address;
        size += Buffer.byteLength(text) + 1;
        // Nobody could open the bundle.
        if (size > mostBytes)
          throw new TransportError('too-large', `a bundle holds no more than ${mostBytes} bytes of bodies`);
        texts.set(address, text);
        return address;
      },
    });
    const { wire, time } = recorder;
    const { signal } = certifier;
    const report = await judgedRound(claim, round, scope, certifier.keys, { ...certifier, wire, time }).catch(
      (error: unknown) => {
        // A preflight that is interrupted ends without a report.
        if (signal?.aborted === true) return undefined;
        throw error;
      },
    );
    if (report === undefined || signal?.aborted === true)
      return { left: { claim, journals: judged.map(({ journal }) => journal), texts } };
    judged.push({ report: redactedReport(report, claim), journal: recorder.journal() });
  }
  return sealedRounds(claim, scope, certifier, judged, bodiesOf(texts));
}

/** The rounds that came to their end before. Throws `SetupError` where the exchanges are not those of this certification. */
async function roundsBefore(
  { claim, journals, texts }: Interruption,
  scope: Scope,
  means: Certifier,
): Promise<readonly Round[]> {
  const bodies = bodiesOf(texts);
  const judged: Round[] = [];
  for (const [index, journal] of journals.entries()) {
    const recorded = { claim, journal, bodies, round: index + 1 };
    const { judged: again, missing, unasked } = await rejudged(recorded, scope, means);
    if (again === undefined || missing.length + unasked.length > 0)
      throw new SetupError(
        `The exchanges of round ${index + 1} are not those that the checks request.`,
        'Start again without --resume.',
      );
    judged.push({ report: again.report, journal });
  }
  return judged;
}

async function sealedRounds(
  claim: Claim,
  scope: Scope,
  { render, privateKey, secrets }: Certifier,
  judged: readonly Round[],
  bodies: Bodies,
): Promise<Certified> {
  const certificate = certificateOf(claim, scope, judged);
  const parts = partsOf(certificate, judged, bodies, render);
  const envelope = sealed(statementOn(certificate, judged, parts), privateKey);
  const files = new Map([...parts, [attestationPart, Buffer.from(canonical(envelope))]]);
  await requireSecrecy(files, secrets, claim.settings.key.prefix);
  return { certificate, files };
}

/** Throws `SetupError` where a file would tell a secret. */
export async function requireSecrecy(
  files: Files,
  secrets: readonly string[],
  prefix: string,
): Promise<void> {
  const audit = createAudit(secrets, prefix);
  for (const [name, content] of files) {
    for (const piece of readableOf(name, content).flatMap(piecesOf)) {
      // The bodies of a certification take seconds; between two pieces, the program shows that it goes on.
      await setImmediate();
      const leak = audit(piece);
      if (leak === undefined) continue;
      throw new SetupError(
        `${name} would contain ${leak}; nothing is written.`,
        'Check that no setting, such as the nonce or an attestation, contains a key; otherwise report this as a bug of the harness.',
      );
    }
  }
  await setImmediate();
}

/** Characters that are audited at once, and those that two pieces share: no spelling of a secret is as long. */
const [pieceLength, overlap] = [1 << 22, 1 << 14];

/** A text in pieces, of which each secret in it is whole in one. */
function piecesOf(text: string): readonly string[] {
  const step = pieceLength - overlap;
  const count = Math.max(1, Math.ceil((text.length - overlap) / step));
  return Array.from({ length: count }, (_, nth) => text.slice(nth * step, nth * step + pieceLength));
}

/** All that a reader of a file can see. */
function readableOf(name: string, content: Uint8Array): readonly string[] {
  if (name === bodiesPart) return [textOf(unpacked(content))];
  const text = textOf(content);
  if (name !== attestationPart) return [text];
  const { payload } = JSON.parse(text) as Envelope;
  return [text, Buffer.from(payload, 'base64').toString('utf8')];
}
