import { expect, it } from 'vitest';
import { storyIdOf } from '../asking/stories.js';
import { isWrapped } from './detail.js';

it.each([
  [{ cluster: { id: 's1' }, articles: [] }, true],
  [{ cluster: { id: 's2' } }, false],
  [{ id: 's2', parent_story_id: 's1' }, false],
])('finds the id of a Story in a wrapped card %j: %s', (data, found) => {
  expect(isWrapped(data, 's1', storyIdOf(data))).toBe(found);
});
