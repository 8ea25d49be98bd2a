import { expect, it } from 'vitest';
import { turnedId } from './turned-id.js';

it('a turned id has the form of the first and no character of it after the prefix', () => {
  const [id, turned] = ['f_09afAFzZ', turnedId('f_09afAFzZ')];
  expect(turned).toMatch(/^f_[0-9]{2}[a-f]{2}[A-F]{2}[a-z][A-Z]$/);
  expect([...turned].slice(2).filter((character, index) => character === id[index + 2])).toEqual([]);
});

it.each([
  ['conflict_0a', 'conflict_3d'],
  ['0a-9f', '3d-2c'],
])('%s is turned into %s', (id, turned) => expect(turnedId(id)).toBe(turned));
