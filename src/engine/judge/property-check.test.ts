import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ClauseId } from '../../../contract/index.js';
import {
  type Api,
  expectOk,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  forSets,
  Inconclusive,
  type InconclusiveReason,
  Violation,
} from '../../kit/index.js';
import { replyOf } from '../../transport/scripted-wire.test-data.js';
import { TransportError } from '../../transport/wire.js';
import { checkOf, rowsCheck, scriptedContext, stepOf } from '../fixtures.test-data.js';
import { runPropertyCheck } from './property-check.js';

const ok = () => replyOf({ success: true });
const judged = (
  check: Parameters<typeof runPropertyCheck>[0],
  answer = ok as Parameters<typeof scriptedContext>[0],
  rest = {},
) => runPropertyCheck(check, stepOf(check), scriptedContext(answer, rest).bench);

/** Replies by their number: what `script` says, then 200. */
const inTurn =
  (...script: readonly (number | 'broken')[]) =>
  (_: unknown, nth: number) => {
    const status = script[nth] ?? 200;
    if (status === 'broken') throw new TransportError('broken', 'reset');
    return replyOf({ success: status === 200, code: `CODE_${status}` }, status);
  };

/** A gateway's answer is one when it is repeated. */
const gateway = [503, 503, 503];

const expects200 = checkOf(async (api) => {
  expectStatus(await api.getTarget('/a', { anyAnswer: true }), 200);
  api.witness('reply');
});

describe('the clause of a failure', () => {
  const [first, second, third] = ['error.envelope', 'error.code-status', 'envelope.error.code'] as const;
  const rows = [
    { path: '/a', clause: second },
    { path: '/b', clause: third },
    { path: '/c', clause: undefined },
  ];
  const ofRows = (failing: string, isWitnessed = true) =>
    checkOf(
      forEach(
        rows,
        async (api, { path }) => {
          const reply = await api.getTarget(path);
          expectThat(path !== failing, 'status', 'another', reply.status);
          if (isWitnessed) api.witness('reply');
        },
        { clause: ({ clause }) => clause },
      ),
      { clauses: [first, second, third] },
    );

  it('is that of its trial, otherwise the first of its check', async () => {
    expect((await judged(ofRows('/b'))).failure?.finding.clause).toBe(third);
    expect((await judged(ofRows('/c'))).failure?.finding.clause).toBe(first);
  });

  it('leaves decided what the trials of other clauses showed', async () => {
    expect(await judged(ofRows('/b'))).toMatchObject({ held: [second] });
    expect(await judged(ofRows('/a'))).not.toHaveProperty('held');
    expect(await judged(ofRows('/b', false))).not.toHaveProperty('held');
  });
});

describe('a pass', () => {
  it('needs a witness', async () => {
    const silent = checkOf(async (api) => expectOk(await api.getTarget('/a')));
    expect(await judged(silent)).toMatchObject({ outcome: 'inconclusive', reason: 'no-data', witnesses: {} });
    expect(await judged(expects200)).toMatchObject({
      outcome: 'pass',
      witnesses: { reply: 1 },
      trials: 1,
      replies: 1,
    });
  });

  it('is not given for a witness that was counted none times', async () => {
    expect(await judged(checkOf(async (api) => api.witness('rows', 0)))).toMatchObject({ reason: 'no-data' });
  });

  it('becomes a warn by a deviation, told once', async () => {
    const check = checkOf(
      forEach([1, 2], async (api) => {
        api.witness('reply');
        api.deviates('limit-above-max', 'clamped');
      }),
    );
    expect(await judged(check)).toMatchObject({
      outcome: 'warn',
      deviations: [{ ruling: 'limit-above-max', note: 'clamped' }],
    });
  });

  it('is not given without an input to try', async () => {
    expect(await judged(rowsCheck([], () => {}))).toMatchObject({
      outcome: 'inconclusive',
      reason: 'generator-starved',
    });
  });

  it('records what is left open, without judging it', async () => {
    const check = checkOf(async (api) => api.observe('limit', 'clamped'), { level: 'observe' });
    expect(await judged(check)).toMatchObject({ outcome: 'observed', observations: { limit: 'clamped' } });
  });
});

