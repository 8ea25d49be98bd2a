import { type Bendings, each, isObject, type Json, put, rename, without } from '../bend.js';
import type { Selection } from './filters.js';

/** The window that a reply tells. */
export const windowIn = ({ meta }: Json): Json =>
  isObject(meta) && isObject(meta.query_window) ? meta.query_window : {};

/** Bends replies of a window of dates. */
const ifDated = (bend: (body: Json) => Json) => (body: Json) =>
  typeof windowIn(body).date_start === 'string' ? bend(body) : body;

/** Faults of the list envelope. */
export const listEnvelopeFaults = {
  'list.entity-handles-unresolved-others': {
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    summary: 'Lists an example in place of the handles that did not resolve',
    bend: put('applied_filters', (old: Json) =>
      isObject(old) && Array.isArray(old.entity_handles_unresolved)
        ? { ...old, entity_handles_unresolved: old.entity_handles_unresolved.map(() => 'Example Corp') }
        : old,
    ),
  },
  'list.success-missing': {
    clauses: ['envelope.list.success'],
    admits: ['events.reply.envelope'],
    summary: 'Leaves success out of lists',
    bend: without('success'),
  },
  'list.success-string': {
    clauses: ['envelope.list.success'],
    summary: 'Sends success of lists as a string',
    bend: put('success', 'true'),
  },
  'list.success-number': {
    clauses: ['envelope.list.success'],
    summary: 'Sends success of lists as 1',
    bend: put('success', 1),
  },
  'list.data-renamed': {
    clauses: ['envelope.list.data', 'events.reply.envelope'],
    summary: 'Calls data of lists events',
    bend: rename('data', 'events'),
  },
  'list.data-map': {
    clauses: ['envelope.list.data'],
    summary: 'Sends data of lists as a map by id',
    bend: put('data', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((card) => [card.id, card])) : old,
    ),
  },
  'list.data-null-when-empty': {
    clauses: ['envelope.list.data', 'service.empty.status'],
    summary: 'Sends data null where no Event is found',
    bend: put('data', (old: unknown) => (Array.isArray(old) && old.length === 0 ? null : old)),
  },
  'list.data-ids': {
    clauses: ['events.reply.cards'],
    admits: ['envelope.list.data'],
    summary: 'Lists ids in place of cards',
    bend: put('data', (old: unknown) => (Array.isArray(old) ? old.map((card) => card.id) : old)),
  },
  'list.data-numbers': {
    clauses: ['events.reply.cards'],
    summary: 'Lists the numbers of rows in place of cards',
    bend: put('data', (old: unknown) => (Array.isArray(old) ? old.map((_, index) => index + 1) : old)),
  },
  'list.data-wrapped': {
    clauses: ['events.reply.cards'],
    summary: 'Wraps each card in an object',
    bend: each('data', (card) => ({ event: card })),
  },
  'list.pagination-missing': {
    clauses: ['envelope.list.pagination'],
    admits: ['events.reply.envelope'],
    summary: 'Leaves pagination out',
    bend: without('pagination'),
  },
  'list.pagination-null': {
    clauses: ['envelope.list.pagination'],
    summary: 'Sends pagination null',
    bend: put('pagination', null),
  },
  'list.pagination-limit-string': {
    clauses: ['envelope.list.pagination.limit'],
    summary: 'Sends pagination.limit as a string',
    bend: put('pagination.limit', String),
  },
  'list.pagination-limit-constant': {
    clauses: ['envelope.list.pagination.limit.in-force'],
    summary: 'Sends the default in pagination.limit whatever the page size is',
    bend: put('pagination.limit', 25),
  },
  'list.pagination-limit-missing': {
    clauses: ['envelope.list.pagination.limit'],
    summary: 'Leaves pagination.limit out',
    bend: without('pagination.limit'),
  },
  'list.pagination-cursor-number': {
    clauses: ['envelope.list.pagination.cursor'],
    summary: 'Sends pagination.cursor as a number of rows',
    bend: put('pagination.cursor', 0),
  },
  'list.pagination-cursor-missing': {
    clauses: ['envelope.list.pagination.cursor'],
    summary: 'Leaves pagination.cursor out',
    bend: without('pagination.cursor'),
  },
  'list.next-cursor-number': {
    clauses: ['envelope.list.pagination.next-cursor'],
    summary: 'Sends pagination.next_cursor as a number of rows',
    bend: put('pagination.next_cursor', 25),
  },
  'list.next-cursor-false': {
    clauses: ['envelope.list.pagination.next-cursor'],
    summary: 'Sends false in next_cursor at the end',
    bend: put('pagination.next_cursor', (old: unknown) => old ?? false),
  },
  'list.next-cursor-missing': {
    clauses: ['envelope.list.pagination.next-cursor'],
    summary: 'Leaves next_cursor out at the end',
    bend: (body: Json) =>
      JSON.stringify(body.pagination).includes('"next_cursor":null')
        ? without('pagination.next_cursor')(body)
        : body,
  },
  'list.sort-missing': {
    clauses: ['envelope.list.sort'],
    admits: ['envelope.list.sort.echo'],
    summary: 'Leaves sort out',
    bend: without('sort'),
  },
  'list.sort-object': {
    clauses: ['envelope.list.sort'],
    summary: 'Sends sort as an object',
    bend: put('sort', (old: unknown) => ({ by: old, direction: 'desc' })),
  },
  'list.meta-missing': {
    clauses: ['envelope.list.meta'],
    summary: 'Leaves meta out',
    bend: without('meta'),
  },
  'list.meta-null': {
    clauses: ['envelope.list.meta'],
    summary: 'Sends meta null',
    bend: put('meta', null),
  },
  'list.meta-list': {
    clauses: ['envelope.list.meta'],
    summary: 'Sends meta as a list',
    bend: put('meta', []),
  },
  'list.query-window-without-end': {
    clauses: ['events.window.query-window'],
    summary: 'Tells the first date of a window of dates and not the last',
    bend: ifDated(put('meta.query_window.date_end', null)),
  },
  'list.query-window-empty': {
    clauses: ['events.window.query-window.rows', 'envelope.meta.query-window'],
    summary: 'Tells the end of a window of coding time as its start as well',
    bend: (body: Json) => {
      const { observed_end: end } = windowIn(body);
      return typeof end === 'string' ? put('meta.query_window.observed_start', end)(body) : body;
    },
  },
  'list.query-window-words': {
    clauses: ['envelope.meta.query-window', 'events.window.query-window'],
    summary: 'Tells the window in words',
    bend: put('meta.query_window', 'the most recent days'),
  },
  'list.applied-filters-missing': {
    clauses: ['envelope.list.applied-filters'],
    summary: 'Leaves applied_filters out',
    bend: without('applied_filters'),
  },
  'list.applied-filters-null': {
    clauses: ['envelope.list.applied-filters'],
    summary: 'Sends applied_filters null',
    bend: put('applied_filters', null),
  },
  'list.applied-filters-list': {
    clauses: ['envelope.list.applied-filters'],
    summary: 'Sends applied_filters as a list of names',
    bend: put('applied_filters', (old: unknown) => Object.keys(old ?? {})),
  },
} as const satisfies Bendings;

