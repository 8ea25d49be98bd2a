import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, it } from 'vitest';
import { settingsOf } from '../../engine/deployment.test-data.js';
import { createClient } from '../../transport/client.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { network } from '../../transport/network.js';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';

const { http, close } = loopback();
afterEach(close);

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
const held = (): number => {
  collect();
  return process.memoryUsage().heapUsed / 1e6;
};
const sockets = (): number =>
  process.getActiveResourcesInfo().filter((each) => /TCPSocket|TCPConnect/.test(each)).length;

it('holds no more after many exchanges than after some, and no socket when it has ended', async () => {
  const before = sockets();
  const body = JSON.stringify({ success: true, data: Array(20).fill({ title: 'x'.repeat(200) }) });
  const origin = await http((_, reply) => reply.end(body));
  const settings = settingsOf({ maxRequests: 100_000 });
  const wire = network(origin, { connections: 8, timeoutMs: 10_000, maxBytes: 1_000_000 });
  const client = createClient({
    ...settings,
    wire,
    basePath: '',
    userAgent: '',
    maxWaitMs: 0,
    time: scriptedTime(),
    onExchange: () => {},
  });
  const sendMany = async (from: number, to: number): Promise<void> => {
    for (let nth = from; nth < to; nth += 8) {
      const some = Array.from({ length: 8 }, (_, lane) => `/${nth + lane}`);
      const asked = some.map((target) =>
        client.send({ method: 'GET', target, credential: { role: 'full' } }, { fresh: true }),
      );
      await Promise.all(asked);
    }
  };
  await sendMany(0, 1000);
  const early = held();
  await sendMany(1000, 4000);
  expect(held() - early).toBeLessThan(5);
  await wire.close();
  await close();
  // A socket is gone a few turns after it was closed.
  await expect.poll(sockets).toBe(before);
}, 60_000);
