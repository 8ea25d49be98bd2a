import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createReference, type FaultId } from '../../proof/reference/index.js';
import { loopback } from '../../transport/loopback.test-data.js';
import { startReference } from '../reference/deployment.js';
import { answering, program, temporaryFolder } from '../whole-program.test-data.js';

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

describe('compare', { timeout: 300_000 }, () => {
  it('finds nothing between two equal deployments, and prints the cost first', async () => {
    const { exitCode, out, err } = await comparing([]);
    expect(err).toMatch(/^Sends at most \d+ requests/);
    expect(out).toContain('The deployments behave alike');
    expect(out).toContain('0 facts changed between two identical requests');
    expect(exitCode).toBe(0);
  });

  it('tells what differs, and what it rests on', async () => {
    const { exitCode, out } = await comparing(['events.limit.default-50']);
    expect(out).toContain('default  listEvents  /pagination/limit');
    expect(out).toContain('25 → 50');
    expect(out).toContain('events.limit.default');
    expect(exitCode).toBe(1);
  });

  it('prints Markdown', async () => {
    const { exitCode, out } = await comparing(['events.limit.default-50'], ['--markdown']);
    expect(out).toMatch(/^# Compare\n/);
    expect(out).toContain('- ✗ default  listEvents  <code>/pagination/limit</code>\n  - 25 → 50\n');
    expect(out).toContain('<code>events.limit.default</code>');
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
    expect(err).toContain('does not respond');
  });
});

const { http: watchBehaviourHttp, close: watchBehaviourClose } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await watchBehaviourClose();
  folders.remove();
});

const dayMs = 86_400_000;
const begin = Date.UTC(2026, 8, 1, 12);

/** One deployment that looks see on several days, with the faults of each. */
function deployment() {
  let day = 0;
  const now = () => begin + day * dayMs;
  const made = (faults: readonly FaultId[]) =>
    createReference({ faults, now: () => new Date(now()), size: 3_000 });
  let reference = made([]);
  const key = reference.accounts.find(({ role }) => role === 'full')?.key ?? '';
  const listener: RequestListener = async ({ url, headers }, reply) => {
    const { authorization } = headers;
    const reached = await reference.fetch(
      new Request(
        `http://127.0.0.1${url}`,
        authorization === undefined ? {} : { headers: { authorization } },
      ),
    );
    reply.writeHead(reached.status, Object.fromEntries(reached.headers)).end(await reached.text());
  };
  const store = folders.make();
  return {
    listener,
    look(on: number, faults: readonly FaultId[], baseUrl: string, ...args: readonly string[]) {
      day = on;
      reference = made(faults);
      return program(['watch', '--base-url', baseUrl, '--store', store, ...args], {
        environment: { EI_API_KEY: key },
        now,
      });
    },
  };
}

describe('watch --behaviour', { timeout: 300_000 }, () => {
  it('tells how a deployment behaves otherwise under the same contract, in the words of compare', async () => {
    const { listener, look } = deployment();
    const baseUrl = await watchBehaviourHttp(listener);
    const first = await look(0, [], baseUrl, '--behaviour');
    expect(first.err).toMatch(/^Sends \d+ requests \(\d+ Query Units\) to record behaviour\.\n$/);
    expect(first.out).toMatch(
      /behaviour +\d+ requests answered; the previous snapshot recorded no behaviour/,
    );
    const same = await look(20, [], baseUrl, '--behaviour');
    expect(same.out).toMatch(/behaviour +\d+ requests answered, 0 differences, 0 unstable facts ignored/);
    expect(same.exitCode).toBe(0);
    const other = await look(21, ['events.limit.default-50'], baseUrl, '--behaviour', '--json');
    expect(other.exitCode).toBe(1);
    expect(JSON.parse(other.out)).toMatchObject({
      findings: [
        {
          label: 'unannounced',
          said: expect.stringContaining(
            'default of GET /api/v2/events at /pagination/limit: 25 → 50: no entry of the changelog names it',
          ),
          clauses: expect.arrayContaining(['versioning.notice.breaking-change', 'events.limit.default']),
          change: { rule: 'behaviour-default-changed', field: 'pagination.limit' },
        },
      ],
    });
    expect(other.out).not.toContain('svc_sk_');
  });

  it('compares nothing with a look that did not ask', async () => {
    const { listener, look } = deployment();
    const baseUrl = await watchBehaviourHttp(listener);
    await look(0, [], baseUrl);
    const { out, exitCode } = await look(1, ['events.limit.default-50'], baseUrl, '--behaviour');
    expect(out).toContain('the previous snapshot recorded no behaviour');
    expect(exitCode).toBe(0);
  });

  it('needs a key', async () => {
    const { exitCode, err } = await program(
      ['watch', '--base-url', 'http://127.0.0.1:1', '--behaviour', '--store', folders.make()],
      { environment: {} },
    );
    expect(exitCode).toBe(3);
    expect(err).toContain('--behaviour sends requests with a key');
  });
});
