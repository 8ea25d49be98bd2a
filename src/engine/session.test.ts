import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { limits } from '../../contract/index.js';
import {
  type Check,
  defineCheck,
  defineInvariant,
  expectOk,
  expectStatus,
  forAll,
  forEach,
  once,
} from '../kit/index.js';
import { scriptedTime } from '../transport/scripted-wire.test-data.js';
import type { Dependencies } from './connect.js';
import { deployment, settingsOf, wireTo } from './deployment.test-data.js';
import type { Diagnosis, RunEvent } from './events.js';
import { allOf } from './fixtures.test-data.js';
import { readLog } from './record/log.js';
import { reportOf } from './record/report.js';
import { session } from './session.js';
import type { Settings } from './settings.js';
import { SetupError } from './setup-error.js';

const words = { title: 'It holds', clauses: ['limits.events-limit.max'] } as const;
const served = (id: string, rows: readonly string[]): Check =>
  defineCheck({
    ...words,
    id,
    property: forEach(rows, async (api, row) => {
      expectOk(await api.get('listEvents', { country: row }));
      api.witness('reply');
    }),
  });
const noServerError = defineInvariant({
  ...words,
  id: 'z/no-server-error',
  judge: (exchange) => {
    if (exchange.status >= 500) expectStatus(exchange, 200);
    return 1;
  },
});

function sessionOf(
  checks: readonly Check[],
  fetch = deployment(),
  settings: Partial<Settings> = {},
  means: Partial<Dependencies> = {},
) {
  const { wire, targets } = wireTo(fetch);
  const time = scriptedTime();
  return {
    stream: session(settingsOf(settings), { checks, version: '0.0.0', wire, time, ...means }),
    targets,
    time,
  };
}

describe('the settings of a run', () => {
  const settingsToldOf = async (settings: Partial<Settings>) => {
    const [started] = await allOf(sessionOf([], deployment(), settings).stream);
    return started?.type === 'run-started' ? started.settings : undefined;
  };

  it('are told as the caller has them, and no key', async () => {
    const told = await settingsToldOf({ select: ['events', 'errors'] });
    expect(told).toMatchObject({
      check: { value: 'events, errors', from: 'the caller' },
      preset: { value: 'full' },
      'keys.full': { value: 'given' },
    });
    expect(JSON.stringify(told)).not.toContain('CANARY');
    const gate = await settingsToldOf({ select: ['events/a'], preset: 'gate' });
    expect(gate).toMatchObject({ check: { value: 'all' }, preset: { value: 'gate' } });
  });

  it('are told with where they came from, where the caller says so', async () => {
    const provenance = { seed: { value: 1, from: 'drawn' } };
    expect(await settingsToldOf({ provenance })).toEqual(provenance);
  });
});

