import { describe, expect, it } from 'vitest';
import { linkedEventCountOf, significanceOf, storyCategoryOf, storyIdOf, titleOf } from './story.js';

describe('a Story card', () => {
  it.each([
    [{ id: 's1', cluster_id: 'c' }, 's1'],
    [{ story_id: 7 }, '7'],
    [{ clusterId: 'c1' }, 'c1'],
    [{ story: { id: 's2' } }, 's2'],
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
    expect(significanceOf(card)).toBe(0.4);
    expect(significanceOf({ signals: { storySignificance: 0.3 } })).toBe(0.3);
    expect(significanceOf({ event: { significance: 0.9 } })).toBeUndefined();
    expect(linkedEventCountOf(card)).toBe(2);
    expect(linkedEventCountOf({ related: [{ linked_event_count: 5 }] })).toBeUndefined();
  });
});
