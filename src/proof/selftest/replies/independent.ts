import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { defaults } from '../../../engine/settings.js';
import { keyRoles } from '../../../kit/index.js';
import { network } from '../../../transport/network.js';
import type { Keys } from '../../../transport/request.js';
import type { Bug } from '../../independent/bugs.js';
import { createIndependent, prefix } from '../../independent/deployment.js';
import { settingsOf, type Target } from './targets.js';

/** The deployment by another author, behind HTTP on a port of its own. Close the wire to end it. */
export async function openIndependent({
  bugs = [],
  seed = 1,
  now,
}: {
  readonly bugs?: readonly Bug[];
  readonly seed?: number;
  readonly now: () => number;
}): Promise<Target> {
  const stranger = createIndependent({ now, bugs });
  const server = createServer((request, response) => {
    // Node would give the machine's own day.
    response.sendDate = false;
    stranger.handler(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const wire = network(origin, { connections: 8, timeoutMs: 10_000, maxBytes: defaults.maxBytes });
  return {
    wire: {
      ...wire,
      async close() {
        await wire.close();
        server.closeAllConnections();
        server.close();
      },
    },
    settings: settingsOf(
      `${origin}${prefix}`,
      'the independent deployment',
      independentKeys(stranger.keys),
      seed,
    ),
  };
}

/** Its keys by role: it names them by the same words, written otherwise. */
function independentKeys(keys: Readonly<Record<string, string>>): Keys {
  const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const byRole = new Map(Object.entries(keys).map(([name, key]) => [kebab(name), key]));
  return Object.fromEntries(
    keyRoles.flatMap((role) => {
      const key = byRole.get(role);
      return key === undefined ? [] : [[role, key]];
    }),
  );
}
