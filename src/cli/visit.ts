import { defaults } from '../engine/settings.js';
import { type Client, createClient } from '../transport/client.js';
import { network } from '../transport/network.js';
import type { Surroundings } from './surroundings.js';
import type { Target } from './target.js';

export interface Visit {
  readonly client: Client;
  close(): Promise<void>;
}

export interface VisitLimits {
  /** Milliseconds for one reply. */
  readonly timeout: number;
  readonly maxRequests: number;
  /** Requests side by side. */
  readonly concurrency?: number;
}

/** A client for a target that is asked a few things outside of a run. */
export function visit(
  { baseUrl, keys, proxy }: Target,
  { timeout: timeoutMs, maxRequests, concurrency: connections = 2 }: VisitLimits,
  { now, sleep, version }: Surroundings,
): Visit {
  const { origin, pathname } = new URL(baseUrl);
  const wire = network(origin, { connections, timeoutMs, maxBytes: defaults.maxBytes, proxy });
  const client = createClient({
    wire,
    basePath: pathname.replace(/\/$/, ''),
    keys: Object.fromEntries(keys.map(({ role, key }) => [role, key])),
    secrets: proxy?.secrets ?? [],
    userAgent: `ei-conformance/${version}`,
    maxRequests,
    maxWaitMs: defaults.maxWaitMs,
    time: { now, sleep },
    onExchange: () => {},
  });
  return { client, close: () => wire.close() };
}
