import fc from 'fast-check';
import { expect, it } from 'vitest';
import { facilityIdPrefixes } from '../contract/index.js';
import {
  malformedFacilityIds,
  malformedKeys,
  offered,
  perturbedId,
  unknownEntityIds,
  wellFormedKeys,
} from './ids.js';
import { brokenLaws } from './laws.js';

it('offered values keep the laws, also where nothing is offered', () => {
  expect(brokenLaws(offered(['a', 'b']), (value) => value === 'a' || value === 'b')).toEqual([]);
  expect(brokenLaws(offered([]), (value) => value === undefined)).toEqual([]);
});

it('a turned id has the form of the first and no character of it after the prefix', () => {
  const [id, turned] = ['f_09afAFzZ', perturbedId('f_09afAFzZ')];
  expect(turned).toMatch(/^f_[0-9]{2}[a-f]{2}[A-F]{2}[a-z][A-Z]$/);
  expect([...turned].slice(2).filter((character, index) => character === id[index + 2])).toEqual([]);
});

it.each([
  ['conflict_0a12f9e4', 'conflict_3d45c2b7'],
  ['0a12-9fe4', '3d45-2cb7'],
  ['conflict_0a', 'conflict_0a999999999999'],
  ['1234567890', '1234567890999999999999'],
])('%s is turned into %s', (id, turned) => expect(perturbedId(id)).toBe(turned));

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

it('malformed facility ids are not empty and have no prefix of a facility or a site', () => {
  const prefixes = Object.values(facilityIdPrefixes);
  const isMalformed = (id: string) => id !== '' && !prefixes.some((prefix) => id.startsWith(prefix));
  expect(brokenLaws(malformedFacilityIds(), isMalformed)).toEqual([]);
});

const isKey = (text: string): boolean => /^svc_sk_[0-9a-f]{64}$/.test(text);

it('well-formed keys have the form of a key', () => {
  expect(brokenLaws(wellFormedKeys(), isKey)).toEqual([]);
});

it('malformed keys have not', () => {
  expect(brokenLaws(malformedKeys(), (text) => text !== '' && !isKey(text))).toEqual([]);
});
