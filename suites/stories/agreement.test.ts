import { expect, it } from 'vitest';
import { eventsWithin, recordIn } from './agreement.js';

it('takes no article for the Event of which it tells the id and the date', () => {
  const article = { domain: 'a.example', rank: 1, event_id: 'conflict_1a', event_date: '2026-05-03' };
  const event = { ref: 'conflict_2b', event_date: '2026-05-03' };
  const card = { articles: [article], event_refs: [event] };
  expect([...eventsWithin(card)].map(([id]) => id)).toEqual(['conflict_2b']);
});

it('compares the dates of a Story where no article was added', () => {
  const judged = (shown: object, count: number) =>
    recordIn({ story_date: '2026-05-03', ...shown }, { story_date: '2026-05-04', article_count: count })
      .filter(({ agree }) => !agree)
      .map(({ path }) => path);
  expect(judged({ article_count: 3 }, 4)).toEqual([]);
  expect(judged({}, 4)).toEqual([]);
  expect(judged({ article_count: 4 }, 4)).toEqual(['/story_date']);
});
