import { isObject, type Json, put } from '../bend.js';
import type { Variants } from '../variant.js';
import { contract } from './fronts.js';
import { reshaping } from './reshaped.js';

/** Bounds by the time that they are on. */
const times = [
  ['date', 'event_date'],
  ['observed', 'coded_at'],
  ['recorded', 'published_at'],
] as const;

interface Bounds {
  readonly time: string;
  readonly start: unknown;
  readonly end: unknown;
}

const boundsIn = (window: Json): readonly Bounds[] =>
  times.flatMap(([own, time]) => {
    const [start, end] = [window[`${own}_start`], window[`${own}_end`]];
    return start === undefined && end === undefined ? [] : [{ time, start, end }];
  });

const told = (reshape: (bounds: readonly Bounds[]) => unknown) =>
  reshaping(({ body }) => {
    if (!isObject(body.meta) || !isObject(body.meta.query_window)) return body;
    return put('meta.query_window', reshape(boundsIn(body.meta.query_window)))(body);
  });

/** Reshapes members of `applied_filters` where they are filled. */
const filters = (reshape: Readonly<Record<string, (value: unknown) => unknown>>) =>
  reshaping(({ body }) =>
    Object.entries(reshape).reduce((changed, [name, change]) => {
      const old = isObject(body.applied_filters) ? body.applied_filters[name] : undefined;
      return old === undefined ? changed : put(`applied_filters.${name}`, change(old))(changed);
    }, body),
  );

const each = (change: (item: unknown) => unknown) => (items: unknown) =>
  Array.isArray(items) ? items.map(change) : items;

/** The contract with lists of ignored parameters whose elements may be anything. */
const withFreeElements = (document: Json): Json =>
  JSON.parse(JSON.stringify(document), (name, value: unknown) =>
    name === 'ignored' && isObject(value) ? { type: 'array' } : value,
  );

/** Variants of the inner shapes of meta and applied_filters, which are not shown. */
export const envelopeShapeVariants = {
  'envelope.window-by-time': {
    summary: 'Tells each window below the time that it is on, in words of ranges',
    allowedBy: ['C01', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      Object.fromEntries(bounds.map(({ time, start, end }) => [time, { gte: start, lte: end, tz: 'UTC' }])),
    ),
  },
  'envelope.window-as-predicates': {
    summary: 'Tells the window as a list of predicates',
    allowedBy: ['C01', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      bounds.flatMap(({ time, start, end }) => [
        { field: time, operator: '>=', value: start },
        { field: time, operator: '<=', value: end },
      ]),
    ),
  },
  'envelope.window-as-text': {
    summary: 'Tells the window as a condition in words',
    allowedBy: ['C01', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      bounds.map(({ time, start, end }) => `${time} from ${start} to ${end}`).join('; '),
    ),
  },
  'envelope.coverage-by-family': {
    summary: 'Tells the coverage of each family, as a list',
    allowedBy: ['C04', 'envelope.meta.coverage.inner'],
    front: reshaping(({ body }) => {
      if (!isObject(body.meta) || !isObject(body.meta.coverage)) return body;
      const { start, end } = body.meta.coverage;
      const families = ['conflict', 'cameoplus'].map((family) => ({
        family,
        continuous_from: start,
        newest: end,
      }));
      return put('meta.coverage', families)(body);
    }),
  },
  'envelope.elements-as-objects': {
    summary: 'Lists handles, parameters and adjustments as objects with reasons',
    allowedBy: [
      'envelope.applied-filters.entity-handles-unresolved.items',
      'envelope.applied-filters.entity-ids-expanded.items',
      'envelope.applied-filters.ignored.items',
      'envelope.applied-filters.normalized.items',
    ],
    front: (serve) =>
      contract(withFreeElements)(
        filters({
          entity_handles_unresolved: each((handle) => ({ handle, reason: 'no_match', candidates: [] })),
          entity_ids_expanded: each((id) => ({ id, via: 'merge' })),
          ignored: each((parameter) => ({ parameter, reason: 'unrecognised' })),
          normalized: each((item) => ({ adjustment: item, at: 'request' })),
        })(serve),
      ),
  },
  'envelope.elements-as-texts': {
    summary: 'Lists adjustments as sentences',
    allowedBy: ['envelope.applied-filters.normalized.items'],
    front: filters({
      normalized: each((item) =>
        isObject(item) ? `${String(item.param)} was served as ${JSON.stringify(item.to ?? null)}` : item,
      ),
    }),
  },
  'envelope.holders-by-other-keys': {
    summary: 'Counts the holders of an office by fate, under a key of its own for those without news',
    allowedBy: ['A63', 'envelope.applied-filters.office-holders.unbridged'],
    front: filters({
      office_holders: (old) => {
        if (!isObject(old)) return old;
        const { unbridged, ...rest } = old;
        return { ...rest, without_news: unbridged };
      },
    }),
  },
  'envelope.adjustments-in-full': {
    summary: 'Tells the window as it was asked for and as it is served in an adjustment',
    allowedBy: ['C02', 'envelope.meta.window-adjustment.inner'],
    front: reshaping(({ body, url }) => {
      if (!isObject(body.meta) || !isObject(body.meta.window_adjustment)) return body;
      const { reason } = body.meta.window_adjustment;
      return put('meta.window_adjustment', {
        reason: reason === undefined ? reason : 'window_exceeds_maximum',
        requested: Object.fromEntries(url.searchParams),
        effective: body.meta.query_window ?? null,
        max_days: 30,
        message: 'The most recent 30 days are served.',
      })(body);
    }),
  },
} as const satisfies Variants;
