import { expect, it } from 'vitest';
import { facilityIdPrefixes } from '../../contract/index.js';
import { brokenLaws } from '../laws.js';
import { malformedFacilityIds } from './facility-id.js';

it('malformed facility ids are not empty and have no prefix of a facility or a site', () => {
  const prefixes = Object.values(facilityIdPrefixes);
  const isMalformed = (id: string) => id !== '' && !prefixes.some((prefix) => id.startsWith(prefix));
  expect(brokenLaws(malformedFacilityIds(), isMalformed)).toEqual([]);
});
