import { expect, it } from 'vitest';
import { servedAmong } from './lists.js';

it('asks for no entity by an id that is for awards alone', () => {
  expect(servedAmong(['cik:320193', 'wiki:Apple', 'e_1'])).toBe('wiki:Apple');
  expect(servedAmong(['cik:320193'])).toBeUndefined();
});
