import fc from 'fast-check';
import { keyPrefix, limits } from '../contract/index.js';
import { hexDigits, textOf } from './names.js';

/**
 * One of the values that a deployment offers, or undefined where it offers none. Opaque values are not
 * shrunk: no id is simpler than another.
 */
export const offered = <Value>(values: readonly Value[]): fc.Arbitrary<Value | undefined> =>
  values.length === 0 ? fc.constant(undefined) : fc.noShrink(fc.constantFrom(...values));

const rings = ['0123456789', 'abcdef', 'ghijklmnopqrstuvwxyz', 'ABCDEF', 'GHIJKLMNOPQRSTUVWXYZ'];
const turned: ReadonlyMap<string, string> = new Map(
  rings.flatMap((ring) =>
    [...ring].map((character, index) => [character, ring.charAt((index + 3) % ring.length)] as const),
  ),
);

/** Ids of fewer signs, or of digits alone, may be numbers in turn, most of which are in use. */
const fewestSigns = 8;

/** Whether ids like this one are so many that hardly one of them is in use. */
export const isSparseId = (id: string): boolean => {
  const rest = id.slice(id.indexOf('_') + 1);
  return rest.length >= fewestSigns && /[a-z]/i.test(rest);
};

/**
 * The id with every letter and digit after its prefix changed into another of its kind: so far off, few are in use. One that
 * may be a number is made far too large. The prefix ends with the first underscore; an id without one has none.
 */
export function perturbedId(id: string): string {
  if (!isSparseId(id)) return `${id}999999999999`;
  const start = id.indexOf('_') + 1;
  return (
    id.slice(0, start) +
    id.slice(start).replace(/[0-9a-z]/gi, (character) => turned.get(character) ?? character)
  );
}

/** Ids with fewer digits might all be in use. */
const fewestDigits = 12;

/**
 * Well-formed ids that name no entity, as far as chance goes: `e_` ids and `wiki:` ids.
 * @param like a real `e_` id, whose length the generated ones have where that is long enough
 */
export const unknownEntityIds = (like = ''): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      textOf(hexDigits, Math.max(fewestDigits, like.length - 'e_'.length)).map((digits) => `e_${digits}`),
      textOf('jkqvwxz', 10).map((letters) => `wiki:Zq${letters}`),
    ),
  );

/** Texts that are ids of another kind, or no ids at all; none looks like the number of a unit (ruling facility-ids). */
export const malformedFacilityIds = (): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      fc
        .tuple(fc.constantFrom('x_', 'q_', 'e_', 'evt_'), textOf(hexDigits, 16))
        .map(([prefix, rest]) => prefix + rest),
      fc.constantFrom('facility', 'not-a-facility', 'f', 'port of nowhere'),
    ),
  );

const { hexDigits: digits } = limits.apiKey;

const hex = (length: number): fc.Arbitrary<string> => textOf(hexDigits, length);

/**
 * Keys of the right form; there are so many that none of them is in use.
 * @param prefix what keys of the deployment begin with (ruling neutral-names)
 */
export const wellFormedKeys = (prefix: string = keyPrefix): fc.Arbitrary<string> =>
  fc.noShrink(hex(digits).map((rest) => prefix + rest));

/** Texts that miss the form of a key by their length, by one character or by what they begin with. */
export const malformedKeys = (): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      hex(digits - 1).map((rest) => keyPrefix + rest),
      hex(digits + 1).map((rest) => keyPrefix + rest),
      hex(digits - 1).map((rest) => `${keyPrefix}${rest}g`),
      hex(digits),
      fc.constantFrom('abc', 'undefined', keyPrefix),
    ),
  );
