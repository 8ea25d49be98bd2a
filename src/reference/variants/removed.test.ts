import { expect, it } from 'vitest';
import { formOf, type Shown } from './form.test-data.js';
import { removedVariants } from './removed.js';

type Id = keyof typeof removedVariants;

const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  [
    'v1.absolute-links',
    'full',
    ({ body }) => body.details.replacement,
    'https://api.service.example/api/v2/events',
  ],
  [
    'v1.links-from-the-base',
    '',
    ({ headers }) => headers.get('link'),
    '<api/v2/events>; hreflang=en; Rel="latest-version successor-version"',
  ],
  ['v1.needs-a-key', '', ({ status }) => status, 401],
  ['v1.one-replacement', '', ({ headers }) => headers.get('sunset'), 'Sun, 01 Mar 2026 00:00:00 GMT'],
];

it.each(shown)('%s shows', async (id, role, read, expected) => {
  expect(read(await formOf(id)('/api/v1/events', role))).toEqual(expected);
});

it('covers every variant of removed paths', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(removedVariants).toSorted());
});
