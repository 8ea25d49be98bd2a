import { expect, test } from 'vitest';
import { hasLinked, linksOf } from './story-links.js';

const event = (country: string, ...stories: readonly string[]) => ({
  id: 'conflict_1',
  geo: { country },
  story_refs: stories.map((id) => ({ id })),
});

test('of two cards of an Event the later one counts', () => {
  const links = linksOf([event('Chad', 'one', 'two'), event('Mali', 'two')]);
  expect(links.has('one')).toBe(false);
  expect(links.get('two')).toEqual([event('Mali', 'two')]);
});

test('a Story without a link that fits is known by the number of its links', () => {
  const links = linksOf([event('Mali', 'one')]);
  const isIn = (country: string) => (card: object) => JSON.stringify(card).includes(country);
  expect(hasLinked({ id: 'one', linked_event_count: 1 }, links, isIn('Mali'))).toBe(true);
  expect(hasLinked({ id: 'one', linked_event_count: 1 }, links, isIn('Chad'))).toBe(false);
  expect(hasLinked({ id: 'one', linked_event_count: 2 }, links, isIn('Chad'))).toBeUndefined();
});
