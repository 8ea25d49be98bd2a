import fc from 'fast-check';
import { hexDigits, textOf } from './text.js';

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