describe('a failure', () => {
  it('counts when a replay repeats it, and shows the exchange', async () => {
    const result = await judged(expects200, inTurn(400, 400));
    expect(result).toMatchObject({
      outcome: 'fail',
      failure: { finding: { at: 'status', seen: '400 CODE_400' }, repeated: { failed: 2, tried: 2 } },
    });
    expect(result.failure?.exchanges).toHaveLength(1);
    expect(result.failure?.fingerprint).toMatch(/^[0-9a-f]{16}$/);
  });

  it('counts when only the last replay repeats it', async () => {
    expect(await judged(expects200, inTurn(400, 200, 200, 400))).toMatchObject({
      outcome: 'fail',
      failure: { repeated: { failed: 2, tried: 4 } },
    });
  });

  it('is asked for anew, not found in a shared reply', async () => {
    const shared = rowsCheck(['a'], (_, exchange) => expectStatus(exchange, 200));
    const { bench, wire } = scriptedContext(inTurn(400));
    await runPropertyCheck(shared, stepOf(shared), bench);
    expect(wire.sent.length).toBe(4);
  });

  it('shares the replies within a replay, but for what is asked afresh', async () => {
    const asks = (fresh: boolean) =>
      checkOf(async (api) => {
        await api.getTarget('/a');
        expectStatus(await api.getTarget('/a', { fresh }), 201);
      });
    const judgedAndSent = async (fresh: boolean) => {
      const { bench, heard } = scriptedContext(ok);
      const check = asks(fresh);
      const { outcome } = await runPropertyCheck(check, stepOf(check), bench);
      return [outcome, heard.length];
    };
    expect(await judgedAndSent(false)).toEqual(['fail', 2]);
    expect(await judgedAndSent(true)).toEqual(['fail', 4]);
  });

  it('that no replay repeats is nondeterministic', async () => {
    const result = await judged(expects200, inTurn(400));
    expect(result).toMatchObject({ outcome: 'inconclusive', reason: 'nondeterministic' });
    expect(result.note).toContain('not again in 3 replays');
    expect(result.failure).toBeUndefined();
  });

  it.each([[[500]], [gateway], [[500, 500, 200, 200, 500]]])(
    'by %j that two of three replays do not show may be the network, and the replays decide',
    async (script) => {
      expect(await judged(expects200, inTurn(...script))).toMatchObject({ outcome: 'pass' });
    },
  );

  it('by a body that no replay repeats may be the network', async () => {
    const check = checkOf(async (api) => {
      expectOk(await api.getTarget('/api/v2/a'));
      api.witness('reply');
    });
    const cut = (_: unknown, nth: number) => (nth < 2 ? { status: 200, headers: {}, text: '{"a"' } : ok());
    expect(await judged(check, cut)).toMatchObject({ outcome: 'pass' });
  });

  it.each([[[500, ...gateway, ...gateway]], [[...gateway, 200, 500, 500]]])(
    'by server errors %j is one failure',
    async (script) => {
      expect(await judged(expects200, inTurn(...script))).toMatchObject({ outcome: 'fail' });
    },
  );

  it('is not made of two different ones', async () => {
    expect(await judged(expects200, inTurn(500, 400))).toMatchObject({ outcome: 'inconclusive' });
    expect(await judged(expects200, inTurn(500, 400, 400))).toMatchObject({
      outcome: 'fail',
      failure: { finding: { seen: '400 CODE_400' }, repeated: { failed: 2, tried: 3 } },
    });
  });

  it('holds at another row of the same list', async () => {
    let row = 0;
    const check = checkOf(async () => {
      row += 1;
      throw new Violation({ at: `/data/${row}/id`, expected: 'a text', seen: `${row}` });
    });
    expect(await judged(check)).toMatchObject({ outcome: 'fail' });
  });

  it('of a should is a warn, of an observation is observed', async () => {
    for (const [level, outcome] of [
      ['should', 'warn'],
      ['observe', 'observed'],
    ] as const) {
      const result = await judged({ ...expects200, level }, inTurn(400, 400));
      expect(result.outcome).toBe(outcome);
      expect(result.failure).toBeDefined();
    }
  });

  it('ends the check: the trials behind it are not run', async () => {
    const { bench, wire } = scriptedContext(() => replyOf({}, 400));
    const check = rowsCheck(['a', 'b', 'c'], (_, exchange) => expectStatus(exchange, 200));
    expect(await runPropertyCheck(check, stepOf(check), bench)).toMatchObject({ outcome: 'fail', trials: 1 });
    expect(new Set(wire.sent.map((each) => each.path))).toEqual(new Set(['/a']));
  });

  it('is found behind trials that could not decide', async () => {
    const check = rowsCheck(['a', 'b'], (_, exchange) => expectStatus(exchange, 200));
    const answer = ({ path }: { path: string }) =>
      path === '/a' ? replyOf({ code: 'SEMANTIC_SEARCH_UNAVAILABLE' }, 503) : replyOf({}, 400);
    expect(await judged(check, answer)).toMatchObject({ outcome: 'fail', trials: 2 });
  });

  it('whose replays are all prevented is inconclusive for what prevented them', async () => {
    expect(await judged(expects200, inTurn(400), { maxRequests: 1 })).toMatchObject({
      outcome: 'inconclusive',
      reason: 'request-budget',
    });
    expect(
      await judged(expects200, (_: unknown, nth: number) => inTurn(400, ...Array(20).fill('broken'))(_, nth)),
    ).toMatchObject({
      outcome: 'inconclusive',
      reason: 'transport',
    });
  });
});

