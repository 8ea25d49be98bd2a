import { describe, expect, it } from 'vitest';
import type { Level, OperationId } from '../../../contract/index.js';
import {
  defineInvariant,
  type Exchange,
  expectStatus,
  expectThat,
  Inconclusive,
  isObject,
} from '../../kit/index.js';
import { emptyWorld, exchangeOf } from '../../kit/sample.test-data.js';
import { replyOf } from '../../transport/scripted-wire.test-data.js';
import type { CheckResult, InvariantMet } from '../events.js';
import { allOf, scriptedContext, stepOf } from '../fixtures.test-data.js';
import { createAllowance } from '../record/allowance.js';
import { createInvariantMonitor } from './invariants.js';

type Judge = Parameters<typeof defineInvariant>[0]['judge'];
type Answer = Parameters<typeof scriptedContext>[0];

const noServerError: Judge = (exchange) => {
  expectThat(exchange.status < 500, 'status', 'no server error', `${exchange.status}`);
  return 1;
};

const only200: Judge = (exchange) => {
  expectStatus(exchange, 200);
  return 1;
};

/** How an invariant ends when the paths were requested and answered. */
async function ended(
  judge: Judge,
  answer: Answer,
  paths: readonly string[],
  {
    level = 'must' as Level,
    maxRequests = 1000,
    signal,
    comparesParts = false,
    operations = [],
  }: {
    level?: Level;
    maxRequests?: number;
    signal?: AbortSignal;
    comparesParts?: boolean;
    operations?: readonly OperationId[];
  } = {},
): Promise<CheckResult & { readonly sent: number }> {
  const { bench, heard, wire } = scriptedContext(answer, { maxRequests });
  const check = defineInvariant({
    id: 'area/invariant',
    title: 'It holds',
    clauses: ['limits.events-limit.max'],
    level,
    operations,
    judge,
    ...(comparesParts ? { comparesParts } : {}),
  });
  const board = createInvariantMonitor([{ check, step: stepOf(check) }], emptyWorld);
  for (const target of paths) {
    await bench.client.send(
      { method: 'GET', operation: 'listEvents', target, credential: { role: 'full' } },
      { fresh: true, anyAnswer: true },
    );
  }
  for (const exchange of heard) board.judge(exchange);
  const before = wire.sent.length;
  const [result] = await allOf(
    board.results({ client: bench.client, signal, isAlone: false, ofFamily: async () => undefined }),
  );
  if (result === undefined) throw new Error('no result');
  return { ...result, sent: wire.sent.length - before };
}

const statuses =
  (...script: readonly number[]): Answer =>
  (_, nth) =>
    replyOf({}, script[nth] ?? 200);