describe('a session', () => {
  const checks = [served('a/one', ['KEN', 'USA']), served('b/two', ['FRA']), noServerError];

  it('tells everything in its order', async () => {
    const events = await allOf(sessionOf(checks).stream);
    expect(events.map((each) => each.type).slice(0, 4)).toEqual([
      'run-started',
      'probe-finished',
      'planned',
      'preflight-finished',
    ]);
    expect(events.at(-1)).toMatchObject({ type: 'run-finished', stopped: 'completed' });
    expect(events.at(-2)).toMatchObject({ type: 'check-finished', result: { id: 'z/no-server-error' } });
    expect(reportOf(events)).toMatchObject({ verdict: 'conformant', exitCode: 0 });
  });

  it('tells what the preflight found first to its caller, and then in the report', async () => {
    const heard: Diagnosis[] = [];
    const { stream } = sessionOf(checks, deployment(), {}, { onFound: (each) => void heard.push(each) });
    const { preflight } = reportOf(await allOf(stream));
    expect(heard.map(({ state, whose }) => [state, whose])).toEqual([
      ['good', 'server'],
      ['notice', 'settings'],
      ['good', 'settings'],
      ['good', 'plan'],
    ]);
    expect(preflight?.diagnoses.slice(0, 4)).toEqual(heard);
    expect(preflight?.diagnoses).toContainEqual(
      expect.objectContaining({ said: 'its clock is 30 s ahead of ours' }),
    );
    expect(preflight?.seconds).toBeGreaterThan(0);
  });

  it('is plain JSON, without keys, from which the same report is made', async () => {
    const echoing = deployment((url, request) =>
      url.searchParams.get('country') === 'USA'
        ? Response.json(
            { success: false, error: `bad ${request.headers.get('authorization')}` },
            { status: 400 },
          )
        : undefined,
    );
    const events = await allOf(sessionOf(checks, echoing).stream);
    const log = events.map((each) => `${JSON.stringify(each)}\n`).join('');
    expect(log).not.toMatch(/canary/i);
    expect(log).toContain('bad Bearer [key]');
    expect(JSON.stringify(reportOf(readLog([log]).events))).toBe(JSON.stringify(reportOf(events)));
    expect(reportOf(events).verdict).toBe('non-conformant');
  });

  it.each([
    [`svc_sk_${'0'.repeat(limits.apiKey.hexDigits)}`, 'svc_sk_'],
    [`acme_${'0'.repeat(limits.apiKey.hexDigits)}`, 'acme_'],
    [`acme_${'0'.repeat(limits.apiKey.hexDigits + 8)}`, 'svc_sk_'],
    ['0'.repeat(limits.apiKey.hexDigits), ''],
    ['acme_secret', 'svc_sk_'],
  ])('tells checks the prefix of the key %s, and none of its secret', async (full, prefix) => {
    const seen = new Set<string>();
    const check = defineCheck({
      ...words,
      id: 'a/prefix',
      property: once(async (api) => void seen.add(api.world.keyPrefix)),
    });
    await allOf(sessionOf([check], deployment(), { keys: { full } }).stream);
    expect([...seen]).toEqual([prefix]);
  });

  it('has a result for every check of the suite, selected or not', async () => {
    const events = await allOf(sessionOf(checks, deployment(), { select: ['b'] }).stream);
    const report = reportOf(events);
    expect(report.checks.map(({ id, outcome }) => [id, outcome])).toEqual([
      ['a/one', 'not-tested'],
      ['b/two', 'pass'],
      ['z/no-server-error', 'not-tested'],
    ]);
    expect(report.verdict).toBe('conformant');
  });

  it('that ran nothing required is not conformant', async () => {
    const should = defineCheck({
      ...words,
      id: 'a/should',
      level: 'should',
      property: once(async (api) => api.witness('x')),
    });
    expect(reportOf(await allOf(sessionOf([should]).stream))).toMatchObject({
      verdict: 'incomplete',
      exitCode: 2,
    });
    expect(reportOf(await allOf(sessionOf([]).stream))).toMatchObject({ verdict: 'incomplete', exitCode: 2 });
  });

  it('with a bug in a check is aborted with exit code 4, and runs the others', async () => {
    const buggy = defineCheck({
      ...words,
      id: 'a/buggy',
      property: once(async () => {
        throw new TypeError('a bug');
      }),
    });
    const report = reportOf(await allOf(sessionOf([buggy, ...checks]).stream));
    expect(report).toMatchObject({
      verdict: 'aborted',
      exitCode: 4,
      totals: { 'harness-error': 1, pass: 3 },
    });
  });

  it('judges what preflight and probe saw, too', async () => {
    const fetch = deployment((url) =>
      url.searchParams.has('category') ? Response.json({}, { status: 500 }) : undefined,
    );
    expect(reportOf(await allOf(sessionOf([noServerError], fetch).stream))).toMatchObject({
      verdict: 'non-conformant',
    });
  });

  it('never sends more than it may, whatever it is worth', async () => {
    for (let maxRequests = 1; maxRequests <= 12; maxRequests += 1) {
      const { stream, targets } = sessionOf(checks, deployment(), { maxRequests });
      const events: readonly RunEvent[] | SetupError = await allOf(stream).catch((error: unknown) => {
        if (error instanceof SetupError) return error;
        throw error;
      });
      expect(targets.length).toBeLessThanOrEqual(maxRequests);
      if (events instanceof SetupError) expect(events.next).toContain('--max-requests');
    }
  });

  it('sends the same requests for the same seed, however many checks run side by side', async () => {
    const random = (id: string) =>
      defineCheck({
        ...words,
        id,
        runs: 8,
        property: forAll(fc.integer({ min: 1, max: 100 }), async (api, limit) => {
          expectOk(await api.get('listEvents', { limit }));
          api.witness('reply');
        }),
      });
    const many = Array.from({ length: 12 }, (_, index) => random(`a/check-${index}`));
    const targetsAt = async (concurrency: number, seed = 1) => {
      const { stream, targets } = sessionOf(many, deployment(), { concurrency, seed });
      await allOf(stream);
      return targets.toSorted();
    };
    const alone = await targetsAt(1);
    expect(await targetsAt(4)).toEqual(alone);
    expect(await targetsAt(16)).toEqual(alone);
    expect(await targetsAt(4, 2)).not.toEqual(alone);
  });

  it('runs a check alone as it ran it among others', async () => {
    const check = (id: string) =>
      defineCheck({
        ...words,
        id,
        property: forAll(fc.string(), async (api, search) => {
          expectOk(await api.get('listEvents', { search, sort: id }));
          api.witness('reply');
        }),
      });
    const both = [check('a/one'), check('a/two')];
    const all = sessionOf(both);
    await allOf(all.stream);
    const alone = sessionOf(both, deployment(), { select: ['a/two'] });
    await allOf(alone.stream);
    const ofTwo = (targets: readonly string[]) => targets.filter((each) => each.includes('a%2Ftwo'));
    expect(ofTwo(alone.targets)).toEqual(ofTwo(all.targets));
    expect(ofTwo(alone.targets).length).toBeGreaterThan(1);
  });
});

