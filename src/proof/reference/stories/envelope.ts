import { type Bendings, each, isObject, type Json, put, rename, without } from '../bend.js';

/** Faults of the Stories list as a whole. */
export const storyListFaults = {
  'stories.list.success-missing': {
    clauses: ['stories.reply.envelope', 'envelope.list.success'],
    summary: 'Leaves success out of Stories lists',
    bend: without('success'),
  },
  'stories.list.data-renamed': {
    clauses: ['stories.reply.envelope', 'envelope.list.data'],
    summary: 'Calls data of Stories lists stories',
    bend: rename('data', 'stories'),
  },
  'stories.list.data-map': {
    clauses: ['envelope.list.data', 'stories.reply.envelope'],
    summary: 'Sends data of Stories lists as a map by id',
    bend: put('data', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((card) => [card.id, card])) : old,
    ),
  },
  'stories.list.data-null-when-empty': {
    clauses: ['envelope.list.data', 'service.empty.status'],
    summary: 'Sends data null where no Story is found',
    bend: put('data', (old: unknown) => (Array.isArray(old) && old.length === 0 ? null : old)),
  },
  'stories.list.always-empty': {
    clauses: ['story-bucket.story-count'],
    summary: 'Lists no Story, though its summary counts some',
    bend: (body: Json) => put('pagination.next_cursor', null)(put('data', [])(body)),
  },
  'stories.list.ids': {
    clauses: ['stories.reply.cards'],
    summary: 'Lists ids of Stories in place of cards',
    bend: put('data', (old: unknown) => (Array.isArray(old) ? old.map((card) => card.id) : old)),
  },
  'stories.list.empty-cards': {
    clauses: ['stories.reply.cards'],
    summary: 'Lists an empty object in place of each Story card',
    bend: put('data', (old: unknown) => (Array.isArray(old) ? old.map(() => ({})) : old)),
  },
  'stories.list.pagination-missing': {
    clauses: ['stories.reply.envelope', 'envelope.list.pagination'],
    summary: 'Leaves pagination out of Stories lists',
    bend: without('pagination'),
  },
  'stories.list.pagination-limit-string': {
    clauses: ['envelope.list.pagination.limit'],
    summary: 'Sends pagination.limit of Stories lists as a string',
    bend: put('pagination.limit', String),
  },
  'stories.list.pagination-limit-constant': {
    clauses: ['envelope.list.pagination.limit.in-force'],
    summary: 'Sends the default in pagination.limit of Stories lists whatever the page size is',
    bend: put('pagination.limit', 25),
  },
  'stories.list.pagination-limit-after-first': {
    clauses: ['envelope.list.pagination.limit.in-force'],
    summary: 'Counts one row more in pagination.limit of the pages of Stories after the first',
    bend: (body: Json) =>
      isObject(body.pagination) && body.pagination.cursor !== null
        ? put('pagination.limit', (old: unknown) => Number(old) + 1)(body)
        : body,
  },
  'stories.list.pagination-cursor-missing': {
    clauses: ['envelope.list.pagination.cursor'],
    summary: 'Leaves pagination.cursor out of Stories lists',
    bend: without('pagination.cursor'),
  },
  'stories.list.next-cursor-number': {
    clauses: ['envelope.list.pagination.next-cursor'],
    summary: 'Sends next_cursor of Stories lists as a number of rows',
    bend: put('pagination.next_cursor', 25),
  },
  'stories.list.sort-missing': {
    clauses: ['stories.reply.envelope', 'envelope.list.sort'],
    summary: 'Leaves sort out of Stories lists',
    bend: without('sort'),
  },
  'stories.list.meta-missing': {
    clauses: ['stories.reply.envelope', 'envelope.list.meta'],
    summary: 'Leaves meta out of Stories lists',
    bend: without('meta'),
  },
  'stories.list.query-window-words': {
    clauses: ['envelope.meta.query-window'],
    summary: 'Tells the window of Stories lists in words',
    bend: put('meta.query_window', 'the most recent days'),
  },
  'stories.list.applied-filters-missing': {
    clauses: ['stories.reply.envelope', 'envelope.list.applied-filters'],
    summary: 'Leaves applied_filters out of Stories lists',
    bend: without('applied_filters'),
  },
  'stories.list.normalized-as-map': {
    clauses: ['envelope.applied-filters.normalized'],
    summary: 'Tells adjustments of requests for Stories as a map in place of a list',
    bend: (body: Json) => ifListed('normalized', body, (list) => ({ limit: list.length })),
  },
  'stories.list.unresolved-as-text': {
    clauses: ['envelope.applied-filters.entity-handles-unresolved'],
    summary: 'Tells unresolved handles of Stories as one text',
    bend: (body: Json) => ifListed('entity_handles_unresolved', body, (list) => list.join(',')),
  },
} as const satisfies Bendings;

