import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Credential, type Exchange, Inconclusive, type Request } from '../kit/index.js';
import { type ClientOptions, createClient } from './client.js';
import { replyOf, scriptedTime, scriptedWire } from './scripted-wire.test-data.js';
import { TransportError, type TransportTrouble, type WireReply } from './wire.js';

const key = 'svc_sk_CANARY0123456789abcdef';
const start = Date.parse('2026-05-20T12:00:00Z');

const asking = (target: string, credential: Credential = { role: 'full' }): Request => ({
  method: 'GET',
  operation: 'listEvents',
  target,
  credential,
});

const limited = (retryAfter?: string): WireReply =>
  replyOf(
    { success: false, code: 'RATE_LIMITED' },
    429,
    retryAfter === undefined ? {} : { 'retry-after': retryAfter },
  );

function clientOf(answer: Parameters<typeof scriptedWire>[0], rest: Partial<ClientOptions> = {}) {
  const wire = scriptedWire(answer);
  const time = scriptedTime(start);
  const heard: Exchange[] = [];
  const client = createClient({
    wire,
    basePath: '/base',
    keys: { full: key, 'rate-limited': 'svc_sk_other0123456789' },
    userAgent: 'test',
    maxRequests: 1000,
    maxWaitMs: 60_000,
    time,
    onExchange: (exchange) => heard.push(exchange),
    ...rest,
  });
  return { client, wire, time, heard };
}

/** The `Inconclusive` that a promise ends with. */
const endingOf = async (asked: Promise<unknown>): Promise<Inconclusive> => {
  const error = await asked.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (error instanceof Inconclusive) return error;
  throw error;
};

describe('a request', () => {
  it('goes below the base path with the key of its role', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    await client.send(asking('/api/v2/events'));
    expect(wire.sent).toEqual([
      {
        path: '/base/api/v2/events',
        headers: { accept: 'application/json', 'user-agent': 'test', Authorization: `Bearer ${key}` },
      },
    ]);
  });

  it('carries nothing, or a literal header, where that is asked', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    await client.send(asking('/a', { none: true }));
    await client.send(asking('/a', { header: 'Basic x' }));
    expect(wire.sent.map((each) => each.headers.Authorization)).toEqual([undefined, 'Basic x']);
  });

  it('carries its key in another spelling of the field name, where that is asked', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    for (const field of ['authorization', 'AUTHORIZATION'] as const)
      await client.send(asking('/a', { role: 'full', field }));
    await client.send(asking('/a'));
    expect(wire.sent.map(({ headers }) => Object.keys(headers).at(-1))).toEqual([
      'authorization',
      'AUTHORIZATION',
      'Authorization',
    ]);
  });

  it('is not sent without a key for its role', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    expect((await endingOf(client.send(asking('/a', { role: 'revoked' })))).reason).toBe('needs-operator');
    expect(wire.sent).toEqual([]);
  });
});

describe('an exchange', () => {
  const startsOf = ({ heard }: { heard: readonly Exchange[] }) => heard.map(({ startedAt }) => startedAt);

  it('has the instant of its own sending, also after a wait', async () => {
    const run = clientOf((_request, nth) => (nth === 0 ? limited('2') : replyOf({ success: true })));
    await run.client.send(asking('/api/v2/events'));
    expect(startsOf(run)).toEqual(['2026-05-20T12:00:00.000Z', '2026-05-20T12:00:02.000Z']);
  });

  it('has none by a clock that is not that of the world', async () => {
    const run = clientOf(() => replyOf({ success: true }), {
      time: { ...scriptedTime(start), isSimulated: true },
    });
    await run.client.send(asking('/api/v2/events'));
    expect(startsOf(run)).toEqual([undefined]);
  });
});

describe('a body', () => {
  const twice = async (first: unknown, second: unknown): Promise<readonly (readonly [string, unknown])[]> => {
    const { client, heard } = clientOf((_, nth) => replyOf(nth === 0 ? first : second));
    for (const _ of ['once', 'and again']) await client.send(asking('/a'), { fresh: true });
    return heard.map(({ text, json }) => [text, json]);
  };

  it('that comes again is read once', async () => {
    const [one, other] = await twice({ a: [key, 1] }, { a: [key, 1] });
    expect(one?.[1]).toEqual({ a: ['[key]', 1] });
    expect(other?.[0]).toBe(one?.[0]);
    expect(other?.[1]).toBe(one?.[1]);
  });

  it('that differs in one character is another one', async () => {
    const [one, other] = await twice({ a: 'x'.repeat(20_000) }, { a: `${'x'.repeat(19_999)}y` });
    expect(other?.[1]).not.toEqual(one?.[1]);
  });
});

