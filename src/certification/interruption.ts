import { SetupError } from '../engine/setup-error.js';
import { bodiesOf, type ListedBody, openedBodies, packedBodies, textsOf } from './bodies.js';
import { bodiesPart, exchangesPart, type Files, journalOf, listPart } from './bundle.js';
import { canonical } from './canonical.js';
import { type Claim, rounds } from './certificate.js';
import { firstDifference } from './comparison.js';
import { readPart, shaped } from './parts.js';
import type { Recorded } from './rederivation.js';

/** What an interrupted certification leaves to the one that finishes it: the rounds that came to their end. */
export interface Interruption extends Pick<Recorded, 'claim' | 'journals'> {
  readonly texts: ReadonlyMap<string, string>;
}

const claimPart = 'claim.json';

/** The files of it, by name; nobody signs them. */
export const interruptionParts = ({ claim, journals, texts }: Interruption): Files => {
  const told = new Set(
    journals.flatMap(({ exchanges }) => exchanges.flatMap(({ reply }) => reply?.body ?? [])),
  );
  const bodies = bodiesOf(new Map([...texts].filter(([address]) => told.has(address))));
  return new Map([
    [claimPart, Buffer.from(canonical(claim))],
    [listPart, Buffer.from(canonical(bodies.listed))],
    [bodiesPart, packedBodies(bodies)],
    ...journals.map((each, index) => [exchangesPart(index + 1), Buffer.from(canonical(each))] as const),
  ]);
};

/** Reads such files. Throws `SetupError` for others. */
export function openInterruption(files: Files): Interruption {
  const claim = readPart(files, claimPart, (content) => shaped<Claim>('claim', content));
  const names = Array.from({ length: rounds }, (_, index) => exchangesPart(index + 1));
  const journals = names
    .slice(0, names.findLastIndex((name) => files.has(name)) + 1)
    .map((name) => readPart(files, name, journalOf));
  const listed = readPart(files, listPart, (content) => shaped<readonly ListedBody[]>('bodies', content));
  const textOf = textsOf(readPart(files, bodiesPart, (content) => openedBodies(listed, content)));
  return { claim, journals, texts: new Map(listed.map(({ address }) => [address, textOf(address) ?? ''])) };
}

/** Throws `SetupError` where a certification would go on as another one than it began. */
export function requireSameClaim(before: Claim, now: Claim): void {
  // An embedded reference has another port each time, and the steps are attested when all is done.
  const fixed = ({ target, steps: _steps, ...claim }: Claim) => ({
    ...claim,
    target: target.reference === undefined ? target : { ...target, baseUrl: '' },
  });
  const difference = firstDifference(fixed(before), fixed(now));
  if (difference === undefined) return;
  throw new SetupError(
    `The certification to resume was started with other settings: ${difference}.`,
    'Use the same settings, or start again without --resume.',
  );
}
