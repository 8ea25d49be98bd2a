import { describe, expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { changedId, hasFacilityPrefix, malformedFacilityIds } from './facility-id.js';

it('malformed facility ids keep the laws', () => {
  expect(brokenLaws(malformedFacilityIds(), (id) => id !== '' && !hasFacilityPrefix(id))).toEqual([]);
});

describe('hasFacilityPrefix', () => {
  it.each([
    ['f_0a1b', true],
    ['s_0a1b', true],
    ['f_', false],
    ['x_0a1b', false],
    ['', false],
  ])('%s: %s', (id, has) => expect(hasFacilityPrefix(id)).toBe(has));
});

it('a changed id has the form of the first and no character of it after the prefix', () => {
  const [id, changed] = ['f_09afAFzZ', changedId('f_09afAFzZ')];
  expect(changed).toMatch(/^f_[0-9]{2}[a-f]{2}[A-F]{2}[a-z][A-Z]$/);
  expect([...changed].slice(2).filter((character, index) => character === id[index + 2])).toEqual([]);
});
