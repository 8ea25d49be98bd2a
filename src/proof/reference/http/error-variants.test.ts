import { expect, it } from 'vitest';
import { formOf, type Shown } from '../variants.test-data.js';
import { errorVariants, suggestionVariants } from './error-variants.js';

const variants = { ...errorVariants, ...suggestionVariants };
type Id = keyof typeof variants;

const misspelt = '/api/v2/events?counttry=USA';
const unknown = '/api/v2/events/conflict_000000000000';
const lei = '529900T8BM49AURSDO55';

const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  [
    'errors.details-at-top-level',
    misspelt,
    ({ body }) => [body.details, body.did_you_mean],
    [{ param: 'counttry' }, 'country'],
  ],
  ['errors.suggestions-as-list', misspelt, ({ body }) => body.details.did_you_mean, ['country']],
  ['errors.with-more-members', misspelt, ({ body }) => [body.status, body.details.hint], [400, null]],
  [
    'errors.in-french',
    '/api/v1/events',
    ({ body }) => body.error.includes('utilisez désormais /api/v2/events à'),
    true,
  ],
  [
    'errors.accepted-values-described',
    '/api/v2/events?region=x',
    ({ body }) => body.details.accepted_values[0],
    { value: 'Africa', description: 'Selects Africa' },
  ],
  [
    'errors.enum-by-other-code',
    '/api/v2/events?region=x',
    ({ body }) => [body.code, body.details.allowed[0]],
    ['INVALID_PARAM', 'Africa'],
  ],
  ['errors.unknown-ids-malformed', unknown, ({ status }) => status, 400],
  ['errors.unknown-ids-gone', unknown, ({ status }) => status, 410],
  [
    'errors.lei-not-held-without-code',
    `/api/v2/leiregistry/entities/${lei}`,
    ({ status, body }) => [status, body.code],
    [404, null],
  ],
  ['errors.uncarried-languages', '/api/v2/events?languages=fr', ({ status }) => status, 400],
  [
    'errors.uncarried-languages-overlooked',
    '/api/v2/events?languages=is',
    ({ body }) => body.data.length,
    25,
  ],
  ['errors.unknown-path-malformed', '/api/v2/nowhere', ({ status }) => status, 400],
  [
    'suggestions.every-spelling',
    '/api/v2/events/summary?entityy=x',
    ({ body }) => body.details.did_you_mean.toSorted(),
    ['entities', 'entity', 'entity_id'],
  ],
  [
    'errors.accepted-params-canonical',
    misspelt,
    ({ body }) => body.details.accepted_params.includes('start_date'),
    false,
  ],
  [
    'errors.accepted-params-described',
    misspelt,
    ({ body }) => body.details.accepted_params.country,
    { in: 'query', required: false },
  ],
  [
    'errors.accepted-params-as-descriptors',
    misspelt,
    ({ body }) =>
      body.details.accepted_params.every(({ type }: { readonly type: string }) => type === 'text'),
    true,
  ],
  [
    'errors.accepted-params-grouped',
    misspelt,
    ({ body }) => body.details.accepted_params.time.includes('date_start'),
    true,
  ],
  [
    'errors.accepted-params-with-retired',
    misspelt,
    ({ body }) => body.details.accepted_params.includes('as_of'),
    true,
  ],
  [
    'errors.subcategories-of-all-categories',
    '/api/v2/events?subcategory=TE01',
    ({ body }) => body.details.accepted_categories.length,
    16,
  ],
  [
    'errors.missing-selector-by-other-codes',
    '/api/v2/gov/awards',
    ({ body }) => body.code,
    'ENTITY_REQUIRED',
  ],
  [
    'errors.direction-by-its-own-code',
    `/api/v2/entities/${lei}/hierarchy?direction=x`,
    ({ body }) => body.code,
    'INVALID_DIRECTION',
  ],
];

it.each(shown)('%s shows at %s', async (id, path, read, expected) => {
  expect(read(await formOf(id)(path))).toEqual(expected);
});

it('errors.changed-walk-unreadable shows on the second page under another filter', async () => {
  const ask = formOf('errors.changed-walk-unreadable');
  const first = await ask('/api/v2/events?limit=1');
  const next = encodeURIComponent(first.body.pagination.next_cursor);
  const { body } = await ask(`/api/v2/events?limit=1&country=FRA&cursor=${next}`);
  expect(body.code).toBe('INVALID_CURSOR');
});

it('covers every variant of errors', () => {
  const tested = ['errors.changed-walk-unreadable', ...shown.map(([id]) => id)];
  expect(tested.toSorted()).toEqual(Object.keys(variants).toSorted());
});
