import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Ended {
  /** Null where a signal ended it. */
  readonly exitCode: number | null;
  readonly out: string;
  readonly err: string;
}

/** The program as it is installed, in a process of its own. */
export interface Built {
  /** The folder of its package. */
  readonly root: string;
  readonly main: string;
  /**
   * Runs it to its end.
   * @param begun is given the process; `through` a program that runs it, with its arguments
   */
  run(
    args: readonly string[],
    environment: Readonly<Record<string, string>>,
    more?: {
      readonly through?: readonly string[];
      readonly begun?: (child: { readonly pid: number; kill(signal: NodeJS.Signals): void }) => void;
    },
  ): Promise<Ended>;
  remove(): void;
}

/** Compiles the program into a folder of its own, with what a package of it holds beside. */
export function build(): Built {
  const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-built-'));
  const root = join(import.meta.dirname, '../../..');
  for (const file of ['package.json', 'contract/openapi.json', 'reports/report.schema.json']) {
    mkdirSync(join(folder, file, '..'), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const tsc = join(root, 'node_modules/.bin/tsc');
  const settings = ['--outDir', join(folder, 'dist'), '--declaration', 'false', '--sourceMap', 'false'];
  execFileSync(tsc, ['-p', root, ...settings]);
  const main = join(folder, 'dist/src/main.js');
  return {
    root: folder,
    main,
    run: (args, environment, { through = [], begun } = {}) =>
      new Promise((resolve, reject) => {
        const [program = '', ...rest] = [...through, process.execPath, main, ...args];
        const child = spawn(program, rest, {
          cwd: folder,
          env: { PATH: process.env.PATH ?? '', ...environment },
          stdio: ['ignore', 'pipe', 'pipe'],
        });
        const written = { out: '', err: '' };
        child.stdout.on('data', (text) => {
          written.out += text;
        });
        child.stderr.on('data', (text) => {
          written.err += text;
        });
        child.on('error', reject);
        child.on('close', (exitCode) => resolve({ exitCode, ...written }));
        begun?.({ pid: child.pid ?? 0, kill: (signal) => void child.kill(signal) });
      }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
