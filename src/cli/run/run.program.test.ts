import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loopback } from '../../transport/loopback.test-data.js';
import { startReference } from '../reference/deployment.js';
import { answering, key, program, type Ran, temporaryFolder } from '../whole-program.test-data.js';

const { http, raw, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

/** Runs against a target, and sees to what holds of every run. */
async function run(args: readonly string[], surroundings: Parameters<typeof program>[1] = {}): Promise<Ran> {
  const ran = await program(['run', ...args], { out: folders.make(), ...surroundings });
  const everything = [ran.out, ran.err, ...Object.values(ran.files)].join('\n');
  expect(everything).not.toMatch(/canary/i);
  expect(`${ran.out}\n${ran.err}`).not.toMatch(/^\s+at .*:\d+:\d+/m);
  return ran;
}

const runAt = async (answer: RequestListener, args: readonly string[] = []) =>
  run(['--base-url', await http(answer), ...args]);

const refusing =
  (status: number, code: string): RequestListener =>
  (request, reply) =>
    answering(
      { success: false, error: `not with ${request.headers.authorization}`, code, details: {} },
      status,
    )(request, reply);

// The first one loads the whole suite.
describe('a device in the report folder', { timeout: 300_000 }, () => {
  it.runIf(existsSync('/dev/full'))('is told before anything is judged', async () => {
    const out = folders.make();
    // Every write to this device fails as on a full disk.
    symlinkSync('/dev/full', join(out, 'run.lock'));
    const origin = await http(answering({ success: true, data: [] }));
    const { exitCode, err } = await program(['run', '--base-url', origin], { out });
    expect(err).toMatch(/report folder .* cannot be written: .*run\.lock is not a file[\s\S]*--out/);
    expect(exitCode).toBe(3);
  });
});

describe('a run that cannot begin', { timeout: 300_000 }, () => {
  it.each([
    ['no base URL', [], 'No base URL'],
    ['an empty base URL', ['--base-url', ''], 'No base URL'],
    ['no scheme', ['--base-url', 'api.example.test'], 'Give --base-url https://api.example.test'],
    ['no web address', ['--base-url', 'ftp://api.example.test'], 'neither http nor https'],
    ['a query', ['--base-url', `https://api.example.test/?key=${key}`], 'a query'],
    ['credentials', ['--base-url', `https://user:${key}@api.example.test`], 'credentials'],
    [
      'credentials of no address',
      ['--base-url', `https://user:${key}@api.example.test:999999`],
      'not a valid URL',
    ],
    ['a key for an address', ['--base-url', key], 'not a valid URL'],
    ['two targets', ['--reference', '--base-url', 'http://127.0.0.1:1'], 'Both'],
    ['a fault without the reference', ['--fault', 'x', '--base-url', 'http://127.0.0.1:1'], '--fault'],
    ['a flag that does not exist', ['--bose-url', 'x'], '--base-url'],
    ['an argument that belongs nowhere', ['http://127.0.0.1:1'], 'too many arguments'],
    ['a seed that is none', ['--seed', 'x'], 'whole number'],
    ['no requests', ['--max-requests', '0'], 'The minimum is 1.'],
    ['a contract that is not there', ['--contract', '/nowhere/openapi.json'], '/nowhere/openapi.json'],
  ])('says why: %s', async (_, args, message) => {
    const { exitCode, err, files } = await run(args);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
    expect(files).toEqual({});
  });

  it('takes the base URL from the environment', async () => {
    const url = `http://127.0.0.1:${await deadPort()}`;
    const { exitCode, err } = await run([], { environment: { EI_BASE_URL: url, EI_API_KEY: key } });
    expect(exitCode).toBe(3);
    expect(err).toContain(url);
  });

  it('names the nearest checks and areas', async () => {
    const { exitCode, err } = await run(['--check', 'evnts']);
    expect(exitCode).toBe(3);
    expect(err).toMatch(/no check 'evnts'.*\n.*Did you mean .*events/);
  });

  it('names the nearest faults', async () => {
    const { exitCode, err } = await run(['--reference', '--fault', 'limit.clampd']);
    expect(exitCode).toBe(3);
    expect(err).toMatch(/no fault 'limit\.clampd'/);
    expect(err).toContain('--list-faults');
  });

  it('nobody listens', async () => {
    const { exitCode, err } = await run(['--base-url', `http://127.0.0.1:${await deadPort()}`]);
    expect(exitCode).toBe(3);
    expect(err).toMatch(/^error \(server\): .*ECONNREFUSED[\s\S]*Check host and port/);
  });

  it('something else than HTTP listens', async () => {
    const origin = await raw((socket) => socket.end('SSH-2.0-OpenSSH\r\n'));
    const { exitCode, err } = await run(['--base-url', origin]);
    expect(exitCode).toBe(3);
    expect(err).toContain('Check that an HTTP server listens there');
  });

  it('HTTPS is asked where HTTP is spoken', async () => {
    const origin = await http(answering({}));
    const { exitCode, err } = await run(['--base-url', origin.replace('http:', 'https:')]);
    expect(exitCode).toBe(3);
    expect(err).toContain(`Give --base-url ${origin}`);
  });

  it('nobody answers in time', async () => {
    const { exitCode, err } = await runAt(() => {}, ['--timeout', '50']);
    expect(exitCode).toBe(3);
    expect(err).toContain('--timeout');
  });

  it('nothing is where it should be', async () => {
    const { exitCode, err } = await runAt(refusing(404, 'NOT_FOUND'));
    expect(exitCode).toBe(3);
    expect(err).toContain('/api/v2/events is appended to it');
  });

  it('the version stands in the address', async () => {
    const origin = await http(refusing(404, 'NOT_FOUND'));
    const { exitCode, err } = await run(['--base-url', `${origin}/api/v2/`]);
    expect(exitCode).toBe(3);
    expect(err).toContain(`--base-url ${origin}\n`);
  });

  it.each([
    [401, 'INVALID_API_KEY', 'Check EI_API_KEY'],
    [403, 'API_ACCESS_DENIED', 'API access'],
    [402, 'PAYMENT_OVERDUE', 'Settle the account'],
    [429, 'QUOTA_EXCEEDED', 'Settle the account'],
  ])('the key is answered with %i %s', async (status, code, advice) => {
    const { exitCode, err, files } = await runAt(refusing(status, code));
    expect(exitCode).toBe(3);
    expect(err).toContain(`${status} ${code}`);
    expect(err).toContain(advice);
    expect(files).toEqual({});
  });

  it.each([
    ['no key', {}],
    ['an empty key', { EI_API_KEY: ' ' }],
  ])('there is %s', async (_, environment) => {
    const { exitCode, err } = await run(['--base-url', await http(answering({}))], { environment });
    expect(exitCode).toBe(3);
    expect(err).toContain('Set EI_API_KEY');
  });

  it.each([`${key} x`, `${key}\u00e9`, `${key}\n${key}`])(
    'the key cannot be sent, and is not shown: %#',
    async (text) => {
      const origin = await http(answering({}));
      const { exitCode, err } = await run(['--base-url', origin], { environment: { EI_API_KEY: text } });
      expect(exitCode).toBe(3);
      expect(err).toContain('EI_API_KEY contains a character');
    },
  );

  it.each([
    ['no JSON', 'openapi: 3.1.0', 'is not JSON'],
    ['no OpenAPI', '{"a": 1}', 'cannot be used'],
    ['OpenAPI 2', '{"swagger": "2.0"}', '/openapi  is missing'],
    [
      'broken in two places',
      '{"openapi": "3.1.0", "info": {"title": 1}, "paths": {}}',
      "  /info  must have required property 'version'\n  /info/title  must be string\n",
    ],
  ])('the given contract is %s', async (_, text, message) => {
    const path = join(folders.make(), 'openapi.json');
    writeFileSync(path, text);
    const { exitCode, err } = await runAt(answering({}), ['--contract', path]);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });

  it('the report folder cannot be written', async () => {
    const file = join(folders.make(), 'file');
    writeFileSync(file, '');
    for (const out of [file, join(file, 'below')]) {
      const { exitCode, err } = await run(
        ['--base-url', await http(answering({ success: true, data: [] }))],
        { out },
      );
      expect(exitCode).toBe(3);
      expect(err).toContain('--out');
    }
  });

  it('is interrupted before it began', async () => {
    const { exitCode, err } = await run(['--base-url', await http(() => {})], {
      signal: AbortSignal.abort(),
    });
    expect(exitCode).toBe(4);
    expect(err).toBe('Interrupted before the run started.\n');
  });
});

describe('a run', { timeout: 300_000 }, () => {
  const reportFiles = ['events.ndjson', 'junit.xml', 'report.html', 'report.json'];

  it('of an empty 200 for everything is non-conformant', async () => {
    const { exitCode, out, files } = await runAt(answering({}));
    expect(exitCode).toBe(1);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(reportFiles));
    expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({ verdict: 'non-conformant', exitCode: 1 });
    expect(out).toContain('Non-conformant');
  });

  it.each([
    ['a server error', {}, 500],
    [
      'an empty list',
      { success: true, data: [], pagination: { limit: 25, cursor: null, next_cursor: null } },
      200,
    ],
    ['a list', [], 200],
    ['a null', null, 200],
  ])('of %s for everything is never conformant', async (_, json, status) => {
    const { exitCode } = await runAt(answering(json, status), ['--check', 'events', '--check', 'errors']);
    expect([1, 2]).toContain(exitCode);
  });

  it('of garbage for everything is never conformant', async () => {
    const { exitCode } = await runAt(
      (request, reply) => {
        reply.end(`<html>\u0000\u001b[31m ${request.headers.authorization}`);
      },
      ['--check', 'envelopes', '--check', 'events'],
    );
    expect([1, 2]).toContain(exitCode);
  });

  it('writes a log from which the same reports are made', async () => {
    const { exitCode, files } = await runAt(answering({ success: true }), ['--check', 'envelopes']);
    const folder = folders.make();
    writeFileSync(join(folder, 'log'), files['events.ndjson'] ?? '');
    const again = await program(['report', join(folder, 'log')], { out: join(folder, 'again') });
    expect(again.exitCode).toBe(exitCode);
    for (const file of ['report.json', 'report.html', 'junit.xml'])
      expect(again.files[file]).toBe(files[file]);
  });

  it('sends no more requests than it may', async () => {
    let requests = 0;
    const { exitCode } = await runAt(
      (request, reply) => {
        requests += 1;
        answering({ success: true, data: [{ id: 'conflict_0' }] })(request, reply);
      },
      ['--max-requests', '20'],
    );
    expect(requests).toBeLessThanOrEqual(20);
    expect([1, 2]).toContain(exitCode);
  });

  it('removes the reports of an earlier run, and only those', async () => {
    const out = folders.make();
    const earlier = '<testsuites name="ei-conformance 0.0.0"/>';
    for (const name of ['report.html', 'badge.json']) writeFileSync(join(out, name), '');
    writeFileSync(join(out, 'junit.xml'), earlier);
    writeFileSync(join(out, 'notes.txt'), 'mine');
    const { files } = await run(['--base-url', await http(answering({})), '--check', 'service'], { out });
    expect(files['report.html']).toMatch(/^<!doctype html>/);
    expect(files['badge.json']).toBeUndefined();
    expect(files['junit.xml']).not.toBe(earlier);
    expect(files['notes.txt']).toBe('mine');
  });

  it('tells which report could not be written, and writes the others', async () => {
    const out = folders.make();
    let made = false;
    const { err, files, exitCode } = await run(
      [
        '--base-url',
        await http((request, reply) => {
          // The folder was prepared when the run began; the trouble comes in its middle.
          if (request.url?.includes('limit=') && !made && request.url !== '/api/v2/events?limit=1') {
            made = true;
            mkdirSync(join(out, 'report.html'), { recursive: true });
          }
          answering({})(request, reply);
        }),
        '--check',
        'events',
      ],
      { out },
    );
    expect(made).toBe(true);
    expect(err).toContain('The html report could not be written');
    expect(files['report.json']).toBeDefined();
    expect(exitCode).toBeGreaterThan(0);
  });

  it('that is interrupted writes all reports and exits with 4', async () => {
    const controller = new AbortController();
    let requests = 0;
    const origin = await http((request, reply) => {
      requests += 1;
      if (requests === 60) controller.abort();
      answering({ success: true, data: [] })(request, reply);
    });
    const { exitCode, files, out } = await run(['--base-url', origin], { signal: controller.signal });
    expect(exitCode).toBe(4);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(reportFiles));
    expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({
      verdict: 'aborted',
      ending: 'interrupted',
    });
    expect(out).toContain('interrupted');
  });

  it('that is interrupted while it waits for a 429 ends at once', async () => {
    const controller = new AbortController();
    let probed = 0;
    const origin = await http((request, reply) => {
      probed += 1;
      if (probed < 10) return answering({ success: true, data: [] })(request, reply);
      reply.writeHead(429, { 'retry-after': '50' });
      reply.end('{"code": "RATE_LIMITED"}');
    });
    const { exitCode } = await run(['--base-url', origin], {
      signal: controller.signal,
      sleep: (_, signal) =>
        new Promise((resolve) => {
          if (signal?.aborted) resolve();
          signal?.addEventListener('abort', () => resolve(), { once: true });
          setImmediate(() => controller.abort());
        }),
    });
    expect(exitCode).toBe(4);
  });
});

describe('a run of the reference', { timeout: 300_000 }, () => {
  it('needs neither address nor key, and shows no key', async () => {
    const { exitCode, files, out } = await run(['--reference', '--check', 'service'], { environment: {} });
    expect(exitCode).toBe(0);
    expect(out).toContain('the embedded reference');
    const server = await startReference({ faults: [], variants: [], now: () => Date.now() });
    await server.close();
    const everything = [out, ...Object.values(files)].join('\n');
    for (const each of Object.values(server.keys)) expect(everything).not.toContain(each);
  });
});
