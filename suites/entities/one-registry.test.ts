import { expect, it } from 'vitest';
import { otherState } from './one-registry.js';

const row = { entity_id: 'e_9', name: 'Acme', status: 'needs_review' };

it.each([
  [{ state: 'TX', status: 'needs_review' }, undefined],
  [{ registry: { entity_status: 'ACTIVE' } }, undefined],
  [{ headquarters: { state: 'TX' } }, undefined],
  [{ state: 'TX', status: 'active' }, 'active'],
])('reads the state of %j', (card, state) => {
  expect(otherState(row, card)).toBe(state);
});
