import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { suite } from '../../suites/index.js';
import { arrive } from '../engine/arrive.js';
import { createInvariantBoard } from '../engine/invariants.js';
import { createLanes, inDoublingBatches, inLanes } from '../engine/lanes.js';
import { planOf } from '../engine/plan.js';
import type { Exchange } from '../kit/index.js';
import { createReference } from '../reference/index.js';
import { createClient } from '../transport/client.js';
import { inProcess } from '../transport/in-process.js';
import { network } from '../transport/network.js';
import { noon, referenceSettings } from './reference-settings.js';
import { median, sampled } from './sample.js';
import { calling, targets } from './targets.js';

const rounds = 9;
const milliseconds = 1000;
const main = fileURLToPath(new URL('../main.js', import.meta.url));
const time = { now: () => performance.now(), sleep: async (ms: number) => void (await delay(ms)) };

/** A figure with what it should be; `holds` compares them. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly target: string;
}

const reference = createReference({ now: () => new Date(noon) });
const settings = referenceSettings(reference);
const { keys } = settings;

/** All that a run knows before it begins, and a board that judges as a run does. */
async function judging() {
  const means = {
    checks: suite,
    version: '0',
    wire: inProcess(reference.fetch),
    time: { ...time, now: () => noon },
  };
  const { explore } = await arrive(settings, means, () => {});
  const { world } = await explore();
  const { steps } = planOf(suite, [], world, 1);
  return () =>
    createInvariantBoard(
      steps.flatMap((each) => (each.check.kind === 'invariant' ? [{ ...each, check: each.check }] : [])),
      world,
    );
}

/** Requests a second, judged as in a run, against a bare loop that sends the same and parses the JSON. */
async function throughput(boardOf: Awaited<ReturnType<typeof judging>>): Promise<readonly Figure[]> {
  const bodies = new Map<string, string>();
  const authorization = `Bearer ${keys.full}`;
  const near = inProcess(reference.fetch);
  for (const path of targets) bodies.set(path, (await near.send({ path, headers: { authorization } })).text);
  const server = new Worker(new URL('./static-server.js', import.meta.url), { workerData: bodies });
  const [port] = (await once(server, 'message')) as [number];
  const origin = `http://127.0.0.1:${port}`;
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
      keys,
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
    const judged = async (turn: number) => void (await client.send(calling(pathOf(turn)), { fresh: true }));
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
async function page(boardOf: Awaited<ReturnType<typeof judging>>): Promise<Figure> {
  const target = '/api/v2/events?limit=25';
  const headers = { authorization: `Bearer ${keys.full}` };
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
  for (let round = 0; round < 200; round += 1) {
    const began = performance.now();
    const exchange = exchangeOf();
    const parsed = performance.now();
    board.judge(exchange);
    ratios.push((performance.now() - parsed) / (parsed - began));
  }
  return {
    what: 'judging a page of 25 cards against parsing it',
    value: median(ratios.slice(50)),
    target: 'at most 0.3',
  };
}

/** The inputs of a check on 32 lanes against one after another, with 50 ms for each reply. */
async function lanes(): Promise<Figure> {
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

/** Milliseconds until a program ends. */
async function untilEnd(args: readonly string[]): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}

/** Milliseconds until a run sends its first request. */
async function untilFirstRequest(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const out = mkdtempSync(join(tmpdir(), 'ei-bench-'));
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [main, 'run', '--base-url', `http://127.0.0.1:${port}`, '--out', out],
    {
      stdio: 'ignore',
      env: { ...process.env, EI_API_KEY: keys.full },
    },
  );
  await once(server, 'request');
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  server.closeAllConnections();
  server.close();
  rmSync(out, { recursive: true, force: true });
  return ms;
}

async function startUp(): Promise<readonly Figure[]> {
  const help: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await untilEnd(['-e', '0']);
    help.push((await untilEnd([main, '--help'])) / bare);
    first.push((await untilFirstRequest()) / bare);
  }
  return [
    { what: '--help against the start of bare node', value: median(help), target: 'at most 2' },
    { what: 'the first request against the start of bare node', value: median(first), target: 'at most 7' },
  ];
}

/** Seconds and most resident memory of a full run on the embedded reference. */
async function fullRun(): Promise<readonly Figure[]> {
  const out = mkdtempSync(join(tmpdir(), 'ei-bench-'));
  const began = performance.now();
  const child = spawn(process.execPath, [main, 'run', '--reference', '--out', out], { stdio: 'ignore' });
  let resident = 0;
  const look = setInterval(() => {
    resident = Math.max(resident, residentOf(child.pid ?? 0));
  }, 100);
  await once(child, 'exit');
  clearInterval(look);
  rmSync(out, { recursive: true, force: true });
  return [
    {
      what: 'seconds of a full run on the embedded reference',
      value: (performance.now() - began) / 1000,
      target: 'at most 20',
    },
    { what: 'most resident memory of that run, in MB', value: resident / 1024, target: 'at most 300' },
  ];
}

/** Kilobytes; 0 where the system does not tell. */
function residentOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

const boardOf = await judging();
const figures = [
  ...(await startUp()),
  ...(await fullRun()),
  await lanes(),
  await page(boardOf),
  ...(await throughput(boardOf)),
];
for (const { what, value, target } of figures)
  console.log(`${value.toFixed(2).padStart(8)}  ${target.padEnd(14)}  ${what}`);
const [out = 'bench/speed.json'] = process.argv.slice(2);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify(figures, null, 2)}\n`);
