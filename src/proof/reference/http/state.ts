import { setImmediate } from 'node:timers/promises';
import { isObject, type Json } from '../bend.js';
import type { Faults } from '../planted.js';
import { asking, at, bodies, type Middleware, paths } from './middleware.js';

export interface Kept {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export const replyOf = ({ status, headers, text }: Kept): Response => new Response(text, { status, headers });

export const keptOf = async (reply: Response): Promise<Kept> => {
  const { status } = reply;
  return { status, headers: new Headers(reply.headers), text: await reply.text() };
};

/** An address without some of its parameters, whatever their order. */
function addressWithout(url: URL, names: readonly string[]): string {
  const pairs = [...url.searchParams].filter(([name]) => !names.includes(name)).sort();
  return `${url.pathname}?${new URLSearchParams(pairs)}`;
}

/** Keeps served replies of a path, for each key and address; some parameters are forgotten in the address, or more of it. */
const caching =
  (
    path: RegExp,
    forgotten: readonly string[],
    { isPublic = false, shortened = (address: string) => address } = {},
  ): Middleware =>
  (serve) => {
    const cache = new Map<string, Kept>();
    return async (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      const owner = isPublic ? '' : (request.headers.get('Authorization') ?? '');
      const name = `${owner} ${shortened(addressWithout(url, forgotten))}`;
      const known = cache.get(name);
      if (known !== undefined) return replyOf(known);
      const kept = await keptOf(await serve(request));
      if (kept.status === 200) cache.set(name, kept);
      return replyOf(kept);
    };
  };

/** Leaves ISINs that were looked up by themselves out of what is served for an LEI. */
const takenOut: Middleware = (serve) => {
  const asked = new Set<string>();
  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname !== '/api/v2/leiregistry/isin') return serve(request);
    const isin = url.searchParams.get('isin');
    if (isin !== null) {
      asked.add(isin);
      return serve(request);
    }
    const { status, headers, text } = await keptOf(await serve(request));
    const body: unknown = JSON.parse(text);
    const rows = isObject(body) && Array.isArray(body.data) ? body.data : undefined;
    if (rows === undefined) return replyOf({ status, headers, text });
    const data = rows.filter((row) => !(isObject(row) && asked.has(String(row.isin))));
    return replyOf({ status, headers, text: JSON.stringify({ ...(body as Json), data }) });
  };
};

/** Changes a served reply whose request came before, with the same key; the earlier reply is at hand. */
const onRepeat =
  (path: RegExp, change: (kept: Kept) => Response): Middleware =>
  (serve) => {
    const asked = new Set<string>();
    return async (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      const name = `${request.headers.get('Authorization')} ${addressWithout(url, [])}`;
      const kept = await keptOf(await serve(request));
      const isRepeat = kept.status === 200 && asked.has(name);
      asked.add(name);
      return isRepeat ? change(kept) : replyOf(kept);
    };
  };

/** Stands before the deployment from some request of a path on. */
const after =
  (many: number, path: RegExp, front: Middleware): Middleware =>
  (serve) => {
    const changed = front(serve);
    let asked = 0;
    return (request) => {
      if (!path.test(new URL(request.url).pathname)) return serve(request);
      asked += 1;
      return (asked > many ? changed : serve)(request);
    };
  };

/** Overlooks a parameter. */
const overlooking = (path: RegExp, name: string): Middleware =>
  asking((url) => {
    if (!path.test(url.pathname)) return undefined;
    url.searchParams.delete(name);
    return url;
  });

export const bodyOf = (kept: Kept): Json => {
  const body: unknown = JSON.parse(kept.text);
  return isObject(body) ? body : {};
};

export const emptied = (kept: Kept): Response =>
  replyOf({ ...kept, text: JSON.stringify({ ...bodyOf(kept), data: [] }) });

/** Lists in each reply what earlier requests were told of their parameters, as a list that handlers share does. */
const pilingUp =
  (path: RegExp, list: 'ignored' | 'normalized'): Middleware =>
  (serve) => {
    const kept = new Map<string, unknown>();
    return bodies(path, (body) => {
      const filters = isObject(body.applied_filters) ? body.applied_filters : {};
      const own = filters[list];
      if (Array.isArray(own)) for (const each of own) kept.set(JSON.stringify(each), each);
      return { ...body, applied_filters: { ...filters, [list]: [...kept.values()] } };
    })(serve);
  };

