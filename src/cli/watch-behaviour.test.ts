import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createReference, type FaultId } from '../reference/index.js';
import { loopback } from '../transport/loopback.test-data.js';
import { program, temporaryFolder } from './whole-program.test-data.js';

const { http, close } = loopback();
const folders = temporaryFolder();

afterEach(async () => {
  await close();
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

describe('watch --behaviour', { timeout: 60_000 }, () => {
  it('tells how a deployment behaves otherwise under the same contract, in the words of compare', async () => {
    const { listener, look } = deployment();
    const baseUrl = await http(listener);
    const first = await look(0, [], baseUrl, '--behaviour');
    expect(first.err).toMatch(/^Sends \d+ requests, \d+ Query Units, to see how it behaves\.\n$/);
    expect(first.out).toMatch(/behaviour +\d+ questions answered, and no look before/);
    const same = await look(20, [], baseUrl, '--behaviour');
    expect(same.out).toMatch(/behaviour +\d+ questions answered, 0 differences, 0 facts not the same twice/);
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
    const baseUrl = await http(listener);
    await look(0, [], baseUrl);
    const { out, exitCode } = await look(1, ['events.limit.default-50'], baseUrl, '--behaviour');
    expect(out).toContain('no look before to compare them with');
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
