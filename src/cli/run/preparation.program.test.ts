import { readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { loopback } from '../../transport/loopback.test-data.js';
import { startReference } from '../reference/deployment.js';
import type { Config } from '../settings/config.js';
import { answering, key, program, temporaryFolder } from '../whole-program.test-data.js';
import { earlierRun } from './earlier-run.js';

const { http, listening, deadPort, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
  folders.remove();
});

describe('the environment of a run', () => {
  it('is warned about variables that are no settings, and goes on', async () => {
    const environment = { EI_SEDE: '7', EI_API_KEY_REVOKD: key };
    const { err, exitCode } = await program(['doctor', '--reference'], { environment });
    expect(exitCode).toBe(0);
    expect(err).toContain('Did you mean EI_SEED');
    expect(err).toContain('Did you mean EI_API_KEY_REVOKED');
    expect(err).not.toContain(key);
  });

  it('stops a run for which two roles have one key', async () => {
    const environment = { EI_API_KEY: key, EI_API_KEY_PAST_DUE: key };
    const ran = await program(['run', '--base-url', 'http://127.0.0.1:1'], { environment });
    expect(ran).toMatchObject({ exitCode: 3, err: expect.stringContaining('full and past-due') });
    expect(ran.err).not.toContain(key);
  });
});

/** Runs in a folder with this configuration, and sees that no secret is shown. */
async function run(
  args: readonly string[],
  config: Config,
  environment: Readonly<Record<string, string>> = {},
) {
  const directory = folders.make();
  writeFileSync(join(directory, 'ei-conformance.config.json'), JSON.stringify(config));
  const ran = await program(['run', ...args], { out: join(directory, 'out'), directory, environment });
  expect([ran.out, ran.err, ...Object.values(ran.files)].join('\n')).not.toMatch(/canary/i);
  const report = ran.files['report.json'];
  return { ...ran, run: report === undefined ? undefined : JSON.parse(report).run };
}

const file = 'file ei-conformance.config.json';