export const detailEnvelopeFaults = {
  'detail.success-missing': {
    clauses: ['envelope.detail.success'],
    admits: ['event-detail.reply.envelope'],
    summary: 'Leaves success out of details',
    bend: without('success'),
  },
  'detail.success-string': {
    clauses: ['envelope.detail.success'],
    summary: 'Sends success of details as a string',
    bend: put('success', 'true'),
  },
  'detail.data-list': {
    clauses: ['envelope.detail.data', 'event-detail.reply.envelope'],
    summary: 'Sends data of details as a list of one card',
    bend: put('data', (old: unknown) => [old]),
  },
  'detail.bare-card': {
    clauses: ['event-detail.reply.envelope', 'envelope.detail.success'],
    admits: ['envelope.detail.data'],
    summary: 'Sends the bare card as the detail',
    bend: ({ data }: Json) => data as Json,
  },
  'detail.coordinates-swapped': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows latitude in place of longitude in details, and the other way round',
    bend: put('data.geo', (old: Json) =>
      isObject(old) ? { ...old, latitude: old.longitude, longitude: old.latitude } : old,
    ),
  },
  'detail.fatalities-plus-thousand': {
    clauses: ['event-detail.same-id'],
    summary: 'Counts a thousand fatalities more in a detail than on the listed card',
    bend: put('data.fatalities', (old: unknown) => (typeof old === 'number' && old > 0 ? old + 1000 : old)),
  },
  'detail.scale-unsigned': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows the scale of POLITICAL Events without its sign in details',
    bend: put('data', (old: Json) =>
      isObject(old) && old.category === 'POLITICAL'
        ? put('metrics.goldstein_scale', (scale: unknown) => Math.abs(Number(scale)))(old)
        : old,
    ),
  },
  'detail.article-count-wraps': {
    clauses: ['event-detail.same-id'],
    summary: 'Counts in a detail the articles beyond each 16',
    bend: put('data', (old: Json) =>
      isObject(old) ? put('metrics.article_count', (count: unknown) => Number(count) % 16)(old) : old,
    ),
  },
  'detail.shown-articles-counted': {
    clauses: ['event-detail.same-id'],
    summary: 'Counts in a detail the articles that it shows',
    bend: put('data', (old: Json) =>
      isObject(old) && Array.isArray(old.top_articles)
        ? put('metrics.article_count', old.top_articles.length)(old)
        : old,
    ),
  },
  'detail.without-place': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows no region in details of Events that are listed with one',
    bend: put('data.geo.admin1', null),
  },
  'detail.story-ids-of-other-index': {
    clauses: ['event-detail.same-id'],
    summary: 'Refers to Stories by other ids in details than on listed cards',
    bend: put('data.story_refs', (old: unknown) =>
      Array.isArray(old) ? old.map((ref: Json) => ({ ...ref, id: `${String(ref.id)}0` })) : old,
    ),
  },
  'detail.longitude-lost': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows no longitude beside the latitude of a detail',
    bend: put('data.geo.longitude', null),
  },
  'detail.inputs-of-another-coding': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows other sub-factor scores in a detail than on the listed card',
    bend: put('data.metrics.metric_inputs', (old: Json) =>
      isObject(old)
        ? Object.fromEntries(
            Object.entries(old).map(([name, input]) => [
              name,
              isObject(input) ? { ...input, score: 9 } : input,
            ]),
          )
        : old,
    ),
  },
  'detail.entities-lost': {
    clauses: ['event-detail.same-id'],
    summary: 'Refers to no entity in a detail',
    bend: put('data.entity_refs', []),
  },
  'detail.articles-under-other-urls': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows the articles of a detail under addresses that are not theirs',
    bend: put('data.top_articles', (old: unknown) =>
      Array.isArray(old) ? old.map((item: Json) => ({ ...item, url: `${item.url}-2` })) : old,
    ),
  },
  'detail.articles-unranked': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows the articles of a detail without their rank',
    bend: put('data.top_articles', (old: unknown) =>
      Array.isArray(old) ? old.map((item: Json) => ({ ...item, rank: null })) : old,
    ),
  },
  'detail.story-articles-as-text': {
    clauses: ['event-detail.same-id'],
    summary: 'Counts the articles of Stories in words in details',
    bend: put('data.story_refs', (old: unknown) =>
      Array.isArray(old)
        ? old.map((item: Json) => ({ ...item, article_count: String(item.article_count) }))
        : old,
    ),
  },
  'detail.actors-from-everywhere': {
    clauses: ['event-detail.same-id'],
    summary: 'Says international in place of the country of each actor in details',
    bend: put('data.actors', (old: unknown) =>
      Array.isArray(old)
        ? old.map((actor: Json) => ({ ...actor, country: actor.country === null ? null : 'zz' }))
        : old,
    ),
  },
  'detail.second-actor-lost': {
    clauses: ['event-detail.same-id'],
    summary: 'Shows the acting side alone in a detail',
    bend: put('data.actors', (old: unknown) => (Array.isArray(old) ? old.slice(0, 1) : old)),
  },
  'detail.short-card': {
    clauses: ['event-detail.reply.card'],
    summary: 'Sends id and title only as the detail',
    bend: ({ data, ...rest }: Json) => ({
      ...rest,
      data: { id: (data as Json).id, title: (data as Json).title },
    }),
  },
} as const satisfies Bendings;

