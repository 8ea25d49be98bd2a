import fc from 'fast-check';
import { facilityIdPrefixes } from '../../contract/index.js';

const hexDigits = '0123456789abcdef';
const hex = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...hexDigits), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/** Whether a text has the prefix of a facility or of a site; what follows it is not shown. */
export const hasFacilityPrefix = (text: string): boolean =>
  Object.values(facilityIdPrefixes).some((prefix) => text.startsWith(prefix) && text.length > prefix.length);

/** Texts that are ids of another kind, or no ids at all; none looks like the number of a unit (ruling A33). */
export const malformedFacilityIds = (): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      fc.tuple(fc.constantFrom('x_', 'q_', 'e_', 'evt_'), hex(16)).map(([prefix, rest]) => prefix + rest),
      fc.constantFrom('facility', 'not-a-facility', 'f', 'port of nowhere'),
    ),
  );

/** The id with every letter and digit after its prefix changed into another of its kind: so far off, few are in use. */
export const changedId = (id: string): string =>
  id.slice(0, 2) + id.slice(2).replace(/[0-9a-z]/gi, (character) => turned.get(character) ?? character);

const rings = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ'];
const turned: ReadonlyMap<string, string> = new Map(
  rings.flatMap((ring) =>
    [...ring].map((character, index) => [character, ring.charAt((index + 3) % ring.length)] as const),
  ),
);
