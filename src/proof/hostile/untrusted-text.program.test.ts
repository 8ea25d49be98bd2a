import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { withoutSecrets } from '../../cli/console.js';
import { key, program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import { reaching } from './fake-network.test-data.js';

vi.mock('../../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('../../transport/network.js', () => import('./fake-network.test-data.js'));

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
    'a feed': ['feed.xml', (path) => ['diff', '--feed', path]],
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

describe('says in words what is wrong, and leaves everything as it was:', { timeout: 300_000 }, () => {
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
      /^\s+at .*:\d+:\d+|TypeError|RangeError|\[object|(?<!a value of type )undefined/m,
    );
    expect(`${out}${err}`.length).toBeLessThan(3000);
    expect(performance.now() - began).toBeLessThan(30_000);
    expect(readFileSync(path, 'utf8')).toBe(text);
    expect(readdirSync(folder).toSorted()).toEqual(['conformance-report', file].toSorted());
    expect(readFileSync(join(folder, 'conformance-report/report.json'), 'utf8')).toBe('of an earlier run');
  });
});

const folder = folders.make();
mkdirSync(join(folder, 'configs'));

const usual = fc.stringMatching(/^[0-9a-f]{32}$/).map((digits) => `svc_sk_${digits}`);
const odd = fc.stringMatching(/^[A-Za-z0-9!#$%*+.~-]{20,40}$/).filter((each) => new Set(each).size > 8);
const keys = fc.oneof(usual, odd);

/** Command lines in which somebody has put a key where none belongs. */
const lines: readonly ((key: string) => readonly string[])[] = [
  (key) => ['run', `--kye=${key}`],
  (key) => ['run', `--key=${key}`, ...target],
  (key) => [key],
  (key) => ['run', key, ...target],
  (key) => ['doctor', `--api-key`, key],
  ...['seed', 'preset', 'concurrency', 'max-requests', 'rate', 'max-time', 'timeout', 'shard', 'fail-on'].map(
    (name) => (key: string) => ['run', ...target, `--${name}=${key}`],
  ),
  ...['config', 'contract', 'earlier', 'waivers', 'baseline', 'since', 'resume', 'reporter', 'check'].map(
    (name) => (key: string) => ['run', ...target, `--${name}=${key}`],
  ),
  (key) => ['run', `--surface=leiregistry=${key}!`, ...target],
  (key) => ['run', '--base-url', key],
  (key) => ['run', '--base-url', `https://user:${encodeURIComponent(key)}@target.test`],
  (key) => ['run', '--base-url', `https://target.test/?key=${encodeURIComponent(key)}`],
  (key) => ['explain', key],
  (key) => ['replay', key],
  (key) => ['report', key],
  (key) => ['verify', key],
  (key) => ['diff', key, key],
  (key) => ['serve', '--fault', key],
  (key) => ['list', `--${key}`],
];

it('a key is in no message about a command line, wherever in it the key stands', async () => {
  let told = 0;
  await fc.assert(
    // A word that begins with a dash is an option, and may be one that prints the version.
    fc.asyncProperty(
      keys.filter((key) => !key.startsWith('-')),
      fc.constantFrom(...lines),
      async (key, line) => {
        const { out, err, exitCode } = await program(line(key), {
          environment: { EI_API_KEY: key },
          directory: folder,
        });
        expect(exitCode).toBe(3);
        expect(`${out}${err}`).not.toContain(key);
        told += err.length > 0 ? 1 : 0;
      },
    ),
    { numRuns: 1000 },
  );
  expect(told).toBe(1000);
}, 60_000);

/** What a configuration file may do with a key that it holds. */
const throwing: readonly ((key: string) => string)[] = [
  (key) => `throw new Error('cannot log in with ${key}');`,
  (key) => `throw '${key}';`,
  (key) => `const fail = () => { throw Object.assign(new TypeError('no'), { cause: '${key}' }); }; fail();`,
  (key) => `export default { keys: { full: '${key}' }, seed: '${key}' };`,
  (key) => `export default { '${key}': 1 };`,
  (key) => `export default { keys: { '${key}': 'x' } };`,
  (key) => `export default { baseUrl: 'https://x:${encodeURIComponent(key)}@target.test' };`,
  (key) => `export default '${key}';`,
  (key) => `import '${key}';`,
  (key) => `export default { ${key} `,
];

it('a key is in no message about a configuration file, whatever the file does with it', async () => {
  let nth = 0;
  await fc.assert(
    fc.asyncProperty(keys, fc.constantFrom(...throwing), async (key, text) => {
      nth += 1;
      const file = join(folder, 'configs', `${nth}.config.mjs`);
      writeFileSync(file, text(key));
      const args = ['run', ...target, '--config', file];
      const { out, err, exitCode } = await program(args, { environment: { EI_API_KEY: key } });
      expect(exitCode).toBe(3);
      expect(err).toMatch(/^error/);
      expect(`${out}${err}`).not.toContain(key);
    }),
    { numRuns: 200 },
  );
}, 60_000);

it('the private key of a vendor is in no message that quotes it, as that of a path which is none', async () => {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const [, inside = ''] = pem.split('\n');
  const line = ['certify', '--reference', '--profile', 'gov', '--nonce', 'ab12cd34ef56', '--out', folder];
  for (const wrong of [pem, inside, `${inside}.pem`]) {
    const environment = { EI_SIGNING_KEY: pem };
    const { out, err, exitCode } = await program([...line, '--key-file', wrong], { environment });
    expect(exitCode).toBe(3);
    expect(err).toMatch(/^error/);
    expect(`${out}${err}`).not.toContain(inside);
  }
});

it('the password of a proxy is in no message that quotes it', () => {
  fc.assert(
    fc.property(odd, fc.constantFrom('HTTPS_PROXY', 'http_proxy'), (password, variable) => {
      const written: string[] = [];
      const out = {
        write: (text: string) => void written.push(text),
        isTty: false,
        colour: false,
        columns: 80,
      };
      const proxy = new URL(`http://user:${encodeURIComponent(password)}@proxy.test`);
      const { write } = withoutSecrets(out, { [variable]: proxy.href });
      write(`connect ${proxy.href} failed: ${password}`);
      expect(written).toHaveLength(1);
      expect(written.join('')).not.toContain(password);
      expect(written.join('')).not.toContain(proxy.password);
      expect(written.join('')).toContain('failed');
    }),
    { numRuns: 500 },
  );
});

/** What CI systems obey: the first at the beginning of a line, the others anywhere. */
const command = [
  '::error file=a::owned\n::add-mask::owned\n  ::stop-commands::x ##[add-mask]owned',
  "##vso[task.setvariable variable=a;]owned ##teamcity[buildStatus text='owned']",
  "%0A##vso[task.complete result=Succeeded;]']|n##teamcity[buildStatus status='SUCCESS']",
].join('\n');
const page = {
  status: 200,
  body: { success: true, data: [], pagination: { limit: command, cursor: command } },
};
const environment = { EI_API_KEY: key, GITHUB_ACTIONS: 'true' };

function expectNothingObeyed(...texts: readonly string[]): void {
  const text = texts.join('\n');
  expect(text).toContain('owned');
  expect(text).not.toMatch(/^\s*::/m);
  expect(text).not.toMatch(/##(?:vso|teamcity)?\[/);
}

it.each([
  ['GITHUB_ACTIONS', /^::(?:error|warning|notice) title=/],
  [
    'TF_BUILD',
    /^##vso\[task\.(?:logissue type=(?:error|warning);(?:code=[\w.-]+;)?|complete result=Failed;)\]/,
  ],
  ['TEAMCITY_VERSION', /^##teamcity\[(?:build(?:Status text|Problem description|StatisticValue key)|test)/],
])('nothing that a run reports of a target to a CI system is obeyed: %s', async (variable, ours) => {
  reaching(() => page);
  const { out, err, exitCode } = await program(['run', ...target, '--check', 'envelopes'], {
    out: folders.make(),
    environment: { EI_API_KEY: key, [variable]: '1' },
  });
  expect(exitCode).toBe(1);
  const lines = `${out}\n${err}`.split('\n');
  expect(lines.filter((line) => ours.test(line)).length).toBeGreaterThanOrEqual(2);
  expectNothingObeyed(...lines.map((line) => line.replace(ours, '')));
});

it('nothing that doctor says of a target is obeyed', async () => {
  reaching((path) => (path.endsWith('/openapi.json') ? { status: 200, body: { openapi: command } } : page));
  const { out, err, exitCode } = await program(['doctor', ...target], { environment });
  expect(exitCode).toBe(0);
  expectNothingObeyed(out, err);
});

it('nothing that replay says of a target is obeyed', async () => {
  reaching(() => page);
  const out = folders.make();
  const { files } = await program(['run', ...target, '--check', 'envelopes', '--reporter', 'json'], {
    out,
    environment: { EI_API_KEY: key },
  });
  const told = join(out, 'told.json');
  writeFileSync(told, files['report.json'] ?? '');
  const replayed = await program(['replay', told, ...target], { environment });
  expect(replayed.exitCode).toBe(1);
  expectNothingObeyed(replayed.out, replayed.err);
});

it('nothing that a wrong word holds is obeyed', async () => {
  const { err, exitCode } = await program(['run', ...target, '--config', `owned\n${command}`], {
    environment,
  });
  expect(exitCode).toBe(3);
  expectNothingObeyed(err);
});
