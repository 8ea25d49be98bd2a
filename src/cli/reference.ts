import { Unusable } from '../engine/unusable.js';
import { type KeyRole, keyRoles } from '../kit/index.js';
import { createReference, type FaultId, faultIds, listen } from '../reference/index.js';
import type { Keys } from '../transport/client.js';
import { requireKnown } from './nearest.js';

export interface ReferenceFlags {
  readonly faults: readonly string[];
  readonly seed?: number;
  readonly port?: number;
  /** Milliseconds of the clock. */
  readonly now: () => number;
}

export interface RunningReference {
  readonly url: string;
  readonly keys: Keys;
  close(): Promise<void>;
}

/** Starts the reference on loopback. Throws `Unusable` for a fault that does not exist or a port that is taken. */
export async function startReference({ faults, seed, port, now }: ReferenceFlags): Promise<RunningReference> {
  const reference = createReference({
    faults: knownFaults(faults),
    now: () => new Date(now()),
    ...(seed === undefined ? {} : { seed }),
  });
  const server = await listen(reference.fetch, port === undefined ? {} : { port }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new Unusable(
      `The reference cannot be served: ${message}.`,
      'Choose another port with --port.',
      error,
    );
  });
  return { url: server.url, keys: keysOf(reference.accounts), close: server.close };
}

/** The keys of the reference's accounts, by role. */
export const keysOf = (accounts: readonly { readonly role: string; readonly key: string }[]): Keys =>
  Object.fromEntries(
    accounts.flatMap(({ role, key }): [KeyRole, string][] => {
      const known = keyRoles.find((each) => each === role);
      return known === undefined ? [] : [[known, key]];
    }),
  );

export function knownFaults(names: readonly string[]): readonly FaultId[] {
  for (const name of names)
    requireKnown('fault', name, faultIds, "'ei-conformance serve --list-faults' prints them all.");
  return faultIds.filter((each) => names.includes(each));
}
