import { expect, it } from 'vitest';
import { otherCountries } from './agreement.js';

it.each([
  [{ headquarters: { country: 'United States' } }, true],
  [{ country: 'IRL' }, true],
  [{ country: 'United States' }, false],
])('compares the country of a card %j: one is %s', (card, isOne) => {
  expect(otherCountries({ country: 'Ireland' }, card) === undefined).toBe(isOne);
});
