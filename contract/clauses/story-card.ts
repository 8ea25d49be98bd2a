import type { Clauses } from '../clause.js';

const row = {
  heading: 'Resources and their fields > Story card',
  operations: ['listStories', 'getStory'],
  by: 'statement',
  seen: 'one-reply',
} as const;
const open = { ...row, by: 'not-shown' } as const;

/** What the document shows of the Story card: members of its article rows, and one member of `geo_context`. */
export const storyCardClauses = {
  'story-card.article.domain': { ...row, says: 'An article row of a Story has `domain`.' },
  'story-card.article.domain-avatar-url': {
    ...row,
    says: 'An article row of a Story has `domain_avatar_url`.',
  },
  'story-card.article.image-url': {
    ...row,
    by: 'shape-if-present',
    says: '`image_url` of an article row, when filled, is the URL of an image.',
  },
  'story-card.article.rank': { ...row, says: 'An article row of a Story has `rank`.' },
  'story-card.article.role': { ...row, says: 'An article row of a Story has `role`.' },
  'story-card.article.place': {
    ...open,
    says: 'The key under which a Story card keeps its article rows is the deployment’s own.',
  },
  'story-card.article.replies': {
    ...open,
    says: 'Whether the list, the detail or both show the article rows of a Story is not shown.',
  },
  'story-card.article.types': {
    ...open,
    says: 'The types of the members of an article row are not shown.',
  },
  'story-card.article.role.values': {
    ...open,
    says: 'The vocabulary of `role` in article rows is not shown.',
  },
  'story-card.article.rank.order': {
    ...open,
    says: 'What `rank` counts, and whether article rows come in its order, is not shown.',
  },
  'story-card.article.complete': {
    ...open,
    says: 'Whether a card shows every article of its Story is not shown.',
  },

  'story-card.geo-context.actor-origin-countries.type': {
    ...row,
    operations: ['listStories', 'getStory'],
    by: 'shape-if-present',
    says: '`geo_context.actor_origin_countries` of a Story, when filled, is an array.',
  },
  'story-card.geo-context.actor-origin-countries.present': {
    ...open,
    operations: ['listStories'],
    seen: 'relation',
    says: 'Whether a row that a broad geography filter admits shows the origins of its actors in `geo_context` is left open.',
    ruling: 'region-and-actors',
  },
  'story-card.geo-context.actor-origin-countries.unfiltered': {
    ...open,
    says: 'Whether Story cards have `geo_context` in replies without a geography filter is not shown.',
  },
  'story-card.geo-context.actor-origin-countries.not-a-filter': {
    ...row,
    operations: ['listStories'],
    seen: 'relation',
    says: 'An origin in `geo_context` alone admits no Story to a geography filter.',
    ruling: 'region-and-actors',
  },
  'story-card.other-fields': {
    ...open,
    says: 'The further fields of a Story card, its id, title and dates among them, are not shown.',
  },
} as const satisfies Clauses;