export const refusedCursor = (code: string): Response =>
  Response.json(
    { success: false, error: 'The cursor is gone.', code, details: { reason: 'data_changed' } },
    { status: 400 },
  );

export const sentCursor = (request: Request): string | null => {
  const { searchParams } = new URL(request.url);
  return searchParams.get('cursor') ?? searchParams.get('offset');
};

/** Serves each cursor once. */
const cursorsOnce =
  (path: RegExp): Middleware =>
  (serve) => {
    const used = new Set<string>();
    return async (request) => {
      const cursor = path.test(new URL(request.url).pathname) ? sentCursor(request) : null;
      if (cursor !== null && used.has(cursor)) return refusedCursor('INVALID_CURSOR');
      const reply = await serve(request);
      if (cursor !== null && reply.status === 200) used.add(cursor);
      return reply;
    };
  };

/** Keeps the place of a walk by its cursor, so that each use goes a page further than the one before. */
const cursorsAdvancing =
  (path: RegExp): Middleware =>
  (serve) => {
    const places = new Map<string, string>();
    return async (request) => {
      const url = new URL(request.url);
      const cursor = path.test(url.pathname) ? sentCursor(request) : null;
      if (cursor === null) return serve(request);
      url.searchParams.delete('offset');
      url.searchParams.set('cursor', places.get(cursor) ?? cursor);
      const kept = await keptOf(await serve(at(url, request)));
      const { pagination } = bodyOf(kept);
      const next = isObject(pagination) ? pagination.next_cursor : undefined;
      if (typeof next === 'string') places.set(cursor, next);
      return replyOf(kept);
    };
  };

/** Answers a request with what is meant for the one that is under way, as a handler with shared members does. */
const swapping =
  (path: RegExp, names: readonly string[]): Middleware =>
  (serve) => {
    let latest: URLSearchParams | undefined;
    let underway = 0;
    return async (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      underway += 1;
      latest = url.searchParams;
      const isShared = underway > 1;
      await setImmediate();
      const shared = latest;
      underway -= 1;
      if (!isShared && underway === 0) return serve(request);
      for (const name of names) {
        const value = shared.get(name);
        if (value === null) url.searchParams.delete(name);
        else url.searchParams.set(name, value);
      }
      return serve(at(url, request));
    };
  };

const events = /^\/api\/v2\/events$/;

const notModified = ({ headers }: Kept): Response => {
  const told = new Headers(headers);
  told.delete('Content-Type');
  told.set('ETag', '"unchanged"');
  return new Response(null, { status: 304, headers: told });
};

