import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shipped } from '../bench/shipped-packages.js';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly hasInstallScript?: true;
  readonly dev?: true;
}

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const { dependencies, devDependencies, scripts } = read('package.json');
const lock: Readonly<Record<string, Locked>> = read('package-lock.json').packages;
const packages = Object.entries(lock).filter(([path]) => path !== '');
const reasons = readFileSync('docs/dependencies.md', 'utf8');

const registry = 'https://registry.npmjs.org/';
/** Licences that ask for nothing but their own text. */
const allowed = [
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'Python-2.0',
  'Unlicense',
];

it('has a reason for every package of its own, each of one version', () => {
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
    expect(reasons, name).toContain(name);
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(?:-[\w.]+)?$/);
  }
});

it('runs no script when it is installed, its own and those of what it needs', () => {
  expect(packages.filter(([, { hasInstallScript, dev }]) => hasInstallScript && !dev)).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

it('takes every package that runs from the one registry, with its digest and a licence that is allowed', () => {
  const run = packages.filter(([, { dev }]) => !dev);
  expect(run.length).toBeGreaterThan(10);
  for (const [path, { resolved, integrity, license }] of run) {
    // Without an address, npm takes it from the registry that it is set to.
    expect(resolved ?? registry, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    expect(integrity, path).toMatch(/^sha512-/);
    expect(allowed, path).toContain(license);
  }
});

it('lists in its SBOM every package that runs, and no other', () => {
  const whole = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx'], { encoding: 'utf8' });
  const { components } = shipped(JSON.parse(whole));
  const listed = components.map(({ purl }) => decodeURIComponent(purl.replace('pkg:npm/', '')));
  const run = packages.filter(([, { dev }]) => !dev);
  const wanted = run.map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
  expect(listed.toSorted()).toEqual(wanted.toSorted());
}, 60_000);
