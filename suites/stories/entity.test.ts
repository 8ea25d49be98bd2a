import { expect, it } from 'vitest';
import { linksOf } from '../asking/story-links.js';
import { chosenOf } from './entity.js';

it('tries the first entity and the one that fewest Events refer to, which need not have every Story of the other', () => {
  const event = (id: string, ...entities: readonly string[]) => ({
    id,
    story_refs: [{ id: `story of ${id}` }],
    entity_refs: entities.map((entity) => ({ id: entity })),
  });
  const reached = linksOf([
    event('1', 'e_a1', 'e_b2'),
    event('2', 'e_a1', 'e_b2', 'e_c3'),
    event('3', 'e_a1', 'e_b2'),
  ]);
  expect(chosenOf(['e_a1', 'e_b2', 'e_c3'], { reached })).toEqual(['e_a1', 'e_c3']);
  expect(chosenOf(['e_a1'], { reached })).toEqual(['e_a1']);
});