/** Faults that show by what was asked before or at the same time: caches, counters, cursors of a session, shared members. */
export const stateFaults = {
  'state.cache-without-limit': {
    clauses: ['events.limit.page-size', 'events.limit.integer', 'events.cursor.walk-complete'],
    admits: [
      'events.limit.above-max',
      'envelope.list.pagination.limit.in-force',
      'events.limit.default',
      'events.limit.above-max.normalized',
    ],
    summary: 'Keeps Events lists without regard to limit',
    front: caching(events, ['limit']),
  },
  'state.cache-without-sort': {
    clauses: ['events.sort.recent', 'events.sort.significance', 'envelope.list.sort.echo'],
    summary: 'Keeps Events lists without regard to sort',
    front: caching(events, ['sort']),
  },
  'state.cache-without-category': {
    clauses: ['events.category.filter'],
    admits: ['events.category.list', 'events.category.conflict-values', 'events.category.cameoplus-values'],
    summary: 'Keeps Events lists without regard to category',
    front: caching(events, ['category']),
  },
  'state.cache-without-country-match': {
    clauses: ['events.country-match.location.country', 'events.country-match.echo'],
    summary: 'Keeps Events lists without regard to country_match',
    front: caching(events, ['country_match']),
  },
  'state.cache-for-all-keys': {
    needs: 'whole-run',
    clauses: ['facilities.entitlement', 'auth.entitlement.never-empty', 'auth.bearer.required'],
    admits: [
      'facilities.entitlement',
      'auth.entitlement.missing',
      'error.plan-required',
      'error.missing-api-key',
      'auth.metering.consumes',
    ],
    summary: 'Serves kept replies of facilities to every key, and without one',
    front: caching(/^\/api\/v2\/facilities/, [], { isPublic: true }),
  },
  'state.stories-cache-without-limit': {
    clauses: ['stories.limit.page-size', 'stories.cursor.walk-complete'],
    admits: ['envelope.list.pagination.limit.in-force'],
    summary: 'Keeps Stories lists without regard to limit',
    front: caching(paths.storiesList, ['limit']),
  },
  'state.facilities-cache-without-country': {
    clauses: ['facilities.country.only'],
    admits: ['facilities.country.primary'],
    summary: 'Keeps lists of facilities without regard to country',
    front: caching(paths.facilities, ['country']),
  },
  'state.facility-records-by-short-id': {
    clauses: ['facilities.detail.same-id'],
    summary: 'Keeps records of facilities by the first three digits of their ids',
    front: caching(/^\/api\/v2\/facilities\/f_/, [], {
      shortened: (address) => address.replace(/(\/f_...).*/, '$1'),
    }),
  },
  'state.models-cache-without-offset': {
    clauses: ['aicompute.offset'],
    summary: 'Keeps lists of models without regard to offset',
    front: caching(paths.models, ['offset']),
  },
  'state.links-cache-without-principal': {
    clauses: ['government.links.foreign-principal'],
    summary: 'Keeps the links of one foreign principal for any other',
    front: (serve) => {
      const kept = caching(/^\/api\/v2\/gov\/fara$/, ['foreign_principal'])(serve);
      return (request) =>
        (new URL(request.url).searchParams.has('foreign_principal') ? kept : serve)(request);
    },
  },
  'state.search-cache-without-scope': {
    needs: 'whole-run',
    clauses: ['search.scope.default', 'search.scope.unknown'],
    admits: [
      'search.scope.all.everything',
      'search.scope.all',
      'search.scope.reference',
      'search.scope.media',
    ],
    summary: 'Keeps search results without regard to scope',
    front: caching(paths.search, ['scope']),
  },
  'state.isin-cache-without-isin': {
    clauses: ['registry.isin.by-isin'],
    summary: 'Keeps look-ups of an ISIN without regard to isin',
    front: caching(/^\/api\/v2\/leiregistry\/isin$/, ['isin']),
  },
  'state.isins-taken-out': {
    clauses: ['registry.isin.by-lei'],
    summary: 'Leaves an ISIN that was looked up once out of the ISINs of its LEI',
    front: takenOut,
  },
  'state.ignored-names-pile-up': {
    needs: 'whole-run',
    clauses: ['envelope.applied-filters.ignored'],
    summary: 'Lists as ignored, on hardware, the names that earlier requests sent',
    front: pilingUp(/^\/api\/v2\/aicompute\/hardware$/, 'ignored'),
  },
  'state.normalized-notes-pile-up': {
    clauses: ['envelope.applied-filters.normalized'],
    summary: 'Lists as normalized, on Stories, the limits that earlier requests sent',
    front: pilingUp(paths.stories, 'normalized'),
  },
  'state.summary-of-another-window': {
    clauses: ['events-summary.accepts.date-start', 'events-summary.accepts.date-end'],
    admits: ['summary-bucket.event-count', 'envelope.meta.query-window'],
    summary: 'Keeps summaries of Events without regard to their window',
    front: caching(paths.eventsSummary, ['date_start', 'date_end']),
  },
  'state.summary-cache-without-country-match': {
    clauses: ['events-summary.country-buckets.location-agrees'],
    admits: ['events-summary.accepts.country-match', 'events-summary.filters.combination'],
    summary: 'Keeps summaries of Events without regard to country_match',
    front: caching(paths.eventsSummary, ['country_match']),
  },
  'state.summary-of-another-dimension': {
    clauses: ['envelope.summary.group-by.echo', 'events-summary.group-by.category'],
    admits: [
      'events-summary.group-by.subcategory.carried',
      'events-summary.group-by.country',
      'events-summary.group-by.region',
      'events-summary.group-by.continent',
      'events-summary.group-by.subcategory',
      'events-summary.group-by.source-actor-country',
      'events-summary.group-by.target-actor-country',
      'events-summary.group-by.date',
    ],
    summary: 'Keeps summaries of Events without regard to group_by',
    front: caching(paths.eventsSummary, ['group_by']),
  },
  'state.repeat-empty': {
    clauses: ['events.category.filter', 'events.date-start.bound'],
    summary: 'Answers an Events list that was asked before with no rows',
    front: onRepeat(events, emptied),
  },
  'state.repeat-not-modified': {
    clauses: ['events.reply.envelope', 'service.json'],
    summary: 'Answers an Events list that was asked before with 304 and no body, unasked',
    front: onRepeat(events, notModified),
  },
  'state.repeat-stories-empty': {
    clauses: ['stories.bbox.linked-events'],
    summary: 'Answers a list of Stories that was asked before with no rows',
    front: onRepeat(paths.storiesList, emptied),
  },
  'state.repeat-models-empty': {
    clauses: ['aicompute.models.min-compute.every'],
    summary: 'Answers a list of models that was asked before with no rows',
    front: onRepeat(paths.models, emptied),
  },
  'state.repeat-summary-not-modified': {
    clauses: ['events-summary.reply.envelope', 'service.json'],
    summary: 'Answers a summary of Events that was asked before with 304 and no body, unasked',
    front: onRepeat(paths.eventsSummary, notModified),
  },
  'state.repeat-facilities-empty': {
    clauses: ['facilities.bbox.finds', 'facilities.list.records'],
    summary: 'Answers a list of facilities that was asked before with no rows',
    front: onRepeat(paths.facilities, emptied),
  },
  'state.cursor-once': {
    clauses: ['states.cursor.valid', 'events.cursor.valid-for-a-day'],
    summary: 'Serves each cursor of Events once',
    front: cursorsOnce(events),
  },
  'state.cursor-advances': {
    clauses: ['events.cursor.next-page'],
    summary: 'Goes a page further with each use of a cursor of Events',
    front: cursorsAdvancing(events),
  },
  'state.story-cursor-advances': {
    clauses: ['stories.cursor.next-page'],
    summary: 'Goes a page further with each use of a cursor of Stories',
    front: cursorsAdvancing(paths.stories),
  },
  'state.limit-after-fifty': {
    needs: 'whole-run',
    clauses: ['events.limit.page-size', 'events.limit.integer'],
    admits: [
      'envelope.list.pagination.limit.in-force',
      'events.limit.above-max.normalized',
      'events.limit.below-min',
      'error.code-status',
    ],
    summary: 'Overlooks limit from the 51st Events list on',
    front: after(50, events, overlooking(events, 'limit')),
  },
  'state.facility-types-after-fifty': {
    needs: 'whole-run',
    clauses: ['facilities.type.only'],
    admits: ['facilities.type.list', 'facilities.type.unknown'],
    summary: 'Overlooks type from the 51st list of facilities on',
    front: after(50, paths.facilities, overlooking(paths.facilities, 'type')),
  },
  'state.filters-shared-in-flight': {
    unsteady: true,
    clauses: ['events.category.filter', 'events.country.nothing-else'],
    admits: [
      'events.category.implies-family',
      'events.category.conflict-values',
      'events.category.cameoplus-values',
    ],
    summary: 'Applies category and country of the latest of several requests under way to all of them',
    front: swapping(events, ['category', 'country']),
  },
  'state.searches-shared-in-flight': {
    unsteady: true,
    clauses: ['search.q.finds'],
    summary: 'Answers several searches under way for the text of the latest',
    front: swapping(paths.search, ['q']),
  },
  'state.limit-shared-in-flight': {
    unsteady: true,
    clauses: ['events.limit.page-size'],
    admits: ['envelope.list.pagination.limit.in-force', 'events.limit.above-max.normalized'],
    summary: 'Applies limit of the latest of several requests under way to all of them',
    front: swapping(events, ['limit']),
  },
  'state.story-limit-shared-in-flight': {
    unsteady: true,
    clauses: ['stories.limit.page-size'],
    admits: ['envelope.list.pagination.limit.in-force'],
    summary: 'Applies limit of the latest of several requests for Stories under way to all of them',
    front: swapping(paths.stories, ['limit']),
  },
} as const satisfies Faults;
