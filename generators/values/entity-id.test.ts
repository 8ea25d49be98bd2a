import fc from 'fast-check';
import { expect, it } from 'vitest';
import { brokenLaws } from '../laws.js';
import { unknownEntityIds } from './entity-id.js';

it('makes e_ ids of hexadecimal digits and wiki: ids', () => {
  const form = /^(?:e_[0-9a-f]{12,}|wiki:Zq[jkqvwxz]{10})$/;
  expect(brokenLaws(unknownEntityIds(), (id) => form.test(id))).toEqual([]);
});

it('makes e_ ids as long as a real one, unless that is so short that it may be in use', () => {
  const lengthsLike = (like: string) =>
    new Set(
      fc
        .sample(unknownEntityIds(like), { seed: 3, numRuns: 40 })
        .filter((id) => id.startsWith('e_'))
        .map((id) => id.length),
    );
  expect(lengthsLike(`e_${'a'.repeat(32)}`)).toEqual(new Set([34]));
  expect(lengthsLike('e_1f')).toEqual(new Set([14]));
});
