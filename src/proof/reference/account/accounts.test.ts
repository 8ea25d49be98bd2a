import { describe, expect, it } from 'vitest';
import type { OperationId } from '../../../../contract/index.js';
import type { FaultId } from '../faults.js';
import { keepFieldNames } from '../http/field-names.js';
import { Refusal } from '../http/refusal.js';
import { createReference, type VariantId } from '../index.js';
import { nothingPlanted, type Planted, planting } from '../planted.js';
import { ask, formOf, type Shown } from '../variants.test-data.js';
import { accessVariants } from './access-variants.js';
import {
  type Account,
  accountsOf,
  authenticate,
  costOf,
  meter,
  type Role,
  requireEntitlement,
} from './accounts.js';
import { admissionFaults } from './admission.js';
import { authenticationFaults } from './authentication.js';
import { entitlementFaults, type entitlementVariants } from './entitlement.js';
import { meteringFaults, usageVariants } from './metering.js';

const accounts = accountsOf(11);
const plantingOne = (fault: FaultId) => planting((asked) => asked === fault);

function account(role: Role, from: readonly Account[] = accounts): Account {
  const found = from.find((each) => each.role === role);
  if (found === undefined) throw new Error(`no account ${role}`);
  return found;
}

function outcome(run: () => unknown): string {
  try {
    run();
    return 'served';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, code, details, headers } = error;
    return JSON.stringify({ status, code, details, headers });
  }
}

function send(
  authorization: string | undefined,
  planted: Planted = nothingPlanted,
  field = 'Authorization',
  path = 'events',
): string {
  const headers = authorization === undefined ? {} : { [field]: authorization };
  const request = new Request(`https://reference.test/api/v2/${path}`, { headers });
  keepFieldNames(request, { incoming: { rawHeaders: Object.entries(headers).flat() } });
  return outcome(() => authenticate(request, accounts, planted));
}

const bearer = (role: Role) => `Bearer ${account(role).key}`;
const unknown = `Bearer svc_sk_${'0'.repeat(64)}`;

describe('accounts', () => {
  it('have keys of the stated form, fixed by the seed', () => {
    for (const { key } of accounts) expect(key).toMatch(/^svc_sk_[0-9a-f]{64}$/);
    expect(new Set(accounts.map(({ key }) => key)).size).toBe(accounts.length);
    expect(accountsOf(11).map(({ key }) => key)).toEqual(accounts.map(({ key }) => key));
    expect(accountsOf(12).map(({ key }) => key)).not.toEqual(accounts.map(({ key }) => key));
  });
});

describe('authenticate', () => {
  it.each<[Role]>([['full'], ['second'], ['unentitled']])('serves the key of %s', (role) => {
    expect(send(bearer(role))).toBe('served');
  });

  it.each<[Role, number, string]>([
    ['revoked', 401, 'INVALID_API_KEY'],
    ['disabled', 403, 'API_KEY_DISABLED'],
    ['no-api-access', 403, 'API_ACCESS_DENIED'],
    ['no-subscription', 403, 'SUBSCRIPTION_REQUIRED'],
    ['no-programmatic-access', 403, 'PROGRAMMATIC_ACCESS_DENIED'],
    ['past-due', 402, 'PAYMENT_OVERDUE'],
    ['over-quota', 429, 'QUOTA_EXCEEDED'],
    ['rate-limited', 429, 'RATE_LIMITED'],
  ])('refuses the key of %s with %i %s', (role, status, code) => {
    expect(JSON.parse(send(bearer(role)))).toMatchObject({ status, code });
  });

  it('says when to come back after RATE_LIMITED', () => {
    expect(JSON.parse(send(bearer('rate-limited'))).headers).toHaveProperty('Retry-After');
  });

  it.each<[string | undefined, string]>([
    [undefined, 'MISSING_API_KEY'],
    ['', 'INVALID_TOKEN'],
    ['Bearer', 'INVALID_TOKEN'],
    ['Bearer nonsense', 'INVALID_TOKEN'],
    ['Basic dXNlcjpwYXNz', 'INVALID_TOKEN'],
    ['Bearer svc_sk_12', 'INVALID_API_KEY'],
    [unknown, 'INVALID_API_KEY'],
    [`Bearer ${'x'.repeat(5000)}`, 'INVALID_TOKEN'],
  ])('answers %s with 401 %s', (authorization, code) => {
    expect(JSON.parse(send(authorization))).toMatchObject({ status: 401, code });
  });

  // What stands before the deployment is seen through a whole one.
  const { 'auth.further-routes-open': _ofRoutes, ...ofKeys } = authenticationFaults;
  const tables = { ...admissionFaults, ...ofKeys };
  const headers = [
    ...[undefined, 'Bearer nonsense', `Basic ${account('full').key}`, unknown],
    ...[bearer('full').slice(0, -1), `${bearer('full')}00`],
    // The last digit in front of the five before it.
    bearer('full').replace(/(.{5})(.)$/, '$2$1'),
    ...accounts.map(({ key }) => `Bearer ${key}`),
  ];
  const answers = (planted?: Planted): readonly string[] => [
    ...headers.map((header) => send(header, planted)),
    send(bearer('full'), planted, 'AUTHORIZATION'),
    send(unknown, planted, 'Authorization', 'stories'),
  ];
  const before = answers();
  it.each(Object.keys(tables) as readonly (keyof typeof tables)[])('%s shows', (fault) => {
    expect(answers(plantingOne(fault))).not.toEqual(before);
  });

  it.each<[number, readonly FaultId[]]>([
    [401, []],
    [200, ['auth.further-routes-open']],
  ])('answers %i on a further path without a key, with the faults %j', async (status, faults) => {
    const wire = createReference({ now: () => new Date(0), faults });
    const key = wire.accounts.find(({ role }) => role === 'full')?.key;
    const ask = (path: string, headers = {}) =>
      wire.fetch(new Request(`http://reference${path}`, { headers }));
    const listed = await ask('/api/v2/meta/endpoints', { authorization: `Bearer ${key}` });
    expect(await listed.text()).toContain('/api/v2/macro/series"');
    expect((await ask('/api/v2/macro/series')).status).toBe(status);
  });

  it('finds a key in a field name of any case', () => {
    for (const field of ['authorization', 'AUTHORIZATION'])
      expect(send(bearer('full'), nothingPlanted, field)).toBe('served');
  });
});