describe('shrinking', () => {
  const statusOf = (path: string, bad: (value: number) => number) => bad(Number(path.slice(1)));
  const numbers = forAll(fc.integer({ min: 0, max: 1_000_000 }), async (api: Api, value) => {
    expectStatus(await api.getTarget(`/${value}`), 200);
    api.witness('reply');
  });

  it('ends at the simplest input, with its own exchange', async () => {
    const result = await judged(checkOf(numbers, { runs: 20 }), ({ path }) =>
      replyOf(
        {},
        statusOf(path, (value) => (value >= 1000 ? 400 : 200)),
      ),
    );
    expect(result.outcome).toBe('fail');
    expect(Number(result.failure?.input)).toBeGreaterThanOrEqual(1000);
    expect(Number(result.failure?.input)).toBeLessThan(1100);
    expect(result.failure?.exchanges.map((each) => each.request.target)).toEqual([
      `/${result.failure?.input}`,
    ]);
  });

  it('stays within its allowance', async () => {
    const { bench, wire } = scriptedContext(() => replyOf({}, 400));
    const check = checkOf(
      forAll(fc.array(fc.string(), { minLength: 30 }), async (api: Api) => {
        expectStatus(await api.getTarget('/a'), 200);
      }),
    );
    await runPropertyCheck(check, stepOf(check), bench);
    expect(wire.sent.length).toBeLessThanOrEqual(2 + 40);
  });

  it.each([
    ['a server error', 500],
    ['another refusal', 404],
  ])('never trades the violation for %s', async (_, other) => {
    const result = await judged(checkOf(numbers, { runs: 20 }), ({ path }) =>
      replyOf(
        {},
        statusOf(path, (value) => (value >= 5000 ? 400 : other)),
      ),
    );
    // Whichever came first stays.
    const status = result.failure?.finding.seen.slice(0, 3);
    expect(result.failure?.exchanges.every((each) => `${each.status}` === status)).toBe(true);
    expect(Number(result.failure?.input) >= 5000).toBe(status === '400');
  });

  it('never trades the violation for one at another place', async () => {
    const check = checkOf(
      forAll(fc.integer({ min: 0, max: 1_000_000 }), async (_: Api, value) => {
        expectThat(value < 5000, '/data', 'less', value);
        expectThat(value > 4000, '/meta', 'more', value);
      }),
      { runs: 20 },
    );
    const result = await judged(check);
    expect(result.failure?.finding.at === '/data').toBe(Number(result.failure?.input) >= 5000);
  });
});

describe('a set that fails', () => {
  const [together, alone] = ['error.envelope', 'error.code-status'] as const;
  const sets = (ofTogether: readonly ClauseId[]) =>
    checkOf(
      forSets<string>(
        () => [['a', 'b', 'c']],
        async (api, parts) => {
          const reply = await api.getTarget(`/${parts.join('')}`, { anyAnswer: true });
          const clause = parts.length === 1 ? alone : together;
          expectThat(reply.status === 200, 'status', '200', reply.status, clause);
          api.witness('reply');
        },
        { textOf: (part) => part, ofTogether },
      ),
      { clauses: [together, alone] },
    );
  const refusing = (isRefused: (path: string) => boolean) => (request: { readonly path: string }) =>
    replyOf({}, isRefused(request.path) ? 400 : 200);

  it('accuses the clause of the part that fails alone', async () => {
    const { failure } = await judged(
      sets([together]),
      refusing((path) => path.includes('b')),
    );
    expect(failure).toMatchObject({ input: 'b', finding: { clause: alone } });
  });

  it('accuses the one of all where it takes two, or where no clause is said to be of all', async () => {
    const two = refusing((path) => path.includes('a') && path.includes('b'));
    expect((await judged(sets([together]), two)).failure).toMatchObject({
      input: 'a and b',
      finding: { clause: together },
    });
    const one = refusing((path) => path.includes('b'));
    expect((await judged(sets([]), one)).failure?.finding.clause).toBe(together);
  });

  it('accuses a part alone for nothing that is seen once', async () => {
    let times = 0;
    const { failure } = await judged(
      sets([together]),
      refusing((path) => {
        if (!path.endsWith('/b')) return path.includes('b');
        times += 1;
        return times === 1;
      }),
    );
    expect(failure?.finding.clause).toBe(together);
    expect(times).toBe(2);
  });
});

