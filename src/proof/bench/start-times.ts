import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Milliseconds until a program of Node ends. */
export async function untilEnd(args: readonly string[]): Promise<number> {
  const began = performance.now();
  await once(spawn(process.execPath, args, { stdio: 'ignore' }), 'exit');
  return performance.now() - began;
}

/** Milliseconds until a run sends its first request. */
export async function untilFirstRequest(main: string, key: string): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const out = mkdtempSync(join(tmpdir(), 'ei-bench-'));
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [main, 'run', '--base-url', `http://127.0.0.1:${port}`, '--out', out],
    { stdio: 'ignore', env: { ...process.env, EI_API_KEY: key } },
  );
  await once(server, 'request');
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  server.closeAllConnections();
  server.close();
  rmSync(out, { recursive: true, force: true });
  return ms;
}