describe('requireEntitlement', () => {
  const flags = ['can_use_leiregistry', 'can_use_facilities', 'can_use_gov', 'can_use_aicompute'] as const;
  const require = (
    role: Role,
    planted: Planted = nothingPlanted,
    flag: (typeof flags)[number] = flags[0],
    operation?: OperationId,
  ) => outcome(() => requireEntitlement(account(role), flag, planted, operation));

  it('refuses plans without the flag and tells all that the contract lists', () => {
    expect(require('full')).toBe('served');
    expect(require('second')).toBe('served');
    expect(JSON.parse(require('unentitled'))).toMatchObject({
      status: 403,
      code: 'PLAN_REQUIRED',
      details: {
        required_capability: 'can_use_leiregistry',
        capability: expect.any(String),
        current_plan: 'Starter',
        pricing_url: expect.any(String),
        eligible_plans: ['Analyst', 'Markets', 'Enterprise'],
        alternatives: expect.any(Array),
        retryable: false,
      },
    });
  });

  const roles: readonly Role[] = ['full', 'second', 'analyst', 'unentitled'];
  const answers = (planted?: Planted) => [
    ...flags.flatMap((flag) => roles.map((role) => require(role, planted, flag))),
    require('unentitled', planted, 'can_use_leiregistry', 'lookUpIsin'),
    require('unentitled', planted, 'can_use_aicompute', 'listModels'),
  ];
  const before = answers();
  it.each(Object.keys(entitlementFaults) as readonly (keyof typeof entitlementFaults)[])(
    '%s shows',
    (fault) => {
      expect(answers(plantingOne(fault))).not.toEqual(before);
    },
  );
});

describe('meter', () => {
  /**
   * Usage after a list, a summary, a list with another key of the workspace, a discovery call, a later page, a long one, a
   * detail, a search, a list for two entities, a list after one of another workspace, offices, a hierarchy by its LEI, a
   * detail by its page, a later page of facilities, and a list with images.
   */
  function usage(planted: Planted = nothingPlanted): readonly (string | null)[] {
    const own = accountsOf(11);
    const calls = [
      ['full', 'listEvents'],
      ['full', 'summarizeEvents'],
      ['second', 'listEvents'],
      ['full', 'listEndpoints'],
      ['full', 'listEvents', 'cursor=x'],
      ['full', 'listEvents', 'limit=100'],
      ['full', 'getEvent'],
      ['full', 'searchEntities', 'scope=all'],
      ['full', 'listEvents', 'entity=e_1f,e_2f'],
      ['unentitled', 'listEvents'],
      ['full', 'listEvents'],
      ['full', 'listOffices'],
      ['full', 'getHierarchy', '', `/api/v2/entities/${'A'.repeat(20)}/hierarchy`],
      ['full', 'getEntity', '', '/api/v2/entities/wiki:Any'],
      ['full', 'listFacilities', 'cursor=x'],
      ['full', 'listEvents', 'include_images=true'],
    ] as const;
    return calls.map(([role, operation, query = '', path = '/']) => {
      const headers = new Headers();
      const url = new URL(`${path}?${query}`, 'http://reference.invalid');
      meter(account(role, own), costOf(operation, url, planted), headers, planted);
      return headers.get('X-Usage-Used');
    });
  }

  it('steps by one on data calls of any key of the workspace, and not on discovery calls', () => {
    const expected = '1 2 3 3 4 5 6 7 8 1 9 10 11 12 13 14'.split(' ');
    expect(usage()).toEqual(expected);
    expect(usage()).toEqual(expected);
  });

  // What requests under way together make of it is seen in front of the deployment.
  const own = (Object.keys(meteringFaults) as readonly (keyof typeof meteringFaults)[]).filter(
    (id) => !('front' in meteringFaults[id]),
  );

  it.each(own)('%s shows', (fault) => {
    expect(usage(plantingOne(fault))).not.toEqual(usage());
  });

  it('counts the calls of another workspace in one variant', () => {
    const shared = usage(
      planting(
        () => false,
        (asked) => asked === 'metering.counted-for-all',
      ),
    );
    expect(shared.slice(8, 11)).toEqual(['8', '9', '10']);
  });
});

