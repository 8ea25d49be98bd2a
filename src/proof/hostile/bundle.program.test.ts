import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, posix, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBundle } from '../bench/bundle.js';

const root = resolve(import.meta.dirname, '../../..');
const { files, dependencies, peerDependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-packed-'));
/** A project that has installed the tarball. */
const project = join(folder, 'project');
const installed = join(project, 'node_modules/ei-conformance');
let tarball = '';
let packed: readonly string[] = [];

beforeAll(async () => {
  const source = join(folder, 'source');
  const compiled = join(folder, 'dist');
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', root, '--outDir', compiled]);
  for (const name of ['package.json', 'README.md', 'LICENSE', ...files]) {
    if (name === 'bundle') continue;
    mkdirSync(dirname(join(source, name)), { recursive: true });
    cpSync(join(root, name), join(source, name), { recursive: true });
  }
  await writeBundle(root, compiled, join(source, 'bundle'));
  const options = ['--json', '--ignore-scripts', '--pack-destination', folder];
  const [{ filename, files: listed }] = JSON.parse(
    execFileSync('npm', ['pack', ...options], { cwd: source, encoding: 'utf8' }),
  );
  tarball = join(folder, filename);
  packed = listed.map(({ path }: { readonly path: string }) => path);
  mkdirSync(installed, { recursive: true });
  execFileSync('tar', ['-xzf', tarball, '--strip-components', '1', '-C', installed]);
  // What the tarball depends on lies one folder higher than the tarball itself.
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const name of readdirSync(join(root, '.ci/packed')))
    cpSync(join(root, '.ci/packed', name), join(project, name));
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true }), 60_000);

const code = () => packed.filter((path) => path.startsWith('bundle/') && path.endsWith('.js'));
const textOf = (path: string): string => readFileSync(join(installed, path), 'utf8');

describe('the tarball', () => {
  it('keeps what is called for its error alone', () => {
    const calls = code().flatMap((path) => textOf(path).match(/^\s*decodeURIComponent\(\w+\);$/gm) ?? []);
    expect(calls).toHaveLength(2);
  });

  it('is small', () => {
    expect(statSync(tarball).size).toBeLessThan(3_000_000);
    expect(packed.length).toBeLessThan(500);
  });

  it('contains the program, the documentation and nothing of the project', () => {
    for (const path of ['LICENSE', 'README.md', 'docs/ci.md', 'bin/ei-conformance.cjs', 'bundle/main.js'])
      expect(packed).toContain(path);
    for (const path of packed) {
      expect(path).not.toMatch(/\.map$|\.test(-data)?\.|\/(independent|bench|hostile)\//);
      expect(path).toMatch(/^(bin|bundle|contract|docs|reports)\/|^(LICENSE|README\.md|package\.json)$/);
    }
  });

  it('contains what its documentation links to', () => {
    const pages = packed.filter((path) => path.endsWith('.md'));
    const links = pages.flatMap((page) =>
      [...textOf(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, to = '']) => ({
        page,
        to: posix.join(posix.dirname(page), to),
      })),
    );
    expect(links.length).toBeGreaterThan(20);
    expect(links.filter(({ to }) => !packed.includes(to))).toEqual([]);
  });

  it('imports only its dependencies', () => {
    const known = [...Object.keys({ ...dependencies, ...peerDependencies }), ...builtinModules];
    const imported = code().flatMap((path) =>
      [...textOf(path).matchAll(/^(?:import|export) (?:[^;"]*? from )?"([^"]+)"|import\("([^"]+)"\)/gm)].map(
        ([, one, other = '']) => one ?? other,
      ),
    );
    const packages = imported
      .filter((name) => !name.startsWith('.'))
      .map((name) => name.replace(/^node:/, ''));
    expect(packages.length).toBeGreaterThan(20);
    expect(
      packages.filter((name) => !known.some((each) => name === each || name.startsWith(`${each}/`))),
    ).toEqual([]);
  });

  it('has each thread beside the code that starts it', () => {
    const threads = code().flatMap((path) =>
      [...textOf(path).matchAll(/new URL\("([^"]+)", import\.meta\.url\)/g)].map(([, to = '']) =>
        basename(to),
      ),
    );
    expect(new Set(threads).size).toBe(4);
    expect(threads.filter((name) => !packed.includes(`bundle/${name}`))).toEqual([]);
  });

  it('has types and code for every export', () => {
    const { exports } = JSON.parse(textOf('package.json'));
    const targets = Object.values(exports).flatMap((each) =>
      typeof each === 'object' && each !== null ? Object.values(each) : [each],
    );
    for (const target of targets) expect(packed).toContain(String(target).replace('./', ''));
  });
});

describe('an installed tarball', () => {
  const run = (args: readonly string[]) =>
    spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8', env: { PATH: process.env.PATH } });
  const program = join(installed, 'bin/ei-conformance.cjs');

  it('judges the reference by a configuration file that imports the package, and reads the report again', () => {
    const only = ['--check', 'events/limit-above-max', '--out', 'report'];
    const judged = run([program, 'run', '--reference', ...only]);
    expect(judged.stderr).toBe('');
    expect(judged.stdout).toContain('seed 42');
    expect(judged.status).toBe(0);
    const read = run([program, 'report', 'report/report.json', '--reporter', 'markdown:-']);
    expect(read.stdout).toContain('conformant');
    expect(read.status).toBe(0);
  });

  it('recognizes what checks of others throw', () => {
    const { stderr, status } = run(['own-checks.mjs']);
    expect(stderr).toBe('');
    expect(status).toBe(0);
  });

  it('finds the threads that judge', () => {
    const variants = ['access.malformed-tokens-swapped', 'access.other-schemes-missing'];
    const { stdout, stderr, status } = run([
      ...[program, 'selftest', '--check', 'events/limit-above-max'],
      ...variants.flatMap((each) => ['--variant', each]),
    ]);
    expect(stderr).toBe('');
    expect(stdout).toContain('2 of these fair');
    expect(status).toBe(0);
  });
});
