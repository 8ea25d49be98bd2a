import { keyPrefix, limits } from '../../contract/index.js';
import type { Check, Exchange, KeyRole, ServedContract, World } from '../kit/index.js';
import { type Client, createClient } from '../transport/client.js';
import type { Time } from '../transport/pace.js';
import { targetOf } from '../transport/target.js';
import type { Wire } from '../transport/wire.js';
import type { Learned } from './events.js';
import { givenContract, loadContract } from './load-contract.js';
import { admit, reach } from './preflight.js';
import { type Ask, dateOf, probe } from './probe.js';
import { type ReadContract, readContract } from './served-contract.js';
import { defaults, type Settings } from './settings.js';

/** What a run takes from the machine that it runs on. */
export interface Means {
  readonly checks: readonly Check[];
  readonly version: string;
  readonly wire: Wire;
  readonly time: Time;
  readonly signal?: AbortSignal | undefined;
  /** Reads served contracts; for callers that judge many deployments with the same one. */
  readonly readContract?: ReadContract;
}

/** A target that answers and admits the key. */
export interface Arrival {
  readonly client: Client;
  /** The instant from which the world is seen. */
  readonly began: Date;
  /** Asks the target what there is in it. */
  explore(): Promise<Explored>;
}

export interface Explored {
  readonly world: World;
  readonly learned: Learned;
}

/**
 * Reaches a target: the way in of all that sends requests to one. Throws `Unusable` when nobody is there, or no key is admitted.
 * @param hear is given each exchange
 */
export async function arrive(
  settings: Settings,
  means: Means,
  hear: (exchange: Exchange) => void,
): Promise<Arrival> {
  const { wire, time, signal, readContract: read = readContract } = means;
  const basePath = new URL(settings.baseUrl).pathname.replace(/\/$/, '');
  const client = createClient({
    wire,
    basePath,
    keys: settings.keys,
    secrets: settings.secrets ?? [],
    userAgent: `ei-conformance/${means.version}`,
    maxRequests: settings.maxRequests,
    spent: settings.unfinished?.spent,
    maxWaitMs: defaults.maxWaitMs,
    rate: settings.rate,
    deadline: settings.maxTime === undefined ? undefined : time.now() + settings.maxTime * 1000,
    time,
    onExchange: hear,
  });
  const given =
    settings.contract === undefined
      ? undefined
      : await givenContract(read, settings.contract, settings.surfaces);
  await reach(wire, client.budget, basePath, settings.baseUrl, signal);
  await admit(client, settings, signal);
  const began = new Date(time.now());
  return { client, began, explore: () => explore(client, settings, given ?? read, began, signal) };
}

async function explore(
  client: Client,
  settings: Settings,
  contract: ServedContract | ReadContract,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<Explored> {
  const ask: Ask = (operation, query, path = {}) =>
    client.send(
      {
        method: 'GET',
        operation,
        target: targetOf(operation, query, path, settings.surfaces),
        credential: { role: 'full' },
      },
      { signal },
    );
  const [loaded, offer] = await Promise.all([
    typeof contract === 'function'
      ? loadContract(ask, contract, settings.surfaces)
      : { served: contract, trouble: '' },
    probe(ask, now),
  ]);
  const keys = Object.keys(settings.keys) as KeyRole[];
  return {
    world: {
      now,
      today: dateOf(now.getTime()),
      keys,
      keyPrefix: prefixOf(settings.keys.full),
      offer,
      earlier: settings.earlier,
      served: loaded.served,
      servedTrouble: loaded.trouble,
    },
    learned: {
      servedContract: loaded.served === undefined ? 'unusable' : 'loaded',
      servedContractNote: loaded.trouble,
      events: offer.events.length,
      leis: offer.leis.length,
      window: offer.window,
      entitlements: offer.entitlements,
      keys,
      clockSkewMs: offer.clockSkewMs,
      cursors: offer.cursors,
    },
  };
}

/** What stands before the hexadecimal digits of a key; the document's own prefix where a key has another form. */
function prefixOf(key: string | undefined): string {
  const { hexDigits } = limits.apiKey;
  // Exactly so many: of a key with more digits, the first of them are no prefix but a secret.
  const digits = new RegExp(`(?<![0-9a-f])[0-9a-f]{${hexDigits}}$`, 'i');
  return key !== undefined && digits.test(key) ? key.slice(0, -hexDigits) : keyPrefix;
}
