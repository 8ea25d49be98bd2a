import { defineInvariant, isArray, isObject } from '../../src/kit/index.js';
import { type Card, eachCard, expectMember } from './cards.js';

const storyMembers = ['id', 'url', 'title', 'story_date', 'article_count'];
const articleMembers = ['url', 'title', 'domain', 'rank'];

function expectItems(card: Card, list: string, members: readonly string[]): void {
  const items = card.card[list];
  if (!isArray(items)) return;
  items.forEach((item, index) => {
    for (const member of members) {
      if (isObject(item) && Object.hasOwn(item, member)) continue;
      expectMember(card, `/${list}/${index}/${member}`, (value) => value !== undefined, 'a member');
    }
  });
}

export const references = defineInvariant({
  id: 'event-card/references',
  title: 'A card lists its Stories, resolved entities and top articles, each item with its members',
  clauses: [
    'event-card.story-refs.type',
    'event-card.story-refs.item.id',
    'event-card.story-refs.item.url',
    'event-card.story-refs.item.title',
    'event-card.story-refs.item.story-date',
    'event-card.story-refs.item.article-count',
    'event-card.entity-refs.type',
    'event-card.top-articles.type',
    'event-card.top-articles.item.url',
    'event-card.top-articles.item.title',
    'event-card.top-articles.item.domain',
    'event-card.top-articles.item.rank',
    'service.event.stories',
    'service.event.articles',
  ],
  rulings: ['A58'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      for (const list of ['/story_refs', '/entity_refs', '/top_articles'])
        expectMember(card, list, isArray, 'an array');
      expectItems(card, 'story_refs', storyMembers);
      expectItems(card, 'top_articles', articleMembers);
    }),
  refutedBy: [
    'card.article-without-domain',
    'card.article-without-rank',
    'card.article-without-title',
    'card.article-without-url',
    'card.entity-refs-missing',
    'card.entity-refs-text',
    'card.story-ref-without-article-count',
    'card.story-ref-without-id',
    'card.story-ref-without-story-date',
    'card.story-ref-without-title',
    'card.story-ref-without-url',
    'card.story-refs-ids',
    'card.story-refs-null',
    'card.top-articles-null',
  ],
});
