import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { formats } from '../../../reports/index.js';
import { jsonReport } from '../../../reports/json.js';
import { sampleEvents, sampleReport } from '../../../reports/sample.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { answering, program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
const sharedFolders = temporaryFolder();
afterAll(() => sharedFolders.remove());

const few = ['events/limit-above-max', 'events/limit-refused', 'errors/invalid-days', 'event-card'].flatMap(
  (id) => ['--check', id],
);
const faults = ['--fault', 'events.limit.clamped-in-silence'];
const now = () => Date.parse('2026-11-20T12:00:00Z');

/** A run of a few checks, in a folder. */
const run = async (out: string, args: readonly string[] = []) =>
  program(['run', '--reference', '--seed', '3', ...few, ...faults, ...args], { out, now });

const shards = sharedFolders.make();
const at = (name: string) => join(shards, name);

describe('merge', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    await run(at('a'), ['--shard', '1/2']);
    await run(at('b'), ['--shard', '2/2']);
  }, 60_000);

  it('makes the report of the whole run, of a folder or of its parts in any order', async () => {
    const whole = await run(folders.make());
    const { checks } = JSON.parse(whole.files['report.json'] ?? '');
    const outcomes = (report: string | undefined) =>
      JSON.parse(report ?? '').checks.map((each: { id: string; outcome: string; required: boolean }) => [
        each.id,
        each.outcome,
        each.required,
      ]);
    for (const paths of [[shards], [join(at('b'), 'events.ndjson'), at('a')]]) {
      const merged = await program(['merge', ...paths], { out: folders.make() });
      expect(merged).toMatchObject({ exitCode: whole.exitCode, err: '' });
      expect(Object.keys(merged.files).toSorted()).toEqual(Object.keys(whole.files).toSorted());
      expect(outcomes(merged.files['report.json'])).toHaveLength(checks.length);
      expect(outcomes(merged.files['report.json'])).toEqual(outcomes(whole.files['report.json']));
      const [verdict, reports] = merged.out.split('\n').slice(-3);
      expect(verdict).toBe(whole.out.split('\n').findLast((line) => line.includes('Exit code')));
      expect(reports).toMatch(/^Reports: .*\/report\.html, report\.json, junit\.xml$/);
    }
  });

  it('takes a log once that two paths name', async () => {
    const paths = [shards, at('a'), join(at('a'), '..', 'b', 'events.ndjson')];
    const merged = await program(['merge', ...paths], { out: folders.make() });
    expect(merged).toMatchObject({ err: '', files: { 'report.json': expect.any(String) } });
  });

  it('leaves a log that its report can be made of again', async () => {
    const merged = await program(['merge', shards], { out: folders.make() });
    const folder = folders.make();
    writeFileSync(join(folder, 'events.ndjson'), merged.files['events.ndjson'] ?? '');
    const again = await program(['report', join(folder, 'events.ndjson')], { out: folders.make() });
    expect(again.files['report.json']).toBe(merged.files['report.json']);
  });

  it('is told apart from a whole run: a shard says which it is', async () => {
    const { out, files, exitCode } = await run(folders.make(), ['--shard', '2/2']);
    expect(out).toContain('seed 3, shard 2/2');
    expect(JSON.parse(files['report.json'] ?? '').run.shard).toEqual({ index: 2, of: 2 });
    expect([0, 1]).toContain(exitCode);
  });

  it('goes on with a shard that was cut short as the shard that it is', async () => {
    const out = folders.make();
    await run(out, ['--shard', '1/2', '--max-requests', '14']);
    const resumed = await program(['run', '--resume', join(out, 'events.ndjson'), '--max-requests', '300'], {
      now,
    });
    expect(resumed.err).toBe('');
    const merged = await program(['merge', out, at('b')], { out: folders.make() });
    const whole = await program(['merge', shards], { out: folders.make() });
    expect(merged.exitCode).toBe(whole.exitCode);
  });

  const says = async (paths: readonly string[], message: RegExp, out = folders.make()) => {
    const before = readdirSync(out);
    const { exitCode, err } = await program(['merge', ...paths, '--out', out]);
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
    expect(readdirSync(out)).toEqual(before);
  };

  it('refuses what is missing, double or whole', async () => {
    await says([at('a')], /1 of 2 shards is missing: 2\/2\./);
    const copy = folders.make();
    writeFileSync(join(copy, 'events.ndjson'), readFileSync(join(at('a'), 'events.ndjson')));
    const twice = new RegExp(`Shard 1/2 is given twice: ${at('a')}/events.ndjson and ${copy}/events.ndjson`);
    await says([shards, copy], twice);
    const whole = folders.make();
    await run(whole);
    await says([at('a'), whole], /is the log of a whole run/);
    await says(['/nowhere'], /\/nowhere cannot be read/);
    await says([folders.make()], /There is no events\.ndjson in/);
    const broken = folders.make();
    writeFileSync(join(broken, 'events.ndjson'), '{"a":1}\n{}\n');
    await says([broken], /events\.ndjson: Line 1 of the log is not an event/);
    await says([shards], /would overwrite/, at('a'));
  });

  it.each([
    ['seed', ['--seed', '4'], /its seed is 4, not 3/],
    ['selection', ['--check', 'stories/reply-cards'], /its selection of checks is .*stories/],
    ['number of shards', ['--shard', '2/3'], /the number of its shards is 3, not 2/],
    ['target', ['--fault', 'card.title-null'], /its target is .*card\.title-null/],
    ['gate', ['--fail-on', 'warn'], /what its gate lets through is/],
  ])('refuses a foreign shard by its %s', async (_, args, message) => {
    const out = folders.make();
    await run(out, ['--shard', '2/2', ...args]);
    await says([at('a'), out], message);
  });

  it.each([
    [
      'version',
      (log: string) => log.replace('"version":"0.0.0"', '"version":"0.0.1"'),
      /version of its suite is 0\.0\.1/,
    ],
    [
      'ledger',
      (log: string) => log.replace(/"ledger":"sha256:\w+"/, '"ledger":"sha256:0"'),
      /its suite is .* sha256:0/,
    ],
    [
      'contract',
      (log: string) => log.replace(/"contract":\{"digest":"sha256:\w+"/, '"contract":{"digest":"sha256:0"'),
      /the contract of its target is sha256:0/,
    ],
  ])('refuses a foreign shard by its %s', async (_, edited, message) => {
    const log = join(folders.make(), 'events.ndjson');
    writeFileSync(log, edited(readFileSync(join(at('b'), 'events.ndjson'), 'utf8')));
    await says([at('a'), log], message);
  });
});

