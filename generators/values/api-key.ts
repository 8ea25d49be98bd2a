import fc from 'fast-check';
import { keyPrefix, limits } from '../../contract/index.js';
import { hexDigits, textOf } from './text.js';

const { hexDigits: digits } = limits.apiKey;

const hex = (length: number): fc.Arbitrary<string> => textOf(hexDigits, length);

/**
 * Keys of the right form; there are so many that none of them is in use.
 * @param prefix what keys of the deployment begin with (ruling A59)
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
