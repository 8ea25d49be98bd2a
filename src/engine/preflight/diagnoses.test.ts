import { describe, expect, it } from 'vitest';
import { defineCheck, type KeyRole, once, type ServedContract, type World } from '../../kit/index.js';
import { emptyWorld, exchangeOf } from '../../kit/sample.test-data.js';
import type { Diagnosis } from '../events.js';
import { planOf } from '../plan/plan.js';
import { noEventsCause } from '../record/undecided-groups.js';
import { diagnosesOf, estimatedSeconds, type Findings } from './diagnoses.js';
import type { ExaminedKey } from './role-keys.js';

const property = once(async () => {}, { requests: 3 });
const checks = (['key.revoked', 'key.revoked', 'key.disabled', 'entitlement.can_use_gov'] as const).map(
  (need, index) =>
    defineCheck({
      id: `a/check-${index}`,
      title: 'It holds',
      clauses: [],
      needs: [need],
      property,
    }),
);

type Offered = Partial<World['offer']>;

function findingsWith(
  offer: Offered = {},
  rest: Partial<Findings> = {},
  over: Partial<World> = {},
): Findings {
  const world = { ...emptyWorld, ...over, offer: { ...emptyWorld.offer, ...offer } };
  return {
    world,
    plan: planOf(checks, [], world, 1),
    keys: [],
    exchanges: [exchangeOf({})],
    forecast: [],
    settings: { concurrency: 4, maxRequests: 1000 },
    ...rest,
  };
}

const found = (...given: Parameters<typeof findingsWith>) => diagnosesOf(findingsWith(...given));
const about = (diagnoses: readonly Diagnosis[], words: RegExp) =>
  diagnoses.filter(({ said }) => words.test(said)).map(({ state, whose, said }) => [state, whose, said]);

const { entitlements } = emptyWorld.offer;
const served = { operations: [{}, {}], leftOut: 1 } as unknown as ServedContract;

