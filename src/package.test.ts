import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, posix, win32 } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { packageIdentity, rootOfPackage } from './package.js';

const commit = '0123456789abcdef0123456789abcdef01234567';
const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A package in a folder of its own with these files. */
function packageWith(files: Readonly<Record<string, string>>, manifest: object = {}): string {
  const root = mkdtempSync(join(folder, 'package-'));
  const all = { 'package.json': JSON.stringify({ version: '1.2.3', ...manifest }), ...files };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

describe('the identity of a package', () => {
  it.each([
    ['as it was published', {}, { gitHead: commit }],
    ['on a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${commit}\n` }],
    [
      'on a packed branch',
      { '.git/HEAD': 'ref: refs/heads/main\n', '.git/packed-refs': `# packed\n${commit} refs/heads/main\n` },
    ],
    ['without a branch', { '.git/HEAD': `${commit}\n` }],
  ])('has its commit: %s', (_, files: Record<string, string>, manifest: object = {}) => {
    expect(packageIdentity(packageWith(files, manifest))).toEqual({ version: '1.2.3', commit });
  });

  it.each([[{}], [{ '.git/HEAD': 'ref: refs/heads/none' }], [{ '.git/HEAD': 'nonsense' }]])(
    'has no commit where none is known: %j',
    (files) => {
      expect(packageIdentity(packageWith(files))).toEqual({ version: '1.2.3', commit: undefined });
    },
  );

  it('is the one of this package', () => {
    expect(packageIdentity().version).toMatch(/^\d+\.\d+\.\d+/);
  });
});

describe('the root of the package', () => {
  it.each([
    ['compiled, on Windows', win32, 'C:\\work\\node_modules\\ei-conformance', 'dist\\src'],
    ['bundled, on Windows', win32, 'C:\\work\\node_modules\\ei-conformance', 'bundle'],
    ['on a share', win32, '\\\\server\\share\\ei-conformance', 'dist\\src'],
    ['compiled', posix, '/project/node_modules/ei-conformance', 'dist/src'],
    ['bundled', posix, '/project/node_modules/ei-conformance', 'bundle'],
    ['as source', posix, '/project/ei-conformance', 'src'],
  ])('is the folder of package.json: %s', (_, system, root, below) => {
    const manifest = system.join(root, 'package.json');
    const exists = (path: string) => path === manifest;
    expect(rootOfPackage(system.join(root, below), { ...system, exists })).toBe(root);
  });

  it.each([
    ['on Windows', win32, 'C:\\program\\dist'],
    ['elsewhere', posix, '/program/dist'],
  ])('is missed where no folder has one: %s', (_, system, from) => {
    expect(() => rootOfPackage(from, { ...system, exists: () => false })).toThrow('package.json');
  });
});
