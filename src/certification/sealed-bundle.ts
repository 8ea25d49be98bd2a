import type { KeyObject } from 'node:crypto';
import { Unusable } from '../engine/unusable.js';
import { type Bodies, type ListedBody, openedBodies } from './bodies.js';
import {
  attestationPart,
  bodiesPart,
  certificatePart,
  exchangesPart,
  listPart,
  reportPart,
  subjectsOf,
} from './bundle.js';
import type { Certificate } from './certificate.js';
import { bundleFormat } from './certificate.js';
import { type Envelope, signedContent } from './envelope.js';
import type { Journal } from './journal.js';
import { BrokenPart, jsonOf, shaped } from './part.js';
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

/** What the parts of a bundle say. */
export interface Opened {
  readonly certificate: Certificate;
  readonly rounds: readonly { readonly report: unknown; readonly journal: Journal }[];
  readonly bodies: Bodies;
}

/** Reads what is signed of a bundle. Throws `Unusable` for what is none. */
export function sealedBundle(files: Files): SealedBundle {
  const attestation = files.get(attestationPart);
  if (attestation === undefined)
    throw new Unusable(
      `The bundle has no ${attestationPart}.`,
      "Give the folder that 'ei-conformance certify' wrote.",
    );
  try {
    const envelope = shaped<Envelope>('envelope', attestation);
    const payload = bytesOf(envelope.payload);
    bytesOf(envelope.signatures[0]?.sig ?? '');
    const statement = shaped<Statement>('statement', payload);
    const parts = new Map([...files].filter(([name]) => name !== attestationPart));
    return { envelope, payload, statement, parts };
  } catch (error) {
    throw error instanceof BrokenPart ? unreadable(attestationPart, error) : error;
  }
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

/** Reads the parts. Throws `Unusable` for those of another format, and for what cannot be read. */
export function opened({ parts }: SealedBundle): Opened {
  const certificate = read(parts, certificatePart, (content) => {
    requireFormat(jsonOf(content));
    return shaped<Certificate>('certificate', content);
  });
  const known = 3 + 2 * certificate.rounds.length;
  if (parts.size !== known)
    throw new Unusable(`The bundle has ${parts.size} parts, and its rounds need ${known}.`, askAgain);
  const rounds = certificate.rounds.map((_, index) => ({
    report: read(parts, reportPart(index + 1), jsonOf),
    journal: read(parts, exchangesPart(index + 1), (content) => shaped<Journal>('journal', content)),
  }));
  const listed = read(parts, listPart, (content) => shaped<readonly ListedBody[]>('bodies', content));
  const bodies = read(parts, bodiesPart, (content) => {
    const opened = openedBodies(listed, content);
    requireEach(opened, rounds);
    return opened;
  });
  return { certificate, rounds, bodies };
}

/** Throws `BrokenPart` where an exchange has no body, or a body no exchange. */
function requireEach({ listed }: Bodies, rounds: readonly { readonly journal: Journal }[]): void {
  const there = new Set(listed.map(({ address }) => address));
  const told = new Set(
    rounds.flatMap(({ journal }) => journal.exchanges.flatMap(({ reply }) => reply?.body ?? [])),
  );
  const lost = [...told].find((address) => !there.has(address));
  if (lost !== undefined) throw new BrokenPart(`the body ${lost} is missing`);
  const idle = [...there].find((address) => !told.has(address));
  if (idle !== undefined) throw new BrokenPart(`the body ${idle} belongs to no exchange`);
}

function read<Value>(parts: Files, name: string, take: (content: Uint8Array) => Value): Value {
  const content = parts.get(name);
  if (content === undefined) throw new Unusable(`The bundle has no ${name}.`, askAgain);
  try {
    return take(content);
  } catch (error) {
    throw error instanceof BrokenPart ? unreadable(name, error) : error;
  }
}

function requireFormat(value: unknown): void {
  const { format } = Object(value) as { readonly format?: unknown };
  if (typeof format === 'number' && format !== bundleFormat)
    throw new Unusable(
      `The bundle has format ${format}; this version reads ${bundleFormat}.`,
      'Use the version that wrote it.',
    );
}

const askAgain = 'Ask the vendor for the whole folder.';

const unreadable = (name: string, { message, cause }: BrokenPart): Unusable =>
  new Unusable(`${name} cannot be read: ${message}.`, askAgain, cause);
