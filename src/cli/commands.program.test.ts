import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { suite } from '../../suites/index.js';
import { keyRoles } from '../kit/index.js';
import { faultIds, variantIds } from '../proof/reference/index.js';
import { loopback } from '../transport/loopback.test-data.js';
import { checksIn } from './settings/presets.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const { listening, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

// The first one loads the whole suite.
describe('list', { timeout: 300_000 }, () => {
  it('prints all checks, or those of an area', async () => {
    const all = await program(['list']);
    const some = await program(['list', 'events']);
    expect(all).toMatchObject({ exitCode: 0, err: '' });
    expect(all.out).toContain('errors/');
    expect(some.out).toContain('events/');
    expect(some.out).not.toContain('errors/');
  });

  it('prints JSON', async () => {
    const { out } = await program(['list', 'service', '--json']);
    expect(JSON.parse(out)[0]).toMatchObject({ id: expect.stringMatching(/^service\//), level: 'must' });
  });
});

describe('list --clauses', () => {
  it('prints the clauses, with the same options as before', async () => {
    const { exitCode, out } = await program(['list', '--clauses', '--area', 'events', '--level', 'must']);
    expect(exitCode).toBe(0);
    expect(out).toContain('events.limit.above-max (must, checked)');
    expect(
      JSON.parse((await program(['list', '--clauses', '--coverage', '--json'])).out).at(-1),
    ).toMatchObject({
      area: 'all',
    });
  });

  it.each([
    [['list', '--area', 'events'], '--area applies to clauses only'],
    [['list', '--unchecked'], '--unchecked applies to clauses only'],
    [['list', 'events', '--clauses'], '--clauses takes no ids of checks'],
  ])('%j is a mistake', async (args, message) => {
    expect(await program(args)).toMatchObject({ exitCode: 3, err: expect.stringContaining(message) });
  });
});

describe('a replaced command', () => {
  it.each([
    [['plan', '--reference'], 'ei-conformance doctor'],
    [['plan', '--certify', 'core'], 'certify --dry-run --profile'],
    [['changelog', 'feed.xml', '--json'], 'ei-conformance diff --feed <feed>'],
    [['clauses'], "error: 'ei-conformance clauses' is now 'ei-conformance list --clauses'."],
    [['clauses', '--help'], 'list --clauses'],
  ])('%j names its replacement', async (args, message) => {
    const { exitCode, out, err } = await program(args);
    expect([exitCode, out, err]).toEqual([3, '', expect.stringContaining(message)]);
  });

  it('is not in the help', async () => {
    expect((await program(['--help'])).out).not.toMatch(/^ {2}(plan|changelog|clauses)\b/m);
  });
});

describe('help', () => {
  it.each([[['--help']], [['run', '--help']], [['--version']]])('%j is no mistake', async (args) => {
    const { exitCode, out } = await program(args);
    expect(exitCode).toBe(0);
    expect(out).not.toBe('');
  });

  it('names the nearest command', async () => {
    const { exitCode, err } = await program(['rn']);
    expect(exitCode).toBe(3);
    expect(err).toContain('run');
  });
});

describe('report', () => {
  it.each([
    ['no file', undefined, 'cannot be read'],
    ['an empty file', '', 'is not the report of a run: it is not JSON (line 1)'],
    ['another file', '# Notes\nmine', 'is not the report of a run: it is not JSON (line 1)'],
    [
      'lines of something else',
      '{"a":1}\n{}\n',
      'Line 1 of the log is not an event: it is not an object with a type',
    ],
    ['a log of another format', '{"type":"run-started","format":99}\n', 'format 99; this version reads 3'],
    ['a report of another format', '{"format": 2}', 'format 2; this version reads 3'],
    [
      'a report that breaks off',
      '{\n  "format": 3,\n  "verdict',
      'is not the report of a run: it is not JSON (line 3)',
    ],
    [
      'a report with a hole',
      '{\n  "format": 3\n}',
      'is not the report of a run: at body, it must have required property',
    ],
    [
      'a log that lacks its beginning',
      '{"type":"check-started","id":"a/b"}\n{"type":"check-started","id":"a/c"}\n',
      'does not begin with a run-started event',
    ],
  ])('refuses %s', async (_, text, message) => {
    const folder = folders.make();
    const log = join(folder, 'log');
    if (text !== undefined) writeFileSync(log, text);
    const { exitCode, err } = await program(['report', log], { out: join(folder, 'out') });
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });

  it.each([
    ['garbage in its middle', 'oops', 'Line 2 of the log is not an event: it is not JSON'],
    [
      'an event of another kind',
      '{"type":"run-ended"}',
      'Line 2 of the log is not an event: it is of none of the types run-started',
    ],
    [
      'an event with a hole',
      '{"type":"check-finished","spent":{"requests":1}}',
      'Line 2 of the log is not an event: it is check-finished and lacks /result/id',
    ],
  ])('names the line of a log: %s', async (_, line, message) => {
    const folder = folders.make();
    const log = join(folder, 'log');
    writeFileSync(
      log,
      `${JSON.stringify(started)}\n${line}\n${JSON.stringify({ type: 'check-started', id: 'a/b' })}\n`,
    );
    const { exitCode, err, files } = await program(['report', log], { out: join(folder, 'out') });
    expect(err).toContain(message);
    expect(exitCode).toBe(3);
    expect(files).toEqual({});
  });

  it('refuses a folder that cannot be written', async () => {
    const folder = folders.make();
    const log = join(folder, 'log');
    writeFileSync(log, `${JSON.stringify(started)}\n`);
    expect(await program(['report', log], { out: join(log, 'below') })).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('--out'),
    });
  });

  it('of a log that breaks off is aborted, and still written', async () => {
    const folder = folders.make();
    const log = join(folder, 'log');
    writeFileSync(log, `${JSON.stringify(started)}\n{"type": "check-fin`);
    const { exitCode, err, files } = await program(['report', log], { out: join(folder, 'out') });
    expect(err).toContain('is truncated: line 2 is incomplete, and ignored');
    expect(exitCode).toBe(4);
    expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({
      verdict: 'aborted',
      ending: 'unfinished',
    });
  });

  it('tells which report could not be written', async () => {
    const folder = folders.make();
    const log = join(folder, 'log');
    writeFileSync(log, `${JSON.stringify(started)}\n`);
    mkdirSync(join(folder, 'out', 'junit.xml'), { recursive: true });
    const { exitCode, err, files } = await program(['report', log], { out: join(folder, 'out') });
    expect(exitCode).toBe(4);
    expect(err).toContain('The junit report could not be written');
    expect(files['report.html']).toBeDefined();
  });
});

const started = {
  type: 'run-started',
  format: 3,
  suite: {
    name: 'ei-conformance',
    version: '0.0.0',
    clauses: 1,
    ledger: `sha256:${'5a'.repeat(32)}`,
    checks: 1,
    selfTest: { proved: 0, faults: 0 },
  },
  startedAt: '2026-05-20T12:00:00.000Z',
  target: { baseUrl: 'http://a.test', name: 'a.test', surfaces: {} },
  seed: 1,
  command: 'npx ei-conformance run',
  settings: {},
  gate: { failOn: [], allowInconclusive: [], waivers: [] },
};

describe('serve', () => {
  it('lists the faults', async () => {
    const { out } = await program(['serve', '--list-faults', '--json']);
    expect(JSON.parse(out).map((each: { id: string }) => each.id)).toEqual([...faultIds]);
    expect((await program(['serve', '--list-faults'])).out).toContain(faultIds[0]);
  });

  it('serves until it is interrupted', async () => {
    const { exitCode, out } = await program(['serve', '--port', '0', '--json'], {
      signal: AbortSignal.abort(),
    });
    expect(exitCode).toBe(0);
    const { url, port, keys } = JSON.parse(out);
    expect(url).toBe(`http://127.0.0.1:${port}`);
    expect(Object.keys(keys).toSorted()).toEqual(keyRoles.toSorted());
    await expect(fetch(url)).rejects.toThrow();
  });

  it('says that its port is taken', async () => {
    const port = await listening(createServer());
    const { exitCode, err } = await program(['serve', '--port', String(port)]);
    expect(exitCode).toBe(3);
    expect(err).toContain('--port');
  });

  it.each([['-1'], ['65536'], ['x'], ['1.5']])('has no port %s', async (port) => {
    expect(await program(['serve', `--port=${port}`])).toMatchObject({ exitCode: 3 });
  });

  it('lists the variants', async () => {
    const { out } = await program(['serve', '--list-variants', '--json']);
    expect(JSON.parse(out).map((each: { id: string }) => each.id)).toEqual([...variantIds]);
    expect((await program(['serve', '--list-variants'])).out).toContain(variantIds[0]);
  });

  it('has no variant of another name', async () => {
    expect(await program(['serve', '--variant', 'json.indent', '--port', '0'])).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('json.indented'),
    });
  });

  it.each([
    ['--size', '0'],
    ['--size', '1000001'],
    ['--size', 'many'],
    ['--fault-share', '101'],
    ['--fault-share', '0'],
    ['--delay', '-1'],
  ])('has no %s of %s', async (flag, value) => {
    expect(await program(['serve', '--port', '0', `${flag}=${value}`])).toMatchObject({ exitCode: 3 });
  });

  it('has no fault of another name', async () => {
    expect(await program(['serve', '--fault', 'nothing.like-it', '--port', '0'])).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('--list-faults'),
    });
  });
});

describe('a preset', () => {
  it('is narrowed by named checks, as the replay of a failure is', async () => {
    const line = ['run', '--reference', '--preset', 'gate', '--check'];
    expect(await program([...line, 'events/limit-above-max'])).toMatchObject({ exitCode: 0 });
    // An invariant is undecided without the checks that provoke what it judges.
    expect(await program([...line, 'envelopes/list'])).toMatchObject({
      exitCode: 2,
      out: expect.stringContaining('add what provokes more: --check stories/reply-cards'),
    });
    const [missing = ''] = suite.map(({ id }) => id).filter((id) => !checksIn('gate').includes(id));
    expect(await program([...line, missing])).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining(missing),
    });
  });

  it('has one of the known names', async () => {
    expect(await program(['run', '--reference', '--preset', 'gat'])).toMatchObject({
      exitCode: 3,
      err: expect.stringContaining('gate'),
    });
  });
});
