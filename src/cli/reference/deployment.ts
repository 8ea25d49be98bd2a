import { SetupError } from '../../engine/setup-error.js';
import { type KeyRole, keyRoles } from '../../kit/index.js';
import {
  createReference,
  type FaultId,
  faultIds,
  listen,
  type VariantId,
  variantIds,
} from '../../proof/reference/index.js';
import type { Keys } from '../../transport/request.js';
import { requireKnown } from '../suggestion.js';

export interface ReferenceFlags {
  readonly faults: readonly string[];
  readonly variants: readonly string[];
  readonly seed?: number;
  /** Events since coverage began. */
  readonly size?: number;
  /** The percentage of replies that show the faults. */
  readonly faultShare?: number;
  /** The delay of every reply, in milliseconds. */
  readonly delay?: number;
  readonly port?: number;
  /** Milliseconds of the clock. */
  readonly now: () => number;
}

export interface RunningReference {
  readonly url: string;
  readonly port: number;
  readonly keys: Keys;
  close(): Promise<void>;
}

/** Starts the reference on loopback. Throws `SetupError` for a fault or variant that does not exist or a port that is taken. */
export async function startReference({
  faults,
  variants,
  seed,
  size,
  faultShare,
  delay,
  port,
  now,
}: ReferenceFlags): Promise<RunningReference> {
  const reference = createReference({
    faults: knownFaults(faults),
    now: () => new Date(now()),
    variants: knownVariants(variants),
    ...(seed === undefined ? {} : { seed }),
    ...(size === undefined ? {} : { size }),
    ...(faultShare === undefined ? {} : { share: faultShare / 100 }),
    ...(delay === undefined ? {} : { delay }),
  });
  reference.warm();
  const server = await listen(reference.fetch, port === undefined ? {} : { port }).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    throw new SetupError(
      `The reference cannot be started: ${message}.`,
      'Choose another port with --port.',
      error,
    );
  });
  const { url, port: bound, close } = server;
  return { url: `${url}${reference.path}`, port: bound, keys: keysOf(reference.accounts), close };
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

export function knownVariants(names: readonly string[]): readonly VariantId[] {
  for (const name of names)
    requireKnown('variant', name, variantIds, "'ei-conformance serve --list-variants' prints them all.");
  return variantIds.filter((each) => names.includes(each));
}
