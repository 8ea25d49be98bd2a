import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Check,
  defineCheck,
  defineInvariant,
  expectStatus,
  expectThat,
  forAll,
  forEach,
  once,
  type World,
} from '../kit/index.js';
import type { Fetch } from '../transport/in-process.js';
import { scriptedTime } from '../transport/scripted-wire.test-data.js';
import { deployment, settingsOf, wireTo } from './deployment.test-data.js';
import { allOf } from './fixtures.test-data.js';
import { type Counterexample, exitCodeOfReplays, type Replay, replay } from './replay.js';
import { session } from './session.js';

const words = { title: 'It holds', clauses: ['limits.events-limit.max'] } as const;

const limits = defineCheck({
  ...words,
  id: 'a/generated',
  property: forAll(fc.nat({ max: 1_000_000 }), async (api, limit) => {
    expectStatus(await api.getTarget(`/limit/${limit}`), 200);
    api.witness('reply');
  }),
});
const rowsOf = (rows: (world: World) => readonly string[]) =>
  defineCheck({
    ...words,
    id: 'a/row',
    property: forEach(rows, async (api, row) => {
      expectStatus(await api.getTarget(`/row/${row}`), 200);
      api.witness('reply');
    }),
  });
const rows = rowsOf(() => ['x', 'y', 'z']);
const single = defineCheck({
  ...words,
  id: 'a/single',
  property: once(async (api) => {
    const reply = await api.getTarget('/single');
    const { name, seen } = Object(reply.json);
    if (seen === 0) return;
    expectThat(name === undefined, `/${name}`, 'nothing', name);
    expectStatus(reply, 200);
    api.witness('reply');
  }),
});
const noTeapot = defineInvariant({
  ...words,
  id: 'z/no-teapot',
  judge: (exchange) => {
    if (exchange.status === 418) expectStatus(exchange, 200);
    return exchange.status === 204 ? 0 : 1;
  },
});
const checks: readonly Check[] = [limits, rows, single, noTeapot];

const refusal = (status = 400) => Response.json({ success: false }, { status });

/** Serves large limits, the row `y` and what stands alone wrongly. */
const wrong = deployment(({ pathname }) => {
  if (pathname.startsWith('/limit/') && Number(pathname.slice(7)) >= 1234) return refusal();
  if (pathname === '/row/y') return refusal(418);
  return pathname === '/single' ? refusal() : undefined;
});

const means = (fetch: Fetch, used: readonly Check[] = checks) => {
  const { wire, targets } = wireTo(fetch);
  return { means: { checks: used, version: '0.0.0', wire, time: scriptedTime() }, targets };
};

