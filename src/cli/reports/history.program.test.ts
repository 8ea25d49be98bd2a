import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { cursor, limit, reportOn } from '../../../reports/history/sample.test-data.js';
import { jsonReport } from '../../../reports/json.js';
import { sampleEvents } from '../../../reports/sample.test-data.js';
import type { History } from '../../regression/history/history.js';
import { program, temporaryFolder } from '../whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

/** A folder with files at these paths. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = folders.make();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const stored = (...given: Parameters<typeof reportOn>) => jsonReport.render(reportOn(...given));
const log = sampleEvents.map((each) => `${JSON.stringify(each)}\n`).join('');

/** The history of paths, as the program prints it for machines. */
async function historyAt(paths: readonly string[], args: readonly string[] = []) {
  const ran = await program(['report', '--history', ...paths, '--reporter', 'json:-', ...args], {
    out: folders.make(),
  });
  expect(ran.exitCode, ran.err).toBe(0);
  return { ...ran, history: JSON.parse(ran.out) as History };
}

describe('report --history', { timeout: 300_000 }, () => {
  it('writes the page and the JSON, prints where they are, and exits with 0 although a run failed', async () => {
    const folder = folderWith({
      'first/report.json': stored(2, { [limit]: 'fail' }),
      'second/report.json': stored(1, { [limit]: 'pass' }),
    });
    const { exitCode, err, out, files } = await program(['report', '--history', folder], {
      out: folders.make(),
    });
    expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
    expect(Object.keys(files).toSorted()).toEqual(['history.html', 'history.json']);
    expect(out).toMatch(/limits\.events-limit\.max ✓✗\n/);
    expect(out).toMatch(/\nReports: .*\/history\.html, history\.json\n$/);
    expect(files['history.html']).toContain('<title>');
  });

  it('orders runs by their own start, whatever the order of the files, and reads folders and files', async () => {
    const folder = folderWith({
      'a.json': stored(3),
      'z/deep/b.json': stored(1),
      '.hidden/c.json': stored(4),
      'node_modules/d.json': stored(5),
    });
    const other = folderWith({ 'report.json': stored(2) });
    const { history } = await historyAt([folder, join(other, 'report.json')]);
    expect(history.series[0]?.runs.map(({ startedAt }) => startedAt.slice(8, 10))).toEqual([
      '01',
      '02',
      '03',
    ]);
    expect(history).toMatchObject({ runsRead: 3, filesLeftOut: 0 });
  });

  it('reads the log of a killed run, unless the report is beside it', async () => {
    const { history } = await historyAt([
      folderWith({
        'killed/events.ndjson': `${log.split('\n').slice(0, 6).join('\n')}\n{"type":"che`,
        'whole/events.ndjson': log,
        'whole/report.json': stored(1),
        'whole/ctrf.json': '{}',
        'whole/history.json': '{}',
      }),
    ]);
    expect(history.series.flatMap(({ runs }) => runs.map(({ verdict }) => verdict))).toContain('aborted');
    expect(history).toMatchObject({ runsRead: 2, leftOut: [] });
  });

  it('names what it leaves out with the reason', async () => {
    const older = JSON.stringify({ ...JSON.parse(stored(2)), format: 2 });
    const incomplete = JSON.stringify({ ...JSON.parse(stored(3)), checks: undefined });
    const folder = folderWith({
      '1/report.json': stored(1),
      'copy/report.json': stored(1),
      'older.json': older,
      'incomplete.json': incomplete,
      'foreign.json': '{"name":"a package"}',
      'text.json': 'no JSON',
      'broken/events.ndjson': '{"type":"run-started"}\n{"type":"?"}\n',
    });
    const nowhere = join(folder, 'nowhere.json');
    const { history } = await historyAt([folder, nowhere, folders.make()]);
    const reasons = Object.fromEntries(
      history.leftOut.map(({ file, reason }) => [file.replace(folder, '').slice(1), reason]),
    );
    expect(reasons).toMatchObject({
      'copy/report.json': expect.stringMatching(/^It holds the same run as .*1\/report\.json\.$/),
      'older.json': 'It has format 2; this version reads 3.',
      'incomplete.json': expect.stringMatching(/^It is not the report of a run: .*checks/),
      'foreign.json': expect.stringMatching(/^It is not the report of a run: /),
      'text.json': expect.stringMatching(/^It is not the report of a run: it is not JSON/),
      'broken/events.ndjson': expect.stringMatching(/log/),
      'nowhere.json': expect.stringMatching(/^It cannot be read: ENOENT/),
    });
    expect(history.leftOut.at(-1)?.reason).toBe('The folder holds no JSON file and no events.ndjson.');
    expect(history).toMatchObject({ runsRead: 1, filesLeftOut: 8 });
  });

  it('reads a file once that two paths name, and follows no link to a folder', async () => {
    const folder = folderWith({ 'runs/report.json': stored(1) });
    symlinkSync(folder, join(folder, 'runs', 'loop'));
    const { history } = await historyAt([folder, join(folder, 'runs')]);
    expect(history).toMatchObject({ runsRead: 1, filesLeftOut: 0 });
  });

  it('keeps runs of different presets apart', async () => {
    const gate = { settings: { preset: 'gate' } };
    const { history } = await historyAt([
      folderWith({
        '1.json': stored(1, { [limit]: 'pass' }),
        '2.json': stored(2, { [limit]: 'fail' }, gate),
        '3.json': stored(3, { [limit]: 'fail' }, gate),
      }),
    ]);
    expect(history.series.map(({ preset, runs }) => [preset, runs.length])).toEqual([
      ['gate', 2],
      ['full', 1],
    ]);
    expect(history.series[0]?.failing[0]).not.toHaveProperty('heldIn');
  });

  it('draws as many runs as --last gives, and follows failures through all', async () => {
    const files = Object.fromEntries(
      [1, 2, 3, 4].map((day) => [`${day}.json`, stored(day, { [cursor]: day === 1 ? 'pass' : 'fail' })]),
    );
    const { history } = await historyAt([folderWith(files)], ['--last', '2']);
    expect(history.series[0]).toMatchObject({ runsRead: 4, failing: [{ failures: 3 }] });
    expect(history.series[0]?.runs).toHaveLength(2);
  });

  it('replaces its own files, and nothing else', async () => {
    const folder = folderWith({ '1.json': stored(1) });
    const out = folders.make();
    for (const _ of [1, 2]) {
      const again = await program(['report', '--history', folder, '--reporter', 'markdown'], { out });
      expect(again).toMatchObject({ exitCode: 0, err: '' });
    }
    const foreign = folderWith({ 'history.md': 'my notes' });
    const refused = await program(['report', '--history', folder, '--reporter', 'markdown'], {
      out: foreign,
    });
    expect(refused).toMatchObject({ exitCode: 3, err: expect.stringContaining('No run wrote') });
    expect(readFileSync(join(foreign, 'history.md'), 'utf8')).toBe('my notes');
  });

  it('ends with 4 when it is interrupted', async () => {
    const interruption = new AbortController();
    interruption.abort();
    const out = folders.make();
    const { exitCode, err } = await program(['report', '--history', folderWith({ '1.json': stored(1) })], {
      out,
      signal: interruption.signal,
    });
    expect({ exitCode, err, files: readdirSync(out) }).toEqual({
      exitCode: 4,
      err: 'Interrupted.\n',
      files: [],
    });
  });

  const refuses = async (args: readonly string[], message: RegExp) => {
    const { exitCode, err } = await program(['report', ...args, '--out', folders.make()]);
    expect(err).toMatch(message);
    expect(exitCode).toBe(3);
  };

  it('refuses what it cannot show', async () => {
    const folder = folderWith({ '1.json': stored(1), '2.json': stored(2) });
    const one = join(folder, '1.json');
    const none = folderWith({ 'package.json': '{}' });
    await refuses(['--history', none], /No report of a run was found in .*[\s\S]*package\.json: It is not/);
    await refuses(['--history'], /missing required argument/);
    await refuses(
      ['--history', folder, '--reporter', 'junit'],
      /'junit' cannot show a history[\s\S]*html, json/,
    );
    await refuses(['--history', folder, '--compare', one], /cannot be used with/);
    await refuses(['--history', folder, '--last', '0'], /minimum is 1/);
    await refuses([one, join(folder, '2.json')], /2 runs are given[\s\S]*--history/);
    await refuses([one, '--last', '3'], /--last applies to --history/);
  });
});
