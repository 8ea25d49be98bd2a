import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checksIn, type Preset, suiteOf } from '../../cli/settings/presets.js';
import type { CheckResult } from '../../engine/events.js';
import { session } from '../../engine/session.js';
import { defaults, type Settings } from '../../engine/settings.js';
import { keyRoles } from '../../kit/index.js';
import { network } from '../../transport/network.js';
import type { Keys } from '../../transport/request.js';
import type { Bug } from '../independent/bugs.js';
import { createIndependent, prefix } from '../independent/deployment.js';

/** A day on which its corpus was judged before; noon is far from any doubt about which day it is. */
const noon = Date.parse('2026-11-20T12:00:00Z');

export interface IndependentForm {
  readonly bugs?: readonly Bug[];
  /** Seed of the generated requests. */
  readonly seed?: number;
  /** The checks that judge it; all of them by default. */
  readonly preset?: Preset;
}

/** Judges the second deployment by all checks, over real HTTP on a port of its own. */
export async function judgeIndependent({
  bugs = [],
  seed = 1,
  preset = 'full',
}: IndependentForm): Promise<readonly CheckResult[]> {
  const began = performance.now();
  const now = () => noon + performance.now() - began;
  const stranger = createIndependent({ now, bugs });
  const server = createServer((request, response) => {
    // Node would tell the machine's own day.
    response.sendDate = false;
    stranger.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wire = network(origin, { connections: 8, timeoutMs: 10_000, maxBytes: defaults.maxBytes });
  const settings: Settings = {
    baseUrl: `${origin}${prefix}`,
    targetName: 'a stranger',
    keys: keysOf(stranger.keys),
    surfaces: {},
    seed,
    concurrency: defaults.concurrency,
    maxRequests: defaults.maxRequests,
    timeoutMs: defaults.timeoutMs,
    select: checksIn(preset),
    command: '',
  };
  const results: CheckResult[] = [];
  try {
    const checks = await suiteOf(preset);
    const means = { checks, version: '0', wire, time: { now, sleep: async () => {} } };
    for await (const event of session(settings, means))
      if (event.type === 'check-finished') results.push(event.result);
  } finally {
    await wire.close();
    server.closeAllConnections();
    server.close();
  }
  return results;
}

/** Its keys by role: it names them by the same words, written otherwise. */
function keysOf(keys: Readonly<Record<string, string>>): Keys {
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const byRole = new Map(Object.entries(keys).map(([name, key]) => [kebab(name), key]));
  return Object.fromEntries(
    keyRoles.flatMap((role) => {
      const key = byRole.get(role);
      return key === undefined ? [] : [[role, key]];
    }),
  );
}
