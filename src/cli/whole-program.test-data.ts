import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CommanderError } from 'commander';
import { SetupError } from '../engine/setup-error.js';
import { formatSetupError, withoutSecrets } from './console.js';
import type { Host } from './host.js';
import { programOf } from './program.js';

export const key = 'svc_sk_CANARY0123456789abcdef0123456789';

export interface Ran {
  readonly exitCode: number;
  readonly out: string;
  readonly err: string;
  /** What lies in the report folder: texts by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** A folder that ends with its test. */
export function temporaryFolder() {
  const folders: string[] = [];
  return {
    make() {
      const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
      folders.push(folder);
      return folder;
    },
    remove() {
      for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Runs the whole program as `main.ts` does, with other surroundings. */
export async function program(
  args: readonly string[],
  { out: folder, ...rest }: Partial<Omit<Host, 'out'>> & { readonly out?: string } = {},
): Promise<Ran> {
  const written = { out: '', err: '' };
  const output = (name: 'out' | 'err') => ({
    write: (text: string) => {
      written[name] += text;
    },
    isTty: false,
    colour: false,
    columns: 100,
  });
  const surroundings: Host = {
    environment: { EI_API_KEY: key },
    directory: import.meta.dirname,
    now: () => performance.timeOrigin + performance.now(),
    process: { pid: 1, host: 'machine.test', isAlive: (pid) => pid === 1, birthOf: () => undefined },
    // Nothing is waited for, except for an interruption.
    sleep: () => new Promise((resolve) => setImmediate(resolve)),
    randomSeed: () => 1,
    signal: new AbortController().signal,
    version: '0.0.0',
    ...rest,
    out: output('out'),
    err: withoutSecrets(output('err'), rest.environment ?? { EI_API_KEY: key }),
  };
  let exitCode = 0;
  const root = programOf(surroundings.version, async (action) => {
    exitCode = await action(surroundings);
  });
  for (const command of [root, ...root.commands]) {
    command.configureOutput({ writeOut: surroundings.out.write, writeErr: surroundings.err.write });
  }
  try {
    await root.parseAsync([
      'node',
      'ei-conformance',
      ...args,
      ...(folder === undefined ? [] : ['--out', folder]),
    ]);
  } catch (error) {
    if (error instanceof CommanderError) exitCode = error.exitCode === 0 ? 0 : 3;
    else if (error instanceof SetupError) {
      surroundings.err.write(formatSetupError(error));
      exitCode = 3;
    } else throw error;
  }
  return { exitCode, ...written, files: folder === undefined ? {} : filesIn(folder) };
}

function filesIn(folder: string): Record<string, string> {
  try {
    const files = readdirSync(folder, { withFileTypes: true }).filter((each) => each.isFile());
    return Object.fromEntries(files.map(({ name }) => [name, readFileSync(join(folder, name), 'utf8')]));
  } catch {
    return {};
  }
}

/** The same JSON for every request, together with every header that was sent: a target that echoes all it gets. */
export const answering =
  (json: unknown, status = 200): RequestListener =>
  (request, reply) => {
    reply.writeHead(status, {
      'content-type': 'application/json',
      'x-echo': String(request.headers.authorization),
    });
    reply.end(JSON.stringify(json));
  };
