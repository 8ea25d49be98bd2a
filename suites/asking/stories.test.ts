import { describe, expect, it } from 'vitest';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import {
  directionOf,
  linkedEventCountOf,
  storyCategoryOf,
  storyIdOf,
  storySignificanceOf,
  timesIn,
  titleOf,
} from './stories.js';

describe('a Story card', () => {
  it.each([
    [{ id: 's1', cluster_id: 'c' }, 's1'],
    [{ story_id: 7 }, '7'],
    [{ clusterId: 'c1' }, 'c1'],
    [{ story: { id: 's2' } }, 's2'],
    [{ lead_event_id: 'conflict_1a', lead_article_id: 'a7', cluster_id: 'c1' }, 'c1'],
    [{ parent_story_id: 's0', gruppe_id: 'g1' }, 'g1'],
    [{ first_id: 'x', gruppe_id: 'g1', other_id: 'o', url: 'https://news.example/g1' }, 'g1'],
    [{ gruppe_id: 'g1', other_id: 'o' }, ''],
    [{ paid: true }, ''],
  ])('is known by the id of %j', (card, id) => {
    expect(storyIdOf(card)).toBe(id);
  });

  it('is read under the names that fit', () => {
    expect(titleOf({ headline: 'A' })).toBe('A');
    expect(titleOf({ title_language: 'en' })).toBeUndefined();
    expect(storyCategoryOf({ category: 'POLITICAL' })).toBeUndefined();
    expect(storyCategoryOf({ story: { story_category: 'sport' } })).toBe('sport');
  });

  it('tells numbers of its own, and not those of its Events', () => {
    const card = { metrics: { significance: 0.4 }, event: { significance: 0.9 }, linked_event_count: 2 };
    expect(storySignificanceOf(card)).toBe(0.4);
    expect(storySignificanceOf({ signals: { storySignificance: 0.3 } })).toBe(0.3);
    expect(storySignificanceOf({ ...card, signals: { story_significance: 0.1 } })).toBe(0.1);
    expect(storySignificanceOf({ event: { significance: 0.9 } })).toBeUndefined();
    expect(linkedEventCountOf(card)).toBe(2);
    expect(linkedEventCountOf({ related: [{ linked_event_count: 5 }] })).toBeUndefined();
  });
});

it.each([
  [[3, 3, 1], 'down'],
  [[1, 2, 2], 'up'],
  [[1, 3, 2], 'neither'],
  [[2, 2], undefined],
  [[], undefined],
] as const)('%j runs %s', (values, direction) => {
  expect(directionOf(values)).toBe(direction);
});

it('reads the times that every card shows', () => {
  const data = [
    { day: '2026-05-02', at: { first: '2026-05-02T08:00:00Z' }, note: 'x', ended: '2026-05-03' },
    { day: '2026-05-01', at: { first: '2026-05-01T08:00:00Z' }, note: '2026-05-01', ended: null },
  ];
  expect([...timesIn(exchangeOf({ data })).keys()]).toEqual(['/day', '/at/first']);
});
