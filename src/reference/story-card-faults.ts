import { type Bendings, each, isObject, type Json, put, where, without } from './bend.js';

const textual = (old: unknown): unknown => (typeof old === 'number' ? String(old) : old);

/** Faults of the Story card, wherever it is shown. */
export const storyCardFaults = {
  'story-card.articles-missing': {
    clauses: [
      'stories.service.articles',
      'story-card.article.domain',
      'story-card.article.domain-avatar-url',
      'story-card.article.rank',
      'story-card.article.role',
    ],
    summary: 'Shows no articles on Story cards',
    bend: without('articles'),
  },
  'story-card.articles-as-urls': {
    clauses: [
      'story-card.article.domain',
      'story-card.article.domain-avatar-url',
      'story-card.article.rank',
      'story-card.article.role',
    ],
    summary: 'Shows the addresses of articles in place of their rows',
    bend: put('articles', (old: unknown) =>
      Array.isArray(old) ? old.map((row: unknown) => (isObject(row) ? row.url : row)) : old,
    ),
  },
  'story-card.article-without-domain': {
    clauses: ['story-card.article.domain'],
    summary: 'Leaves the domain of the articles of a Story out',
    bend: each('articles', without('domain')),
  },
  'story-card.article-without-domain-avatar-url': {
    clauses: ['story-card.article.domain-avatar-url'],
    summary: 'Leaves the domain_avatar_url of the articles of a Story out',
    bend: each('articles', without('domain_avatar_url')),
  },
  'story-card.article-without-rank': {
    clauses: ['story-card.article.rank'],
    summary: 'Leaves the rank of the articles of a Story out',
    bend: each('articles', without('rank')),
  },
  'story-card.article-without-role': {
    clauses: ['story-card.article.role'],
    summary: 'Leaves the role of the articles of a Story out',
    bend: each('articles', without('role')),
  },
  'story-card.article-role-of-lead-only': {
    clauses: ['story-card.article.role'],
    summary: 'Tells the role of the leading article only',
    bend: each(
      'articles',
      where((row) => row.rank !== 1, without('role')),
    ),
  },
  'story-card.article-image-flag': {
    clauses: ['story-card.article.image-url'],
    summary: 'Tells in image_url that there is an image, and not where',
    bend: each(
      'articles',
      where((row) => 'image_url' in row, put('image_url', true)),
    ),
  },
  'story-card.article-image-object': {
    clauses: ['story-card.article.image-url'],
    summary: 'Sends the image_url of articles as an object with sizes',
    bend: each(
      'articles',
      where(
        (row) => 'image_url' in row,
        put('image_url', (old: unknown) => ({ small: old, large: old })),
      ),
    ),
  },
  'story-card.geo-context-text': {
    clauses: ['story-card.geo-context.actor-origin-countries.type'],
    summary: 'Sends the actor_origin_countries of Stories as one text',
    bend: put('geo_context.actor_origin_countries', (old: unknown) => String(old)),
  },
  'story-card.geo-context-counts': {
    clauses: ['story-card.geo-context.actor-origin-countries.type'],
    summary: 'Sends the actor_origin_countries of Stories as a map of counts',
    bend: put('geo_context.actor_origin_countries', (old: unknown) =>
      Array.isArray(old) ? Object.fromEntries(old.map((name: unknown) => [String(name), 1])) : old,
    ),
  },
  'story-card.linked-event-count-one-fewer': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Leaves the first link out of linked_event_count',
    bend: put('linked_event_count', (old: unknown) => (typeof old === 'number' ? old - 1 : old)),
  },
  'story-card.linked-event-count-at-most-one': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Tells in linked_event_count whether there is a linked Event, and not how many',
    bend: put('linked_event_count', (old: unknown) => (typeof old === 'number' ? Math.min(1, old) : old)),
  },
  'story-card.linked-event-count-of-articles': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Sends the number of articles in linked_event_count',
    bend: put('linked_event_count', (_: unknown, card: Json) => card.article_count),
  },
  'story-card.linked-event-count-string': {
    clauses: ['stories.significance.linked-event-count.links'],
    summary: 'Sends linked_event_count as a string',
    bend: put('linked_event_count', textual),
  },
} as const satisfies Bendings;
