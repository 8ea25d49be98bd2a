import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { key, program, temporaryFolder } from '../cli/whole-program.test-data.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('../transport/network.js', () => import('./fake-network.test-data.js'));

const folders = temporaryFolder();
afterAll(folders.remove);

const publicKey = join(folders.make(), 'vendor.pub.pem');
writeFileSync(publicKey, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }));
const target = ['--base-url', 'http://target.test'];
const settings = (path: string): readonly string[] => ['run', ...target, '--config', path];
const given =
  (option: string) =>
  (path: string): readonly string[] => ['run', ...target, option, path];

/** A file that somebody may give, by its name, and what reads it. */
type Input = readonly [what: string, file: string, text: string, args: (path: string) => readonly string[]];

const code: readonly (readonly [what: string, text: string])[] = [
  ['throws an error', `throw new Error('no');`],
  ['throws nothing', 'throw undefined;'],
  ['throws an error without words', `throw Object.assign(new Error(), { stack: undefined, message: '' });`],
  ['throws what cannot be written', 'throw { toString() { throw new Error(); } };'],
  ['throws late', `await new Promise((_, no) => setImmediate(no, new Error('late')));`],
  ['exports nothing', 'export const a = 1;'],
  ['exports a function', 'export default () => ({});'],
  ['exports null', 'export default null;'],
  ['exports a list', 'export default [];'],
  ['exports a number', 'export default 7;'],
  ['exports a promise that is broken', `export default Promise.reject(new Error('no'));`],
  ['exports a member that throws', `export default { get seed() { throw new Error('no'); } };`],
  ['exports what refers to itself', 'const a = { keys: {} }; a.keys.full = a; export default a;'],
  ['exports a proxy', `export default new Proxy({}, { ownKeys() { throw new Error('no'); } });`],
  ['gives a number for keys', 'export default { keys: 7 };'],
  ['gives a list for a key', `export default { keys: { full: ['x'] } };`],
  ['gives a function for a number', 'export default { seed: () => 7 };'],
  ['gives a symbol', `export default { baseUrl: Symbol('x') };`],
  ['gives a large integer', 'export default { seed: 7n };'],
  ['gives NaN', 'export default { maxRequests: NaN };'],
  ['gives an empty name', 'export default { "": 1 };'],
  ['gives __proto__', `export default JSON.parse('{"__proto__": {"seed": 7}}');`],
  ['gives a list of lists', 'export default { check: [[]] };'],
  ['is no code', 'export default {{{'],
  ['imports what is not there', `import './nobody.mjs'; export default {};`],
  ['imports itself', `import a from './ei-conformance.config.mjs'; export default { seed: a.seed };`],
  ['is bytes', '\u0000\u0001\uffff'],
];

const texts: Readonly<Record<string, string>> = {
  'is empty': '',
  'is white space': ' \n',
  'is null': 'null',
  'is a number': '7',
  'is a text': '"x"',
  'is a list of numbers': '[1,2]',
  'is a list of nothing': '[null]',
  'is an object of nothing': '{"a":null}',
  'is a page': '<!doctype html><title>x</title>',
  'is bytes': '\u0000\u0001\uffff',
  'nests too deep': `${'['.repeat(100_000)}${']'.repeat(100_000)}`,
  'is cut off': '[{"check":"events/limit-above-max","rea',
  'has __proto__': '{"__proto__":{"format":3}}',
};
const readers: Readonly<Record<string, readonly [file: string, args: (path: string) => readonly string[]]>> =
  {
    'a configuration': ['x.config.json', settings],
    waivers: ['waivers.json', given('--waivers')],
    'a baseline': ['baseline.json', given('--baseline')],
    'an earlier report': ['earlier.json', given('--earlier')],
    'a contract': ['openapi.json', given('--contract')],
    'a snapshot': ['snapshot.json', given('--since')],
    'a log to go on with': ['events.ndjson', given('--resume')],
    'a log to tell': ['events.ndjson', (path) => ['report', path, '--out', join(path, '../told')]],
    'a log to merge': ['events.ndjson', (path) => ['merge', path, '--out', join(path, '../merged')]],
    'a report to replay': ['report.json', (path) => ['replay', path, ...target]],
    'a report for a baseline': [
      'report.json',
      (path) => ['baseline', path, '--out', join(path, '../new.json')],
    ],
    'a document to compare': ['old.json', (path) => ['diff', path, path]],
    'a feed': ['feed.xml', (path) => ['changelog', path]],
    'a manifest of a bundle': [
      'manifest.json',
      (path) => ['verify', join(path, '..'), '--public-key', publicKey],
    ],
    'a key to sign with': [
      'vendor.pem',
      (path) => ['certify', ...target, '--profile', 'core', '--nonce', 'nonce-of-mine', '--key-file', path],
    ],
  };
const inputs: readonly Input[] = [
  ...code.flatMap(([what, text]): readonly Input[] =>
    ['mjs', 'ts'].map((kind) => [
      `a configuration in ${kind} that ${what}`,
      `ei-conformance.config.${kind}`,
      text.replace('.mjs', `.${kind}`),
      settings,
    ]),
  ),
  ...Object.entries(readers).flatMap(([reader, [file, args]]) =>
    Object.entries(texts).map(([what, text]): Input => [`${reader} that ${what}`, file, text, args]),
  ),
];

describe('says in words what is wrong, and leaves everything as it was:', { timeout: 20_000 }, () => {
  it.each(inputs)('%s', async (_, file, text, args) => {
    const folder = folders.make();
    const path = join(folder, file);
    writeFileSync(path, text);
    mkdirSync(join(folder, 'conformance-report'));
    writeFileSync(join(folder, 'conformance-report/report.json'), 'of an earlier run');
    const began = performance.now();
    const { exitCode, out, err } = await program(args(path), {
      directory: folder,
      environment: { EI_API_KEY: key },
    });
    expect(exitCode, `${out}${err}`).toBe(3);
    expect(err).toMatch(/^error[^\n]*: [^\n]*\S[\s\S]*\n {7}\S/);
    expect(`${out}${err}`).not.toMatch(
      /^\s+at .*:\d+:\d+|TypeError|RangeError|\[object|(?<!throws )undefined/m,
    );
    expect(`${out}${err}`.length).toBeLessThan(3000);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(folder).toSorted()).toEqual(['conformance-report', file].toSorted());
    expect(readFileSync(join(folder, 'conformance-report/report.json'), 'utf8')).toBe('of an earlier run');
  });
});
