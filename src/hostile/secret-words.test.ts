import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, it, vi } from 'vitest';
import { program, temporaryFolder } from '../cli/whole-program.test-data.js';
import { withoutSecrets } from '../cli/without-secrets.js';

vi.mock('../../suites/index.js', () => import('./few-checks.test-data.js'));
vi.mock('../transport/network.js', () => import('./fake-network.test-data.js'));

const folders = temporaryFolder();
afterAll(folders.remove);
const folder = folders.make();
mkdirSync(join(folder, 'configs'));

const usual = fc.stringMatching(/^[0-9a-f]{32}$/).map((digits) => `svc_sk_${digits}`);
const odd = fc.stringMatching(/^[A-Za-z0-9!#$%*+.~-]{20,40}$/).filter((each) => new Set(each).size > 8);
const keys = fc.oneof(usual, odd);
const target = ['--base-url', 'http://target.test'];

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
    fc.asyncProperty(keys, fc.constantFrom(...lines), async (key, line) => {
      const { out, err, exitCode } = await program(line(key), {
        environment: { EI_API_KEY: key },
        directory: folder,
      });
      expect(exitCode).toBe(3);
      expect(`${out}${err}`).not.toContain(key);
      told += err.length > 0 ? 1 : 0;
    }),
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
