import { Unusable } from '../engine/unusable.js';
import { type Bodies, type ListedBody, openedBodies } from './bodies.js';
import { bodiesPart, certificatePart, exchangesPart, listPart, reportPart } from './bundle.js';
import { bundleFormat, type Certificate } from './certificate.js';
import type { Journal } from './journal.js';
import { BrokenPart, jsonOf, shaped } from './part.js';
import { readPart, wholeFolder } from './read-part.js';
import type { SealedBundle } from './sealed-bundle.js';

/** What the parts of a bundle say. */
export interface Opened {
  readonly certificate: Certificate;
  readonly rounds: readonly { readonly report: unknown; readonly journal: Journal }[];
  readonly bodies: Bodies;
}

/** Reads the parts. Throws `Unusable` for those of another format, and for what cannot be read. */
export function opened({ parts }: SealedBundle): Opened {
  const certificate = readPart(parts, certificatePart, (content) => {
    requireFormat(jsonOf(content));
    return shaped<Certificate>('certificate', content);
  });
  const known = 3 + 2 * certificate.rounds.length;
  if (parts.size !== known)
    throw new Unusable(`The bundle has ${parts.size} parts, and its rounds need ${known}.`, wholeFolder);
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
  if (early >= 0) throw new BrokenPart(`at /exchanges/${early}, it was sent before the one above it`);
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
    throw new Unusable(
      `The bundle has format ${format}; this version reads ${bundleFormat}.`,
      'Use the version that wrote it.',
    );
}