describe('an invariant', () => {
  it('passes with witnesses, and costs nothing', async () => {
    expect(await ended(noServerError, statuses(), ['/a', '/b'])).toMatchObject({
      outcome: 'pass',
      trials: 2,
      witnesses: { judged: 2 },
      sent: 0,
    });
  });

  it('does not pass on exchanges that say nothing', async () => {
    expect(await ended(() => 0, statuses(), ['/a'])).toMatchObject({
      outcome: 'inconclusive',
      reason: 'no-data',
      trials: 0,
    });
    expect(await ended(noServerError, statuses(), [])).toMatchObject({
      outcome: 'inconclusive',
      reason: 'no-data',
    });
  });

  it('is shown replies of no operation but those that it names', async () => {
    const ofStories = { operations: ['listStories'] } as const;
    expect(await ended(noServerError, () => replyOf({}, 500), ['/a'], ofStories)).toMatchObject({
      outcome: 'inconclusive',
      reason: 'no-data',
      trials: 0,
    });
    const ofBoth = { operations: ['listStories', 'listEvents'] } as const;
    expect(await ended(noServerError, () => replyOf({}, 500), ['/a'], ofBoth)).toMatchObject({
      outcome: 'fail',
    });
  });

  it('fails when a replay repeats the contradiction', async () => {
    const result = await ended(only200, statuses(200, 400, 400), ['/a', '/b']);
    expect(result).toMatchObject({
      outcome: 'fail',
      sent: 1,
      failure: { repeated: { failed: 2, tried: 2 } },
    });
    expect(result.failure?.exchanges.map((each) => each.request.target)).toEqual(['/b']);
  });

  it('fails by a later contradiction when the first was a fluke', async () => {
    const byPath: Judge = (exchange) => {
      const { target } = exchange.request;
      expectThat(exchange.status < 400, target, 'no refusal', exchange.status);
      return 1;
    };
    const result = await ended(byPath, statuses(400, 400, 200, 200, 200, 400), ['/a', '/b']);
    expect(result).toMatchObject({
      outcome: 'fail',
      failure: { finding: { at: '/b', clause: 'limits.events-limit.max' } },
    });
  });

  it('fails by what comes and goes, when several replies showed it', async () => {
    const paths = Array.from({ length: 40 }, (_, at) => `/${at}`);
    // Every tenth reply is broken, of the replays too.
    const script = Array.from({ length: 200 }, (_, at) => (at % 10 === 9 ? 400 : 200));
    const result = await ended(only200, statuses(...script), paths);
    expect(result).toMatchObject({
      outcome: 'fail',
      sent: 10,
      failure: { repeated: { failed: 2, tried: 11 } },
    });
  });

  describe('that no replay repeats', () => {
    const paths = Array.from({ length: 30 }, (_, at) => `/${at}`);
    /** Replies to the paths, each tenth with a status; those to the replays are served. */
    const eachTenth = (status: number) => statuses(...paths.map((_, at) => (at % 10 === 9 ? status : 200)));

    it('fails when several replies all over the run showed it', async () => {
      const result = await ended(only200, eachTenth(404), paths);
      expect(result).toMatchObject({
        outcome: 'fail',
        trials: 30,
        failure: { finding: { seen: '404' }, repeated: { failed: 3, tried: 30 } },
      });
      expect(result.failure?.exchanges).toMatchObject([{ request: { target: '/9' }, status: 404 }]);
    });

    it('is undecided where it compares parts that may disagree for a moment', async () => {
      expect(await ended(only200, eachTenth(404), paths, { comparesParts: true })).toMatchObject({
        outcome: 'inconclusive',
        reason: 'nondeterministic',
      });
    });

    it('passes where the replies were broken', async () => {
      expect(await ended(noServerError, eachTenth(500), paths)).toMatchObject({ outcome: 'pass' });
    });
  });

  it('is inconclusive when no replay repeats a refusal', async () => {
    expect(await ended(only200, statuses(400), ['/a'])).toMatchObject({
      outcome: 'inconclusive',
      reason: 'nondeterministic',
      sent: 3,
    });
  });

  it('fails when two of three replays show a server error again', async () => {
    expect(await ended(noServerError, statuses(200, 500, 500, 200, 500), ['/a', '/b'])).toMatchObject({
      outcome: 'fail',
      sent: 3,
      failure: { repeated: { failed: 3, tried: 4 } },
    });
  });

  it.each([
    ['none', [200, 500]],
    ['one', [200, 500, 500]],
  ])('passes when %s of three replays shows a server error again', async (_, script) => {
    expect(await ended(noServerError, statuses(...script), ['/a', '/b'])).toMatchObject({
      outcome: 'pass',
      sent: 3,
    });
  });

  it('is not contradicted by two different contradictions', async () => {
    const member: Judge = (exchange) => {
      const seen = isObject(exchange.json) ? Object.keys(exchange.json).join() : '';
      expectThat(seen === 'good', `/${seen}`, 'good', seen);
      return 1;
    };
    const answers = ['bad', 'worse', 'good'];
    const answer: Answer = (_, nth) => replyOf({ [answers[nth] ?? 'good']: 1 });
    expect(await ended(member, answer, ['/a'])).toMatchObject({
      outcome: 'inconclusive',
      reason: 'nondeterministic',
    });
  });

  it('is inconclusive for what prevents the replay', async () => {
    expect(await ended(noServerError, statuses(500, 500), ['/a'], { maxRequests: 1 })).toMatchObject({
      outcome: 'inconclusive',
      reason: 'request-budget',
    });
    expect(
      await ended(noServerError, statuses(500, 500), ['/a'], { signal: AbortSignal.abort() }),
    ).toMatchObject({
      outcome: 'inconclusive',
      reason: 'transport',
      sent: 0,
    });
  });

  it.each([
    ['should', 'warn'],
    ['observe', 'observed'],
  ] as const)('of level %s never fails a run', async (level, outcome) => {
    expect(await ended(noServerError, () => replyOf({}, 500), ['/a'], { level })).toMatchObject({ outcome });
  });

  it('of level observe is observed when it holds', async () => {
    expect(await ended(noServerError, statuses(), ['/a'], { level: 'observe' })).toMatchObject({
      outcome: 'observed',
    });
  });

  it('warns by a tolerated deviation, told once', async () => {
    const deviating: Judge = (_exchange, _world, deviates) => {
      deviates('limit-above-max', 'clamped');
      return 1;
    };
    expect(await ended(deviating, statuses(), ['/a', '/b'])).toMatchObject({
      outcome: 'warn',
      deviations: [{ ruling: 'limit-above-max', note: 'clamped' }],
    });
  });

  it('is a harness-error by any other throw, whatever else it saw', async () => {
    const buggy: Judge = (exchange) => {
      if (exchange.request.target === '/b') throw new TypeError('a bug');
      expectStatus(exchange, 200);
      return 1;
    };
    expect(await ended(buggy, () => replyOf({}, 400), ['/a', '/b'])).toMatchObject({
      outcome: 'harness-error',
    });
  });

  it('may say that it cannot decide on an exchange', async () => {
    const undecided: Judge = (exchange: Exchange) => {
      if (exchange.request.target === '/a') throw new Inconclusive('no-data', 'no rows');
      return 1;
    };
    expect(await ended(undecided, statuses(), ['/a', '/b'])).toMatchObject({ outcome: 'pass', trials: 1 });
  });

  it('keeps few contradictions of a target that is wrong everywhere', async () => {
    let place = 0;
    const everywhere: Judge = () => {
      place += 1;
      expectThat(false, `/${'x'.repeat(place)}`, 'a', 'b');
      return 1;
    };
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    expect((await ended(everywhere, statuses(), paths)).sent).toBeLessThanOrEqual(15);
  });
});

