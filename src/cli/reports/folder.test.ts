import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { fileReporters } from '../../../reports/index.js';
import { sampleReport } from '../../../reports/sample.test-data.js';
import { SetupError } from '../../engine/setup-error.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { lockFoldersOf, logName, takeFolder } from './folder.js';
import { lockName } from './lock.js';

const folders = temporaryFolder();
afterEach(folders.remove);
const by = {
  now: Date.now,
  process: {
    pid: 7,
    host: 'here.test',
    isAlive: (pid: number) => pid === 8,
    birthOf: (pid: number) => `birth of ${pid}`,
  },
};
const take = (out: string, resumes = false) => takeFolder(out, [], { ...by, resumes });

describe('the folder of a run', () => {
  it('has none of the reports of an earlier run, nor what it left of one, from the beginning on', () => {
    const out = folders.make();
    for (const { fileName, render } of Object.values(fileReporters))
      writeFileSync(join(out, fileName), render(sampleReport));
    writeFileSync(join(out, logName), '{"type":"run-started"}\n');
    writeFileSync(join(out, 'report.json.1f8e1a52-0c1e-4c8a-9f0e-0123456789ab.part'), '{');
    writeFileSync(join(out, 'report.html.part'), '<');
    writeFileSync(join(out, 'notes.txt'), 'mine');
    take(out).release();
    expect(readdirSync(out)).toEqual(['notes.txt']);
  });

  it('keeps the log of the run that goes on', () => {
    const out = folders.make();
    writeFileSync(join(out, logName), '{"type":"run-started"}\n');
    take(out, true).release();
    expect(readdirSync(out)).toEqual([logName]);
  });

  it('names the files that no run wrote, and leaves all as it is', () => {
    const out = folders.make();
    const own = { 'report.md': '# My report', 'badge.json': '{}', 'junit.xml': '<testsuites name="mine"/>' };
    for (const [name, text] of Object.entries(own)) writeFileSync(join(out, name), text);
    writeFileSync(join(out, 'report.json'), fileReporters.json.render(sampleReport));
    writeFileSync(join(out, 'report.html'), '');
    expect(() => take(out)).toThrow(SetupError);
    expect(() => take(out)).toThrow(/junit\.xml.*report\.md.*badge\.json, and this one would replace them/);
    expect(readdirSync(out)).toHaveLength(5);
    for (const [name, text] of Object.entries(own)) expect(readFileSync(join(out, name), 'utf8')).toBe(text);
  });

  it('has the same rule for a file elsewhere, and never removes a device or a folder', () => {
    const out = folders.make();
    const mine = join(out, 'mine.json');
    writeFileSync(mine, '{"mine": true}');
    const to = (file: string) => [{ format: 'json', to: { file } }] as const;
    const taking = (file: string) => takeFolder(join(out, 'o'), to(file), { ...by, resumes: false });
    expect(() => taking(mine)).toThrow(`No run wrote ${mine}`);
    expect(existsSync(join(out, 'o', lockName))).toBe(false);
    symlinkSync('/dev/null', join(out, 'device'));
    mkdirSync(join(out, 'folder'));
    for (const name of ['device', 'folder']) taking(join(out, name)).release();
    expect(lstatSync(join(out, 'device')).isSymbolicLink()).toBe(true);
    expect(lstatSync(join(out, 'folder')).isDirectory()).toBe(true);
  });

  it('writes to no file that a link names', () => {
    const out = folders.make();
    const victim = join(folders.make(), 'victim');
    writeFileSync(victim, 'precious');
    for (const name of [logName, 'report.json']) symlinkSync(victim, join(out, name));
    const folder = take(out);
    folder.log({ type: 'check-started', id: 'a/b' }).close();
    folder.release();
    expect(readFileSync(victim, 'utf8')).toBe('precious');
    expect(lstatSync(join(out, logName)).isFile()).toBe(true);
  });
});

describe('two runs in one folder', () => {
  it('are one run and a refusal that names the other, until it ends', () => {
    const out = folders.make();
    const first = take(out);
    writeFileSync(join(out, 'report.json'), 'of the first');
    expect(() => take(out)).toThrow(/^Process 7 on here\.test has been writing a run to/);
    expect(readFileSync(join(out, 'report.json'), 'utf8')).toBe('of the first');
    writeFileSync(join(out, 'report.json'), '');
    first.release();
    take(out).release();
    expect(readdirSync(out)).toEqual([]);
  });

  const left = (rest: object) =>
    JSON.stringify({ pid: 9, host: 'here.test', since: '2026', id: 'x', ...rest });
  it.each([
    ['a process that was killed', left({})],
    ['one that had the number of this one, as in containers', left({ pid: 7 })],
    ['one that was killed while it wrote', '{"pid":'],
    ['one whose number another process has now', left({ pid: 8, birth: 'earlier' })],
    ['somebody who makes up numbers', left({ pid: -1 })],
    ['somebody who fills the disk', ' '.repeat(5000) + left({ pid: 8 })],
  ])('are none where a lock was left by %s', (_, text) => {
    const out = folders.make();
    writeFileSync(join(out, lockName), text);
    const folder = take(out);
    expect(JSON.parse(readFileSync(join(out, lockName), 'utf8'))).toMatchObject({ pid: 7 });
    folder.release();
    expect(readdirSync(out)).toEqual([]);
  });

  it('are refused where another process of the machine lives that holds the lock', () => {
    const out = folders.make();
    for (const birth of [undefined, 'birth of 8']) {
      writeFileSync(join(out, lockName), left({ pid: 8, birth }));
      expect(() => take(out)).toThrow('Process 8 on here.test has been writing');
    }
  });

  it('are refused in one line, whatever stands in the lock', () => {
    const out = folders.make();
    writeFileSync(join(out, lockName), left({ pid: 8, since: 'now\n::error::x\u001b[2J' }));
    expect(() => take(out)).toThrow(/^\P{Cc}*$/u);
  });

  it('are refused to the reports of a finished run as well', () => {
    const out = folders.make();
    const to = [{ format: 'json', to: { file: join(out, 'report.json') } }] as const;
    const first = take(out);
    expect(() => lockFoldersOf(to, by)).toThrow('Process 7 on here.test has been writing');
    first.release();
    lockFoldersOf(to, by).release();
    expect(readdirSync(out)).toEqual([]);
  });

  it('are told apart on another machine by whether the lock is touched', () => {
    const out = folders.make();
    const lock = join(out, lockName);
    writeFileSync(lock, left({ host: 'elsewhere.test' }));
    expect(() => take(out)).toThrow('Process 9 on elsewhere.test has been writing');
    utimesSync(lock, 0, 0);
    take(out).release();
  });
});