describe('an interrupted session', () => {
  const many = Array.from({ length: 20 }, (_, index) =>
    served(`a/check-${index}`, [`C${index}a`, `C${index}b`]),
  );

  it('tells every result that it has, and is aborted', async () => {
    const controller = new AbortController();
    const { stream, targets } = sessionOf(
      many,
      deployment(),
      { concurrency: 2 },
      { signal: controller.signal },
    );
    const events: RunEvent[] = [];
    let sent = 0;
    for await (const event of stream) {
      events.push(event);
      if (event.type === 'check-finished' && !controller.signal.aborted) {
        sent = targets.length;
        controller.abort();
      }
    }
    const report = reportOf(events);
    expect(report).toMatchObject({ ending: 'interrupted', verdict: 'aborted', exitCode: 4 });
    expect(report.checks).toHaveLength(20);
    expect(report.totals.pass).toBeGreaterThan(0);
    expect(report.totals['not-tested']).toBeGreaterThan(10);
    expect(targets.length).toBeLessThanOrEqual(sent + 4);
  });

  it('does not wait for a 429', async () => {
    const controller = new AbortController();
    const limited = deployment((url) => {
      if (!url.searchParams.get('country')?.startsWith('C')) return undefined;
      return Response.json({ code: 'RATE_LIMITED' }, { status: 429, headers: { 'retry-after': '50' } });
    });
    // As timers do, a sleep with an aborted signal ends at once; without one it never ends here.
    const sleep = (_: number, signal?: AbortSignal) =>
      new Promise<void>((resolve) => {
        if (signal?.aborted) resolve();
        signal?.addEventListener('abort', () => resolve());
        setImmediate(() => controller.abort());
      });
    const time = { now: () => Date.parse('2026-05-20T12:00:00Z'), sleep };
    const { stream } = sessionOf(many, limited, {}, { signal: controller.signal, time });
    const report = reportOf(await allOf(stream));
    expect(report).toMatchObject({ ending: 'interrupted', exitCode: 4, totals: { 'not-tested': 20 } });
  });

  it('accuses nobody of what it could not repeat', async () => {
    const controller = new AbortController();
    const broken = deployment((url) => {
      if (!url.searchParams.has('country') || url.searchParams.get('country') === 'USA') return undefined;
      controller.abort();
      return Response.json({}, { status: 500 });
    });
    const { stream } = sessionOf(
      [...many, noServerError],
      broken,
      { concurrency: 1 },
      { signal: controller.signal },
    );
    const report = reportOf(await allOf(stream));
    expect(report.totals.fail).toBe(0);
    expect(report.exitCode).toBe(4);
  });

  it('stops when nobody reads it any more', async () => {
    const { stream, targets } = sessionOf(many, deployment(), { concurrency: 1 });
    for await (const event of stream) if (event.type === 'check-finished') break;
    const sent = targets.length;
    for (let turn = 0; turn < 50; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(targets.length).toBeLessThanOrEqual(sent + 2);
  });
});

describe('preflight', () => {
  const failing = (answer: Parameters<typeof deployment>[0], settings: Partial<Settings> = {}) =>
    allOf(sessionOf([], deployment(answer), settings).stream).then(
      () => new Error('it ran'),
      (error: unknown) => error,
    );
  const refusing = (status: number, code: string) => (url: URL) =>
    url.pathname === '/api/v2/events' ? Response.json({ success: false, code }, { status }) : undefined;

  it.each([
    ['no key', () => undefined, { keys: {} }, 'No API key is given.', 'EI_API_KEY'],
    ['a refused key', refusing(401, 'INVALID_API_KEY'), {}, '401 INVALID_API_KEY', 'EI_API_KEY'],
    ['a key without access', refusing(403, 'API_ACCESS_DENIED'), {}, '403 API_ACCESS_DENIED', 'API access'],
    ['an overdue payment', refusing(402, 'PAYMENT_OVERDUE'), {}, '402 PAYMENT_OVERDUE', 'Settle'],
    ['a spent quota', refusing(429, 'QUOTA_EXCEEDED'), {}, '429 QUOTA_EXCEEDED', 'Settle'],
    ['404 everywhere', () => new Response('', { status: 404 }), {}, '404', '/api/v2/events is appended'],
    [
      '404 below the version',
      () => new Response('', { status: 404 }),
      { baseUrl: 'http://deployment.test/api/v2' },
      '404',
      '--base-url http://deployment.test',
    ],
  ] as const)('stops a run: %s', async (_, answer, settings, seen, next) => {
    const error = await failing(answer, settings);
    expect(error).toBeInstanceOf(SetupError);
    expect(error).toMatchObject({
      message: expect.stringContaining(seen),
      next: expect.stringContaining(next),
    });
  });

  it('repeats no words of the target that a terminal would obey', async () => {
    const error = await failing(refusing(401, '\u001b[2J\u009b31m'));
    expect(error).toMatchObject({ message: 'The deployment refuses the key: 401.' });
  });

  it.each([
    [429, 'RATE_LIMITED'],
    [500, 'OTHER'],
    [400, 'INVALID_LIMIT'],
  ])('does not stop at %i %s', async (status, code) => {
    expect(await failing(refusing(status, code))).toEqual(new Error('it ran'));
  });

  it('does not stop for a contract that cannot be used', async () => {
    for (const body of ['openapi: 3.1.0', '[]', '{"swagger":"2.0"}', '']) {
      const fetch = deployment((url) => (url.pathname === '/openapi.json' ? new Response(body) : undefined));
      const events = await allOf(sessionOf([served('a/one', ['KEN'])], fetch).stream);
      expect(reportOf(events).learned).toMatchObject({
        servedContract: 'unusable',
        servedContractNote: expect.stringMatching(/./),
      });
      expect(reportOf(events).verdict).toBe('conformant');
    }
  });

  it('stops for a given contract that cannot be used, before anything is sent', async () => {
    const { stream, targets } = sessionOf([], deployment(), { contract: { swagger: '2.0' } });
    await expect(allOf(stream)).rejects.toThrow(/--contract cannot be used/);
    expect(targets).toEqual([]);
  });
});
