import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { Pool } from 'undici';
import { suite } from '../../../suites/index.js';
import { connect } from '../../engine/connect.js';
import { createLanes, inDoublingBatches, inLanes } from '../../engine/judge/flow-control.js';
import { createInvariantMonitor, type InvariantMonitor } from '../../engine/judge/invariants.js';
import { planOf } from '../../engine/plan/plan.js';
import { readContract } from '../../engine/served-contract/served-contract.js';
import type { Exchange, JsonObject } from '../../kit/index.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import { network } from '../../transport/network.js';
import { createReference } from '../reference/index.js';
import { median, sampled } from './sampling.js';
import { untilEnd, untilFirstRequest } from './start-times.js';
import { calling, noon, referenceSettings, targets } from './workload.js';

/** A figure with what it should be. */
interface Figure {
  readonly what: string;
  readonly value: number;
  readonly target: string;
}

/** Rounds of which the median is taken. */
const rounds = 9;

const reference = createReference({ now: () => new Date(noon) });
const settings = referenceSettings(reference);
const key = settings.keys.full ?? '';
const authorization = `Bearer ${key}`;

/** Makes boards that judge as a run's does. */
async function boards(): Promise<() => InvariantMonitor> {
  const time = { now: () => noon, sleep: async () => {} };
  const means = { checks: suite, version: '0', wire: inProcess(reference.fetch), time };
  const { explore } = await connect(settings, means, () => {});
  const { world } = await explore();
  const { steps } = planOf(suite, [], world, 1);
  return () =>
    createInvariantMonitor(
      steps.flatMap((each) => (each.check.kind === 'invariant' ? [{ ...each, check: each.check }] : [])),
      world,
    );
}

const milliseconds = 1000;
const time = { now: () => performance.now(), sleep: async (ms: number) => void (await delay(ms)) };

/** Requests a second, judged as in a run, against a bare loop that sends the same and parses the JSON. */
async function throughput(boardOf: () => InvariantMonitor): Promise<readonly Figure[]> {
  const bodies = new Map<string, string>();
  const near = inProcess(reference.fetch);
  for (const path of targets) bodies.set(path, (await near.send({ path, headers: { authorization } })).text);
  const server = new Worker(new URL('./static-server.js', import.meta.url), { workerData: bodies });
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
async function page(boardOf: () => InvariantMonitor): Promise<Figure> {
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

/** What four times as much costs for each piece, against what a piece costs at first; 1 is linear. */
async function growth(boardOf: () => InvariantMonitor): Promise<readonly Figure[]> {
  const document = await openapi();
  const reply = await inProcess(reference.fetch).send({
    path: targets[0] ?? '/',
    headers: { authorization },
  });
  const judged = (count: number) => () => {
    const board = boardOf();
    const exchange = { request: calling(targets[0] ?? '/'), ...reply, json: JSON.parse(reply.text), ms: 1 };
    for (let nth = 0; nth < count; nth += 1) board.judge({ ...exchange });
  };
  const growths: readonly (readonly [what: string, work: (times: number) => () => unknown])[] = [
    ['requests', (times) => judged(200 * times)],
    ['operations', (times) => () => readContract(widened(document, times), {})],
  ];
  const figures: Figure[] = [];
  for (const [what, work] of growths) {
    const [one, two, four] = [await usual(work(1)), await usual(work(2)), await usual(work(4))];
    figures.push(
      { what: `cost of each of twice as many ${what}`, value: two / one / 2, target: 'about 1' },
      { what: `cost of each of four times as many ${what}`, value: four / one / 4, target: 'about 1' },
    );
  }
  return figures;
}

/** Milliseconds that some work usually takes. */
async function usual(work: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return median(times);
}

async function openapi(): Promise<JsonObject> {
  const { text } = await inProcess(reference.fetch).send({ path: '/openapi.json', headers: {} });
  return JSON.parse(text);
}

/** The document with each path so many times, under names of their own. */
function widened(document: JsonObject, times: number): JsonObject {
  const paths = Object.entries(Object(document.paths));
  const more = Array.from({ length: times }, (_, nth) =>
    paths.map(([path, item]) => [`${nth === 0 ? '' : `/copy-${nth}`}${path}`, withoutIds(item)]),
  );
  return { ...document, paths: Object.fromEntries(more.flat()) };
}

/** Ids of operations may stand once only. */
const withoutIds = (item: unknown): unknown =>
  JSON.parse(JSON.stringify(item, (name, value) => (name === 'operationId' ? undefined : value)));

const main = fileURLToPath(new URL('../../main.js', import.meta.url));

/** Starts of the program against the start of bare node. */
async function startUp(): Promise<readonly Figure[]> {
  const help: number[] = [];
  const first: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const bare = await untilEnd(['-e', '0']);
    help.push((await untilEnd([main, '--help'])) / bare);
    first.push((await untilFirstRequest(main, key)) / bare);
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

const boardOf = await boards();
const figures = [
  ...(await startUp()),
  ...(await fullRun()),
  await lanes(),
  await page(boardOf),
  ...(await throughput(boardOf)),
  ...(await growth(boardOf)),
];
for (const { what, value, target } of figures)
  console.log(`${value.toFixed(2).padStart(8)}  ${target.padEnd(14)}  ${what}`);
const [out = 'bench/speed.json'] = process.argv.slice(2);
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify(figures, null, 2)}\n`);
console.log(`Written to ${out}`);
