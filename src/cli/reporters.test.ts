import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formats } from '../../reports/index.js';
import { loopback } from '../transport/loopback.test-data.js';
import { answering, key, program, temporaryFolder } from './whole-program.test-data.js';

const { http, close } = loopback();
const folders = temporaryFolder();
afterEach(async () => {
  await close();
  folders.remove();
});

/** A short run against a target of which much is wrong. */
const run = async (args: readonly string[], surroundings: Parameters<typeof program>[1] = {}) =>
  program(['run', '--base-url', await http(answering({})), '--check', 'envelopes', ...args], {
    out: folders.make(),
    ...surroundings,
  });

// The first one loads the whole suite.
describe('a reporter that cannot be', { timeout: 30_000 }, () => {
  it.each([
    ['an unknown one', ['junti'], /no reporter 'junti'\. Did you mean junit/],
    ['one without its path', ['junit:'], /Behind 'junit:' there is no path/],
    [
      'two with one destination',
      ['junit:-', 'sarif:-'],
      /sarif report would go to the standard output, where the junit/,
    ],
    [
      'two with one file',
      ['junit:x/../a', 'sarif:a'],
      /sarif report would go to .*a, where the junit report is/,
    ],
  ])('is refused before anything is sent: %s', async (_, reporters, message) => {
    let sent = 0;
    const origin = await http((request, reply) => {
      sent += 1;
      answering({})(request, reply);
    });
    const flags = reporters.flatMap((each) => ['--reporter', each]);
    const { exitCode, err, files } = await program(['run', '--base-url', origin, ...flags], {
      out: folders.make(),
    });
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
    expect(sent).toBe(0);
    expect(files).toEqual({});
  });

  it('is refused with its place in a configuration file', async () => {
    const directory = folders.make();
    writeFileSync(join(directory, 'ei-conformance.config.json'), '{"reporter": ["html", "serif"]}');
    const { exitCode, err } = await run([], { directory });
    expect(err).toContain(
      "reporter[1] in ei-conformance.config.json is wrong: There is no reporter 'serif'. Did you mean sarif",
    );
    expect(exitCode).toBe(3);
  });

  it('does not write over the log of the run', async () => {
    const out = folders.make();
    const { exitCode, err } = await run(['--reporter', `junit:${join(out, 'events.ndjson')}`], { out });
    expect(err).toContain('where the log of the run is');
    expect(exitCode).toBe(3);
  });

  it('tells the path of a folder that cannot be made', async () => {
    const { exitCode, err } = await run(['--reporter', `junit:${import.meta.filename}/junit.xml`]);
    expect(err).toContain('or with the path of a reporter');
    expect(exitCode).toBe(3);
  });
});

describe('named reporters', { timeout: 30_000 }, () => {
  it('take the place of the usual ones, but for report.json and the log', async () => {
    const { files, out } = await run(['--reporter', 'badge']);
    expect(Object.keys(files).toSorted()).toEqual(['badge.json', 'events.ndjson', 'report.json']);
    expect(out).toMatch(/^Reports: .*\/report\.json, badge\.json$/m);
  });

  it('write where their paths lead, and make the folders on the way', async () => {
    const path = join(folders.make(), 'deep', 'result.xml');
    const { files, out } = await run(['--reporter', `junit:${path}`]);
    expect(readFileSync(path, 'utf8')).toContain('<testsuites');
    expect(files['junit.xml']).toBeUndefined();
    expect(out).toContain(path);
  });

  it('have the standard output for themselves', async () => {
    const { files, out, err } = await run(['--reporter', 'json:-', '--reporter', 'junit']);
    expect(out).toBe(files['report.json']);
    expect(err).toContain('Non-conformant');
  });

  it('of a file have paths relative to it, and flags weigh more', async () => {
    const directory = folders.make();
    writeFileSync(
      join(directory, 'ei-conformance.config.json'),
      '{"reporter": ["sarif:all/a.sarif", "badge"]}',
    );
    const { files } = await run([], { directory });
    expect(existsSync(join(directory, 'all', 'a.sarif'))).toBe(true);
    expect(files['badge.json']).toBeDefined();
    const flagged = await run(['--reporter', 'ctrf'], { directory });
    expect(Object.keys(flagged.files)).toContain('ctrf.json');
    expect(Object.keys(flagged.files)).not.toContain('badge.json');
  });
});

describe('a run that is told again', { timeout: 60_000 }, () => {
  it('is told in the same bytes, from its log and from its report', async () => {
    const { files, exitCode } = await run(formats.flatMap((each) => ['--reporter', each]));
    const { 'events.ndjson': log = '', ...live } = files;
    expect(Object.keys(live)).toHaveLength(formats.length);
    const folder = folders.make();
    writeFileSync(join(folder, 'events.ndjson'), log);
    writeFileSync(join(folder, 'report.json'), files['report.json'] ?? '');
    for (const source of ['events.ndjson', 'report.json']) {
      const able = formats.filter((each) => source === 'events.ndjson' || each !== 'ndjson');
      const flags = able.flatMap((each) => ['--reporter', each]);
      const again = await program(['report', join(folder, source), ...flags], { out: folders.make() });
      expect(again).toMatchObject({ exitCode, err: '' });
      expect(Object.keys(again.files)).toHaveLength(able.length);
      for (const [name, text] of Object.entries(again.files)) expect(text === live[name], name).toBe(true);
    }
    const without = await program(['report', join(folder, 'report.json'), '--reporter', 'ndjson'], {
      out: folders.make(),
    });
    expect(without).toMatchObject({ exitCode: 3, files: {} });
    expect(without.err).toContain('The ndjson reporter tells the events of a run');
  });

  it('goes to the standard output alone where that is asked', async () => {
    const { files } = await run([]);
    const folder = folders.make();
    writeFileSync(join(folder, 'report.json'), files['report.json'] ?? '');
    const { out, err } = await program(['report', join(folder, 'report.json'), '--reporter', 'badge:-']);
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, color: 'red' });
    expect(err).toContain('Exit code 1.');
  });
});

describe('a run in GitHub Actions', { timeout: 30_000 }, () => {
  const inActions = (summary: string) => ({
    EI_API_KEY: key,
    GITHUB_ACTIONS: 'true',
    GITHUB_STEP_SUMMARY: summary,
  });

  it('shows annotations and adds to the summary of the job', async () => {
    const summary = join(folders.make(), 'summary.md');
    writeFileSync(summary, 'before\n');
    const { files, out } = await run([], { environment: inActions(summary) });
    expect(out).toMatch(/^::error title=/m);
    expect(readFileSync(summary, 'utf8')).toMatch(/^before\n## ✗ non-conformant/);
    expect(Object.keys(files)).toEqual(['events.ndjson', 'junit.xml', 'report.html', 'report.json']);
  });

  it('does neither where reporters are named', async () => {
    const summary = join(folders.make(), 'summary.md');
    const { out } = await run(['--reporter', 'html'], { environment: inActions(summary) });
    expect(out).not.toMatch(/^::/m);
    expect(existsSync(summary)).toBe(false);
  });

  it('obeys nothing that the target says', async () => {
    const origin = await http(answering({ success: '\n::add-mask::x ##[error]y' }));
    const line = ['run', '--base-url', origin, '--check', 'envelopes', '--reporter', 'html'];
    const { out } = await program(line, { out: folders.make(), environment: inActions('') });
    expect(out).toContain('Non-conformant');
    expect(out).not.toMatch(/^\s*::|##\[/m);
  });
});
