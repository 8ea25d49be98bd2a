import { count, record, type Schema } from '../schema.js';
import { detail, page, summary } from './envelopes.js';

/** Stories: where a card keeps its article rows is not shown, nor are its other members. */
export const storySchemas: Readonly<Record<string, Schema>> = {
  StoryCard: {
    ...record({
      linked_event_count: { type: ['integer', 'null'] },
      geo_context: { type: ['object', 'null'] },
    }),
    description: 'Article rows carry domain, domain_avatar_url, image_url when there is one, rank and role.',
  },
  StoryBucket: record(
    {
      story_count: count,
      stories_with_events: count,
      story_only_count: count,
      avg_recency_score: { type: ['number', 'null'] },
      metrics: record({ linked_events: {} }, ['linked_events']),
    },
    ['story_count', 'stories_with_events', 'story_only_count', 'avg_recency_score', 'metrics'],
  ),
  StoriesPage: page('StoryCard'),
  StoryDetail: detail('StoryCard'),
  StoriesSummary: summary('StoryBucket'),
};
