import { afterEach, describe, expect, it } from 'vitest';
import { loopback } from '../transport/loopback.test-data.js';
import { startReference } from './reference.js';
import { answering, program } from './whole-program.test-data.js';

const { http, deadPort, close } = loopback();
const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((each) => each()));
  await close();
});

const started = Date.UTC(2026, 8, 24, 12);

async function serving(faults: readonly string[] = []) {
  const server = await startReference({ faults, variants: [], now: () => started, size: 3_000 });
  closing.push(server.close);
  return { url: server.url, key: server.keys.full ?? '' };
}

async function comparing(faults: readonly string[], args: readonly string[] = []) {
  const [first, second] = [await serving(), await serving(faults)];
  return program(['compare', '--base-url', first.url, '--base-url-b', second.url, ...args], {
    environment: { EI_API_KEY: first.key, EI_API_KEY_B: second.key },
    now: () => started,
  });
}

describe('compare', { timeout: 60_000 }, () => {
  it('finds nothing between two equal deployments, and tells the cost first', async () => {
    const { exitCode, out, err } = await comparing([]);
    expect(err).toMatch(/^Sends at most \d+ requests/);
    expect(out).toContain('They behave alike');
    expect(out).toContain('0 facts');
    expect(exitCode).toBe(0);
  });

  it('tells what differs, and what it rests on', async () => {
    const { exitCode, out } = await comparing(['events.limit.default-50']);
    expect(out).toContain('default  listEvents  /pagination/limit');
    expect(out).toContain('25 → 50');
    expect(out).toContain('events.limit.default');
    expect(exitCode).toBe(1);
  });

  it('prints JSON, without keys', async () => {
    const { exitCode, out } = await comparing(['card.title-missing'], ['--json']);
    expect(JSON.parse(out)).toMatchObject({
      exitCode: 1,
      differences: [{ aspect: 'shape', operation: 'listEvents', at: '/data/*/title', first: 'text' }],
    });
    expect(out).not.toContain('svc_sk_');
    expect(exitCode).toBe(1);
  });

  it('sends each deployment its own key alone', async () => {
    const sent = new Set<string | undefined>();
    const second = await http((request, reply) => {
      sent.add(request.headers.authorization);
      answering({ success: false, error: 'no', code: 'INVALID_API_KEY', details: {} }, 401)(request, reply);
    });
    const first = await serving();
    const { exitCode, err } = await program(['compare', '--base-url', first.url, '--base-url-b', second], {
      environment: {
        EI_API_KEY: first.key,
        EI_API_KEY_REVOKED: 'svc_sk_revoked',
        EI_API_KEY_B: 'svc_sk_second',
      },
    });
    expect(exitCode).toBe(3);
    expect(err).toContain('401 INVALID_API_KEY');
    expect([...sent]).toEqual(['Bearer svc_sk_second']);
  });

  it.each([
    ['no first deployment', ['--base-url-b', 'http://127.0.0.1:1'], { EI_API_KEY: 'svc_sk_a' }, '--base-url'],
    [
      'no second deployment',
      ['--base-url', 'http://127.0.0.1:1'],
      { EI_API_KEY: 'svc_sk_a' },
      '--base-url-b',
    ],
    [
      'no key for the second',
      ['--base-url', 'http://127.0.0.1:1', '--base-url-b', 'http://127.0.0.1:2'],
      { EI_API_KEY: 'svc_sk_a' },
      'EI_API_KEY_B',
    ],
  ])('tells of %s', async (_, args, environment, message) => {
    const { exitCode, err } = await program(['compare', ...args], { environment });
    expect(exitCode).toBe(3);
    expect(err).toContain(message);
  });

  it('tells of nobody', async () => {
    const nobody = `http://127.0.0.1:${await deadPort()}`;
    const { exitCode, err } = await program(['compare', '--base-url', nobody, '--base-url-b', nobody], {
      environment: { EI_API_KEY: 'svc_sk_a', EI_API_KEY_B: 'svc_sk_b' },
    });
    expect(exitCode).toBe(3);
    expect(err).toContain('does not answer');
  });
});
