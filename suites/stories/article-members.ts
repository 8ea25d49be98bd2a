import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { articleRows } from './article-rows.js';

const members = ['domain', 'domain_avatar_url', 'rank', 'role'] as const;

export const articleMembers = defineCheck({
  id: 'stories/article-members',
  title: 'Stories show articles, each with domain, domain_avatar_url, rank and role',
  clauses: [
    'stories.service.articles',
    'story-card.article.domain',
    'story-card.article.domain-avatar-url',
    'story-card.article.rank',
    'story-card.article.role',
  ],
  operations: ['listStories', 'getStory'],
  property: forEach(members, async (api, member) => {
    const articles = await articleRows(api);
    // Told by the members that they have, so that it does not matter where they stand.
    expectThat(articles.length > 0, '/data', 'article rows on the card of some Story', 'none');
    for (const { place, row } of articles)
      expectThat(member in row, `${place}/${member}`, 'a member', undefined);
    api.witness('article rows', articles.length);
  }),
  refutedBy: [
    'story-card.article-role-of-lead-only',
    'story-card.article-without-domain',
    'story-card.article-without-domain-avatar-url',
    'story-card.article-without-rank',
    'story-card.article-without-role',
    'story-card.articles-as-urls',
    'story-card.articles-missing',
  ],
});
