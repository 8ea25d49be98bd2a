import { expect, it } from 'vitest';
import { accessVariants } from './access.js';
import { formOf, type Shown } from './form.test-data.js';

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