describe('a run', { timeout: 300_000 }, () => {
  it('tells every value and where it came from, and no key', async () => {
    const baseUrl = await http(answering({}));
    const config: Config = { baseUrl, seed: 7, timeout: 900, keys: { full: 'CANARY12', revoked: `${key}1` } };
    const ran = await run(['--check', 'service', '--timeout', '800'], config, {
      EI_CONCURRENCY: '2',
      EI_API_KEY: key,
    });
    expect(ran.run.settings).toEqual({
      baseUrl: { value: baseUrl, from: file },
      preset: { value: 'full', from: 'default' },
      check: { value: 'service', from: 'flag' },
      sourceFile: { value: 'ei-conformance.config.json', from: 'the configuration file' },
      surface: { value: 'none', from: 'default' },
      reporter: { value: 'html, json, junit', from: 'default' },
      seed: { value: 7, from: file },
      concurrency: { value: 2, from: 'environment EI_CONCURRENCY' },
      pipelining: { value: 1, from: 'default' },
      maxRequests: { value: 4000, from: 'default' },
      timeout: { value: 800, from: 'flag' },
      out: { value: expect.any(String), from: 'flag' },
      'keys.full': { value: 'given', from: 'environment EI_API_KEY' },
      'keys.revoked': { value: 'given', from: file },
    });
    expect(ran.out).toContain('settings  baseUrl, seed, keys.revoked from ei-conformance.config.json');
    expect(ran.files['report.html']).toContain('environment EI_CONCURRENCY');
  });

  it('sends the keys of the file, and draws a seed', async () => {
    let sent: string | undefined;
    const baseUrl = await http((request, reply) => {
      sent ??= request.headers.authorization;
      answering({})(request, reply);
    });
    const ran = await run(['--check', 'service'], { baseUrl, keys: { full: key } });
    expect(sent).toBe(`Bearer ${key}`);
    expect(ran.run.settings.seed).toEqual({ value: 1, from: 'drawn' });
  });

  it('of the reference is not disturbed by what the file says of another deployment', async () => {
    const config: Config = { baseUrl: 'http://127.0.0.1:1', contract: 'gone.json', keys: { full: key } };
    const ran = await run(['--reference', '--check', 'service'], config, {
      HTTP_PROXY: `http://127.0.0.1:${await deadPort()}`,
    });
    expect(ran.exitCode).toBe(0);
    expect(ran.run.settings['keys.full'].from).toBe('the embedded reference');
  });

  it('is repeated by a command that says what the file and the environment said', async () => {
    const baseUrl = await http(answering({}));
    const config: Config = { preset: 'gate', surface: { leiregistry: 'lei' }, check: ['envelopes'] };
    const ran = await run([], config, { EI_BASE_URL: baseUrl, EI_API_KEY: key, EI_SEED: '3' });
    expect(ran.run.command).toBe(
      `npx ei-conformance run --base-url ${baseUrl} --preset gate --surface leiregistry=lei --seed 3`,
    );
  });

  it('goes through the proxy of the environment, and tells its address without its password', async () => {
    const asked: string[] = [];
    const proxy = createServer((request, reply) => {
      asked.push(String(request.url));
      // One that hands on what was meant for itself, to a target that echoes it.
      reply.setHeader('x-echo', String(request.headers['proxy-authorization']));
      answering({})(request, reply);
    });
    const host = `127.0.0.1:${await listening(proxy)}`;
    const config: Config = { baseUrl: 'http://api.invalid', keys: { full: key } };
    const HTTP_PROXY = `http://me:CANARYpassword@${host}`;
    const ran = await run(['--check', 'service'], config, { HTTP_PROXY, NO_PROXY: 'x.test' });
    expect(ran.run.settings).toMatchObject({
      proxy: { value: `http://${host}`, from: 'environment HTTP_PROXY' },
      noProxy: { value: 'x.test', from: 'environment NO_PROXY' },
    });
    expect(asked.every((each) => each.startsWith('http://api.invalid/'))).toBe(true);
    const encoded = Buffer.from('me:CANARYpassword').toString('base64');
    expect(Object.values(ran.files).join('\n')).not.toContain(encoded);
  });

  it('that cannot reach its proxy blames the proxy', async () => {
    const HTTPS_PROXY = `http://me:CANARYpassword@127.0.0.1:${await deadPort()}`;
    const config: Config = { baseUrl: 'https://api.invalid', keys: { full: key } };
    const { exitCode, err } = await run([], config, { HTTPS_PROXY });
    expect(exitCode).toBe(3);
    expect(err).toMatch(/the proxy 127\.0\.0\.1:\d+ cannot be reached[\s\S]*HTTPS_PROXY/);
  });

  it.each([
    ['an unknown member', { baseUrL: 'x' } as Config, {}, 'Did you mean baseUrl'],
    ['an unknown check', { check: ['evnts'] }, {}, "no check 'evnts'"],
    ['a key in the place of the address', { baseUrl: key }, {}, 'not a valid URL'],
    ['a bad variable', {}, { EI_TIMEOUT: 'CANARY' }, 'EI_TIMEOUT is invalid'],
    ['a bad proxy', { baseUrl: 'http://127.0.0.1:1' }, { HTTP_PROXY: '::' }, 'HTTP_PROXY is not'],
  ])('cannot begin: %s', async (_, config, environment, message) => {
    const { exitCode, err } = await run([], config, environment);
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });

  it('has one target by flags', async () => {
    const { exitCode, err } = await run(['--reference', '--base-url', 'http://127.0.0.1:1'], {});
    expect(exitCode).toBe(3);
    expect(err).toContain('Both');
  });
});

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each()));
  folders.remove();
});

const serving = async (faults: readonly string[] = []) => {
  const server = await startReference({ faults, variants: [], now: () => Date.now(), size: 3_000 });
  closing.push(server.close);
  return server;
};

async function snapshotOf(baseUrl: string): Promise<string> {
  const store = folders.make();
  await program(['watch', '--base-url', baseUrl, '--store', store]);
  const [name = ''] = readdirSync(store);
  return join(store, name);
}

/** The checks that ran, and the exit code. */
async function sinceRun(baseUrl: string, key: string | undefined, args: readonly string[]) {
  const ran = await program(['run', '--base-url', baseUrl, ...args], {
    out: folders.make(),
    environment: { EI_API_KEY: key },
  });
  const { checks = [] } = JSON.parse(ran.files['report.json'] ?? '{}');
  const judged: readonly string[] = checks.flatMap(({ id, outcome }: Record<string, string>) =>
    outcome === 'not-tested' ? [] : [id],
  );
  return { ...ran, judged };
}

