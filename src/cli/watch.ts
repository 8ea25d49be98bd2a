import { jsonText } from '../../reports/index.js';
import { exitCodes } from '../engine/verdict.js';
import { documentsOf } from '../regression/changelog/documents.js';
import { exitCodeOfFindings } from '../regression/changelog/finding.js';
import { keepSnapshot, lastSnapshot } from '../regression/changelog/store.js';
import { type Watched, watched } from '../regression/changelog/watch.js';
import { contractDiff } from './contract-diff.js';
import type { Surroundings } from './surroundings.js';
import { type Target, targetOf } from './target.js';
import { visit } from './visit.js';
import { watchMarkdown } from './watch-markdown.js';
import { watchText } from './watch-text.js';

export interface WatchFlags {
  readonly baseUrl?: string;
  readonly store: string;
  readonly timeout: number;
  readonly json?: true;
  readonly markdown?: true;
}

/** What a look came to, and where it is kept. */
export interface Look extends Watched {
  readonly path: string;
  readonly exitCode: 0 | 1 | 2;
}

/** Looks at what a deployment publishes, keeps it, and compares it with the look before. @returns the exit code */
export async function watchCommand(flags: WatchFlags, surroundings: Surroundings): Promise<number> {
  const { environment, out, err, signal } = surroundings;
  const baseUrl =
    flags.baseUrl === undefined
      ? { value: environment.EI_BASE_URL ?? '', from: 'environment EI_BASE_URL' }
      : { value: flags.baseUrl, from: 'flag' };
  const target = await targetOf({ baseUrl, fault: [], variant: [] }, undefined, surroundings);
  try {
    const look = await lookAt(target, flags, surroundings);
    const written = flags.json
      ? watchJson(look)
      : flags.markdown
        ? watchMarkdown(look)
        : watchText(look, out);
    out.write(written);
    return look.exitCode;
  } catch (error) {
    if (!signal.aborted) throw error;
    err.write('Interrupted; nothing was kept.\n');
    return exitCodes.aborted;
  }
}

async function lookAt(
  target: Target,
  { store, timeout }: WatchFlags,
  surroundings: Surroundings,
): Promise<Look> {
  const { baseUrl } = target;
  const last = lastSnapshot(store);
  const { client, close } = visit(target, { timeout, maxRequests: 20 }, surroundings);
  try {
    const hasKey = target.keys.some(({ role }) => role === 'full');
    const documents = await documentsOf({ client, baseUrl, hasKey, signal: surroundings.signal });
    const found = watched({ at: new Date(surroundings.now()), baseUrl, ...documents }, last, contractDiff);
    const path = keepSnapshot(store, found.snapshot);
    return { ...found, path, exitCode: exitCodeOfFindings(found.findings) };
  } finally {
    await close();
  }
}

function watchJson({ snapshot, since, findings, transitions, path, exitCode }: Look): string {
  const { at, baseUrl, contract, announcements, parameters } = snapshot;
  const told = {
    at,
    ...(since === undefined ? {} : { since }),
    baseUrl,
    snapshot: path,
    contract: contract.sha256,
    announcements: announcements.length,
    findings,
    transitions,
    parameters,
    exitCode,
  };
  return jsonText(told);
}
