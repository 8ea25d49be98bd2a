import { type OperationId, operation } from '../../../../contract/index.js';
import { isObject, type Json, put } from '../bend.js';
import type { Variants } from '../planted.js';
import { contract, operationAt, type Reshaped, reshaping } from './middleware.js';

/** Every member of `applied_filters` and of `meta`, with an empty value of its type. */
const emptyFilters: Json = {
  country_match: 'location_or_actor_origin',
  entity_handles_unresolved: [],
  entity_ids_expanded: [],
  normalized: [],
  coverage_fallback_applied: false,
  retired: {},
  ignored: [],
};
const emptyMeta: Json = { coverage: {}, attributions: [] };

const nulls = (members: Json): Json => Object.fromEntries(Object.keys(members).map((name) => [name, null]));

/** Reshapes successful replies of operations with some envelopes. */
const successes = (holds: (id: OperationId) => boolean, reshape: (body: Json, reply: Reshaped) => Json) =>
  reshaping((reply) => {
    const id = operationAt(reply.url.pathname);
    return reply.status === 200 && id !== undefined && holds(id) ? reshape(reply.body, reply) : reply.body;
  });

const isWindowed = (id: OperationId): boolean => ['list', 'summary'].includes(operation(id).envelope);

/** Adds members that a reply lacks. */
const completed = (name: string, members: Json) =>
  put(name, (old: unknown) => ({ ...members, ...(isObject(old) ? old : {}) }));

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : isObject(value) ? Object.keys(value).length > 0 : value === true;

/** A summary that says no more about itself than it must. */
function terse({ meta, applied_filters: filters, ...body }: Json, { url }: Reshaped): Json {
  const isPlaced = ['country', 'country_iso3', 'region', 'continent', 'country_match'].some((name) =>
    url.searchParams.has(name),
  );
  const says = isObject(filters) && (isPlaced || Object.values(filters).some(isFilled));
  const adjusted = isObject(meta) && isObject(meta.window_adjustment);
  return { ...body, ...(adjusted ? { meta } : {}), ...(says ? { applied_filters: filters } : {}) };
}

const attributions = [{ source: 'Legal-entity index', licence: 'CC0 1.0', url: 'https://source.example' }];

/** Variants of the members of envelopes that are optional or do not apply. */
export const envelopeVariants = {
  'envelope.unused-members-null': {
    summary: 'Sends members of meta and applied_filters that do not apply as null',
    allowedBy: ['envelope.members-without-use'],
    front: successes(isWindowed, (body) =>
      completed('meta', { ...nulls(emptyMeta), window_adjustment: null })(
        completed('applied_filters', { ...nulls(emptyFilters), office_holders: null })(body),
      ),
    ),
  },
  'envelope.unused-members-empty': {
    summary: 'Sends members of meta and applied_filters that do not apply as empty lists and objects',
    allowedBy: ['envelope.members-without-use', 'envelope.applied-filters.country-match.without-geography'],
    front: successes(isWindowed, (body) =>
      completed('meta', { ...emptyMeta, window_adjustment: {} })(
        completed('applied_filters', { ...emptyFilters, office_holders: {} })(body),
      ),
    ),
  },
  'envelope.terse-summaries': {
    summary: 'Leaves meta and applied_filters out of summaries that were served as asked',
    allowedBy: ['undeclared-parameters', 'envelope.summary.further-members'],
    front: successes((id) => operation(id).envelope === 'summary', terse),
  },
  'envelope.details-with-meta': {
    summary: 'Has meta and applied_filters on details, too, and totals on lists',
    allowedBy: ['envelope.detail.further-members', 'envelope.list.totals', 'attributions'],
    front: successes(
      (id) => operation(id).envelope !== 'none',
      (body, { url }) => ({
        ...body,
        meta: {
          generated_at: '2026-11-20T12:00:00Z',
          attributions,
          ...(isObject(body.meta) ? body.meta : {}),
        },
        ...(url.pathname.split('/').length > 4 && !Array.isArray(body.data)
          ? { applied_filters: { ignored: [], normalized: [] } }
          : {}),
        ...(isObject(body.pagination)
          ? {
              pagination: { ...body.pagination, total: 48_213, has_more: true, page: 1 },
              total: 48_213,
              count: 25,
            }
          : {}),
      }),
    ),
  },
  'envelope.without-attributions': {
    summary: 'Never sends attributions',
    allowedBy: ['attributions'],
    front: reshaping(({ body }) => {
      if (!isObject(body.meta)) return body;
      const { attributions: _left, ...meta } = body.meta;
      return Object.keys(meta).length > 0 || isObject(body.pagination)
        ? { ...body, meta }
        : withoutMeta(body);
    }),
  },
  'envelope.members-within-data': {
    summary: 'Wraps the members of awards in data, and puts those of the hierarchy beside success',
    allowedBy: ['reference-envelope', 'envelope.reference.members'],
    front: (serve) =>
      contract((document) =>
        ['Awards', 'Hierarchy'].reduce(
          (open, name) => put(`components.schemas.${name}`, { type: 'object' })(open),
          document,
        ),
      )(
        successes(
          (id) => id === 'listAwards' || id === 'getHierarchy',
          ({ success, data, ...members }) =>
            isObject(data) ? { success, ...data, ...members } : { success, data: members },
        )(serve),
      ),
  },
} as const satisfies Variants;

