import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import type { InvariantBoard } from '../../engine/invariants.js';
import { createLanes, inDoublingBatches, inLanes } from '../../engine/lanes.js';
import type { Exchange } from '../../kit/index.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import { network } from '../../transport/network.js';
import { median, sampled } from '../sample.js';
import { calling, targets } from '../targets.js';
import { authorization, reference, settings } from './board.js';
import { type Figure, rounds } from './figure.js';

const milliseconds = 1000;
const time = { now: () => performance.now(), sleep: async (ms: number) => void (await delay(ms)) };

/** Requests a second, judged as in a run, against a bare loop that sends the same and parses the JSON. */
export async function throughput(boardOf: () => InvariantBoard): Promise<readonly Figure[]> {
  const bodies = new Map<string, string>();
  const near = inProcess(reference.fetch);
  for (const path of targets) bodies.set(path, (await near.send({ path, headers: { authorization } })).text);
  const server = new Worker(new URL('../static-server.js', import.meta.url), { workerData: bodies });
  const [port] = (await once(server, 'message')) as [number];
  const origin = `http://127.0.0.1:${port}`;
  const requests = targets.map(calling);
  const figures: Figure[] = [];
  for (const [concurrency, target] of [
    [1, 0.85],
    [16, 0.75],
    [64, 0.75],
  ] as const) {
    const pool = new Pool(origin, { connections: concurrency });
    const board = boardOf();
    const wire = network(origin, { connections: concurrency, timeoutMs: 60_000, maxBytes: 1e9 });
    const client = createClient({
      wire,
      basePath: '',
      keys: settings.keys,
      userAgent: 'bench',
      maxRequests: Number.MAX_SAFE_INTEGER,
      maxWaitMs: 0,
      time,
      onExchange: (exchange) => board.judge(exchange),
    });
    const pathOf = (turn: number) => targets[turn % targets.length] ?? '/';
    const bare = async (turn: number) => {
      const reply = await pool.request({ method: 'GET', path: pathOf(turn), headers: { authorization } });
      JSON.parse(await reply.body.text());
    };
    const judged = async (turn: number) => {
      const request = requests[turn % requests.length];
      if (request !== undefined) await client.send(request, { fresh: true });
    };
    const ratios: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const before = (await sampled(bare, { milliseconds, concurrency })).perSecond;
      const ours = (await sampled(judged, { milliseconds, concurrency })).perSecond;
      const after = (await sampled(bare, { milliseconds, concurrency })).perSecond;
      // The machine changed its speed; such a round compares nothing.
      if (Math.abs(after / before - 1) > 0.25) continue;
      ratios.push((2 * ours) / (before + after));
    }
    figures.push({
      what: `judged against bare requests a second at concurrency ${concurrency} (${ratios.length} rounds)`,
      value: median(ratios),
      target: `at least ${target}`,
    });
    await pool.close();
    await wire.close();
  }
  await server.terminate();
  return figures;
}

/** Judging a page of 25 cards against parsing it. */
export async function page(boardOf: () => InvariantBoard): Promise<Figure> {
  const target = '/api/v2/events?limit=25';
  const headers = { authorization };
  const {
    text,
    status,
    headers: received,
  } = await inProcess(reference.fetch).send({ path: target, headers });
  const board = boardOf();
  const exchangeOf = (): Exchange => ({
    request: { method: 'GET', operation: 'listEvents', target, credential: { role: 'full' } },
    status,
    headers: received,
    text,
    json: JSON.parse(text),
    ms: 1,
  });
  const ratios: number[] = [];
  for (let round = 0; round < 800; round += 1) {
    const began = performance.now();
    const exchange = exchangeOf();
    const parsed = performance.now();
    board.judge(exchange);
    ratios.push((performance.now() - parsed) / (parsed - began));
  }
  return {
    what: 'judging a page of 25 cards against parsing it, after 500 pages',
    value: median(ratios.slice(500)),
    target: 'at most 0.3',
  };
}

/** The inputs of a check on 32 lanes against one after another, with 50 ms for each reply. */
export async function lanes(): Promise<Figure> {
  const inputs = Array.from({ length: 500 }, (_, nth) => nth);
  const all = async (width: number) => {
    const began = performance.now();
    const lanes = createLanes(width);
    for (const batch of inDoublingBatches(inputs)) await inLanes(batch, lanes, () => delay(50));
    return performance.now() - began;
  };
  const wide = await all(32);
  return {
    what: '500 inputs at 50 ms on 32 lanes against one after another',
    value: (inputs.length * 50) / wide,
    target: 'at least 20',
  };
}