export const summaryEnvelopeFaults = {
  'summary.values-of-first-bucket': {
    clauses: ['service.summaries'],
    summary: 'Shows the value of the first bucket in every bucket, beside its key',
    bend: (summary: Json) => {
      const name = String(summary.group_by);
      const buckets = Array.isArray(summary.data) ? (summary.data as readonly Json[]) : [];
      const first = buckets.find((bucket) => typeof bucket[name] === 'string');
      return first === undefined || name === 'date'
        ? summary
        : { ...summary, data: buckets.map((each) => ({ ...each, [name]: first[name] })) };
    },
  },
  'summary.ids-expanded-other': {
    clauses: ['events-summary.accepts.entity-family'],
    summary: 'Tells other ids than those that a summary added to an entity',
    bend: put('applied_filters.entity_ids_expanded', (old: unknown) =>
      Array.isArray(old)
        ? old.map((id) => String(id).replace(/.$/, (end) => (end === '0' ? '1' : '0')))
        : old,
    ),
  },
  'summary.keys-of-next-bucket': {
    clauses: [
      'events-summary.group-by.date',
      'events-summary.group-by.country',
      'events-summary.group-by.region',
      'events-summary.group-by.continent',
      'events-summary.group-by.category',
      'events-summary.group-by.subcategory',
      'events-summary.group-by.source-actor-country',
      'events-summary.group-by.target-actor-country',
    ],
    summary:
      'Sends the value of a bucket under the name of the dimension, and that of the next one as its key',
    bend: put('data', (old: unknown) =>
      Array.isArray(old)
        ? old.map((bucket: Json, index) => ({ ...bucket, key: (old[index + 1] ?? old[0]).key }))
        : old,
    ),
  },
  'summary.query-window-in-days': {
    clauses: ['envelope.meta.query-window'],
    summary: 'Tells the day of observed_start in the query_window of a summary, and not its time',
    bend: (body: Json) =>
      isObject(body.meta) && isObject(body.meta.query_window) && body.meta.query_window.observed_start
        ? put(
            'meta.query_window.observed_start',
            (old: unknown) => `${String(old).slice(0, 10)}T00:00:00Z`,
          )(body)
        : body,
  },
  'summary.query-window-of-coverage': {
    clauses: ['envelope.meta.query-window'],
    summary: 'Tells the start of the coverage in the query_window of a summary',
    bend: (body: Json) =>
      isObject(body.meta) && isObject(body.meta.query_window) && body.meta.query_window.date_start
        ? put('meta.query_window.date_start', '2026-03-01')(body)
        : body,
  },
  'summary.success-missing': {
    clauses: ['envelope.summary.success'],
    summary: 'Leaves success out of summaries',
    bend: without('success'),
  },
  'summary.success-string': {
    clauses: ['envelope.summary.success'],
    summary: 'Sends success of summaries as a string',
    bend: put('success', 'true'),
  },
  'summary.group-by-missing': {
    clauses: ['envelope.summary.group-by', 'events-summary.reply.envelope'],
    summary: 'Leaves group_by out of summaries',
    bend: without('group_by'),
  },
  'summary.group-by-list': {
    clauses: ['envelope.summary.group-by'],
    summary: 'Sends group_by of summaries as a list',
    bend: put('group_by', (old: unknown) => [old]),
  },
  'summary.group-by-constant': {
    clauses: ['envelope.summary.group-by.echo'],
    summary: 'Echoes group_by date whatever was sent',
    bend: put('group_by', 'date'),
  },
  'summary.data-renamed': {
    clauses: ['envelope.summary.data', 'events-summary.reply.envelope'],
    summary: 'Calls data of summaries buckets',
    bend: rename('data', 'buckets'),
  },
  'summary.data-map': {
    clauses: ['envelope.summary.data', 'events-summary.reply.envelope', 'service.summaries'],
    summary: 'Sends data of summaries as a map by value',
    bend: put('data', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((bucket) => [String(bucket.key), bucket])) : old,
    ),
  },
  'summary.data-counts': {
    clauses: ['envelope.summary.data'],
    summary: 'Sends the counts alone in place of buckets',
    bend: put('data', (old: unknown) => (Array.isArray(old) ? old.map((bucket) => bucket.event_count) : old)),
  },
} as const satisfies Bendings;

/** The envelope of a list. */
export const listBody = (
  data: readonly unknown[],
  pagination: {
    readonly limit: number;
    readonly cursor: string | null;
    readonly next_cursor: string | null;
  },
  sort: string,
  meta: Json,
  applied: Selection['applied'],
): Json => ({ success: true, data, pagination, sort, meta, applied_filters: applied });

export const detailBody = (data: unknown): Json => ({ success: true, data });

export const summaryBody = (
  groupBy: string,
  data: readonly unknown[],
  meta: Json,
  applied: Selection['applied'],
): Json => ({ success: true, group_by: groupBy, data, meta, applied_filters: applied });