type Id = keyof typeof accessVariants;

const shown: readonly (readonly [
  Id,
  string,
  string,
  Readonly<Record<string, string>>,
  (reply: Shown) => unknown,
  unknown,
])[] = [
  [
    'access.malformed-tokens-swapped',
    '/api/v2/events',
    '',
    { authorization: 'Bearer abc' },
    ({ body }) => body.code,
    'INVALID_API_KEY',
  ],
  [
    'access.other-schemes-missing',
    '/api/v2/events',
    '',
    { authorization: 'Basic abc' },
    ({ body }) => body.code,
    'MISSING_API_KEY',
  ],
  [
    'access.required-flag',
    '/api/v2/gov/awards?recipient=inc',
    'unentitled',
    {},
    ({ body }) => [body.details.required_flag, body.details.current_plan],
    ['can_use_gov', null],
  ],
  ['access.referenced-routes-need-a-plan', '/api/v2/activity', 'full', {}, ({ status }) => status, 403],
  ['access.no-situations', '/api/v2/situations', 'full', {}, ({ body }) => body.data, []],
  [
    'access.energy-assets-unfiltered',
    '/api/v2/energy/assets?near=1,2,3',
    'full',
    {},
    ({ body }) => body.code,
    'UNKNOWN_PARAM',
  ],
];

it.each(shown)('%s shows at %s', async (id, path, role, headers, read, expected) => {
  expect(read(await formOf(id)(path, role, headers))).toEqual(expected);
});

it('covers every variant of access', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(accessVariants).toSorted());
});

const paths: Readonly<Record<keyof typeof entitlementVariants, string>> = {
  'entitlement.without-can_use_leiregistry': 'leiregistry/relationships',
  'entitlement.without-can_use_exposure': 'entities/e_00/hierarchy',
  'entitlement.without-can_use_aicompute': 'aicompute/models',
  'entitlement.without-can_use_facilities': 'facilities',
  'entitlement.without-can_use_gov': 'gov/fara',
};

it.each(Object.entries(paths))('%s refuses the full key', async (id, path) => {
  expect(await ask(path, [id as VariantId])).toMatchObject({ status: 403, body: { code: 'PLAN_REQUIRED' } });
  expect((await ask(path)).status).not.toBe(403);
});

type UsageVariant = keyof typeof usageVariants;

const usages: readonly (readonly [UsageVariant, string, readonly string[]])[] = [
  ['usage.counting-down', 'query-units-left', ['999999', '999998']],
  ['usage.total', 'x-consumption', ['1 QU', '2 QU']],
  [
    'usage.in-one-header',
    'x-quota',
    ['used=1, limit=1000000, period=month', 'used=2, limit=1000000, period=month'],
  ],
  ['usage.unspoken-name', 'x-calls', ['1', '2']],
  ['usage.among-others', 'x-usage-used', ['3', '4']],
];

it.each(usages)('%s shows in %s', async (id, name, values) => {
  const ask = formOf(id);
  const replies = [await ask('/api/v2/offices?q=x'), await ask('/api/v2/offices?q=x')];
  expect(replies.map(({ headers }) => headers.get(name))).toEqual(values);
});

it('covers every variant of usage', () => {
  expect(usages.map(([id]) => id).toSorted()).toEqual(Object.keys(usageVariants).toSorted());
});

it.each([
  ['metering.refusals-free', '/api/v2/offices?x=1'],
  ['metering.empty-replies-free', '/api/v2/offices?q=zzqxvk'],
  ['metering.geography-free', '/api/v2/geo/admin1?country=France'],
] as const)('%s shows at %s', async (id, path) => {
  const { headers } = await formOf(id)(path);
  expect(headers.get('x-usage-used')).toBe('0');
});