describe('what an invariant meets', () => {
  const check = defineInvariant({
    id: 'area/invariant',
    title: 'It holds',
    clauses: ['limits.events-limit.max'],
    judge: (exchange, _, deviates) => {
      expectStatus(exchange, 200, 206);
      if (exchange.status === 206) deviates('limit-above-max', 'a part');
      return 1;
    },
  });
  const boardWith = (options: Parameters<typeof createInvariantMonitor>[2]) =>
    createInvariantMonitor([{ check, step: stepOf(check) }], emptyWorld, options);
  const { id } = check;

  it('is told once: a witness, each deviation, and the first contradiction at a place', () => {
    const met: unknown[] = [];
    const board = boardWith({ onMet: (each) => met.push(each) });
    const broken = exchangeOf({}, 404);
    for (const exchange of [exchangeOf({}, 206), exchangeOf({}, 206), exchangeOf({}), broken, broken])
      board.judge(exchange);
    const type = 'invariant-met';
    expect(met).toEqual([
      { type, id, deviation: { ruling: 'limit-above-max', note: 'a part' } },
      { type, id },
      { type, id, contradiction: broken, finding: expect.objectContaining({ at: 'status' }) },
    ]);
  });

  it('is undecided where only the probe asked and other checks would provoke more', async () => {
    const { bench } = scriptedContext(() => replyOf({}));
    const outcomeOf = async (provokedBy: readonly string[] | undefined, isAlone: boolean) => {
      const provoked = { ...check, ...(provokedBy === undefined ? {} : { provokedBy }) };
      const board = createInvariantMonitor([{ check: provoked, step: stepOf(check) }], emptyWorld);
      board.judge(exchangeOf({}));
      const [result] = await allOf(
        board.results({ client: bench.client, signal: undefined, isAlone, ofFamily: async () => undefined }),
      );
      return result;
    };
    expect(await outcomeOf(['a/walk'], true)).toMatchObject({
      outcome: 'inconclusive',
      reason: 'precondition-unreached',
      note: expect.stringContaining('--check a/walk'),
    });
    expect(await outcomeOf(['a/walk'], false)).toMatchObject({ outcome: 'pass' });
    expect(await outcomeOf(undefined, true)).toMatchObject({ outcome: 'pass' });
  });

  it('names the check that the contradicting request was made for', async () => {
    const { bench } = scriptedContext(() => replyOf({}, 404));
    const board = boardWith({});
    board.judge(exchangeOf({}, 404), 'a/walk');
    const [result] = await allOf(
      board.results({
        client: bench.client,
        signal: undefined,
        isAlone: false,
        ofFamily: async () => undefined,
      }),
    );
    expect(result?.failure?.provoker).toBe('a/walk');
  });

  it('is replayed by a resumed run where its body was too large to be kept, and accuses no other', async () => {
    const type = 'invariant-met';
    const met: InvariantMet[] = [];
    boardWith({ onMet: (each) => met.push(each) }).judge(exchangeOf({ data: 'x'.repeat(100_000) }, 404));
    const allowance = createAllowance();
    const before = met.map((each) => allowance.ofMeeting(each));
    expect(JSON.stringify(before).length).toBeLessThan(4000);
    const { bench } = scriptedContext(() => replyOf({}, 404));
    const options = { client: bench.client, signal: undefined, isAlone: false };
    const [result] = await allOf(
      boardWith({ before }).results({ ...options, ofFamily: async () => undefined }),
    );
    expect(result).toMatchObject({ outcome: 'fail', failure: { finding: { at: 'status' } } });
    expect(before).toMatchObject([{ type, contradiction: { excerpt: { isJson: true } } }]);
  });

  it('counts in the part of a run that is resumed', async () => {
    const type = 'invariant-met';
    const before = [
      { type, id },
      { type, id, deviation: { ruling: 'limit-above-max', note: 'a part' } },
    ] as const;
    const { bench } = scriptedContext(() => replyOf({}));
    const results = await allOf(
      boardWith({ before }).results({
        client: bench.client,
        signal: undefined,
        isAlone: false,
        ofFamily: async () => undefined,
      }),
    );
    expect(results).toMatchObject([{ outcome: 'warn', deviations: [before[1].deviation] }]);
    expect(
      await allOf(
        boardWith({ before: [] }).results({
          client: bench.client,
          signal: undefined,
          isAlone: false,
          ofFamily: async () => undefined,
        }),
      ),
    ).toMatchObject([{ outcome: 'inconclusive', reason: 'no-data' }]);
  });
});