/** A log of a run in a folder, and what lies beside it under other names. */
function given(beside: Readonly<Record<string, string>>): string {
  const folder = folders.make();
  writeFileSync(join(folder, 'log'), sampleEvents.map((each) => `${JSON.stringify(each)}\n`).join(''));
  for (const [name, text] of Object.entries(beside)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('report of a folder', () => {
  it('takes its report.json, or the log of a run that has none', async () => {
    const folder = given({ 'report.json': jsonReport.render(sampleReport) });
    const fromReport = await program(['report', folder], { out: folders.make() });
    const log = sampleEvents.map((each) => `${JSON.stringify(each)}\n`).join('');
    const fromLog = await program(['report', given({ 'events.ndjson': log })], { out: folders.make() });
    expect(fromReport.files['report.json']).toBe(jsonReport.render(sampleReport));
    expect(fromLog.files['report.json']).toBe(fromReport.files['report.json']);
  });

  it('is refused if the folder holds no run', async () => {
    const { exitCode, err } = await program(['report', folders.make()], { out: folders.make() });
    expect(err).toMatch(/There is no report\.json and no events\.ndjson in [\s\S]*--history/);
    expect(exitCode).toBe(3);
  });
});

describe('report --compare', () => {
  it('puts what changed into report.html, and nothing into the other reports', async () => {
    const folder = given({ 'earlier.json': jsonReport.render(sampleReport) });
    const alone = await program(['report', join(folder, 'log')], { out: join(folder, 'alone') });
    const compared = await program(
      ['report', join(folder, 'log'), '--compare', join(folder, 'earlier.json')],
      { out: join(folder, 'compared') },
    );
    expect(compared.exitCode).toBe(alone.exitCode);
    expect(alone.files['report.html']).not.toContain('id="comparison"');
    expect(compared.files['report.html']).toContain('Unchanged failure groups: <strong>3</strong>');
    expect(compared.files['report.json']).toBe(alone.files['report.json']);
  });

  it.each([
    ['no file', {}],
    ['no report', { 'earlier.json': '{}' }],
  ])('refuses %s before anything is written', async (_, beside) => {
    const folder = given(beside);
    const out = join(folder, 'out');
    const ran = await program(['report', join(folder, 'log'), '--compare', join(folder, 'earlier.json')], {
      out,
    });
    expect(ran.exitCode).toBe(3);
    expect(ran.err).toContain('earlier.json');
    expect(existsSync(out)).toBe(false);
  });
});

const { http, close } = loopback();
afterEach(close);

/** A short run against a target of which much is wrong. */
const reportersRun = async (args: readonly string[], surroundings: Parameters<typeof program>[1] = {}) =>
  program(['run', '--base-url', await http(answering({})), '--check', 'envelopes', ...args], {
    out: folders.make(),
    ...surroundings,
  });

// The first one loads the whole suite.
describe('a reporter that cannot be', { timeout: 300_000 }, () => {
  it.each([
    ['an unknown one', ['junti'], /no reporter 'junti'\. Did you mean junit/],
    ['one without its path', ['junit:'], /The path after 'junit:' is missing/],
    [
      'two with one destination',
      ['junit:-', 'sarif:-'],
      /sarif report would go to the standard output, which the junit/,
    ],
    [
      'two with one file',
      ['junit:x/../a', 'sarif:a'],
      /sarif report would go to .*a, which the junit report already uses/,
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
    const { exitCode, err } = await reportersRun([], { directory });
    expect(err).toContain(
      "reporter[1] in ei-conformance.config.json is invalid: There is no reporter 'serif'. Did you mean sarif",
    );
    expect(exitCode).toBe(3);
  });

  it('does not write over the log of the run', async () => {
    const out = folders.make();
    const { exitCode, err } = await reportersRun(['--reporter', `junit:${join(out, 'events.ndjson')}`], {
      out,
    });
    expect(err).toContain('which the log of the run already uses');
    expect(exitCode).toBe(3);
  });

  it('tells the path of a folder that cannot be made', async () => {
    const { exitCode, err } = await reportersRun(['--reporter', `junit:${import.meta.filename}/junit.xml`]);
    expect(err).toContain('or with the path of a reporter');
    expect(exitCode).toBe(3);
  });
});

describe('named reporters', { timeout: 300_000 }, () => {
  it('take the place of the usual ones, but for report.json and the log', async () => {
    const { files, out } = await reportersRun(['--reporter', 'badge']);
    expect(Object.keys(files).toSorted()).toEqual(['badge.json', 'events.ndjson', 'report.json']);
    expect(out).toMatch(/^Reports: .*\/report\.json, badge\.json$/m);
  });

  it('write where their paths lead, and make the folders on the way', async () => {
    const path = join(folders.make(), 'deep', 'result.xml');
    const { files, out } = await reportersRun(['--reporter', `junit:${path}`]);
    expect(readFileSync(path, 'utf8')).toContain('<testsuites');
    expect(files['junit.xml']).toBeUndefined();
    expect(out).toContain(path);
  });

  it('have the standard output for themselves', async () => {
    const { files, out, err } = await reportersRun(['--reporter', 'json:-', '--reporter', 'junit']);
    expect(out).toBe(files['report.json']);
    expect(err).toContain('Non-conformant');
  });

  it('of a file have paths relative to it, and flags weigh more', async () => {
    const directory = folders.make();
    writeFileSync(
      join(directory, 'ei-conformance.config.json'),
      '{"reporter": ["sarif:all/a.sarif", "badge"]}',
    );
    const { files } = await reportersRun([], { directory });
    expect(existsSync(join(directory, 'all', 'a.sarif'))).toBe(true);
    expect(files['badge.json']).toBeDefined();
    const flagged = await reportersRun(['--reporter', 'ctrf'], { directory });
    expect(Object.keys(flagged.files)).toContain('ctrf.json');
    expect(Object.keys(flagged.files)).not.toContain('badge.json');
  });
});

describe('a run that is told again', { timeout: 300_000 }, () => {
  it('is told in the same bytes, from its log and from its report', async () => {
    const { files, exitCode } = await reportersRun(formats.flatMap((each) => ['--reporter', each]));
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
    expect(without.err).toContain('The ndjson reporter needs the events of a run');
  });

  it('goes to the standard output alone where that is asked', async () => {
    const { files } = await reportersRun([]);
    const folder = folders.make();
    writeFileSync(join(folder, 'report.json'), files['report.json'] ?? '');
    const { out, err } = await program(['report', join(folder, 'report.json'), '--reporter', 'badge:-']);
    expect(JSON.parse(out)).toMatchObject({ schemaVersion: 1, color: 'red' });
    expect(err).toContain('Exit code 1.');
  });
});
