import { noon } from './client.js';
import { type Corpus, corpusOf, perDayOf } from './corpus/index.js';
import type { FaultId } from './faults.js';
import { createReference } from './index.js';

const size = 6_000;

interface Asked {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read bodies by path and fail by their expectations.
  readonly body: any;
}

const day = Math.floor(noon.getTime() / 86_400_000);

/** The corpus of a seed as the references of these tests see it. */
export const corpusFor = (seed: number): Corpus => corpusOf({ seed, perDay: perDayOf(size, day), day });

/** Asks a whole reference, crashes and bad encodings included. */
export function asking(seed: number, faults: readonly FaultId[] = []) {
  const reference = createReference({ seed, size, now: () => noon, faults });
  const keys = new Map<string, string>(reference.accounts.map(({ role, key }) => [role, key]));
  return async (path: string, role = 'full'): Promise<Asked> => {
    const headers = { Authorization: `Bearer ${keys.get(role) ?? ''}` };
    const reply = await reference.fetch(new Request(`https://reference.test/api/v2/${path}`, { headers }));
    return { status: reply.status, body: await reply.json() };
  };
}

/** The faults that change no answer to any of the requests: a path below `/api/v2/`, and the role that sends it. */
export async function silentFaults(
  seed: number,
  ids: readonly FaultId[],
  requests: readonly (readonly [path: string, role?: string])[],
): Promise<readonly FaultId[]> {
  const plain = asking(seed);
  const sound = await Promise.all(requests.map(async (each) => JSON.stringify(await plain(...each))));
  const silent: FaultId[] = [];
  for (const id of ids) {
    const ask = asking(seed, [id]);
    let shown = false;
    for (const [at, each] of requests.entries()) {
      shown = JSON.stringify(await ask(...each)) !== sound[at];
      if (shown) break;
    }
    if (!shown) silent.push(id);
  }
  return silent;
}

/** Values that have broken servers before. */
export const nasty: readonly string[] = [
  '%',
  '%zz',
  '%00',
  '%ff%fe',
  '%ED%A0%80',
  '+',
  ',,,,',
  '1,2,3',
  '1,2,3,4,5',
  'NaN,NaN,NaN,NaN',
  '1e309,0,1,1',
  '-0',
  '0',
  '999999999999999999999999',
  'NaN',
  '__proto__',
  'constructor',
  '(((((((',
  '%5B%5D',
  "'%20OR%201=1--",
  '%3Cscript%3E',
  '%F0%9F%92%A5',
  'e_',
  'wiki:',
  'cik:',
  'https://',
  'https%3A%2F%2Fexample.org%2F%25zz',
  'a'.repeat(10_000),
  'e_1,'.repeat(3_000),
];
