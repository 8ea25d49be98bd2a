import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { readText, textPieces, writeWhole } from './files.js';
import { temporaryFolder } from './whole-program.test-data.js';

const folders = temporaryFolder();
afterEach(folders.remove);

it('writes a file, anew where there was one', () => {
  const path = join(folders.make(), 'report.json');
  writeWhole(path, 'first');
  writeWhole(path, 'second');
  expect(readFileSync(path, 'utf8')).toBe('second');
});

it('touches nothing that links name, in its place or where it may be prepared', () => {
  const folder = folders.make();
  const path = join(folder, 'report.json');
  const [other, another] = [join(folder, 'other'), join(folder, 'another')];
  for (const each of [other, another]) writeFileSync(each, 'precious');
  symlinkSync(other, path);
  symlinkSync(another, `${path}.part`);
  writeWhole(path, 'report');
  expect(readFileSync(path, 'utf8')).toBe('report');
  for (const each of [other, another]) expect(readFileSync(each, 'utf8')).toBe('precious');
});

it('reads a text in pieces that join to the same, wherever a character lies', () => {
  const path = join(folders.make(), 'log');
  const text = `${'x'.repeat(999_999)}€${'ü'.repeat(600_000)}`;
  writeFileSync(path, text);
  const pieces = [...textPieces(path, 'log')];
  expect(pieces.length).toBeGreaterThan(2);
  expect(pieces.join('')).toBe(text);
  expect(() => [...textPieces(`${path}.gone`, 'log')]).toThrow(/^The log .* cannot be read: ENOENT/);
});

it.runIf(existsSync('/dev/zero'))('reads no device, also where a link names it', () => {
  const path = join(folders.make(), 'waivers.json');
  symlinkSync('/dev/zero', path);
  expect(() => readText(path, 'waiver file')).toThrow(/^The waiver file .* cannot be read: it is a device\./);
  expect(() => [...textPieces(path, 'log')]).toThrow('it is a device');
});

it('reads no file that no memory holds', () => {
  const path = join(folders.make(), 'waivers.json');
  writeFileSync(path, '');
  truncateSync(path, 3_000_000_000);
  expect(() => readText(path, 'waiver file')).toThrow('it has 3000000000 bytes');
});

it('throws where a folder stands in its place', () => {
  const folder = folders.make();
  mkdirSync(join(folder, 'report.json'));
  expect(() => writeWhole(join(folder, 'report.json'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['report.json']);
});
