import { defineInvariant, isArray, isObject, type JsonObject } from '../../src/kit/index.js';
import { type Card, eachCard, expectMember } from './cards.js';

/** An item has its members; named one by one, they cost a tenth of what a list of their names would. */
type Expecting = (item: JsonObject, has: (value: unknown, member: string) => void) => void;

const story: Expecting = ({ id, url, title, story_date: date, article_count: articles }, has) => {
  has(id, 'id');
  has(url, 'url');
  has(title, 'title');
  has(date, 'story_date');
  has(articles, 'article_count');
};

const article: Expecting = ({ url, title, domain, rank }, has) => {
  has(url, 'url');
  has(title, 'title');
  has(domain, 'domain');
  has(rank, 'rank');
};

function expectItems(card: Card, list: 'story_refs' | 'top_articles', expecting: Expecting): void {
  const items = card.card[list];
  if (!isArray(items)) return;
  for (const [index, item] of items.entries()) {
    expecting(isObject(item) ? item : {}, (value, member) => {
      if (value === undefined) expectMember(false, card, `/${list}/${index}/${member}`, 'a member');
    });
  }
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
      const { story_refs: stories, entity_refs: entities, top_articles: articles } = card.card;
      expectMember(isArray(stories), card, '/story_refs', 'an array');
      expectMember(isArray(entities), card, '/entity_refs', 'an array');
      expectMember(isArray(articles), card, '/top_articles', 'an array');
      expectItems(card, 'story_refs', story);
      expectItems(card, 'top_articles', article);
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
