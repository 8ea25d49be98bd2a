import type { KeyObject } from 'node:crypto';
import { attestationPart, subjectsOf } from './bundle.js';
import { type Envelope, signedContent } from './envelope.js';
import { BrokenPart, shaped } from './part.js';
import { readPart } from './read-part.js';
import { isSignedBy, keyIdOf } from './signing-key.js';
import type { Statement } from './statement.js';

/** A bundle as it lies in its folder: files by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

export interface SealedBundle {
  readonly envelope: Envelope;
  readonly payload: Buffer;
  readonly statement: Statement;
  /** What is signed, or should be. */
  readonly parts: Files;
}

/** Reads what is signed of a bundle. Throws `Unusable` for what is none. */
export function sealedBundle(files: Files): SealedBundle {
  return readPart(files, attestationPart, (content) => {
    const envelope = shaped<Envelope>('envelope', content);
    const payload = bytesOf(envelope.payload);
    bytesOf(envelope.signatures[0]?.sig ?? '');
    const statement = shaped<Statement>('statement', payload);
    const parts = new Map([...files].filter(([name]) => name !== attestationPart));
    return { envelope, payload, statement, parts };
  });
}

/** Base64 has many spellings of the same bytes; one of them is taken. */
function bytesOf(base64: string): Buffer {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.toString('base64') !== base64) throw new BrokenPart('its Base64 is not plain');
  return bytes;
}

/** Why the signature is not that of a key; undefined where it is. */
export function signatureTrouble(
  { envelope, payload }: SealedBundle,
  publicKey: KeyObject,
): string | undefined {
  const [signature] = envelope.signatures;
  const keyId = keyIdOf(publicKey);
  if (signature?.keyid !== keyId)
    return `it is signed with another key: ${signature?.keyid.slice(0, 16)}, not ${keyId.slice(0, 16)}`;
  return isSignedBy(signedContent(payload), signature.sig, publicKey)
    ? undefined
    : 'the signature is not that of this statement: one of them was changed';
}

/** Which files are not those that were signed, in words. */
export function changedParts({ statement, parts }: SealedBundle): readonly string[] {
  const found = new Map(subjectsOf(parts).map(({ name, digest }) => [name, digest.sha256]));
  const signed = new Map(statement.subject.map(({ name, digest }) => [name, digest.sha256]));
  return [
    ...[...signed].flatMap(([name, digest]) => {
      if (!found.has(name)) return [`${name} is missing`];
      return found.get(name) === digest ? [] : [`${name} was changed after it was signed`];
    }),
    ...[...found.keys()].filter((name) => !signed.has(name)).map((name) => `${name} is not signed`),
  ];
}
