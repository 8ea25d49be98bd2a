import { isObject, type Json, put, without } from '../bend.js';
import type { Fault, Faults } from '../planted.js';
import { at, bodies, type Middleware, paths, reshaping } from './middleware.js';

/** Where a page stands in its walk, and the way to ask the deployment for something else. */
interface Page {
  /** 1 for the first page. */
  readonly number: number;
  readonly isLast: boolean;
  readonly query: URLSearchParams;
  /** The last row of the page before, where one was served. */
  readonly before: Json | undefined;
  /** The body of the same request with other parameters; null leaves one out. */
  readonly ask: (changed: Readonly<Record<string, string | null>>) => Promise<Json>;
}

const rowsIn = (body: Json): readonly Json[] => (Array.isArray(body.data) ? body.data.filter(isObject) : []);
const idOf = (row: Json): unknown => row.id ?? row.facility_id;

/** Changes pages by their place in a walk, which the cursors that it hands out tell. */
const paging =
  (path: RegExp, change: (body: Json, page: Page) => Json | Promise<Json>): Middleware =>
  (serve) => {
    const places = new Map<string, { readonly number: number; readonly before: Json | undefined }>();
    return async (request) => {
      const url = new URL(request.url);
      if (!path.test(url.pathname)) return serve(request);
      const response = await serve(request);
      if (response.status !== 200) return response;
      const body = (await response.json()) as Json;
      const query = url.searchParams;
      const sent = query.get('cursor') ?? query.get('offset') ?? '';
      const { number, before } = places.get(sent) ?? { number: 1, before: undefined };
      const pagination = isObject(body.pagination) ? body.pagination : {};
      const next = pagination.next_cursor;
      if (typeof next === 'string') places.set(next, { number: number + 1, before: rowsIn(body).at(-1) });
      const ask: Page['ask'] = async (changed) => {
        const other = new URL(url);
        for (const [name, value] of Object.entries(changed)) {
          if (value === null) other.searchParams.delete(name);
          else other.searchParams.set(name, value);
        }
        return (await (await serve(at(other, request))).json()) as Json;
      };
      const changed = await change(body, { number, isLast: next === null, query, before, ask });
      return new Response(JSON.stringify(changed), response);
    };
  };

type Which = (page: Page) => boolean;
const later: Which = ({ number }) => number > 1;
const fromTheThird: Which = ({ number }) => number > 2;
const last: Which = ({ number, isLast }) => number > 1 && isLast;

const onPages = (path: RegExp, which: Which, change: (body: Json, page: Page) => Json | Promise<Json>) =>
  paging(path, (body, page) => (which(page) ? change(body, page) : body));

const eachRow = (path: RegExp, which: Which, change: (row: Json) => Json) =>
  onPages(path, which, (body) => ({ ...body, data: rowsIn(body).map(change) }));

/** Puts a row that the query without a filter has in place of the last row of such pages. */
const unfiltered = (path: RegExp, which: Which, filter: string, sort?: string) =>
  onPages(path, which, async (body, { number, query, ask }) => {
    const rows = rowsIn(body);
    if (!query.has(filter) || rows.length === 0) return body;
    if (sort !== undefined && query.get('sort') !== sort) return body;
    const own = new Set(rowsIn(await ask({ cursor: null, limit: '100' })).map(idOf));
    const all = rowsIn(await ask({ cursor: null, [filter]: null, limit: '100' }));
    const strays = all.filter((row) => !own.has(idOf(row)));
    // Each page has another one.
    const stray = strays.at(-1 - ((number - 1) % strays.length));
    return stray === undefined ? body : { ...body, data: [...rows.slice(0, -1), stray] };
  });

const reversed = (path: RegExp, which: Which, sort?: string) =>
  onPages(path, which, (body, { query }) =>
    sort === undefined || query.get('sort') === sort ? { ...body, data: rowsIn(body).toReversed() } : body,
  );

