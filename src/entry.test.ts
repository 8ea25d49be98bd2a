import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parse } from 'acorn';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'ei-conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));
for (const name of ['package.json', 'bin']) cpSync(join(root, name), join(folder, name), { recursive: true });

/** What the entry does on a version of Node. */
function startedOn(version: string) {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`;
  const script = `data:text/javascript,${encodeURIComponent(versions)}`;
  const entry = join(folder, 'bin/ei-conformance.cjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', script, entry], {
    encoding: 'utf8',
  });
  return { status, out: stdout, err: stderr };
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
    mkdirSync(join(folder, 'bundle'), { recursive: true });
    writeFileSync(join(folder, 'bundle/main.js'), "process.stdout.write('started');");
    expect(startedOn(version)).toEqual({ status: 0, out: 'started', err: '' });
  });
});
