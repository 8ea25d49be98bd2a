import fc from 'fast-check';
import { textOf } from './text.js';

/** Names that no endpoint declares, and that are near none that it does. */
export const unknownParameters = (): fc.Arbitrary<string> =>
  textOf('jkqvwxz', 6, 10).map((letters) => `${letters}_${letters.length}`);

export interface NearMiss {
  /** A declared name. */
  readonly name: string;
  /** The same name with one typing error. */
  readonly misspelt: string;
}

/** Declared names with one letter doubled; no declared name is another one's misspelling. */
export const nearMisses = (names: readonly string[]): fc.Arbitrary<NearMiss> =>
  fc
    .constantFrom(...names)
    .chain((name) =>
      fc
        .nat({ max: name.length - 1 })
        .map((index) => ({ name, misspelt: name.slice(0, index + 1) + name.slice(index) })),
    );