const repeating = (path: RegExp, which: Which) =>
  onPages(path, which, (body, { before }) =>
    before === undefined ? body : { ...body, data: [before, ...rowsIn(body).slice(0, -1)] },
  );

const hundredthLost = (path: RegExp) =>
  bodies(path, (body) => {
    const rows = rowsIn(body);
    const isFull = rows.length === 100 && isObject(body.pagination) && body.pagination.next_cursor !== null;
    return isFull ? { ...body, data: rows.slice(0, -1) } : body;
  });

/** Ends a walk before a last page of one row. */
const loneLastLost = (path: RegExp) =>
  paging(path, async (body, { ask }) => {
    const next = isObject(body.pagination) ? body.pagination.next_cursor : null;
    if (typeof next !== 'string') return body;
    const following = await ask({ cursor: next, offset: null });
    const after = isObject(following.pagination) ? following.pagination.next_cursor : undefined;
    return rowsIn(following).length === 1 && after === null
      ? put('pagination.next_cursor', null)(body)
      : body;
  });

/** Begins later pages of an order by time behind the rows of the time at which the page before ended. */
const twinsLost = (path: RegExp, timeOf: (row: Json) => unknown) =>
  onPages(path, later, (body, { before, query }) => {
    if (before === undefined || query.get('sort') !== 'recent') return body;
    const rows = rowsIn(body);
    const start = rows.findIndex((row) => timeOf(row) !== timeOf(before));
    return { ...body, data: start < 0 ? [] : rows.slice(start) };
  });

/** Forgets the last of at least so many items of a comma list. */
const lastItemLost =
  (path: RegExp, name: string, least: number): Middleware =>
  (serve) =>
  (request) => {
    const url = new URL(request.url);
    const items = (url.searchParams.get(name) ?? '').split(',');
    if (!path.test(url.pathname) || items.length < least) return serve(request);
    url.searchParams.set(name, items.slice(0, -1).join(','));
    return serve(at(url, request));
  };

const dayAfter = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const isMonthEnd = (date: string): boolean => dayAfter(date).endsWith('-01');
const daysOf = (query: URLSearchParams) => ({
  start: query.get('date_start') ?? query.get('start_date') ?? '',
  end: query.get('date_end') ?? query.get('end_date') ?? '',
});

/** Loses rows or buckets of a day of an explicit window of several days. */
const dayLost = (path: RegExp, isLost: (date: string, start: string, end: string) => boolean) =>
  bodies(path, (body, query) => {
    const { start, end } = daysOf(query);
    const dateOf = (row: Json): string => String(row.event_date ?? row.key);
    if (start === '' || start >= end) return body;
    return { ...body, data: rowsIn(body).filter((row) => !isLost(dateOf(row), start, end)) };
  });

const length = (start: string, end: string): number => (Date.parse(end) - Date.parse(start)) / 86_400_000 + 1;

const awardsList = (change: (rows: readonly Json[]) => readonly Json[]) =>
  reshaping(({ body, status, url }) =>
    status === 200 && paths.awards.test(url.pathname)
      ? put('awards', (rows: unknown) => (Array.isArray(rows) ? change(rows.filter(isObject)) : rows))(body)
      : body,
  );

const byOffset = (change: (body: Json, query: URLSearchParams) => Json): Middleware =>
  bodies(paths.models, (body, query) =>
    Number(query.get('offset') ?? query.get('cursor') ?? 0) > 0 ? change(body, query) : body,
  );

const events = /^\/api\/v2\/events$/;

/** Filters that no card shows. */
const hiddenFilters = ['languages', 'civilian_targeting', 'entity', 'geo_precision_max'] as const;

