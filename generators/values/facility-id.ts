import fc from 'fast-check';
import { hexDigits, textOf } from './text.js';

/** Texts that are ids of another kind, or no ids at all; none looks like the number of a unit (ruling A33). */
export const malformedFacilityIds = (): fc.Arbitrary<string> =>
  fc.noShrink(
    fc.oneof(
      fc
        .tuple(fc.constantFrom('x_', 'q_', 'e_', 'evt_'), textOf(hexDigits, 16))
        .map(([prefix, rest]) => prefix + rest),
      fc.constantFrom('facility', 'not-a-facility', 'f', 'port of nowhere'),
    ),
  );
