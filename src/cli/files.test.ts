import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { writeWhole } from './files.js';
import { temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(folders.remove);

it('writes a file, anew where there was one', () => {
  const path = join(folders.make(), 'report.json');
  writeWhole(path, 'first');
  writeWhole(path, 'second');
  expect(readFileSync(path, 'utf8')).toBe('second');
});

it.runIf(existsSync('/dev/full'))('leaves what stood there, and nothing else, where the disk is full', () => {
  const folder = folders.make();
  const path = join(folder, 'report.json');
  writeFileSync(path, 'first');
  // Every write to this device fails as on a full disk.
  symlinkSync('/dev/full', `${path}.part`);
  expect(() => writeWhole(path, 'second')).toThrow(/ENOSPC/);
  expect(readFileSync(path, 'utf8')).toBe('first');
  expect(readdirSync(folder)).toEqual(['report.json']);
});

it('throws where a folder stands in its place', () => {
  const folder = folders.make();
  mkdirSync(join(folder, 'report.json'));
  expect(() => writeWhole(join(folder, 'report.json'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['report.json']);
});
