import { readdirSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { afterEach, describe, expect, it } from 'vitest';
import { certificate } from '../../transport/certificate.test-data.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { answering, program, type Ran, temporaryFolder } from '../whole-program.test-data.js';

const { http, listening, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

/** Examines a target, and sees to what holds of every examination. */
async function doctor(args: readonly string[], rest: Parameters<typeof program>[1] = {}): Promise<Ran> {
  const directory = folders.make();
  const ran = await program(['doctor', ...args], { directory, ...rest });
  expect(`${ran.out}${ran.err}`).not.toMatch(/canary/i);
  expect(ran.out).not.toContain('\u001b');
  expect(readdirSync(directory)).toEqual([]);
  return ran;
}

const doctorAt = async (answer: RequestListener, args: readonly string[] = []) =>
  doctor(['--base-url', await http(answer), ...args]);

const replying =
  (status: number, headers: Record<string, string>, body = ''): RequestListener =>
  (_, reply) => {
    reply.writeHead(status, headers);
    reply.end(body);
  };

const refusing = (status: number, code: string) => answering({ success: false, code }, status);

async function tlsPort(): Promise<number> {
  const server = createTlsServer(certificate, (_, reply) => reply.end('{}'));
  server.on('tlsClientError', () => {});
  return listening(server);
}

/** How the last thing that was found is told, on one line. */
const stopIn = (out: string): string => {
  const [, stop = ''] = /✗ ([\s\S]*?)\n\n/.exec(out) ?? [];
  return stop.replace(/\s+/g, ' ');
};

// The first one loads the whole suite.
describe('doctor stops where a run would', { timeout: 300_000 }, () => {
  it.each([
    ['no address', [], /^settings No base URL/],
    ['a check that does not exist', ['--check', 'evnts'], /^settings There is no check/],
    ['a name that does not resolve', ['--base-url', 'http://nonexistent.invalid'], /^settings .*not resolve/],
  ])('%s', async (_, args, stop) => {
    const { exitCode, out } = await doctor(args);
    expect(exitCode).toBe(3);
    expect(stopIn(out)).toMatch(stop);
    expect(out).not.toContain('Plan');
  });

  it.each([
    ['nobody listens', async () => `http://127.0.0.1:${await deadPort()}`, /^server .*ECONNREFUSED/],
    [
      'a certificate nobody trusts',
      async () => `https://127.0.0.1:${await tlsPort()}`,
      /^settings .*NODE_EXTRA/,
    ],
    [
      'plain HTTP to TLS',
      async () => `http://127.0.0.1:${await tlsPort()}`,
      /^settings .*--base-url https:\/\/127/,
    ],
    [
      'TLS to plain HTTP',
      async () => (await http(answering({}))).replace('http:', 'https:'),
      /^settings .*--base-url http:\/\/127/,
    ],
  ])('%s', async (_, address, stop) => {
    const { exitCode, out } = await doctor(['--base-url', await address()]);
    expect(exitCode).toBe(3);
    expect(stopIn(out)).toMatch(stop);
  });

  it.each([
    [
      'a redirect',
      replying(301, { location: 'https://b.test/api/v2/events?x=y' }),
      /^settings .*--base-url https:\/\/b\.test$/,
    ],
    ['a website', replying(200, { 'content-type': 'text/html' }, '<html>'), /^settings .*web pages/],
    ['nothing there', refusing(404, 'NOT_FOUND'), /^settings Neither/],
    ['a gateway', replying(502, {}), /^server A gateway responds/],
    ['a refused key', refusing(401, 'INVALID_API_KEY'), /^settings .*401 INVALID_API_KEY/],
    ['a disabled key', refusing(403, 'API_KEY_DISABLED'), /^plan The key is disabled/],
    ['a workspace past due', refusing(402, 'PAYMENT_OVERDUE'), /^plan .*Settle/],
    ['a spent quota', refusing(429, 'QUOTA_EXCEEDED'), /^plan .*Settle/],
    ['a long wait', replying(429, { 'retry-after': '3600' }, '{}'), /^plan .*wait 3600 s/],
  ])('%s, after what was good', async (_, answer, stop) => {
    const { exitCode, out } = await doctorAt(answer);
    expect(exitCode).toBe(3);
    expect(out).toMatch(/✓ server +http:\/\/127\.0\.0\.1:\d+ answers\n/);
    expect(out).toMatch(/! settings +the key does not have the usual form/);
    expect(stopIn(out)).toMatch(stop);
    expect(out).toMatch(/A run is not possible\. Exit code 3\.\n$/);
  });

  it('no key, and too few requests', async () => {
    const origin = await http(answering({}));
    const keyless = await doctor(['--base-url', origin], { environment: {} });
    expect(stopIn(keyless.out)).toMatch(/^settings No API key/);
    const { out, exitCode } = await doctor(['--base-url', origin, '--max-requests', '1']);
    expect(exitCode).toBe(3);
    expect(stopIn(out)).toMatch(/^settings .*--max-requests/);
  });

  it('tells the same as data', async () => {
    const { exitCode, out } = await doctorAt(refusing(401, 'INVALID_API_KEY'), ['--json']);
    expect(exitCode).toBe(3);
    const { diagnoses, plan } = JSON.parse(out);
    expect(diagnoses.at(-1)).toMatchObject({ state: 'stop', whose: 'settings' });
    expect(diagnoses[0]).toMatchObject({ state: 'good', whose: 'server' });
    expect(plan).toBeUndefined();
  });

  it('an interruption', async () => {
    const { exitCode, err, out } = await doctor(['--base-url', await http(() => {})], {
      signal: AbortSignal.abort(),
    });
    expect([exitCode, err, out]).toEqual([4, 'Interrupted.\n', '']);
  });
});

describe('doctor tells what it would be to run', { timeout: 300_000 }, () => {
  it('against the reference: nothing in the way, the plan and its cost', async () => {
    const { exitCode, out, err } = await doctor(['--reference', '--check', 'service'], { environment: {} });
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).not.toMatch(/^ {2}[!✗]/m);
    expect(out).toMatch(/checks +3 of \d+ checks will run, 3 of them required/);
    expect(out).toMatch(/cost +about \d+ requests and \d+ Query Units/);
    expect(out).toMatch(/time +about \d+ s/);
    expect(out).toMatch(/skipped +\d+ checks not tested: not selected/);
    expect(out).toMatch(/Ready to run\.\n$/);
  });

  it('as data', async () => {
    const { exitCode, out } = await doctor(['--reference', '--json'], { environment: {} });
    expect(exitCode).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      target: { name: 'the embedded reference' },
      plan: { willRun: expect.any(Number), cost: { requests: expect.any(Number) } },
    });
  });

  const emptyAndLate: RequestListener = (request, reply) => {
    const date = new Date(Date.now() - 600_000).toUTCString();
    if (request.url?.includes('/awards'))
      return replying(403, { date }, '{"code":"PLAN_REQUIRED"}')(request, reply);
    return replying(200, { date }, '{"success":true,"data":[]}')(request, reply);
  };

  it.each([
    ['doctor', '1970-01-01'],
    ['doctor', '2099-01-01'],
    ['run', '1970-01-01'],
    ['run', '2099-01-01'],
  ])('%s on a machine whose clock shows %s: it is the clock that is wrong', async (command, day) => {
    const event = new Date(Date.now() - 172_800_000).toISOString().slice(0, 10);
    const baseUrl = await http(answering({ success: true, data: [{ id: 'e', event_date: event }] }));
    const { exitCode, out, err } = await program([command, '--base-url', baseUrl], {
      directory: folders.make(),
      now: () => Date.parse(day) + performance.now(),
    });
    expect(`${out}${err}`.replace(/\s+/g, ' ')).toContain(
      `The clock of this machine shows ${day}, but replies are dated ${new Date().toISOString().slice(0, 10)}`,
    );
    expect(exitCode).toBe(3);
  });

  it('against a deployment with troubles: each with whose it is', async () => {
    const { exitCode, out } = await doctorAt(emptyAndLate, ['--max-requests', '100']);
    expect(exitCode).toBe(0);
    expect(out).toMatch(
      /! data +about \d+ required checks will reach no decision: the probe found no\s+Events/,
    );
    expect(out).toMatch(/! server +its clock is (59|60)\d s behind ours/);
    expect(out).toMatch(/! server +openapi\.json cannot be used/);
    expect(out).toMatch(/! plan +it refuses can_use_gov, so \d+ checks/);
    expect(out).toMatch(/! settings +about [\d]+ requests are needed, but only 100/);
    expect(out).toMatch(/! settings +\d+ checks will not be tested without keys for: .*revoked/);
    expect(out).toMatch(/Ready to run, with \d+ notices\.\n$/);
  });

  it('sends what every run sends first, then one request a list, and a run tells the same notices', async () => {
    const sent: Record<'doctor' | 'run', string[]> = { doctor: [], run: [] };
    let asking: 'doctor' | 'run' = 'doctor';
    const origin = await http((request, reply) => {
      sent[asking].push(request.url ?? '');
      emptyAndLate(request, reply);
    });
    const { out } = await doctor(['--base-url', origin, '--check', 'service']);
    asking = 'run';
    const ran = await program(['run', '--base-url', origin, '--check', 'service'], { out: folders.make() });
    // Two lists are among those that the probe reads, without a flag of the plan that is refused.
    const surveyed = sent.doctor.slice(-6);
    expect(new Set(surveyed).size).toBe(6);
    for (const target of surveyed) expect(target).toMatch(/^\/api\/v2\/[a-z/-]+\?limit=1$/);
    const shared = sent.doctor.slice(0, -6);
    expect(sent.run.slice(0, shared.length).toSorted()).toEqual(shared.toSorted());
    const notices = (text: string) =>
      [...text.matchAll(/^ {2}! (?:settings|plan|data|server) .*\n(?: {14}.*\n)+/gm)].map((each) =>
        // Dates tell whole seconds only, and one may pass between the two.
        each[0].replace(/\d+ s behind/, 'seconds behind'),
      );
    const before = ran.out.slice(0, ran.out.indexOf('Summary'));
    expect(notices(before)).toEqual(notices(out));
    expect(notices(out).length).toBeGreaterThan(3);
    expect(before).not.toContain('✓');
    expect(JSON.parse(ran.files['report.json'] ?? '').preflight.diagnoses).toContainEqual(
      expect.objectContaining({ state: 'notice', whose: 'data' }),
    );
    expect(ran.files['report.html']).toContain('no Event was found');
  });

  it('against a deployment that only fails, it says so', async () => {
    const { exitCode, out } = await doctorAt(refusing(500, 'INTERNAL_ERROR'));
    expect(exitCode).toBe(0);
    expect(out).toMatch(/! server +every reply so far is a server error/);
    expect(out).not.toMatch(/no Events? was found|found\s+no\s+Events/);
  });
});
