import { createPublicKey } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { exchangesPart } from '../../certification/bundle.js';
import type { CertifiedVerdict } from '../../certification/certificate.js';
import type { Compared } from '../../certification/compared.js';
import { type Files, sealedBundle } from '../../certification/sealed-bundle.js';
import { type Verifier, verification } from '../../certification/verify.js';
import type { Check } from '../../kit/index.js';
import { judgeThreads } from './judge-threads.js';
import type { SigningKey } from './signing-key.js';
import { verifierOf } from './verifier.js';

/** What a verification came to. */
export interface Verified {
  readonly lines: readonly Compared[];
  /** Absent where the bundle is not what was signed. */
  readonly verdict: CertifiedVerdict | undefined;
}

/** Verifies files to the end. Throws `Unusable` as the verification does. */
export async function verified(
  files: Files,
  verifier: Verifier,
  onLine: (line: Compared) => void = () => {},
): Promise<Verified> {
  const threads = isWorthThreads(files) ? judgeThreads(verifier.version, verifier.signal) : undefined;
  try {
    return await linesOf(files, { ...verifier, rejudgeAll: threads?.rejudgeAll }, onLine);
  } finally {
    await threads?.close();
  }
}

/** Bytes of exchanges that are judged here in the time that a thread takes to begin. */
const worthAThread = 300_000;

const isWorthThreads = (files: Files): boolean =>
  availableParallelism() > 1 && (files.get(exchangesPart(1))?.length ?? 0) > worthAThread;

async function linesOf(
  files: Files,
  verifier: Verifier,
  onLine: (line: Compared) => void,
): Promise<Verified> {
  const lines: Compared[] = [];
  const comparing = verification(sealedBundle(files), verifier);
  for (let next = await comparing.next(); ; next = await comparing.next()) {
    if (next.done === true) return { lines, verdict: next.value };
    lines.push(next.value);
    onLine(next.value);
  }
}

/** Throws where a bundle that was just made does not verify: that is our fault, and nobody may get it. */
export async function requireVerified(
  files: Files,
  { privateKey }: SigningKey,
  checks: readonly Check[],
  version: string,
): Promise<void> {
  const publicKey = createPublicKey(privateKey);
  const { lines } = await verified(files, { ...verifierOf(checks, version), publicKey, nonce: undefined });
  const failed = lines.find(({ state }) => state === 'failed');
  if (failed !== undefined)
    throw new Error(`the bundle does not verify (${failed.what}: ${failed.said}), so it is not written`);
}
