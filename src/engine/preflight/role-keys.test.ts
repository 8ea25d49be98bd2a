import { describe, expect, it } from 'vitest';
import { type Check, defineCheck, type KeyRole, once } from '../../kit/index.js';
import { createClient } from '../../transport/client.js';
import { inProcess } from '../../transport/in-process.js';
import { scriptedTime } from '../../transport/scripted-wire.test-data.js';
import { TransportError } from '../../transport/wire.js';
import { worldWith } from '../fixtures.test-data.js';
import { examineKeys, withoutUnknown } from './role-keys.js';

type Answer = (key: string, nth: number) => Response;

const checkOf = (role: KeyRole, id = `a/${role}`): Check =>
  defineCheck({ id, title: 'It holds', clauses: [], needs: [`key.${role}`], property: once(async () => {}) });

/** Examines the key of each role at a deployment that answers like this. */
async function examine(roles: readonly KeyRole[], answer: Answer, rest: { readonly select?: string[] } = {}) {
  const sent: string[] = [];
  const client = createClient({
    wire: inProcess((request) => {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get('authorization') ?? '';
      sent.push(`${key} ${pathname}${search}`);
      return answer(key, sent.length);
    }),
    basePath: '',
    keys: Object.fromEntries(roles.map((role) => [role, `key-of-${role}`])),
    userAgent: 'test',
    maxRequests: 100,
    maxWaitMs: 1000,
    time: scriptedTime(),
    onExchange: () => {},
  });
  const world = worldWith({ keys: ['full', ...roles] });
  const examined = await examineKeys({
    checks: roles.map((role) => checkOf(role)),
    select: rest.select ?? [],
    world,
    client,
    surfaces: {},
  });
  return { examined, sent, world };
}

const refusing =
  (status: number, code?: string): Answer =>
  () =>
    code === undefined
      ? new Response('<html>', { status })
      : Response.json({ success: false, code }, { status });
const serving: Answer = () => Response.json({ success: true, data: [] });

const stateOf = async (role: KeyRole, answer: Answer) => {
  const { examined } = await examine([role], answer);
  expect(examined).toHaveLength(1);
  return examined[0];
};

describe('the key of a role', () => {
  it.each([
    ['revoked', 401, 'INVALID_API_KEY'],
    ['disabled', 403, 'API_KEY_DISABLED'],
    ['past-due', 402, 'PAYMENT_OVERDUE'],
    ['over-quota', 429, 'QUOTA_EXCEEDED'],
    ['rate-limited', 429, 'RATE_LIMITED'],
    ['no-subscription', 403, 'SUBSCRIPTION_REQUIRED'],
    ['no-programmatic-access', 403, 'PROGRAMMATIC_ACCESS_DENIED'],
    ['unentitled', 403, 'PLAN_REQUIRED'],
    ['without-exposure', 403, 'PLAN_REQUIRED'],
  ] as const)('%s is as given where it is refused with %i %s', async (role, status, code) => {
    const seen = `${status} ${code}`;
    expect(await stateOf(role, refusing(status, code))).toMatchObject({ state: 'as-given', seen, due: seen });
    expect(await stateOf(role, serving)).toMatchObject({ state: 'other', seen: '200', due: seen });
  });

  it('without API access may be refused for what is missing to it', async () => {
    const due = '403 API_ACCESS_DENIED or 403 PROGRAMMATIC_ACCESS_DENIED or 403 SUBSCRIPTION_REQUIRED';
    for (const code of ['API_ACCESS_DENIED', 'PROGRAMMATIC_ACCESS_DENIED', 'SUBSCRIPTION_REQUIRED'])
      expect(await stateOf('no-api-access', refusing(403, code))).toMatchObject({ state: 'as-given', due });
  });

  it.each(['second', 'analyst', 'markets'] as const)('%s is as given where it is served', async (role) => {
    expect(await stateOf(role, serving)).toMatchObject({ state: 'as-given', due: '200' });
    expect(await stateOf(role, refusing(403, 'PLAN_REQUIRED'))).toMatchObject({ state: 'other' });
  });

  it.each([
    ['past-due', 403, 'API_KEY_DISABLED', 'other'],
    // The right code with another status is no refusal that the specification knows.
    ['past-due', 403, 'PAYMENT_OVERDUE', 'other'],
    ['past-due', 503, 'INTERNAL_ERROR', 'open'],
    ['past-due', 403, undefined, 'open'],
    ['unentitled', 402, 'PAYMENT_OVERDUE', 'open'],
    ['unentitled', 429, 'QUOTA_EXCEEDED', 'open'],
    ['without-exposure', 404, 'NOT_FOUND', 'open'],
    ['second', 401, 'INVALID_API_KEY', 'other'],
  ] as const)('%s with %i %s is %s', async (role, status, code, state) => {
    expect(await stateOf(role, refusing(status, code))).toMatchObject({ state });
  });

  it('is shown without what a terminal would obey', async () => {
    expect(await stateOf('disabled', refusing(403, '\u001b[2J'))).toMatchObject({
      state: 'other',
      seen: '403',
    });
  });

  it('is open where no reply comes', async () => {
    const broken: Answer = () => {
      throw new TransportError('broken', 'closed');
    };
    expect(await stateOf('disabled', broken)).toMatchObject({ state: 'open', seen: 'closed' });
  });
});

describe('a key that the deployment does not know', () => {
  const unknown = refusing(401, 'INVALID_API_KEY');

  it('is asked with twice, and leaves the world with what shows it', async () => {
    const { examined, sent, world } = await examine(['past-due', 'disabled'], (key, nth) =>
      key.endsWith('disabled') ? refusing(403, 'API_KEY_DISABLED')(key, nth) : unknown(key, nth),
    );
    expect(examined).toMatchObject([
      { role: 'disabled', state: 'as-given' },
      { role: 'past-due', state: 'unknown' },
    ]);
    expect(sent).toHaveLength(3);
    const without = withoutUnknown(world, examined);
    expect(without.keys).toEqual(['full', 'disabled']);
    expect(without.unknownKeys).toMatchObject({ 'past-due': { status: 401 } });
  });

  it('is not one for a reply that the next one contradicts', async () => {
    const { examined, world } = await examine(['unentitled'], (key, nth) =>
      nth === 1 ? unknown(key, nth) : refusing(403, 'PLAN_REQUIRED')(key, nth),
    );
    expect(examined).toMatchObject([{ state: 'as-given' }]);
    expect(withoutUnknown(world, examined).keys).toEqual(['full', 'unentitled']);
  });
});

describe('the requests of an examination', () => {
  it('are one for each key that a selected check needs, and cheap', async () => {
    const roles = ['second', 'without-gov', 'without-exposure', 'analyst'] as const;
    const { sent } = await examine(roles, serving, { select: ['a/second', 'a/without-gov', 'a/analyst'] });
    expect(sent.toSorted()).toEqual([
      'Bearer key-of-analyst /api/v2/facilities?limit=1',
      'Bearer key-of-second /api/v2/events?date_start=2026-04-18&date_end=2026-05-17&limit=1',
      'Bearer key-of-without-gov /api/v2/gov/awards?recipient=inc&limit=1',
    ]);
  });

  it('are none for the main key', async () => {
    expect((await examine(['full'], serving)).sent).toEqual([]);
  });
});
