import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A block of commands of a page, and the exit code that its last command must have. */
export interface CommandBlock {
  readonly commands: string;
  readonly expected: number;
}

export interface WalkthroughResult extends CommandBlock {
  /** Absent if the walk ended before this block. */
  readonly exitCode: number | undefined;
  /** What the block wrote to standard output and standard error. */
  readonly output: string;
}

/** The shell blocks of a page; a comment `<!-- exit code: 3 -->` after a block names another exit code than 0. */
export function commandBlocks(page: string): readonly CommandBlock[] {
  return page
    .split(/^```sh\n/m)
    .slice(1)
    .map((rest) => {
      const [commands = '', after = ''] = rest.split(/^```$/m);
      const named = /^<!-- exit code: (\d+) -->$/m.exec(after)?.[1];
      return { commands, expected: Number(named ?? 0) };
    });
}

/** The walk begins at noon of a fixed day, so that its corpus and its requests are always the same. */
const noon = Date.parse('2026-11-16T12:00:00Z');

/** A line that ends a block in the output, with the exit code of its last command. */
const blockEnd = '== end of block, exit code ';

/**
 * Runs the blocks of a page in one shell, as they are printed. The clock of all programs in it is simulated: it starts at
 * noon of a fixed day, and `sleep 25h` moves it.
 * @param folder a built package, whose `bin` runs
 * @param onOutput receives what the commands write
 */
export async function walkthrough(
  page: string,
  folder: string,
  onOutput: (text: string) => void = () => {},
): Promise<readonly WalkthroughResult[]> {
  const blocks = commandBlocks(page);
  const clock = mkdtempSync(join(tmpdir(), 'ei-conformance-clock-'));
  try {
    const script = blocks.map(({ commands }) => `${commands}echo "${blockEnd}$?"\n`).join('');
    const output = await shell(script, folder, simulated(clock), onOutput);
    const parts = output.split(blockEnd);
    return blocks.map((block, index) => {
      const isEnded = index < parts.length - 1;
      return {
        ...block,
        exitCode: isEnded ? Number.parseInt(parts[index + 1] ?? '', 10) : undefined,
        output: (parts[index] ?? '').replace(/^\d+\n/, ''),
      };
    });
  } finally {
    rmSync(clock, { recursive: true, force: true });
  }
}

/** An environment whose clock is simulated: a module that every Node program loads first, and a `sleep` that moves it. */
function simulated(folder: string): NodeJS.ProcessEnv {
  const offset = join(folder, 'offset');
  writeFileSync(offset, String(noon - Date.now()));
  const module = join(folder, 'clock.mjs');
  writeFileSync(
    module,
    `import { readFileSync } from 'node:fs';
const origin = performance.timeOrigin;
Object.defineProperty(performance, 'timeOrigin', {
  get: () => origin + Number(readFileSync(${JSON.stringify(offset)}, 'utf8')),
});
`,
  );
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  const sleep = join(bin, 'sleep');
  writeFileSync(
    sleep,
    `#!/bin/sh
case "$1" in
  *h) echo $(($(cat '${offset}') + \${1%h} * 3600000)) > '${offset}.new' && mv '${offset}.new' '${offset}' ;;
  *) exec /bin/sleep "$1" ;;
esac
`,
  );
  chmodSync(sleep, 0o755);
  const { PATH = '', HOME = '' } = process.env;
  return { PATH: `${bin}${delimiter}${PATH}`, HOME, NODE_OPTIONS: `--import=${pathToFileURL(module)}` };
}

/** Runs a script in a shell of its own, and ends everything that it leaves behind. @returns its output */
function shell(
  script: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
  onOutput: (text: string) => void,
): Promise<string> {
  return new Promise((resolveOutput, reject) => {
    const child = spawn('bash', ['-c', `exec 2>&1\n${script}`], { cwd, env, detached: true });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      onOutput(text);
    });
    child.on('error', reject);
    child.on('close', () => resolveOutput(output));
    child.on('exit', () => {
      // A deployment that the script did not stop would keep the output open.
      if (child.pid !== undefined) endGroup(child.pid);
    });
  });
}

function endGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // Nothing is left of it.
  }
}

/** The page, and a folder like a clone that has been built, in which the commands may write. */
const root = resolve(import.meta.dirname, '../../../..');

function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-walkthrough-'));
  for (const name of ['package.json', 'bin', 'bundle', 'dist', 'node_modules', 'contract', 'reports'])
    symlinkSync(join(root, name), join(folder, name));
  return folder;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = clone();
  try {
    const page = readFileSync(join(root, 'docs/certification-walkthrough.md'), 'utf8');
    const results = await walkthrough(page, folder, (text) => void process.stdout.write(text));
    const wrong = results.filter(({ exitCode, expected }) => exitCode !== expected);
    for (const { commands, exitCode, expected } of wrong)
      console.log(`\nExit code ${exitCode}, not ${expected}:\n${commands}`);
    console.log(wrong.length === 0 ? '\nEvery block ended as the page shows.' : '');
    process.exitCode = wrong.length === 0 ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
