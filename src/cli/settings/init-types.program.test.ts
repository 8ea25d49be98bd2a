import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const root = resolve(import.meta.dirname, '../../..');
const tsc = join(root, 'node_modules/typescript/bin/tsc');
const folders = temporaryFolder();
afterAll(() => folders.remove());

/** A project of somebody who has installed the package, but no types of Node. */
let project: string;

beforeAll(() => {
  project = folders.make();
  const home = join(project, 'node_modules/ei-conformance');
  mkdirSync(home, { recursive: true });
  writeFileSync(join(home, 'package.json'), readFileSync(join(root, 'package.json')));
  // The one dependency that shows in the types of a check.
  symlinkSync(join(root, 'node_modules/fast-check'), join(project, 'node_modules/fast-check'));
  const declarations = ['--declaration', '--emitDeclarationOnly', '--sourceMap', 'false'];
  execFileSync(process.execPath, [tsc, '-p', root, ...declarations, '--outDir', join(home, 'bundle/types')]);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ type: 'module' }));
}, 120_000);

/** What the compiler says of a file of the project, the libraries included. */
function errorsIn(file: string): string {
  const strict = ['--strict', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false', '--checkJs'];
  const target = ['--ignoreConfig', '--noEmit', '--module', 'nodenext', '--target', 'es2023'];
  try {
    return execFileSync(process.execPath, [tsc, ...target, ...strict, file], { cwd: project }).toString();
  } catch (error) {
    return String((error as { readonly stdout: unknown }).stdout);
  }
}

describe('a file that init writes', { timeout: 300_000 }, () => {
  it.each([
    ['ts', ['--ts']],
    ['mjs', []],
  ])('has the types of the package, without those of Node: %s', async (form, flags) => {
    const directory = folders.make();
    await program(['init', ...flags], { directory });
    const text = readFileSync(join(directory, `ei-conformance.config.${form}`), 'utf8');
    writeFileSync(join(project, `config.${form}`), text);
    expect(errorsIn(`config.${form}`)).toBe('');
    writeFileSync(join(project, `wrong.${form}`), text.replace('  // seed: 42', "  seed: '42'"));
    expect(errorsIn(`wrong.${form}`)).toMatch(/Type 'string' is not assignable to type 'number/);
  });
});
