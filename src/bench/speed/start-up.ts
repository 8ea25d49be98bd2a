import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median } from '../sample.js';
import { settings } from './board.js';
import { type Figure, rounds } from './figure.js';

const main = fileURLToPath(new URL('../../main.js', import.meta.url));

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
      env: { ...process.env, EI_API_KEY: settings.keys.full },
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

/** Starts of the program against the start of bare node. */
export async function startUp(): Promise<readonly Figure[]> {
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
export async function fullRun(): Promise<readonly Figure[]> {
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
