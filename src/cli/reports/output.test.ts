import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { formats } from '../../../reports/index.js';
import { sampleEvents, sampleReport } from '../../../reports/sample.test-data.js';
import { consoleOf } from '../console.js';
import { writeWhole } from '../files.js';
import { temporaryFolder } from '../whole-program.test-data.js';
import { writeReports } from './output.js';

const folders = temporaryFolder();
afterEach(() => folders.remove());

describe('deliver', () => {
  it('writes the other reports where one throws', () => {
    const folder = folders.make();
    const { defects: _defects, ...rest } = sampleReport;
    const broken = rest as typeof sampleReport;
    const deliveries = formats.map((format) => ({ format, to: { file: join(folder, format) } }));
    const troubles = writeReports(deliveries, { report: broken, events: sampleEvents }, () => {});
    const failed: readonly string[] = troubles.map(({ format }) => format);
    expect(failed).toContain('sarif');
    expect(failed).not.toContain('junit');
    expect(readdirSync(folder).toSorted()).toEqual(
      formats.filter((each) => !failed.includes(each)).toSorted(),
    );
  });

  it('adds to the end of a file where that is asked', () => {
    const file = join(folders.make(), 'summary');
    writeFileSync(file, 'before\n');
    writeReports([{ format: 'badge', to: { file, append: true } }], { report: sampleReport }, () => {});
    expect(readFileSync(file, 'utf8')).toMatch(/^before\n\{/);
  });
});

describe('writeWhole', () => {
  it('leaves nothing of a text that could not be written', () => {
    const folder = folders.make();
    mkdirSync(join(folder, 'taken'));
    expect(() => writeWhole(join(folder, 'taken'), 'x')).toThrow(/EISDIR/);
    expect(() => writeWhole(join(folder, 'gone', 'x'), 'x')).toThrow(/ENOENT/);
    expect(readdirSync(folder)).toEqual(['taken']);
  });

  it.runIf(existsSync('/dev/null'))('never replaces a device', () => {
    writeWhole('/dev/null', 'x');
    expect(existsSync('/dev/null.part')).toBe(false);
    expect(readFileSync('/dev/null', 'utf8')).toBe('');
  });
});

describe('consoleOf', () => {
  const output = (said: string[]) => ({
    write: (text: string) => void said.push(text),
    isTty: false,
    colour: false,
    columns: 80,
  });

  it.each([
    ['::error::x', ': :error::x'],
    ['a\n  ::set-output name=x::y', 'a\n  : :set-output name=x::y'],
    ['a ##[add-mask]b', 'a # #[add-mask]b'],
    ['at a::b', 'at a::b'],
    ['a ##vso[task.complete result=Succeeded;]b', 'a # #vso[task.complete result=Succeeded;]b'],
    ["##teamcity[buildStatus status='SUCCESS']", "# #teamcity[buildStatus status='SUCCESS']"],
    ['## a heading [1]', '## a heading [1]'],
  ])('lets no CI system obey what is printed: %s', (text, expected) => {
    const out: string[] = [];
    const surroundings = { out: output(out), err: output([]), environment: { TF_BUILD: 'True' } };
    consoleOf([], surroundings).write(text);
    consoleOf([], { ...surroundings, environment: {} }).write(text);
    expect(out).toEqual([expected, text]);
  });
});