/** Faults that show at a place only: on later pages, in the last item of a list, at the ends of months and windows. */
export const positionFaults = {
  'position.later-office-rows-unlinked': {
    clauses: ['event-card.entity-link.office-scoped'],
    admits: ['event-card.entity-link.type', 'event-card.entity-link.via'],
    summary: 'Leaves the link to the holder out of rows of an office after the first page',
    front: onPages(events, later, (body, { query }) =>
      query.has('office') ? { ...body, data: rowsIn(body).map(without('entity_link')) } : body,
    ),
  },
  'position.search-ends-at-a-hundred': {
    clauses: ['events.search.lexical.complete'],
    admits: ['events.cursor.walk-complete'],
    summary: 'Ends a lexical search of Events with its first page of a hundred rows',
    front: bodies(events, (body, query) =>
      query.get('search_mode') === 'lexical' && rowsIn(body).length === 100
        ? put('pagination.next_cursor', null)(body)
        : body,
    ),
  },
  'position.hundredth-row-lost': {
    clauses: ['events.cursor.walk-complete'],
    admits: ['events.limit.page-size'],
    summary: 'Loses the last row of each page of a hundred rows that another page follows',
    front: hundredthLost(events),
  },
  'position.stories-hundredth-row-lost': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Loses the last row of each page of a hundred Stories that another page follows',
    front: hundredthLost(paths.storiesList),
  },
  'position.lone-last-event-lost': {
    clauses: ['events.cursor.walk-complete'],
    summary: 'Ends a walk over Events before a last page of one row',
    front: loneLastLost(events),
  },
  'position.lone-last-story-lost': {
    clauses: ['stories.cursor.walk-complete'],
    summary: 'Ends a walk over Stories before a last page of one row',
    front: loneLastLost(paths.storiesList),
  },
  'position.later-pages-without-category': {
    clauses: ['events.category.filter'],
    // Two pages may end with the same one.
    admits: [
      'events.sort.significance',
      'events.sort.default',
      'events.cursor.walk-complete',
      'events.cursor.walk-no-repeats',
    ],
    summary: 'Ends each page after the first with an Event of another category',
    front: unfiltered(events, later, 'category'),
  },
  'position.later-pages-of-three-categories': {
    clauses: ['events.cursor.walk-complete', 'events.category.list'],
    admits: ['events.filters.combination'],
    summary: 'Reads the first three items of category alone on each page after the first',
    front: onPages(events, later, (body, { query }) => {
      const items = (query.get('category') ?? '').split(',');
      const isRead = (row: Json) => items.slice(0, 3).includes(String(row.category));
      return items.length > 3 ? { ...body, data: rowsIn(body).filter(isRead) } : body;
    }),
  },
  'position.recent-later-pages-without-confidence-min': {
    needs: 'seeds',
    clauses: ['events.confidence-min.bound', 'events.filters.combination'],
    admits: ['events.cursor.walk-complete', 'events.cursor.walk-no-repeats'],
    summary: 'Ends each page after the first with an Event of too little confidence under sort=recent',
    front: unfiltered(events, later, 'confidence_min', 'recent'),
  },
  'position.third-page-without-country': {
    clauses: ['events.country.nothing-else', 'events.country-match.location.country'],
    admits: [
      'events.sort.significance',
      'events.sort.default',
      'events.cursor.walk-complete',
      'events.cursor.walk-no-repeats',
    ],
    summary: 'Ends each page from the third on with an Event of another country',
    front: unfiltered(events, fromTheThird, 'country'),
  },
  'position.last-page-without-has-fatalities': {
    clauses: ['events.has-fatalities.true'],
    admits: [
      'events.has-fatalities.true.conflict-only',
      'events.sort.significance',
      'events.sort.default',
      'events.cursor.walk-complete',
    ],
    summary: 'Ends the last page with an Event that has_fatalities leaves out',
    front: unfiltered(events, last, 'has_fatalities'),
  },
  ...(Object.fromEntries(
    hiddenFilters.map((name) => [
      `position.later-pages-without-${name}`,
      {
        clauses: ['events.cursor.next-page'],
        admits: ['events.cursor.walk-complete', 'events.cursor.walk-no-repeats', 'events.sort.significance'],
        summary: `Ends each page after the first with an Event that ${name} leaves out`,
        front: unfiltered(events, later, name),
      },
    ]),
  ) as unknown as Readonly<Record<`position.later-pages-without-${(typeof hiddenFilters)[number]}`, Fault>>),
  'position.third-page-reversed': {
    clauses: ['events.sort.significance', 'events.sort.default'],
    admits: ['events.sort.recent', 'events.sort.relevance'],
    summary: 'Turns each page from the third on upside down',
    front: reversed(events, fromTheThird),
  },
  'position.recent-third-page-reversed': {
    clauses: ['events.sort.recent'],
    summary: 'Turns each page from the third on upside down under sort=recent',
    front: reversed(events, fromTheThird, 'recent'),
  },
  'position.last-page-repeats-a-row': {
    clauses: ['events.cursor.walk-no-repeats', 'events.cursor.next-page'],
    admits: ['events.cursor.walk-complete'],
    summary: 'Begins the last page with the last row of the page before',
    front: repeating(events, last),
  },
  'position.last-row-lost': {
    clauses: ['events.cursor.walk-complete', 'events.cursor.next-page'],
    summary: 'Loses the very last row of a walk of three pages and more',
    front: onPages(
      events,
      (page) => last(page) && fromTheThird(page),
      (body) => ({ ...body, data: rowsIn(body).slice(0, -1) }),
    ),
  },
  'position.third-page-confidence-as-text': {
    needs: 'whole-run',
    clauses: ['event-card.metrics.confidence.type'],
    admits: ['versioning.openapi.describes-replies'],
    summary: 'Sends confidence as a text from the third page on',
    front: eachRow(
      events,
      fromTheThird,
      put('metrics.confidence', (old: unknown) => String(old)),
    ),
  },
  'position.later-pages-a-day-late': {
    clauses: ['events.date-end.bound', 'events.date-start.bound'],
    admits: ['events.sort.recent', 'events.window.query-window.rows', 'event-detail.reply.card'],
    summary: 'Dates the Events of each page after the first a day late',
    front: eachRow(
      events,
      later,
      put('event_date', (old: unknown) => dayAfter(String(old))),
    ),
  },
  'position.later-pages-country-match-default': {
    clauses: ['events.country-match.echo'],
    summary: 'Echoes the default of country_match on each page after the first',
    front: onPages(events, later, put('applied_filters.country_match', 'location_or_actor_origin')),
  },
  'position.later-pages-sort-echo-lost': {
    clauses: ['envelope.list.sort.echo'],
    summary: 'Echoes sort=significance on each page after the first, whatever the order is',
    front: onPages(events, later, put('sort', 'significance')),
  },
  'position.third-page-one-row-more': {
    clauses: ['events.limit.page-size', 'events.cursor.walk-no-repeats'],
    admits: ['events.cursor.walk-no-repeats', 'events.cursor.next-page'],
    summary: 'Has limit + 1 rows on each page from the third on',
    front: onPages(events, fromTheThird, async (body, { query, ask }) => {
      const limit = Number(query.get('limit') ?? 25);
      return limit < 100 ? { ...body, data: (await ask({ limit: String(limit + 1) })).data } : body;
    }),
  },
  'position.third-page-window-lost': {
    clauses: ['events.window.query-window'],
    summary: 'Tells no bounds in force from the third page on',
    front: onPages(events, fromTheThird, put('meta', {})),
  },
  'position.last-category-lost': {
    clauses: ['events.category.list'],
    admits: ['events.category.filter', 'versioning.deprecated.event-family.list.applied'],
    summary: 'Forgets the last of three categories and more',
    front: lastItemLost(events, 'category', 3),
  },
  'position.last-country-lost': {
    clauses: ['events.country.list'],
    summary: 'Forgets the last of three countries and more',
    front: lastItemLost(events, 'country', 3),
  },
  'position.last-handle-lost': {
    clauses: ['events.entity.union'],
    admits: [
      'events.entity.max-handles',
      'limits.entity-handles.at-max',
      'events-summary.filters.combination',
      // The aliases of it are heard in full.
      'events.entity.alias-entity-id',
      'events.entity.alias-entities',
    ],
    summary: 'Forgets the last of three handles and more',
    front: lastItemLost(events, 'entity', 3),
  },
  'position.last-facility-type-lost': {
    clauses: ['facilities.type.list'],
    summary: 'Forgets the last of three types of facilities and more',
    front: lastItemLost(paths.facilities, 'type', 3),
  },
  'position.last-status-lost': {
    clauses: ['facilities.status.list'],
    summary: 'Forgets the last of three statuses and more',
    front: lastItemLost(paths.facilities, 'status', 3),
  },
  'position.last-lei-lost': {
    clauses: ['registry.entities.lei.list', 'registry.entities.lei.at-max'],
    admits: ['registry.entities.lei.at-max', 'registry.entities.lei.check-digit.each'],
    summary: 'Forgets the last of three LEIs and more',
    front: lastItemLost(paths.registryEntities, 'lei', 3),
  },
  'position.month-end-lost': {
    clauses: ['events.date-end.inclusive'],
    admits: ['events.date-end.bound', 'events.window.chunks-add-up'],
    summary: 'Leaves out the last day of a window that ends with its month',
    front: dayLost(events, (date, _, end) => date === end && isMonthEnd(end)),
  },
  'position.month-start-lost': {
    clauses: ['events.date-start.inclusive'],
    admits: ['events.date-start.bound', 'events.window.chunks-add-up'],
    summary: 'Leaves out the first day of a window that begins with its month',
    front: dayLost(events, (date, start) => date === start && start.endsWith('-01')),
  },
  'position.month-turn-lost': {
    clauses: ['events.window.chunks-add-up'],
    admits: ['events.date-start.bound', 'events.date-end.bound', 'events.window.thirty-days'],
    summary: 'Leaves out the last day of a month within a window that goes beyond it',
    front: dayLost(events, (date, _, end) => isMonthEnd(date) && date < end),
  },
  'position.long-window-first-day-lost': {
    clauses: ['events.date-start.inclusive', 'events.window.thirty-days'],
    admits: ['events.date-start.bound', 'events.window.chunks-add-up'],
    summary: 'Leaves out the first day of a window of more than two weeks',
    front: dayLost(events, (date, start, end) => date === start && length(start, end) > 14),
  },
  'position.summary-month-end-lost': {
    clauses: ['events-summary.accepts.date-end', 'events.date-end.inclusive'],
    admits: ['events-summary.group-by.date', 'summary-bucket.reconciles', 'summary-bucket.event-count'],
    summary: 'Has no bucket of the last day of a window that ends with its month',
    front: dayLost(paths.eventsSummary, (date, _, end) => date === end && isMonthEnd(end)),
  },
  'position.summary-last-bucket-short': {
    clauses: ['summary-bucket.event-count', 'significance.event-count.distinct'],
    admits: [
      'summary-bucket.reconciles',
      'events-summary.accepts.category',
      'events-summary.accepts.days',
      'events-summary.country-buckets.location-agrees',
      'events-summary.accepts.observed-start',
      'events-summary.accepts.office',
      'events-summary.accepts.subcategory',
    ],
    summary: 'Counts one Event less in the last of several buckets',
    front: bodies(paths.eventsSummary, (body) => {
      const rows = rowsIn(body);
      const short = put('event_count', (old: unknown) => Math.max(0, Number(old) - 1));
      return rows.length > 3
        ? { ...body, data: rows.map((row, index) => (index === rows.length - 1 ? short(row) : row)) }
        : body;
    }),
  },
  'position.recent-twins-lost': {
    clauses: ['events.cursor.walk-complete'],
    admits: ['events.cursor.next-page', 'events.cursor.alias-offset'],
    summary: 'Loses Events of the day on which the page before ended under sort=recent',
    front: twinsLost(events, ({ event_date }) => event_date),
  },
  'position.stories-recent-twins-lost': {
    clauses: ['stories.cursor.walk-complete'],
    admits: ['stories.cursor.next-page'],
    summary: 'Loses Stories of the instant at which the page before ended under sort=recent',
    front: twinsLost(paths.storiesList, ({ first_seen_at }) => first_seen_at),
  },
  'position.stories-recent-later-pages-reversed': {
    clauses: ['stories.sort.recent'],
    summary: 'Turns each page of Stories after the first upside down under sort=recent',
    front: reversed(paths.storiesList, later, 'recent'),
  },
  'position.stories-later-pages-sort-echo-lost': {
    clauses: ['envelope.list.sort.echo'],
    summary: 'Echoes sort=significance on each page of Stories after the first, whatever the order is',
    front: onPages(paths.storiesList, later, put('sort', 'significance')),
  },
  'position.stories-later-pages-without-bbox': {
    clauses: ['stories.bbox.nothing-else'],
    admits: ['stories.cursor.walk-complete', 'stories.sort.significance'],
    summary: 'Ends each page of Stories after the first with one outside the box',
    front: unfiltered(paths.storiesList, later, 'bbox'),
  },
  'position.stories-later-pages-without-category': {
    clauses: ['stories.story-category.filter', 'stories.filters.combination'],
    admits: ['stories.cursor.walk-complete'],
    summary: 'Overlooks story_category on pages of Stories after the first',
    front: unfiltered(paths.storiesList, later, 'story_category'),
  },
  'position.stories-last-page-repeats-a-row': {
    clauses: ['stories.cursor.walk-no-repeats'],
    admits: ['stories.cursor.walk-complete', 'stories.cursor.next-page'],
    summary: 'Begins the last page of Stories with the last row of the page before',
    front: repeating(paths.storiesList, last),
  },
  'position.facilities-later-pages-without-country': {
    clauses: ['facilities.country.only'],
    admits: ['facilities.cursor.complete'],
    summary: 'Ends each page of facilities after the first with one of another country',
    front: unfiltered(paths.facilities, later, 'country'),
  },
  'position.facilities-third-page-reversed': {
    clauses: ['facilities.sort.capacity-desc'],
    summary: 'Turns each page of facilities from the third on upside down under sort=capacity_desc',
    front: reversed(paths.facilities, fromTheThird, 'capacity_desc'),
  },
  'position.facilities-last-page-repeats-a-row': {
    clauses: ['facilities.cursor.no-repeats'],
    admits: ['facilities.cursor.complete', 'facilities.cursor.next-page'],
    summary: 'Begins the last page of facilities with the last row of the page before',
    front: repeating(paths.facilities, last),
  },
  'position.models-later-rows-reversed': {
    clauses: ['aicompute.models.sort.compute'],
    admits: ['aicompute.offset'],
    summary: 'Turns the rows of models after an offset upside down under sort=compute',
    front: byOffset((body, query) =>
      query.get('sort') === 'compute' ? { ...body, data: rowsIn(body).toReversed() } : body,
    ),
  },
  'position.models-later-rows-id-lost': {
    clauses: ['aicompute.models.entity-id'],
    summary: 'Resolves no organization of models after an offset',
    front: byOffset((body) => ({ ...body, data: rowsIn(body).map(put('entity_id', null)) })),
  },
  'position.awards-late-rows-uncited': {
    clauses: ['government-records.awards.permalink'],
    summary: 'Cites no permalink in rows of awards after the fiftieth',
    front: awardsList((rows) => rows.map((row, index) => (index < 50 ? row : { ...row, permalink: null }))),
  },
  'position.search-tail-unranked': {
    clauses: ['search.scope.all.ranked'],
    summary: 'Ranks the first ten results of scope=all only',
    front: bodies(paths.search, (body, query) => {
      const rows = rowsIn(body);
      return query.get('scope') === 'all'
        ? { ...body, data: [...rows.slice(0, 10), ...rows.slice(10).toReversed()] }
        : body;
    }),
  },
} as const satisfies Faults;