describe('the budget', () => {
  it('is never exceeded, whatever is answered and however many ask at once', async () => {
    const answers = fc.constantFrom('ok', '429', '500', 'broken', 'refused', '402');
    const schedule = fc.array(
      fc.record({ target: fc.nat({ max: 5 }), fresh: fc.boolean(), anyAnswer: fc.boolean() }),
      {
        maxLength: 40,
      },
    );
    await fc.assert(
      fc.asyncProperty(
        schedule,
        fc.array(answers, { minLength: 1 }),
        fc.nat({ max: 20 }),
        async (asked, script, maxRequests) => {
          const { client, wire } = clientOf(
            (_, nth) => {
              const answer = script[nth % script.length] ?? 'ok';
              if (answer === 'broken' || answer === 'refused') throw new TransportError(answer, 'no reply');
              return answer === 'ok' ? replyOf({}) : replyOf({}, Number(answer), { 'retry-after': '1' });
            },
            { maxRequests },
          );
          const settled = await Promise.allSettled(
            asked.map(({ target, ...sending }) => client.send(asking(`/${target}`), sending)),
          );
          expect(wire.sent.length).toBeLessThanOrEqual(maxRequests);
          expect(client.budget.spent().requests).toBe(wire.sent.length);
          for (const each of settled) {
            if (each.status === 'rejected') expect(each.reason).toBeInstanceOf(Inconclusive);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('ends a request that it does not cover', async () => {
    const { client } = clientOf(() => replyOf({}), { maxRequests: 1 });
    await client.send(asking('/a'));
    expect((await endingOf(client.send(asking('/b')))).reason).toBe('request-budget');
  });
});

describe('identical requests', () => {
  it('share one reply, at once and later', async () => {
    const { client, wire, heard } = clientOf((_, nth) => replyOf({ nth }));
    const [one, two] = await Promise.all([client.send(asking('/a')), client.send(asking('/a'))]);
    const three = await client.send(asking('/a'));
    expect(two).toBe(one);
    expect(three).toBe(one);
    expect(wire.sent).toHaveLength(1);
    expect(heard).toHaveLength(1);
  });

  it('do not share where another key or target is asked', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    await client.send(asking('/a'));
    await client.send(asking('/a', { none: true }));
    await client.send(asking('/a', { header: 'none' }));
    await client.send(asking('/a', { role: 'rate-limited' }));
    await client.send(asking('/a', { role: 'full', spoiled: 'cut' }));
    await client.send(asking('/A'));
    expect(wire.sent).toHaveLength(6);
  });

  it('are asked again where freshness matters or any answer counts', async () => {
    const { client, wire } = clientOf((_, nth) => replyOf({ nth }));
    await client.send(asking('/a'));
    expect((await client.send(asking('/a'), { fresh: true })).json).toEqual({ nth: 1 });
    expect((await client.send(asking('/a'), { anyAnswer: true })).json).toEqual({ nth: 2 });
    expect((await client.send(asking('/a'))).json).toEqual({ nth: 0 });
    expect(wire.sent).toHaveLength(3);
  });

  it.each([
    ['an error', () => replyOf({ code: 'QUOTA_EXCEEDED' }, 429)],
    [
      'a broken connection',
      () => {
        throw new TransportError('broken', 'reset');
      },
    ],
    ['a server error', () => replyOf({}, 500)],
  ])('do not share %s', async (_, trouble) => {
    let healthy = false;
    const { client } = clientOf(() => (healthy ? replyOf({ healthy }) : trouble()));
    await client.send(asking('/a')).catch(() => {});
    healthy = true;
    expect((await client.send(asking('/a'))).json).toEqual({ healthy });
  });

  it('share a refusal', async () => {
    const { client, wire } = clientOf(() => replyOf({ code: 'INVALID_DATE' }, 400));
    await client.send(asking('/a'));
    await client.send(asking('/a'));
    expect(wire.sent).toHaveLength(1);
  });
});

describe('429', () => {
  it.each([
    ['in seconds', '7', 7000],
    ['as a date', 'Wed, 20 May 2026 12:00:30 GMT', 30_000],
    ['not told', undefined, 1000],
    ['unreadable', 'soon', 1000],
    ['none', '0', 200],
  ])('waits as the target says: %s', async (_, retryAfter, ms) => {
    const { client, time } = clientOf((_, nth) => (nth === 0 ? limited(retryAfter) : replyOf({ nth })));
    expect((await client.send(asking('/a'))).json).toEqual({ nth: 1 });
    expect(time.now() - start).toBe(ms);
  });

  it('holds back everybody who uses that key, and nobody else', async () => {
    let now = 0;
    let wake = () => {};
    const night = new Promise<void>((resolve) => {
      wake = resolve;
    });
    const time = { now: () => now, sleep: () => night };
    const { client, wire } = clientOf((_, nth) => (nth === 0 ? limited('9') : replyOf({})), { time });
    const held = [client.send(asking('/a')), client.send(asking('/b'))];
    await client.send(asking('/c', { role: 'rate-limited' }));
    await client.send(asking('/d'), { anyAnswer: true });
    held.push(client.send(asking('/e')));
    await client.send(asking('/f', { none: true }));
    // Two were on their way when the target said to wait.
    expect(wire.sent.map((each) => each.path)).toEqual([
      '/base/a',
      '/base/b',
      '/base/c',
      '/base/d',
      '/base/f',
    ]);
    now = 9000;
    wake();
    await Promise.all(held);
    expect(wire.sent.slice(5).map((each) => each.path)).toEqual(['/base/a', '/base/e']);
  });

  it('is given up at once when the wait is a year', async () => {
    const { client, time, wire } = clientOf(() => limited('31536000'));
    expect((await endingOf(client.send(asking('/a')))).reason).toBe('rate-limited');
    expect(time.slept).toEqual([]);
    expect(wire.sent).toHaveLength(1);
  });

  it('is given up after a few attempts', async () => {
    const { client, wire } = clientOf(() => limited('1'));
    expect((await endingOf(client.send(asking('/a')))).reason).toBe('rate-limited');
    expect(wire.sent).toHaveLength(3);
  });

  it('is an answer like any other where any answer counts', async () => {
    const { client, time } = clientOf(() => limited('9'));
    expect((await client.send(asking('/a'), { anyAnswer: true })).status).toBe(429);
    expect(time.slept).toEqual([]);
  });

  it('is waited for by the patient, for whom any other answer counts', async () => {
    const { client, time } = clientOf((_, nth) => (nth === 0 ? limited('9') : replyOf({}, 402)));
    const patient = { anyAnswer: true, patient: true };
    expect((await client.send(asking('/a', { none: true }), patient)).status).toBe(402);
    expect(time.now() - start).toBe(9000);
    const exhausted = clientOf(() => replyOf({ code: 'QUOTA_EXCEEDED' }, 429));
    expect((await exhausted.client.send(asking('/a'), patient)).status).toBe(429);
    const endless = clientOf(() => limited('1'));
    expect((await endingOf(endless.client.send(asking('/a'), patient))).reason).toBe('rate-limited');
    expect(endless.wire.sent).toHaveLength(3);
  });

  it('is not waited for by an interrupted run', async () => {
    const controller = new AbortController();
    const { client, wire, time } = clientOf(() => limited('30'));
    const asked = endingOf(client.send(asking('/a'), { signal: controller.signal }));
    while (time.slept.length === 0) await Promise.resolve();
    controller.abort();
    expect(await asked).toMatchObject({ reason: 'transport', message: 'the run was interrupted' });
    expect(wire.sent).toHaveLength(1);
  });
});

describe('trouble of the account', () => {
  it.each([
    ['402', { code: 'PAYMENT_OVERDUE' }, 402, 'quota-exhausted'],
    ['402 without JSON', undefined, 402, 'quota-exhausted'],
    ['QUOTA_EXCEEDED', { code: 'QUOTA_EXCEEDED' }, 429, 'quota-exhausted'],
    ['semantic search', { code: 'SEMANTIC_SEARCH_UNAVAILABLE' }, 503, 'precondition-unreached'],
  ])('%s is inconclusive unless any answer counts', async (_, body, status, reason) => {
    const { client, wire } = clientOf(() => replyOf(body ?? null, status));
    expect((await endingOf(client.send(asking('/a')))).reason).toBe(reason);
    expect(wire.sent).toHaveLength(1);
    expect((await client.send(asking('/a'), { anyAnswer: true })).status).toBe(status);
  });

  it.each([[500], [502], [503]])('%i without a known code is an answer', async (status) => {
    const { client } = clientOf(() => replyOf({ code: 'OTHER' }, status));
    expect((await client.send(asking('/a'))).status).toBe(status);
  });
});

describe('a broken reply', () => {
  it.each([
    ['a crash', 500, {}, 0],
    ['a gateway', 502, {}, 200],
    ['a gateway that says when', 503, { 'retry-after': '3' }, 3000],
    ['a gateway that says too long', 503, { 'retry-after': '3600' }, 200],
  ] as const)('is asked for once more: %s', async (_, status, headers, ms) => {
    const { client, wire, time } = clientOf((_, nth) =>
      nth === 0 ? replyOf({}, status, headers) : replyOf({ nth }),
    );
    expect((await client.send(asking('/a'))).json).toEqual({ nth: 1 });
    expect(time.now() - start).toBe(ms);
    expect(wire.sent).toHaveLength(2);
  });

  it.each([
    [500, 2],
    [503, 3],
  ])('%i is an answer when %d requests in a row see it', async (status, times) => {
    const { client, wire } = clientOf(() => replyOf({ code: 'OTHER' }, status));
    expect((await client.send(asking('/a'))).status).toBe(status);
    expect(wire.sent).toHaveLength(times);
    expect((await client.send(asking('/b'), { anyAnswer: true })).status).toBe(status);
    expect(wire.sent).toHaveLength(times + 1);
  });

  it('of a gateway is waited for by the patient', async () => {
    const { client } = clientOf((_, nth) => (nth < 2 ? replyOf(null, 502) : replyOf({}, 401)));
    expect((await client.send(asking('/a'), { anyAnswer: true, patient: true })).status).toBe(401);
  });
});

describe('trouble of the connection', () => {
  const troubles: readonly [TransportTrouble, number][] = [
    ['name', 3],
    ['tls', 3],
    ['timeout', 3],
    ['broken', 3],
    // As long as it takes to start anew.
    ['refused', 6],
  ];
  it.each(troubles)('%s is tried %d times at most', async (trouble, times) => {
    const { client, wire } = clientOf(() => {
      throw new TransportError(trouble, 'no reply');
    });
    expect(await endingOf(client.send(asking('/a')))).toMatchObject({
      reason: 'transport',
      message: 'no reply',
    });
    expect(wire.sent).toHaveLength(times);
  });

  it('that passes is forgotten', async () => {
    const { client, heard } = clientOf((_, nth) => {
      if (nth < 2) throw new TransportError('broken', 'reset');
      return replyOf({ nth });
    });
    expect((await client.send(asking('/a'))).json).toEqual({ nth: 2 });
    expect(heard).toHaveLength(1);
  });

  it('is not repeated for a reply that is too large or too deep', async () => {
    const large = clientOf(() => {
      throw new TransportError('too-large', 'too large');
    });
    expect((await endingOf(large.client.send(asking('/a')))).reason).toBe('transport');
    expect(large.wire.sent).toHaveLength(1);
    const deep = clientOf(() => ({ status: 200, headers: {}, text: '['.repeat(9999) + ']'.repeat(9999) }));
    expect((await endingOf(deep.client.send(asking('/a'), { anyAnswer: true }))).reason).toBe('transport');
    expect(deep.heard).toEqual([]);
  });

  it('leaves every other error as it is: that one is ours', async () => {
    const { client } = clientOf(() => {
      throw new TypeError('a bug');
    });
    await expect(client.send(asking('/a'))).rejects.toThrow(TypeError);
  });
});

describe('a run without end', () => {
  it('is given up where every request is limited, and nothing more is sent', async () => {
    const { client, wire } = clientOf(() => limited('1'));
    const reasons: string[] = [];
    for (let each = 0; each < 20; each += 1)
      reasons.push((await endingOf(client.send(asking(`/${each}`)))).reason);
    expect(new Set(reasons)).toEqual(new Set(['rate-limited']));
    expect(wire.sent).toHaveLength(9);
    expect(client.halted(['full'])?.reason).toBe('rate-limited');
    expect(client.halted(['second'])).toBeUndefined();
  });

  it('spends no more when the workspace is past due', async () => {
    const { client, wire } = clientOf(() => replyOf({ code: 'PAYMENT_REQUIRED' }, 402));
    await Promise.all(Array.from({ length: 6 }, (_, each) => endingOf(client.send(asking(`/${each}`)))));
    const before = wire.sent.length;
    expect((await endingOf(client.send(asking('/more')))).reason).toBe('quota-exhausted');
    expect(wire.sent).toHaveLength(before);
  });

  it('goes on after a single 402', async () => {
    const { client } = clientOf((_, nth) => (nth === 0 ? replyOf({}, 402) : replyOf({})));
    await endingOf(client.send(asking('/a')));
    await client.send(asking('/b'));
    expect(client.halted(['full'])).toBeUndefined();
  });

  it('counts what is sent again, by what came of it before', async () => {
    const { client } = clientOf((_, nth) => {
      if (nth === 0) return limited('10');
      if (nth === 2) throw new TransportError('broken', 'reset');
      return nth === 4 ? replyOf({}, 500) : replyOf({});
    });
    expect(client.budget.spent()).toEqual({ requests: 0, queryUnits: 0 });
    for (const target of ['/a', '/b', '/c', '/d']) await client.send(asking(target));
    expect(client.budget.spent()).toEqual({
      requests: 7,
      queryUnits: 7,
      retried: { limited: 1, lost: 1, broken: 1, waitedMs: 10_000 },
    });
  });

  it('waits once for replies that ask for it at the same time', async () => {
    const { client } = clientOf((_, nth) => (nth < 4 ? limited('10') : replyOf({})));
    await Promise.all(['/a', '/b', '/c', '/d'].map((each) => client.send(asking(each))));
    expect(client.budget.spent().retried).toMatchObject({ limited: 4, waitedMs: 10_000 });
  });

  it('asks nothing at all of a target that is gone', async () => {
    const { client, wire, time } = clientOf(() => {
      throw new TransportError('broken', 'reset');
    });
    await time.sleep(10_000);
    for (let each = 0; each < 5; each += 1)
      await endingOf(client.send(asking(`/${each}`), { anyAnswer: true }));
    const before = wire.sent.length;
    expect((await endingOf(client.send(asking('/more'), { anyAnswer: true }))).message).toContain(
      'stopped answering',
    );
    expect(wire.sent).toHaveLength(before);
  });

  it('is not seen in a target that answers, whatever it says', async () => {
    const { client, time } = clientOf((_, nth) => {
      if (nth % 4 === 0) return replyOf({}, 401);
      throw new TransportError('broken', 'reset');
    });
    for (let each = 0; each < 20; each += 1) {
      await time.sleep(9000);
      await client.send(asking(`/${each}`), { anyAnswer: true }).catch(() => {});
    }
    expect(client.halted(['full'])).toBeUndefined();
  });

  it('still asks what any answer is good for', async () => {
    const { client } = clientOf(() => replyOf({}, 402));
    for (const each of ['/a', '/b', '/c']) await endingOf(client.send(asking(each)));
    expect((await client.send(asking('/d'), { anyAnswer: true })).status).toBe(402);
  });
});

describe('a storm of 429', () => {
  it('is weathered where others with the same key are served meanwhile', async () => {
    // Two of three requests are refused, whoever sends them.
    const { client } = clientOf((_, nth) => (nth % 3 === 2 ? replyOf({ nth }) : limited('1')));
    const seen = await Promise.all([1, 2, 3].map((each) => client.send(asking(`/${each}`))));
    expect(seen.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('does not hold everybody back for ever where one thing alone is limited', async () => {
    const { client, wire } = clientOf(({ path }) => (path.endsWith('/hot') ? limited('1') : replyOf({})));
    const hot = endingOf(client.send(asking('/hot')));
    for (let each = 0; each < 20; each += 1) await client.send(asking(`/${each}`));
    expect((await hot).reason).toBe('rate-limited');
    expect(wire.sent.filter(({ path }) => path.endsWith('/hot')).length).toBeLessThanOrEqual(6);
  });
});

describe('a deadline', () => {
  it('ends what would be sent after it', async () => {
    const { client, wire, time } = clientOf(() => replyOf({}), { deadline: start + 1000 });
    await client.send(asking('/a'));
    await time.sleep(1000);
    expect((await endingOf(client.send(asking('/b')))).reason).toBe('time-budget');
    expect((await endingOf(client.send(asking('/b'), { anyAnswer: true }))).reason).toBe('time-budget');
    expect(client.halted([])?.reason).toBe('time-budget');
    expect(wire.sent).toHaveLength(1);
  });

  it('is not waited for where a Retry-After goes beyond it', async () => {
    const { client, time } = clientOf(() => limited('50'), { deadline: start + 10_000 });
    expect((await endingOf(client.send(asking('/a')))).reason).toBe('time-budget');
    expect(time.slept).toEqual([]);
  });
});

describe('a rate', () => {
  it('holds for every request, retries and fresh ones too', async () => {
    const { client, time, wire } = clientOf((_, nth) => replyOf({}, nth === 0 ? 500 : 200), { rate: 2 });
    await client.send(asking('/a'));
    await client.send(asking('/a'), { fresh: true });
    expect(wire.sent).toHaveLength(3);
    expect(time.now() - start).toBe(1000);
  });
});

describe('an interrupted run', () => {
  it('sends nothing more', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    expect((await endingOf(client.send(asking('/a'), { signal: AbortSignal.abort() }))).reason).toBe(
      'transport',
    );
    expect(wire.sent).toEqual([]);
    expect(client.budget.spent().requests).toBe(0);
  });
});

describe('a key', () => {
  it('that the target echoes never appears in an exchange', async () => {
    const bare = key.slice('svc_sk_'.length);
    const { client, heard } = clientOf(({ headers }) => ({
      status: 401,
      headers: {
        'x-echo': headers.Authorization ?? '',
        'set-cookie': `key=${encodeURIComponent(key)}`,
        location: `/login?key=${bare}`,
      },
      text: JSON.stringify({
        code: 'INVALID_API_KEY',
        error: `no such key ${key}`,
        details: { [key]: bare, list: [bare.toUpperCase()] },
      }),
    }));
    const seen = await client.send(asking('/a'));
    expect(JSON.stringify([seen, heard])).not.toMatch(/canary/i);
    expect(seen.json).toMatchObject({ error: 'no such key [key]', details: { '[key]': '[key]' } });
  });

  it('that is spoiled never appears either', async () => {
    const { client, wire } = clientOf(({ headers }) => replyOf({ error: headers.Authorization }, 401));
    const cut = await client.send(asking('/a', { role: 'full', spoiled: 'cut' }));
    const basic = await client.send(asking('/a', { role: 'full', spoiled: 'basic' }));
    const lengthened = await client.send(asking('/a', { role: 'full', spoiled: 'lengthened' }));
    const rotated = await client.send(asking('/a', { role: 'full', spoiled: 'rotated' }));
    expect(wire.sent.map((each) => each.headers.Authorization)).toEqual([
      `Bearer ${key.slice(0, -1)}`,
      `Basic ${key}`,
      `Bearer ${key}00`,
      `Bearer ${key.slice(0, -6)}${key.slice(-1)}${key.slice(-6, -1)}`,
    ]);
    const hidden = { error: 'Bearer [key]' };
    expect([cut.json, basic.json, rotated.json]).toEqual([hidden, { error: 'Basic [key]' }, hidden]);
    expect(JSON.stringify(lengthened.json)).not.toContain(key);
  });

  it('that was hidden in what is to be sent back is not sent: the check cannot decide', async () => {
    const { client, wire } = clientOf(() => replyOf({}));
    const ending = await endingOf(client.send(asking('/api/v2/events?cursor=%5Bkey%5D')));
    expect(ending.reason).toBe('precondition-unreached');
    expect(wire.sent).toEqual([]);
  });

  it('never appears in an error message', async () => {
    const { client } = clientOf(({ headers }) => {
      throw new TransportError('broken', `cannot send ${headers.Authorization}`);
    });
    expect((await endingOf(client.send(asking('/a')))).message).toBe('cannot send Bearer [key]');
  });
});
