import { expect, it } from 'vitest';
import { envelopeVariants } from './envelopes.js';
import { formOf, type Shown } from './form.test-data.js';

type Id = keyof typeof envelopeVariants;

const registry = '/api/v2/leiregistry/entities?country=USA';
const shown: readonly (readonly [Id, string, (reply: Shown) => unknown, unknown])[] = [
  ['envelope.unused-members-null', '/api/v2/events', ({ body }) => body.applied_filters.office_holders, null],
  [
    'envelope.unused-members-empty',
    '/api/v2/events',
    ({ body }) => [body.applied_filters.retired, body.meta.window_adjustment],
    [{}, {}],
  ],
  [
    'envelope.terse-summaries',
    '/api/v2/events/summary?days=2',
    ({ body }) => Object.keys(body),
    ['success', 'group_by', 'data'],
  ],
  ['envelope.details-with-meta', '/api/v2/events', ({ body }) => body.pagination.total, 48_213],
  ['envelope.without-attributions', registry, ({ body }) => body.meta?.attributions, undefined],
  [
    'envelope.members-within-data',
    '/api/v2/gov/awards?recipient=inc',
    ({ body }) => Object.keys(body),
    ['success', 'data'],
  ],
];

it.each(shown)('%s shows at %s', async (id, path, read, expected) => {
  expect(read(await formOf(id)(path))).toEqual(expected);
});

it('covers every variant of envelopes', () => {
  expect(shown.map(([id]) => id).toSorted()).toEqual(Object.keys(envelopeVariants).toSorted());
});