describe('a run since a snapshot', { timeout: 300_000 }, () => {
  it('judges the documents alone where nothing changed', async () => {
    const { url, keys } = await serving();
    const { judged, exitCode, files } = await sinceRun(url, keys.full, ['--since', await snapshotOf(url)]);
    expect(exitCode).toBe(0);
    expect(judged).toContain('versioning/openapi-served');
    expect(judged.every((id) => id.startsWith('versioning/') || id.startsWith('service/'))).toBe(true);
    expect(files['report.json']).toContain('changes since');
  });

  it('judges what changed, and finds what it broke', async () => {
    const before = await serving();
    const snapshot = await snapshotOf(before.url);
    const { url, keys } = await serving(['openapi.list-domain-not-flagged']);
    const { judged, exitCode } = await sinceRun(url, keys.full, ['--since', snapshot]);
    expect(judged).toContain('versioning/deprecated-on-list');
    expect(judged).not.toContain('events/limit-above-max');
    expect(exitCode).toBe(1);
  });

  it('needs a snapshot, and a check that is left', async () => {
    const { url, keys } = await serving();
    const nowhere = await sinceRun(url, keys.full, ['--since', '/nowhere.json']);
    expect(nowhere).toMatchObject({ exitCode: 3, err: expect.stringContaining('/nowhere.json') });
    const none = await sinceRun(url, keys.full, ['--since', await snapshotOf(url), '--check', 'facilities']);
    expect(none).toMatchObject({ exitCode: 3, err: expect.stringContaining('affects facilities') });
  });
});

const hour = 3_600_000;
const noon = Date.parse('2026-11-20T12:00:00Z');
afterEach(() => folders.remove());

function earlierFile(content: unknown): string {
  const path = join(folders.make(), 'report.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const target = 'https://api.example.com';
const reportOf = (startedAt: string, cursors: unknown = [], eventIds: unknown = []) => ({
  run: { startedAt, target: { baseUrl: target } },
  learned: { cursors, dictionary: { eventIds } },
});

describe('the report of an earlier run', () => {
  it('gives its day, the cursors that can be sent and the ids of Events', () => {
    const kept = { operation: 'listEvents', query: { limit: 5 }, cursor: 'c1' };
    const broken = [
      7,
      { ...kept, operation: 'getEvent' },
      { ...kept, query: { limit: {} } },
      { ...kept, cursor: 1 },
    ];
    const path = earlierFile(reportOf('2026-11-19T08:00:00Z', [kept, ...broken], ['conflict_0a', 7]));
    const at = new Date('2026-11-19T08:00:00Z');
    expect(earlierRun(path, target, noon)).toEqual({ at, cursors: [kept], eventIds: ['conflict_0a'] });
    const bare = earlierFile({ ...reportOf('2026-11-19T08:00:00Z'), learned: {} });
    expect(earlierRun(bare, target, noon)).toEqual({ at, cursors: [], eventIds: [] });
  });

  it.each([
    ['is no JSON', '{', 'is not JSON'],
    ['is no report', [], 'is not the report of a run'],
    ['tells no instant', { run: {}, learned: {} }, 'is not the report of a run'],
    [
      'is of another target',
      { ...reportOf('2026-11-19T08:00:00Z'), run: { startedAt: '2026-11-19' } },
      'against',
    ],
    ['is of the same day', reportOf('2026-11-20T08:00:00Z'), '4.0 hours ago'],
    ['began when a cursor of it may still live', reportOf('2026-11-19T11:30:00Z'), '24.5 hours ago'],
  ])('is refused where it %s', (_, content, message) => {
    expect(() => earlierRun(earlierFile(content), target, noon)).toThrow(message);
  });

  it('is refused where there is none', () => {
    expect(() => earlierRun('/nowhere/report.json', target, noon)).toThrow('cannot be read');
  });
});

describe('a run with the report of an earlier one', { timeout: 300_000 }, () => {
  const run = (hours: number, ...more: readonly string[]) => {
    const began = performance.now();
    return program(['run', '--reference', '--check', 'events/cursor-expired', ...more], {
      now: () => noon + hours * hour + performance.now() - began,
      out: folders.make(),
    });
  };

  it('sends its cursors, which have expired', async () => {
    const first = await run(0);
    expect(first.out).toContain('--earlier report.json');
    const path = earlierFile(first.files['report.json'] ?? '');
    const second = await run(26, '--earlier', path);
    expect(second).toMatchObject({ exitCode: 0, err: '' });
    expect(JSON.parse(second.files['report.json'] ?? '').checks).toContainEqual(
      expect.objectContaining({
        id: 'events/cursor-expired',
        outcome: 'pass',
        witnesses: { 'cursors of more than 24 hours': 2 },
      }),
    );
    const faulty = await run(26, '--earlier', path, '--fault', 'cursor.immortal');
    expect(faulty).toMatchObject({ exitCode: 1, out: expect.stringContaining('CURSOR_STALE') });
  });
});
