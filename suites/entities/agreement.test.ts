import { expect, it } from 'vitest';
import { sharedMembers } from '../asking/agreement.js';
import { isOfEntity, otherCountries } from './agreement.js';

it.each([
  [{ headquarters: { country: 'United States' } }, true],
  [{ country: 'IRL' }, true],
  [{ country: 'United States' }, false],
])('compares the country of a card %j: one is %s', (card, isOne) => {
  expect(otherCountries({ country: 'Ireland' }, card) === undefined).toBe(isOne);
});

it('leaves aside what a list tells of its window', () => {
  const card = { dominant_domain: 'ECONOMIC', active_since: '2026-05-01', country: 'US', type: 'Person' };
  const shown = { ...card, dominant_domain: 'CRIME', active_since: '2026-03-01', country: 'United States' };
  const stray = sharedMembers(card, { ...shown, type: 'Group' }).filter(isOfEntity);
  expect(stray.filter(({ agree }) => !agree).map(({ path }) => path)).toEqual(['/type']);
});
