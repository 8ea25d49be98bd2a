import { expect, it } from 'vitest';
import { articleRowsOf } from './articles.js';

const found = (card: unknown) => articleRowsOf(card, '').map(({ place }) => place);

it.each([
  [{ coverage: { items: [{ domain: 'a.example', rank: 1 }] } }, ['/coverage/items/0']],
  [{ sources: [{ domain_avatar_url: null }] }, ['/sources/0']],
  [{ top_articles: [{ url: 'https://a.example/1' }] }, ['/top_articles/0']],
  [
    { articles: [{ domain_avatar_url: null }], publishers: [{ domain: 'a.example', rank: 1 }] },
    ['/articles/0'],
  ],
  [
    {
      outlets: [{ domain: 'a.example', domain_avatar_url: null }],
      articles: [{ domain: 'a.example', domain_avatar_url: null, role: 'lead' }],
    },
    ['/articles/0'],
  ],
  [
    {
      top_outlets: [{ domain: 'a.example', domain_avatar_url: null, rank: 1 }],
      articles: [{ domain: 'a.example', domain_avatar_url: null, rank: 1, role: 'lead' }],
    },
    ['/articles/0'],
  ],
  [
    { articles: [{ domain: 'a.example', domain_avatar_url: null, event_date: '2026-03-01' }] },
    ['/articles/0'],
  ],
])('finds the article rows of %j', (card, places) => {
  expect(found(card)).toEqual(places);
});

it.each([
  [{ event_refs: [{ family: 'cameoplus', domain: 'POLITICAL', rank: 1 }] }],
  [{ entities: [{ name: 'A', role: 'actor1', rank: 2 }] }],
  [{ articles: ['https://a.example/1'] }],
  [{ event_refs: [{ family: 'conflict', top_articles: [{ domain: 'a.example', rank: 1 }] }] }],
  [{ lead: { event_date: '2026-03-01', top_articles: [{ domain: 'a.example', rank: 1 }] } }],
  [{ groups: [{ domain: 'POLITICAL', rank: 1 }] }],
  [{ articles_by_language: [{ language: 'fr', count: 3 }] }],
])('takes no other list of %j for them', (card) => {
  expect(found(card)).toEqual([]);
});
