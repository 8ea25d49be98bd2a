import { expect, it } from 'vitest';
import { formOf, type Shown } from '../variants.test-data.js';
import { envelopeShapeVariants, envelopeVariants } from './envelope-variants.js';

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

type ShapeId = keyof typeof envelopeShapeVariants;

const days = 'date_start=2026-09-01&date_end=2026-09-02';
const shapes: readonly (readonly [ShapeId, string, (reply: Shown) => unknown, unknown])[] = [
  [
    'envelope.window-half-open',
    days,
    ({ body }) => body.meta.query_window.date_end,
    '2026-09-03T00:00:00.000Z',
  ],
  ['envelope.window-by-time', days, ({ body }) => body.meta.query_window.event_date.gte, '2026-09-01'],
  [
    'envelope.window-first-and-last',
    days,
    ({ body }) => body.meta.query_window,
    { as_of: '2026-09-05', event_date: { first: '2026-09-01', last: '2026-09-02' } },
  ],
  [
    'envelope.window-as-predicates',
    days,
    ({ body }) => body.meta.query_window[1],
    { field: 'event_date', operator: '<=', value: '2026-09-02' },
  ],
  [
    'envelope.window-as-text',
    days,
    ({ body }) => body.meta.query_window,
    'event_date from 2026-09-01 to 2026-09-02',
  ],
  ['envelope.coverage-by-family', days, ({ body }) => body.meta.coverage[0].continuous_from, '2026-03-01'],
  [
    'envelope.elements-as-objects',
    'limit=500',
    ({ body }) => body.applied_filters.normalized[0].at,
    'request',
  ],
  [
    'envelope.elements-as-texts',
    'limit=500',
    ({ body }) => body.applied_filters.normalized,
    ['limit was served as 100'],
  ],
  [
    'envelope.holders-by-other-keys',
    'office=Q900001&days=30',
    ({ body }) => Object.keys(body.applied_filters.office_holders).includes('without_news'),
    true,
  ],
  [
    'envelope.adjustments-in-full',
    'date_start=2026-07-01&date_end=2026-09-02',
    ({ body }) => body.meta.window_adjustment.max_days,
    30,
  ],
];

it.each(shapes)('%s shows with %s', async (id, query, read, expected) => {
  expect(read(await formOf(id)(`/api/v2/events?${query}`))).toEqual(expected);
});

it('covers every variant of inner shapes', () => {
  expect(shapes.map(([id]) => id).toSorted()).toEqual(Object.keys(envelopeShapeVariants).toSorted());
});
