import { expect, it } from 'vitest';
import { formOf, type Shown } from './form.test-data.js';
import { strictnessVariants } from './strictness.js';

type Id = keyof typeof strictnessVariants;

const directory = '/api/v2/meta/endpoints';
const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  ['strictness.none', '/api/v2/events?nonsense=1', ({ body }) => body.applied_filters.ignored, ['nonsense']],
  ['strictness.everywhere', '/api/v2/entities?nonsense=1', ({ body }) => body.code, 'UNKNOWN_PARAM'],
  ['strictness.untold', directory, ({ body }) => body.coverage.descriptor_backed, 17],
  [
    'strictness.told-by-path',
    directory,
    ({ body }) => body.data.endpoints['GET /api/v2/events'].descriptor_backed,
    true,
  ],
  [
    'strictness.told-by-class',
    directory,
    ({ body }) => body.coverage.descriptor_backed.endpoints[1].path,
    '/api/v2/events/:id',
  ],
  ['strictness.told-in-words', directory, ({ body }) => body.endpoints[0].validation, 'strict'],
];

it.each(shown)('%s shows at %s', async (id, path, read, expected) => {
  expect(read(await formOf(id)(path))).toEqual(expected);
});

it('covers every variant of strictness', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(strictnessVariants).toSorted());
});