/** Bends a list of `applied_filters` where the reply has it. */
function ifListed(name: string, body: Json, bend: (list: readonly unknown[]) => unknown): Json {
  const applied = body.applied_filters;
  const list = isObject(applied) ? applied[name] : undefined;
  return Array.isArray(list) ? put(`applied_filters.${name}`, bend(list))(body) : body;
}

/** Faults of the Story detail as a whole. */
export const storyDetailEnvelopeFaults = {
  'stories.detail.date-of-last-article': {
    clauses: ['stories.detail.same-id'],
    summary: 'Dates a Story by its first article in the list, and by its last one in the detail',
    bend: put('data.story_date', (old: unknown) =>
      new Date(Date.parse(String(old)) + 86_400_000).toISOString().slice(0, 10),
    ),
  },
  'stories.detail.links-of-a-day': {
    clauses: ['stories.detail.same-id'],
    summary: 'Counts one link less in the detail of a Story than in the list',
    bend: put('data.linked_event_count', (old: unknown) => (typeof old === 'number' ? old - 1 : old)),
  },
  'stories.detail.success-missing': {
    clauses: ['stories.detail.reply.envelope', 'envelope.detail.success'],
    summary: 'Leaves success out of Story details',
    bend: without('success'),
  },
  'stories.detail.data-list': {
    clauses: ['stories.detail.reply.envelope', 'envelope.detail.data'],
    summary: 'Sends data of Story details as a list of one card',
    bend: put('data', (old: unknown) => [old]),
  },
  'stories.detail.bare-card': {
    clauses: ['stories.detail.reply.envelope', 'envelope.detail.success'],
    admits: ['envelope.detail.data'],
    summary: 'Sends the bare card as the Story detail',
    bend: ({ data }: Json) => data as Json,
  },
  'stories.detail.id-only': {
    clauses: ['stories.detail.reply.card', 'envelope.detail.data'],
    summary: 'Sends nothing but the id as the Story detail',
    bend: put('data', (old: unknown) => (isObject(old) ? old.id : old)),
  },
} as const satisfies Bendings;

/** Faults of the Stories summary as a whole. */
export const storySummaryEnvelopeFaults = {
  'stories.summary.success-missing': {
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.success'],
    summary: 'Leaves success out of Stories summaries',
    bend: without('success'),
  },
  'stories.summary.group-by-missing': {
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.group-by'],
    summary: 'Leaves group_by out of Stories summaries',
    bend: without('group_by'),
  },
  'stories.summary.group-by-constant': {
    clauses: ['envelope.summary.group-by.echo'],
    summary: 'Echoes group_by date on Stories summaries whatever was sent',
    bend: put('group_by', 'date'),
  },
  'stories.summary.data-renamed': {
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.data'],
    summary: 'Calls data of Stories summaries buckets',
    bend: rename('data', 'buckets'),
  },
  'stories.summary.data-map': {
    clauses: ['stories.summary.reply.envelope', 'envelope.summary.data'],
    summary: 'Sends data of Stories summaries as a map by value',
    bend: put('data', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((bucket) => [String(bucket.key), bucket])) : old,
    ),
  },
  'stories.summary.values-only': {
    clauses: ['stories.service.summary'],
    admits: ['story-bucket.story-count'],
    summary: 'Lists the values of a dimension of Stories without any aggregate',
    bend: each('data', ({ key }: Json) => ({ key })),
  },
  'stories.summary.query-window-of-no-day': {
    clauses: ['envelope.meta.query-window'],
    summary: 'Tells a day that February has not as the start of a Stories summary',
    bend: (body: Json) =>
      isObject(body.meta) && isObject(body.meta.query_window) && body.meta.query_window.observed_start
        ? put('meta.query_window.observed_start', '2026-02-30T00:00:00Z')(body)
        : body,
  },
  'stories.summary.unplaced-in-first': {
    clauses: ['stories.service.summary'],
    summary: 'Shows the Stories without a place in a second bucket of the first place',
    bend: (summary: Json) => {
      const name = String(summary.group_by);
      const buckets = Array.isArray(summary.data) ? (summary.data as readonly Json[]) : [];
      const first = buckets.find((bucket) => typeof bucket[name] === 'string');
      return first === undefined
        ? summary
        : { ...summary, data: buckets.map((each) => ({ ...each, [name]: each[name] ?? first[name] })) };
    },
  },
  'stories.summary.next-cursor': {
    clauses: ['limits.summary.no-cursor'],
    summary: 'Offers a cursor to further buckets of Stories',
    bend: put('pagination', { limit: 50, cursor: null, next_cursor: 'bmV4dA' }),
  },
} as const satisfies Bendings;