describe('an invariant that judges broken replies by their rate', () => {
  /** How it ends when each reply was broken that `isBroken` names, 200 ms from one to the next, and repeats are served. */
  async function rated(isBroken: (nth: number) => boolean): Promise<CheckResult> {
    const { bench } = scriptedContext(() => replyOf({}));
    const check = defineInvariant({
      id: 'area/invariant',
      title: 'It holds',
      clauses: ['limits.events-limit.max'],
      byRate: true,
      judge: noServerError,
    });
    let now = 0;
    const board = createInvariantMonitor([{ check, step: stepOf(check) }], emptyWorld, { now: () => now });
    for (let nth = 0; nth < 300; nth += 1) {
      board.judge(exchangeOf({}, isBroken(nth) ? 503 : 200));
      now += 200;
    }
    const [result] = await allOf(
      board.results({
        client: bench.client,
        signal: undefined,
        isAlone: false,
        ofFamily: async () => undefined,
      }),
    );
    if (result === undefined) throw new Error('no result');
    return result;
  }

  it('passes after a restart, and records the rate', async () => {
    expect(await rated((nth) => nth > 100 && nth < 140)).toMatchObject({
      outcome: 'pass',
      observations: { 'broken replies whose repeat was served': '39 of 300 replies (13.0 %) within 8 s' },
    });
  });

  it('warns above one in a hundred', async () => {
    expect(await rated((nth) => nth % 50 === 0)).toMatchObject({
      outcome: 'warn',
      deviations: [{ ruling: 'one-bad-answer-and-many' }],
    });
  });

  it('fails above five in a hundred, all over the run', async () => {
    expect(await rated((nth) => nth % 10 === 0)).toMatchObject({
      outcome: 'fail',
      failure: {
        finding: { seen: 'server errors or no JSON in 30 of 300 replies (10.0 %) within 58 s' },
        repeated: { failed: 30, tried: 300 },
      },
    });
  });
});