const withoutMeta = ({ meta: _left, ...body }: Json): Json => body;

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

/** The members of a window, each end as the first instant that is not in it. */
const halfOpen = (window: Json): Json =>
  Object.fromEntries(
    Object.entries(window).map(([name, bound]) => {
      if (!name.endsWith('_end') || typeof bound !== 'string') return [name, bound];
      const beyond = /T/.test(bound) ? 1 : 86_400_000;
      return [name, new Date(Date.parse(bound) + beyond).toISOString()];
    }),
  );

/** A date some days after that of an instant; null where there is none. */
function daysAfter(instant: string | undefined): string | null {
  const time = Date.parse((instant ?? '').slice(0, 10));
  return Number.isNaN(time) ? null : new Date(time + 3 * 86_400_000).toISOString().slice(0, 10);
}

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
    allowedBy: ['default-window', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      Object.fromEntries(bounds.map(({ time, start, end }) => [time, { gte: start, lte: end, tz: 'UTC' }])),
    ),
  },
  'envelope.window-first-and-last': {
    apart: true,
    summary: 'Tells the first and the last moment of each window, and the day by which they were worked out',
    allowedBy: ['default-window', 'envelope.meta.query-window.inner'],
    front: told((bounds) => ({
      as_of: daysAfter(
        bounds
          .map(({ end }) => String(end))
          .toSorted()
          .at(-1),
      ),
      ...Object.fromEntries(bounds.map(({ time, start, end }) => [time, { first: start, last: end }])),
    })),
  },
  'envelope.window-as-predicates': {
    summary: 'Tells the window as a list of predicates',
    allowedBy: ['default-window', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      bounds.flatMap(({ time, start, end }) => [
        { field: time, operator: '>=', value: start },
        { field: time, operator: '<=', value: end },
      ]),
    ),
  },
  'envelope.window-half-open': {
    summary: 'Tells the end of each window as the first instant after it',
    allowedBy: ['default-window', 'envelope.meta.query-window.inner'],
    front: reshaping(({ body }) =>
      isObject(body.meta) && isObject(body.meta.query_window)
        ? put('meta.query_window', halfOpen(body.meta.query_window))(body)
        : body,
    ),
  },
  'envelope.window-as-text': {
    summary: 'Tells the window as a condition in words',
    allowedBy: ['default-window', 'envelope.meta.query-window.inner'],
    front: told((bounds) =>
      bounds.map(({ time, start, end }) => `${time} from ${start} to ${end}`).join('; '),
    ),
  },
  'envelope.coverage-by-family': {
    summary: 'Tells the coverage of each family, as a list',
    allowedBy: ['window-before-coverage', 'envelope.meta.coverage.inner'],
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
    allowedBy: ['office', 'envelope.applied-filters.office-holders.unbridged'],
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
    allowedBy: ['window-over-thirty-days', 'envelope.meta.window-adjustment.inner'],
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