describe('diagnosesOf', () => {
  it('tells what to do about every notice, and about nothing that is good', () => {
    const all = found({ clockSkewMs: 9000 }, { exchanges: [exchangeOf({}, 429)] });
    expect(all.length).toBeGreaterThan(4);
    for (const { state, next } of all) expect(next !== undefined).toBe(state === 'notice');
  });

  it.each([
    [0, ['good', 'server', 'its clock agrees with ours']],
    [-4000, ['good', 'server', 'its clock agrees with ours']],
    [30_000, ['notice', 'server', 'its clock is 30 s ahead of ours']],
    [-600_400, ['notice', 'server', 'its clock is 600 s behind ours']],
  ])('of a clock %i ms ahead', (clockSkewMs, said) => {
    expect(about(found({ clockSkewMs }), /clock/)).toEqual([said]);
  });

  it('of a served contract', () => {
    expect(about(found({}, {}, { served }), /openapi/)).toEqual([
      ['good', 'server', 'openapi.json declares 3 operations'],
    ]);
    const settings = { concurrency: 1, maxRequests: 9, contract: {} };
    expect(about(found({}, { settings }, { served }), /declares/)).toEqual([
      ['good', 'server', 'the given contract declares 3 operations'],
    ]);
    expect(about(found({}, {}, { servedTrouble: 'it is answered with 404' }), /openapi/)).toEqual([
      ['notice', 'server', 'openapi.json cannot be used: it is answered with 404'],
    ]);
  });

  it('of the plan', () => {
    const mixed = { ...entitlements, can_use_exposure: 'granted', can_use_gov: 'refused' } as const;
    expect(about(found({ entitlements: mixed }), /can_use/)).toEqual([
      ['good', 'plan', 'it grants can_use_exposure'],
      ['notice', 'plan', 'it refuses can_use_gov, so 1 check will not be applicable'],
      [
        'notice',
        'server',
        'it is not clear whether the plan grants can_use_leiregistry, can_use_aicompute, can_use_facilities',
      ],
    ]);
  });

  it('of Events', () => {
    expect(about(found({ events: [{ id: 'conflict_0' }] }), /Event/)).toEqual([
      ['good', 'data', 'Events found from 2026-04-18 to 2026-05-17'],
    ]);
    expect(about(found(), /Event/)).toEqual([
      ['notice', 'data', 'no Event was found from 2026-04-18 to 2026-05-17'],
    ]);
    // Who is refused an answer does not know that there is nothing.
    expect(about(found({}, { exchanges: [exchangeOf({}, 500)] }), /Event/)).toEqual([]);
  });

  it('of what is forecast, a notice for each cause', () => {
    const group = { whose: 'data', remedy: 'Load some.' } as const;
    const forecast = [
      {
        ...group,
        outcome: 'inconclusive',
        cause: noEventsCause(emptyWorld.offer.window),
        checks: ['a', 'b'],
      },
      { ...group, outcome: 'not-applicable', cause: 'it holds none', checks: ['c'] },
    ] as const;
    expect(about(found({}, { forecast }), /required|no Event/)).toEqual([
      [
        'notice',
        'data',
        'about 2 required checks will reach no decision: the probe found no Events from 2026-04-18 to 2026-05-17',
      ],
      ['notice', 'data', '1 required check will not apply: it holds none'],
    ]);
  });

  it('of legal entities, where the plan shows them', () => {
    const granted = { ...entitlements, can_use_leiregistry: 'granted' } as const;
    expect(about(found({ entitlements: granted }), /legal entity/)).toEqual([
      ['notice', 'data', 'no legal entity was found'],
    ]);
    expect(about(found({ entitlements: granted, leis: ['x'] }), /legal entity/)).toEqual([]);
    expect(about(found(), /legal entity/)).toEqual([]);
  });

  it('of keys', () => {
    expect(about(found(), /keys/)).toEqual([
      ['notice', 'settings', '3 checks will not be tested without keys for: revoked, disabled'],
    ]);
    expect(about(found({}, {}, { keys: ['full', 'revoked', 'disabled'] }), /keys/)).toEqual([]);
  });

  const keyOf = (role: KeyRole, state: ExaminedKey['state'], seen: string, due = '200'): ExaminedKey => ({
    role,
    state,
    seen,
    due,
  });

  it('of keys that are what their roles require, and of those that nobody can judge', () => {
    const keys = [
      keyOf('revoked', 'as-given', '401 INVALID_API_KEY'),
      keyOf('second', 'as-given', '200'),
      keyOf('analyst', 'open', '503'),
    ];
    expect(about(found({}, { keys }), /these keys/)).toEqual([
      [
        'good',
        'settings',
        'these keys are what their roles require: revoked (401 INVALID_API_KEY), second (200)',
      ],
      [
        'notice',
        'server',
        'the replies do not show whether these keys are what their roles require: analyst (503)',
      ],
    ]);
    expect(about(found(), /these keys/)).toEqual([]);
  });

  it('of a key that the deployment does not know, with what it takes out', () => {
    const keys = [keyOf('revoked', 'as-given', '401'), keyOf('disabled', 'unknown', '401 INVALID_API_KEY')];
    const world = { unknownKeys: { disabled: exchangeOf({}, 401) }, keys: ['full', 'revoked'] as const };
    const [notice, ...others] = found({}, { keys }, world).filter(({ said }) => said.includes('disabled'));
    expect(others).toEqual([]);
    expect(notice).toEqual({
      state: 'notice',
      whose: 'settings',
      said: 'the deployment does not know the key for disabled (401 INVALID_API_KEY), so 1 check will not be tested',
      next: 'Set EI_API_KEY_DISABLED to a disabled key, or unset it; while it is set, the verdict waits for its checks.',
    });
  });

  it.each([
    [
      keyOf('past-due', 'other', '200', '402 PAYMENT_OVERDUE'),
      'requests with the key for past-due get 200 instead of 402 PAYMENT_OVERDUE',
      'Check that EI_API_KEY_PAST_DUE is a key of a workspace that is past due;',
    ],
    [
      keyOf('rate-limited', 'other', '200', '429 RATE_LIMITED'),
      'the key for rate-limited is under its rate limit at present',
      'Exceed the limit',
    ],
    [
      keyOf('rate-limited', 'other', '403 RATE_LIMITED', '429 RATE_LIMITED'),
      'requests with the key for rate-limited get 403 RATE_LIMITED instead of 429 RATE_LIMITED',
      'Check that EI_API_KEY_RATE_LIMITED is',
    ],
  ])('of a key in another state: %j', (key, said, next) => {
    const notices = found({}, { keys: [key] }).filter((each) => each.said === said);
    expect(notices).toMatchObject([{ state: 'notice', whose: 'settings' }]);
    expect(notices[0]?.next).toContain(next);
  });

  it('of replies that ask to slow down', () => {
    const { request } = exchangeOf({});
    const limited = exchangeOf({}, 429, { request: { ...request, credential: { role: 'rate-limited' } } });
    expect(about(found({}, { exchanges: [limited, exchangeOf({})] }), /429/)).toEqual([]);
    expect(about(found({}, { exchanges: [exchangeOf({}, 429), exchangeOf({})] }), /429/)).toEqual([
      ['notice', 'plan', '1 of 2 replies so far asked to slow down (429)'],
    ]);
    expect(about(found(), /429/)).toEqual([]);
  });

  it('of a server that only fails', () => {
    expect(
      about(found({}, { exchanges: [exchangeOf({}, 500), exchangeOf({}, 501)] }), /server error/),
    ).toEqual([['notice', 'server', 'every reply so far is a server error']]);
    for (const exchanges of [[], [exchangeOf({}, 500), exchangeOf({})]])
      expect(about(found({}, { exchanges }), /server error/)).toEqual([]);
  });

  it('of limits that the plan will meet', () => {
    const limited = (maxRequests: number, maxTime?: number) =>
      about(found({}, { settings: { concurrency: 1, rate: 1, maxRequests, maxTime } }), /needed/);
    expect(limited(4, 3)).toEqual([]);
    expect(limited(3, 2)).toEqual([
      ['notice', 'settings', 'about 4 requests are needed, but only 3 (--max-requests) are allowed'],
      ['notice', 'settings', 'about 3 s are needed, but only 2 s (--max-time) are allowed'],
    ]);
  });
});

describe('secondsOf', () => {
  const seconds = (ms: readonly number[], concurrency: number, rate?: number) => {
    const exchanges = ms.map((each) => exchangeOf({}, 200, { ms: each }));
    const findings = findingsWith({}, { exchanges, settings: { concurrency, rate, maxRequests: 1000 } });
    return estimatedSeconds({
      ...findings,
      plan: { steps: [], estimate: { requests: 100, queryUnits: 100 } },
    });
  };

  it.each([
    ['a usual reply, by as many as run side by side', [100, 9000, 80], 4, undefined, 3],
    ['the rate, where that is slower', [100], 4, 10, 10],
    ['its own work, where replies are quicker than that', [0.1], 8, undefined, 1],
    ['its own work, where nothing was answered', [], 8, undefined, 1],
  ])('is by %s', (_, ms, concurrency, rate, expected) => {
    expect(seconds(ms, concurrency, rate)).toBe(expected);
  });
});
