import fc from 'fast-check';
import { keyPrefix, limits } from '../../contract/index.js';

const { hexDigits } = limits.apiKey;

const hex = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));

/**
 * Keys of the right form; there are so many that none of them is in use.
 * @param prefix what keys of the deployment begin with (ruling A59)
 */
export const wellFormedKeys = (prefix: string = keyPrefix): fc.Arbitrary<string> =>
  fc.noShrink(hex(hexDigits).map((digits) => prefix + digits));

/** Texts that miss the form of a key by their length, by one character or by what they begin with. */
export const malformedKeys = (): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      hex(hexDigits - 1).map((digits) => keyPrefix + digits),
      hex(hexDigits + 1).map((digits) => keyPrefix + digits),
      hex(hexDigits - 1).map((digits) => `${keyPrefix}${digits}g`),
      hex(hexDigits),
      fc.constantFrom('abc', 'undefined', keyPrefix),
    ),
  );
