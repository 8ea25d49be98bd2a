import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'acorn';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['package.json', 'bin']) cpSync(join(root, name), join(folder, name), { recursive: true });

/** What the entry does after a script has prepared its process. */
function startedAfter(script: string, env: NodeJS.ProcessEnv = process.env) {
  const url = `data:text/javascript,${encodeURIComponent(script)}`;
  const entry = join(folder, 'bin/ei-conformance.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', url, entry], {
    encoding: 'utf8',
    env,
  });
  return { status, out: stdout, err: stderr };
}

/** What the entry does on a version of Node. */
const startedOn = (version: string) =>
  startedAfter(
    `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  );

function placeProgram(): void {
  mkdirSync(join(folder, 'bundle'), { recursive: true });
  writeFileSync(join(folder, 'bundle/main.js'), "process.stdout.write('started');");
}

describe('the entry of the program', () => {
  it('has a syntax that Node 12 knows', () => {
    // Of ECMAScript 2020, Node 12 knows `import()` and little else.
    const text = readFileSync(join(root, 'bin/ei-conformance.cjs'), 'utf8');
    parse(text.replace('import(', 'start('), {
      ecmaVersion: 2019,
      sourceType: 'script',
      allowHashBang: true,
    });
    expect(text).toContain('import(');
  });

  it.each(['12.22.12', '18.20.8', '20.9.0', '20.18.3'])('ends with one line and 3 on Node %s', (version) => {
    expect(startedOn(version)).toEqual({
      status: 3,
      out: '',
      err: `error: ei-conformance requires Node 20.19 or later, and this is Node ${version}.\n`,
    });
  });

  it('ends with 4 where the program is missing', () => {
    rmSync(join(folder, 'bundle'), { recursive: true, force: true });
    const { status, err } = startedOn('20.19.0');
    expect(err).toMatch(/^error: the program cannot be loaded: .*main\.js/);
    expect(status).toBe(4);
  });

  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('starts the program on Node %s', (version) => {
    placeProgram();
    expect(startedOn(version)).toEqual({ status: 0, out: 'started', err: '' });
  });
});

describe('code that Node has compiled', () => {
  /** Stands for a Node that can keep it, and prints where. */
  const keeping =
    "import module from 'node:module'; module.enableCompileCache = (folder) => process.stdout.write('in ' + folder + ', ')";
  const startedWith = (caches: string) => {
    placeProgram();
    return startedAfter(keeping, { ...process.env, XDG_CACHE_HOME: caches });
  };

  it('is kept in a folder of the user alone', () => {
    const caches = join(folder, 'caches');
    const own = join(caches, 'ei-conformance');
    expect(startedWith(caches)).toEqual({ status: 0, out: `in ${own}, started`, err: '' });
    expect(statSync(own).mode & 0o077).toBe(0);
    expect(startedWith(caches).out).toBe(`in ${own}, started`);
  });

  it('is not kept in a folder that others may write to', () => {
    const caches = join(folder, 'shared');
    mkdirSync(join(caches, 'ei-conformance'), { recursive: true });
    chmodSync(join(caches, 'ei-conformance'), 0o777);
    expect(startedWith(caches)).toEqual({ status: 0, out: 'started', err: '' });
  });

  it('is not kept where no folder can be created', () => {
    expect(startedWith(join(folder, 'package.json'))).toEqual({ status: 0, out: 'started', err: '' });
    expect(startedWith('/proc/none')).toEqual({ status: 0, out: 'started', err: '' });
  });
});
