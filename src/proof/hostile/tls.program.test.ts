import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:https';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answering, key, program, temporaryFolder } from '../../cli/whole-program.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { type Certificate, certificate, lastYear, nextYear, tomorrow, yesterday } from './tls.test-data.js';

const { listening, close } = loopback();
const folders = temporaryFolder();
afterEach(async () => {
  vi.unstubAllEnvs();
  await close();
  folders.remove();
});

const authority = certificate({});

/** The address of a target that shows a certificate, and what it was asked. */
async function target(shown: Certificate) {
  const asked: string[] = [];
  const server = createServer(shown, (request, reply) => {
    asked.push(request.url ?? '');
    answering({ success: true, data: [] })(request, reply);
  });
  return { address: `https://localhost:${await listening(server)}`, asked };
}

const judged = (address: string, environment: Readonly<Record<string, string>> = {}) =>
  program(['run', '--base-url', address, '--check', 'service'], {
    out: folders.make(),
    environment: { EI_API_KEY: key, ...environment },
  });

describe('a certificate', () => {
  it.each([
    [
      'that has expired',
      { from: lastYear, until: yesterday, by: authority },
      'not valid at this time',
      'Renew',
    ],
    ['of itself, that has expired', { from: lastYear, until: yesterday }, 'not valid at this time', 'Renew'],
    ['that is not yet valid', { from: tomorrow, until: nextYear }, 'not valid at this time', 'clock'],
    ['signed by itself', {}, 'not signed by an authority', 'NODE_EXTRA_CA_CERTS'],
    [
      'of an authority that nobody knows',
      { by: authority },
      'not signed by an authority',
      'NODE_EXTRA_CA_CERTS',
    ],
  ] as const)('%s lets no run begin, and says what to do', async (_, wishes, said, next) => {
    const { address, asked } = await target(certificate({ host: 'localhost', ...wishes }));
    const { exitCode, err, files } = await judged(address);
    expect(exitCode).toBe(3);
    expect(err).toContain(`No answer from ${address}: its certificate is ${said}`);
    expect(err).toContain(next);
    expect(asked).toEqual([]);
    expect(files).toEqual({});
  });
});

describe('where NODE_TLS_REJECT_UNAUTHORIZED is 0', () => {
  const off = { NODE_TLS_REJECT_UNAUTHORIZED: '0' };
  const anybody = () => target(certificate({ host: 'elsewhere.test', from: lastYear, until: yesterday }));

  it('a run says that anybody could have answered, and its report keeps it', async () => {
    const { address } = await anybody();
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const { exitCode, out, files } = await judged(address, off);
    expect(exitCode).not.toBe(3);
    expect(out).toContain('certificates are not verified');
    expect(files['report.json']).toContain('certificates are not verified');
    expect(JSON.parse(files['report.json'] ?? '').run.settings.certificates).toEqual({
      value: 'not verified',
      from: 'environment NODE_TLS_REJECT_UNAUTHORIZED',
    });
  });

  const { privateKey } = generateKeyPairSync('ed25519');
  const signing = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));

  it('nothing is certified', async () => {
    const { address, asked } = await anybody();
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    const args = ['certify', '--base-url', address, '--profile', 'core', '--nonce', 'nonce-0123456789'];
    const { exitCode, err } = await program(args, {
      environment: { EI_API_KEY: key, EI_SIGNING_KEY: signing, ...off },
    });
    expect(exitCode).toBe(3);
    expect(err).toContain('NODE_TLS_REJECT_UNAUTHORIZED');
    expect(asked).toEqual([]);
  });

  it('a run without TLS says nothing of it', async () => {
    const { http } = loopback();
    const { files } = await judged(await http(answering({ success: true, data: [] })), off);
    expect(files['report.json']).not.toContain('certificate is verified');
  });
});
