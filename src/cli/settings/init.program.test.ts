import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { program, temporaryFolder } from '../whole-program.test-data.js';
import { configFile } from './config-file.js';
import { optionNames } from './options.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

describe('init', () => {
  it.each([
    ['mjs', []],
    ['ts', ['--ts']],
    ['json', ['--json']],
  ])('writes a file that a run reads: %s', async (form, flags) => {
    const directory = folders.make();
    const { exitCode, out } = await program(['init', ...flags], { directory });
    expect(exitCode).toBe(0);
    expect(out).toContain(`Wrote ei-conformance.config.${form}.`);
    expect(out).toMatch(/EI_API_KEY=[\s\S]*ei-conformance doctor\n[\s\S]*ei-conformance run\n/);
    expect(await configFile(undefined, directory)).toMatchObject({
      name: `ei-conformance.config.${form}`,
      config: { baseUrl: 'https://api.example.com' },
    });
  });

  it('has a line for each option, and every line holds when it is used', async () => {
    const directory = folders.make();
    await program(['init'], { directory });
    const path = join(directory, 'ei-conformance.config.mjs');
    writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/^ {2}\/\/ (\w+: .*,)$/gm, '  $1'));
    const found = await configFile(undefined, directory);
    expect(Object.keys(found?.config ?? {}).toSorted()).toEqual(
      [...optionNames, 'check', 'surface', 'reporter', 'levels', 'keys'].toSorted(),
    );
  });

  it('names the variables that a run reads, and no other', async () => {
    const directory = folders.make();
    const { out } = await program(['init'], { directory });
    const file = readFileSync(join(directory, 'ei-conformance.config.mjs'), 'utf8');
    const known = ['EI_API_KEY', 'EI_API_KEY_REVOKED', 'EI_API_KEY_<ROLE>'];
    const named = [...`${out}${file}`.matchAll(/\b[A-Z]+_[A-Z_]*(?:<ROLE>)?/g)].map(([name]) => name);
    expect(named).toContain('EI_API_KEY');
    expect(named.filter((name) => !known.includes(name))).toEqual(['EI_']);
  });

  it.each(['ts', 'mjs', 'json'])('overwrites nothing: there is a file in %s', async (form) => {
    const directory = folders.make();
    const path = join(directory, `ei-conformance.config.${form}`);
    writeFileSync(path, 'mine');
    for (const flags of [[], ['--ts'], ['--json']]) {
      const { exitCode, err } = await program(['init', ...flags], { directory });
      expect(exitCode).toBe(3);
      expect(err).toContain(`ei-conformance.config.${form} already exists.`);
    }
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('is told one form only, and a folder that can be written', async () => {
    expect(await program(['init', '--ts', '--json'], { directory: folders.make() })).toMatchObject({
      exitCode: 3,
    });
    expect(await program(['init'], { directory: join(folders.make(), 'gone') })).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('ENOENT'),
    });
  });
});