describe('what cannot be decided', () => {
  const reasons: readonly InconclusiveReason[] = ['no-data', 'data-drift', 'time-budget', 'needs-operator'];
  it.each(reasons)('is inconclusive for its reason: %s', async (reason) => {
    const check = checkOf(async () => {
      throw new Inconclusive(reason, 'why');
    });
    expect(await judged(check)).toMatchObject({ outcome: 'inconclusive', reason, note: 'why' });
  });

  it('in one trial leaves the check undecided, whatever the others show', async () => {
    const check = checkOf(
      forEach(['a', 'b'], async (api, row) => {
        if (row === 'a') throw new Inconclusive('no-data', 'no rows');
        api.witness('reply');
      }),
    );
    expect(await judged(check)).toMatchObject({ outcome: 'inconclusive', reason: 'no-data', trials: 2 });
  });

  it.each([
    ['rate-limited', 429, 'RATE_LIMITED'],
    ['quota-exhausted', 429, 'QUOTA_EXCEEDED'],
    ['quota-exhausted', 402, 'PAYMENT_OVERDUE'],
  ])('costs no further trials when it lasts: %s (%i)', async (reason, status, code) => {
    const check = rowsCheck(['a', 'b', 'c', 'd'], () => {});
    const result = await judged(check, () => replyOf({ code }, status, { 'retry-after': '1' }));
    expect(result).toMatchObject({ outcome: 'inconclusive', reason, trials: 1 });
  });

  it('comes from a generator that has nothing to offer', async () => {
    const check = checkOf(
      forEach(
        () => {
          throw new Inconclusive('no-data', 'no Events');
        },
        async () => {},
      ),
    );
    expect(await judged(check)).toMatchObject({ outcome: 'inconclusive', reason: 'no-data' });
  });
});

describe('our own fault', () => {
  it.each([
    ['in a property', checkOf(async () => JSON.parse('{'))],
    [
      'in a generator',
      checkOf(
        forEach(
          () => {
            throw new TypeError('a bug');
          },
          async () => {},
        ),
      ),
    ],
    [
      'thrown as a text',
      checkOf(async () => {
        throw 'a bug';
      }),
    ],
  ])('is a harness-error: %s', async (_, check) => {
    expect(await judged(check)).toMatchObject({ outcome: 'harness-error', note: expect.any(String) });
  });

  it('in a replay is no failure of the target', async () => {
    let count = 0;
    const check = checkOf(async (api) => {
      count += 1;
      if (count > 1) throw new TypeError('a bug');
      expectStatus(await api.getTarget('/a'), 200);
    });
    expect(await judged(check, inTurn(400))).toMatchObject({ outcome: 'harness-error' });
  });

  it('in a simpler trial does not hide the failure', async () => {
    const check = checkOf(
      forAll(fc.integer({ min: 100, max: 1000 }), async (_: Api, value) => {
        if (value === 100) throw new TypeError('a bug');
        throw new Violation({ at: '/a', expected: 'x', seen: 'y' });
      }),
    );
    expect(['fail', 'harness-error']).toContain((await judged(check)).outcome);
  });
});

describe('an interrupted check', () => {
  it('is not tested', async () => {
    const check = rowsCheck(['a', 'b'], () => {});
    expect(await judged(check, ok, { signal: AbortSignal.abort() })).toMatchObject({
      outcome: 'not-tested',
      trials: 0,
    });
  });

  it('is not tested when the interruption ends its last trial', async () => {
    const controller = new AbortController();
    const check = rowsCheck(['a'], () => {});
    const result = await judged(
      check,
      () => {
        controller.abort();
        throw new TransportError('aborted', 'the run was interrupted');
      },
      { signal: controller.signal },
    );
    expect(result).toMatchObject({ outcome: 'not-tested', note: 'the run was interrupted' });
  });

  it('does not fail by what was seen once before', async () => {
    const controller = new AbortController();
    const check = rowsCheck(['a'], (_, exchange) => {
      controller.abort();
      expectStatus(exchange, 200);
    });
    const result = await judged(check, inTurn(400, 400), { signal: controller.signal });
    expect(result).toMatchObject({ outcome: 'not-tested' });
  });
});