/** What a run at seed 1 tells of its failures, as a report keeps it. */
async function found(fetch: Fetch = wrong): Promise<readonly Counterexample[]> {
  const events = await allOf(session(settingsOf({ concurrency: 1 }), means(fetch).means));
  const results = JSON.parse(JSON.stringify(events)) as typeof events;
  const failed = results.flatMap((event) => {
    if (event.type !== 'check-finished' || event.result.failure === undefined) return [];
    return [{ ...event.result, failure: event.result.failure }];
  });
  return failed.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

const told = async (id: string): Promise<Counterexample> => {
  const one = (await found()).find((each) => each.id === id);
  if (one === undefined) throw new Error(`${id} did not fail`);
  return one;
};

async function replayed(
  counterexamples: readonly Counterexample[],
  fetch: Fetch = wrong,
  used: readonly Check[] = checks,
  settings: Parameters<typeof settingsOf>[0] = {},
) {
  const { means: given, targets } = means(fetch, used);
  const replays = await allOf(replay(settingsOf(settings), given, counterexamples));
  return { replays, targets };
}

const only = async (...args: Parameters<typeof replayed>): Promise<Replay> => {
  const [first] = (await replayed(...args)).replays;
  if (first === undefined) throw new Error('nothing was replayed');
  return first;
};

describe('a replay', () => {
  it('sends what each failure was found by, and no other input', async () => {
    const all = await found();
    expect(all.map(({ id }) => id)).toEqual(['a/generated', 'a/row', 'a/single', 'z/no-teapot']);
    const { replays, targets } = await replayed(all);
    expect(replays.map(({ outcome, tried }) => [outcome, tried])).toEqual(all.map(() => ['still-fails', 1]));
    expect(targets.slice(-4)).toEqual(['/limit/1234', '/row/y', '/single', '/row/y']);
    for (const { told: before, failure } of replays) {
      const { finding, input, place, fingerprint } = before.failure;
      expect(failure).toMatchObject({
        finding,
        input,
        place,
        fingerprint,
        repeated: { failed: 1, tried: 1 },
      });
    }
  });

  it('tells that what holds now no longer fails, after three fresh tries', async () => {
    const { replays, targets } = await replayed(await found(), deployment());
    for (const each of replays) {
      expect(each).toMatchObject({ outcome: 'no-longer-fails', tried: 3 });
      expect(each).not.toHaveProperty('failure');
    }
    expect(targets.filter((each) => each === '/limit/1234')).toHaveLength(3);
  });

  it('finds what comes and goes in the last of its tries', async () => {
    let asked = 0;
    const rarely = deployment(({ pathname }) => {
      if (pathname !== '/row/y') return undefined;
      asked += 1;
      return asked === 3 ? refusal(418) : undefined;
    });
    expect(await only([await told('a/row')], rarely)).toMatchObject({
      outcome: 'still-fails',
      failure: { repeated: { failed: 1, tried: 3 } },
    });
  });

  it('says when it came and went before', async () => {
    const { failure, ...rest } = await told('a/row');
    const wavering = { ...rest, failure: { ...failure, repeated: { failed: 2, tried: 4 } } };
    expect(await only([wavering], deployment())).toMatchObject({
      outcome: 'no-longer-fails',
      note: expect.stringContaining('2 of 4 times'),
    });
  });

  it('accuses of another defect only when that is seen twice', async () => {
    const single = [await told('a/single')];
    const naming = (...names: readonly (string | undefined)[]) => {
      let asked = -1;
      return deployment(({ pathname }) => {
        if (pathname !== '/single') return undefined;
        asked += 1;
        return Response.json({ name: names[asked] });
      });
    };
    expect(await only(single, naming('a', 'b', 'a'))).toMatchObject({
      outcome: 'still-fails',
      failure: { finding: { at: '/a' }, repeated: { failed: 2, tried: 3 } },
      note: expect.stringContaining('another way than in the report: at status'),
    });
    expect(await only(single, naming('a', undefined, undefined))).toMatchObject({
      outcome: 'undecided',
      reason: 'nondeterministic',
      note: expect.stringContaining('in 2 replays'),
    });
  });

  it('decides nothing where nothing could have refuted the check', async () => {
    const empty = deployment(({ pathname }) =>
      pathname === '/single' ? Response.json({ seen: 0 }) : undefined,
    );
    expect(await only([await told('a/single')], empty)).toMatchObject({
      outcome: 'undecided',
      reason: 'no-data',
      tried: 3,
    });
    const silent = deployment(({ pathname }) =>
      pathname === '/row/y' ? new Response(null, { status: 204 }) : undefined,
    );
    expect(await only([await told('z/no-teapot')], silent)).toMatchObject({ reason: 'no-data' });
  });

  it('decides nothing where the account or the budget keeps it from that', async () => {
    const spent = deployment(({ pathname }) => (pathname === '/row/y' ? refusal(402) : undefined));
    expect(await only([await told('a/row')], spent)).toMatchObject({
      outcome: 'undecided',
      reason: 'quota-exhausted',
      tried: 0,
    });
    const { targets } = await replayed([]);
    const row = [await told('a/row')];
    expect(await only(row, wrong, checks, { maxRequests: targets.length })).toMatchObject({
      outcome: 'undecided',
      reason: 'request-budget',
    });
  });

  it.each([
    ['is not in the suite', [], 'precondition-unreached', 'no such check'],
    [
      'needs a key that is not given',
      [{ ...rows, needs: ['key.revoked'] }],
      'needs-operator',
      'no key is given for the role revoked',
    ],
    ['has no such row', [rowsOf(() => [])], 'precondition-unreached', 'cannot be generated here'],
  ] as const)('decides nothing of a check that %s', async (_, used, reason, note) => {
    const ended = await only([await told('a/row')], wrong, used);
    expect(ended).toMatchObject({ outcome: 'undecided', reason, note: expect.stringContaining(note) });
    expect(ended).not.toHaveProperty('input');
  });

  it('tries the input that has its place where the world has moved, and tells it', async () => {
    const used = [rowsOf(() => ['v', 'w'])];
    expect(await only([await told('a/row')], wrong, used)).toMatchObject({
      outcome: 'no-longer-fails',
      input: '"w"',
      told: { failure: { input: '"y"' } },
    });
  });

  it('sends no request that the report holds in part', async () => {
    const { failure, ...rest } = await told('z/no-teapot');
    const exchanges = failure.exchanges.map((each) => ({
      ...each,
      request: { ...each.request, credential: { header: 'Bearer svc_sk_…' } },
    }));
    const { replays, targets } = await replayed([
      { ...rest, failure: { ...failure, exchanges } },
      { ...rest, failure: { ...failure, exchanges: [] } },
    ]);
    expect(replays.map(({ reason }) => reason)).toEqual(['precondition-unreached', 'precondition-unreached']);
    expect(targets).not.toContain('/row/y');
  });

  it('ends when it is interrupted, with what was decided before', async () => {
    const all = await found();
    const controller = new AbortController();
    const { means: given } = means(
      deployment((url) => {
        if (url.pathname === '/row/y') controller.abort();
        return undefined;
      }),
    );
    const replays = await allOf(replay(settingsOf(), { ...given, signal: controller.signal }, all));
    expect(replays.map((each) => each.told.id)).toEqual(['a/generated']);
  });
});

describe('the exit code of replays', () => {
  const of = (...outcomes: readonly Replay['outcome'][]) =>
    exitCodeOfReplays(outcomes.map((outcome) => ({ outcome })));

  it('is that of the worst outcome', () => {
    expect(of('no-longer-fails', 'undecided', 'still-fails')).toBe(1);
    expect(of('no-longer-fails', 'undecided')).toBe(2);
    expect(of('no-longer-fails')).toBe(0);
    expect(of()).toBe(0);
  });
});
