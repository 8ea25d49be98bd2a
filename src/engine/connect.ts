import {
  at,
  type Check,
  clipped,
  type Exchange,
  Inconclusive,
  type KeyRole,
  type ServedContract,
  type World,
} from '../kit/index.js';
import { weightOf } from '../transport/body.js';
import { type Client, createClient } from '../transport/client.js';
import type { Time } from '../transport/pacing.js';
import { targetOf } from '../transport/request.js';
import type { Wire } from '../transport/wire.js';
import type { Diagnosis, Discovered } from './events.js';
import { digestOf } from './plan/identity.js';
import { keyPrefixOf } from './preflight/api-key.js';
import { preflight } from './preflight/preflight.js';
import { fetchContract, suppliedContract } from './probe/contract-source.js';
import { type Ask, dateOf, dictionaryOf, probe } from './probe/probe.js';
import { type ReadContract, readContract } from './served-contract/served-contract.js';
import { defaults, type Settings } from './settings.js';

/** What a run takes from the machine that it runs on. */
export interface Dependencies {
  /** The checks, or what loads them while the target is asked for the first time. */
  readonly checks: readonly Check[] | (() => Promise<readonly Check[]>);
  readonly version: string;
  /** The revision of the source, where it is known. */
  readonly commit?: string | undefined;
  readonly wire: Wire;
  readonly time: Time;
  readonly signal?: AbortSignal | undefined;
  /** Asks lists that the probe leaves out for one row each, so that the forecast knows them. */
  readonly surveys?: true;
  /** Leaves out the forecast, for callers that read none. */
  readonly forecasts?: false;
  /** Reads served contracts; for callers that judge many deployments with the same one. */
  readonly readContract?: ReadContract;
  /** Hears what the preflight finds before the first event, also where there can be no run. */
  readonly onFound?: (found: Diagnosis) => void;
}

/** A target that answers and admits the key. */
interface Connection {
  readonly client: Client;
  /** The instant from which the world is seen. */
  readonly began: Date;
  /** What the preflight found. */
  readonly found: readonly Diagnosis[];
  /** Asks the target what there is in it. */
  explore(): Promise<Discovery>;
}

interface Discovery {
  readonly world: World;
  readonly learned: Discovered;
}

/**
 * Reaches a target: the way in of all that sends requests to one. Throws `SetupError` when nobody is there, or no key is admitted.
 * @param hear is given each exchange, and the id of the check that it was made for
 * @param onAnswer is called when anything answers
 */
export async function connect(
  settings: Settings,
  means: Dependencies,
  hear: (exchange: Exchange, by: string | undefined) => void,
  onAnswer: () => void = () => {},
): Promise<Connection> {
  const { wire, time, signal, readContract: read = readContract } = means;
  const { origin, pathname } = new URL(settings.baseUrl);
  const basePath = pathname.replace(/\/$/, '');
  const userAgent = settings.userAgent ?? `ei-conformance/${means.version}`;
  const client = createClient({
    wire,
    origin,
    basePath,
    keys: settings.keys,
    secrets: settings.secrets ?? [],
    userAgent,
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
      : await suppliedContract(read, settings.contract, settings.surfaces);
  const found: Diagnosis[] = [];
  const find = (each: Diagnosis) => {
    found.push(each);
    means.onFound?.(each);
  };
  await preflight({ wire, client, basePath, settings, userAgent, now: time.now, signal, find, onAnswer });
  const began = new Date(time.now());
  return { client, began, found, explore: () => explore(client, settings, given ?? read, began, signal) };
}

/** Bytes of memory that the replies to the probe may take: their rows are held until the end of the run. */
const mostOfProbe = 48_000_000;

async function explore(
  client: Client,
  settings: Settings,
  contract: ServedContract | ReadContract,
  now: Date,
  signal: AbortSignal | undefined,
): Promise<Discovery> {
  let weight = 0;
  const ask: Ask = async (operation, query, path = {}, fresh = false) => {
    const reply = await client.send(
      {
        method: 'GET',
        operation,
        target: targetOf(operation, query, path, settings.surfaces),
        credential: { role: 'full' },
      },
      { signal, fresh },
    );
    weight += weightOf(reply);
    if (weight <= mostOfProbe) return reply;
    throw new Inconclusive('transport', `the replies to the probe take more than ${mostOfProbe / 1e6} MB`);
  };
  const [loaded, offer] = await Promise.all([
    typeof contract === 'function'
      ? fetchContract(ask, contract, settings.surfaces)
      : { served: contract, trouble: '' },
    probe(ask, now),
  ]);
  const keys = Object.keys(settings.keys) as KeyRole[];
  return {
    world: {
      now,
      today: dateOf(now.getTime()),
      keys,
      unknownKeys: {},
      keyPrefix: keyPrefixOf(settings.keys.full),
      offer,
      earlier: settings.earlier,
      served: loaded.served,
      servedTrouble: loaded.trouble,
    },
    learned: {
      servedContract: loaded.served === undefined ? 'unusable' : 'loaded',
      servedContractNote: loaded.trouble,
      ...(loaded.served === undefined ? {} : { contract: productOf(loaded.served) }),
      events: offer.events.length,
      leis: offer.leis.length,
      window: offer.window,
      entitlements: offer.entitlements,
      keys,
      clockSkewMs: offer.clockSkewMs,
      dictionary: dictionaryOf(offer),
      cursors: offer.cursors,
    },
  };
}

/** A contract that several runs of a process share is digested once. */
const digests = new WeakMap<object, string>();

/** How a deployment calls itself in its contract. */
function productOf({ document }: ServedContract): NonNullable<Discovered['contract']> {
  const told = (member: string): string => {
    const value = at(document, `/info/${member}`);
    return typeof value === 'string' ? clipped(value, 200) : '';
  };
  const digest = digests.get(document) ?? digestOf(document);
  digests.set(document, digest);
  return { digest, title: told('title'), version: told('version') };
}
