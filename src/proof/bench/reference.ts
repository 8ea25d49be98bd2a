import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { inProcess } from '../../transport/in-process.js';
import { network } from '../../transport/network.js';
import type { Wire } from '../../transport/wire.js';
import { createReference, listen } from '../reference/index.js';
import { type Sample, sampled, typical } from './sampling.js';
import { targets } from './workload.js';

const clock = new Date('2026-11-20T12:00:00Z');
const sizes = [20_000, 1_000_000];
const rounds = 5;
const milliseconds = 2_000;
const concurrency = 8;

interface Row {
  readonly size: number;
  /** Milliseconds until the newest month is made. */
  readonly startUp: number;
  readonly inProcess: Sample;
  readonly socket: Sample;
}

/** Starts a reference of a size and asks it in turns in process and over a socket. */
async function measured(size: number): Promise<Row> {
  const began = performance.now();
  const reference = createReference({ now: () => clock, size });
  reference.warm();
  const startUp = performance.now() - began;
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const server = await listen(reference.fetch);
  const far = network(server.url, { connections: concurrency, timeoutMs: 60_000, maxBytes: 1e9 });
  const near = inProcess(reference.fetch);
  const asking = (wire: Wire) => async (turn: number) => {
    const path = targets[turn % targets.length] ?? '/';
    const reply = await wire.send({ path, headers: { authorization: `Bearer ${key}` } });
    if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`);
  };
  const samples: { near: Sample; far: Sample }[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      samples.push({
        near: await sampled(asking(near), { milliseconds, concurrency: 1 }),
        far: await sampled(asking(far), { milliseconds, concurrency }),
      });
    }
  } finally {
    await far.close();
    await server.close();
  }
  return {
    size,
    startUp,
    inProcess: typical(samples.map((each) => each.near)),
    socket: typical(samples.map((each) => each.far)),
  };
}

const cell = (value: number, digits = 1): string => value.toFixed(digits).padStart(10);

function lineOf({ size, startUp, inProcess: near, socket }: Row): string {
  return [
    String(size).padStart(9),
    cell(startUp, 0),
    cell(near.perSecond, 0),
    cell(near.p50),
    cell(near.p99),
    cell(socket.perSecond, 0),
    cell(socket.p50),
    cell(socket.p99),
  ].join('');
}

const out = process.argv[2] ?? 'bench/reference.json';
const rows: Row[] = [];
console.log('              start-up        in process, one at a time    over sockets, 8 at a time');
console.log('     size        ms       rps    p50 ms    p99 ms       rps    p50 ms    p99 ms');
for (const size of sizes) {
  const row = await measured(size);
  rows.push(row);
  console.log(lineOf(row));
}
const [small, large] = rows;
if (small !== undefined && large !== undefined) {
  console.log(
    `ratio of the two sizes: start-up ${(large.startUp / small.startUp).toFixed(1)}, p50 in process ` +
      `${(large.inProcess.p50 / small.inProcess.p50).toFixed(1)}, p99 ${(large.inProcess.p99 / small.inProcess.p99).toFixed(1)}`,
  );
}
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, `${JSON.stringify({ rounds, milliseconds, targets, rows }, null, 2)}\n`);
console.log(`Written to ${out}`);
