import type { KeyObject } from 'node:crypto';
import type { Report } from '../engine/record/report.js';
import { SetupError } from '../engine/setup-error.js';
import { type Bodies, type ListedBody, openedBodies, packedBodies } from './bodies.js';
import { canonical, sha256 } from './canonical.js';
import { bundleFormat, type Certificate, type Claim, seedOfRound } from './certificate.js';
import type { Journal } from './journal.js';
import { judgementOf } from './judgement.js';
import { BrokenBundle, BrokenPart, jsonOf, readPart, shaped, wholeFolder } from './parts.js';
import type { Scope } from './scope.js';
import { type Envelope, isSignedBy, keyIdOf, signedContent } from './signature.js';
import { type Statement, type Subject, statementOf } from './statement.js';

/** A round with all that its report rests on. */
export interface Round {
  readonly report: Report;
  readonly journal: Journal;
}

const certificatePart = 'certificate.json';
export const attestationPart = 'attestation.json';
const reportPart = (round: number): string => `round-${round}.report.json`;
export const exchangesPart = (round: number): string => `round-${round}.exchanges.json`;
export const bodiesPart = 'bodies.br';
/** Where each body lies in it. */
export const listPart = 'bodies.json';

/** The document of a report, as `report.json` has it. */
export type Render = (report: Report) => unknown;

/** The short form of what the rounds come to. */
export const certificateOf = (claim: Claim, scope: Scope, rounds: readonly Round[]): Certificate => ({
  format: bundleFormat,
  ...claim,
  ...judgementOf(
    scope,
    rounds.map(({ report }) => report),
    claim,
  ),
  rounds: rounds.map(({ report, journal }, index) => ({
    seed: seedOfRound(claim.nonce, index + 1),
    began: journal.began,
    requests: report.cost.requests,
  })),
});

/** The parts that are signed, by file name. */
export function partsOf(
  certificate: Certificate,
  rounds: readonly Round[],
  bodies: Bodies,
  render: Render,
): ReadonlyMap<string, Buffer> {
  return new Map([
    [certificatePart, Buffer.from(canonical(certificate))],
    [listPart, Buffer.from(canonical(bodies.listed))],
    [bodiesPart, packedBodies(bodies)],
    ...rounds.flatMap(({ report, journal }, index): [string, Buffer][] => [
      [reportPart(index + 1), Buffer.from(canonical(render(report)))],
      [exchangesPart(index + 1), Buffer.from(canonical(journal))],
    ]),
  ]);
}

/** What is signed of parts. */
export const statementOn = (
  certificate: Certificate,
  rounds: readonly Pick<Round, 'report'>[],
  parts: ReadonlyMap<string, Uint8Array>,
): Statement =>
  statementOf(
    certificate,
    rounds.map(({ report }) => report),
    subjectsOf(parts),
  );

export const subjectsOf = (parts: ReadonlyMap<string, Uint8Array>): readonly Subject[] =>
  [...parts].map(([name, content]) => ({ name, digest: { sha256: sha256(content) } }));

/** A bundle as it lies in its folder: files by name. */
export type Files = ReadonlyMap<string, Uint8Array>;

export interface SealedBundle {
  readonly envelope: Envelope;
  readonly payload: Buffer;
  readonly statement: Statement;
  /** What is signed, or should be. */
  readonly parts: Files;
}

/** Reads what is signed of a bundle. Throws `SetupError` for a folder that is none, `BrokenBundle` for one that was changed. */
export function sealedBundle(files: Files): SealedBundle {
  if (!files.has(attestationPart))
    throw new SetupError(`${attestationPart} is missing from the folder.`, wholeFolder);
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
  if (bytes.toString('base64') !== base64) throw new BrokenPart('its Base64 is not canonical');
  return bytes;
}

/** Why the signature is not that of a key; undefined where it is. */
export function signatureProblem(
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

/** What the parts of a bundle say. */
export interface Opened {
  readonly certificate: Certificate;
  readonly rounds: readonly { readonly report: unknown; readonly journal: Journal }[];
  readonly bodies: Bodies;
}

/** Reads the parts. Throws `SetupError` for those of another format, and `BrokenBundle` for what cannot be read. */
export function opened({ parts }: SealedBundle): Opened {
  const certificate = readPart(parts, certificatePart, (content) => {
    requireFormat(jsonOf(content));
    const shape = shaped<Certificate>('certificate', content);
    if (!URL.canParse(shape.target.baseUrl)) throw new BrokenPart('at /target/baseUrl, it is no URL');
    return shape;
  });
  const known = 3 + 2 * certificate.rounds.length;
  if (parts.size !== known)
    throw new BrokenBundle(`The bundle has ${parts.size} parts, but its rounds need ${known}.`);
  const rounds = certificate.rounds.map((_, index) => ({
    report: readPart(parts, reportPart(index + 1), jsonOf),
    journal: readPart(parts, exchangesPart(index + 1), journalOf),
  }));
  const listed = readPart(parts, listPart, (content) => shaped<readonly ListedBody[]>('bodies', content));
  const bodies = readPart(parts, bodiesPart, (content) => {
    const opened = openedBodies(listed, content);
    requireEach(opened, rounds);
    return opened;
  });
  return { certificate, rounds, bodies };
}

/** The journal of a part. Throws `BrokenPart` for what is none, or is out of order. */
export function journalOf(content: Uint8Array): Journal {
  const journal = shaped<Journal>('journal', content);
  const early = journal.exchanges.findIndex(({ at }, index) => at < (journal.exchanges[index - 1]?.at ?? 0));
  if (early >= 0)
    throw new BrokenPart(`at /exchanges/${early}, the request was sent before the previous one`);
  return journal;
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

function requireFormat(value: unknown): void {
  const { format } = Object(value) as { readonly format?: unknown };
  if (typeof format === 'number' && format !== bundleFormat)
    throw new SetupError(
      `The bundle has format ${format}; this version reads ${bundleFormat}.`,
      'Use the version that wrote it.',
    );
}
