import fc from 'fast-check';
import { cameoplusCategories, conflictCategories, type Family } from '../contract/index.js';

/** Words outside an enumeration: a member with letters added, or a word foreign to it. */
export const wordsOutside = (members: readonly string[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .tuple(fc.constantFrom(...members), fc.constantFrom('x', 'zz', 'q'))
      .map(([member, end]) => member + end),
    fc.constantFrom('notavalue', 'zzqx'),
  );

/** `true` or `false` in any letter case. */
export const booleanSpellings = (value: boolean): fc.Arbitrary<string> =>
  fc.mixedCase(fc.constant(String(value)));

/** What other interfaces take for a boolean, and near misses of the two words. */
export const invalidBooleans = (): fc.Arbitrary<string> =>
  fc.constantFrom('1', '0', 'yes', 'no', 'on', 'off', 't', 'f', 'y', 'truee', 'fals', 'null', 'tru');

/** The categories of each family. */
export const categoriesOf: Readonly<Record<Family, readonly string[]>> = {
  conflict: conflictCategories,
  cameoplus: cameoplusCategories,
};

/** The family that a category does not belong to. */
export const otherFamily = (family: Family): Family => (family === 'conflict' ? 'cameoplus' : 'conflict');

export const isFamily = (text: string): text is Family => Object.hasOwn(categoriesOf, text);

/** A category of a family. */
export const categoryOf = (family: Family): fc.Arbitrary<string> => fc.constantFrom(...categoriesOf[family]);

/** The same category in another letter case; simplest is upper case, or lower case of what is upper already. */
export const inOtherCase = (category: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    ...[category.toUpperCase(), category.toLowerCase(), alternating(category)].filter(
      (spelling) => spelling !== category,
    ),
  );

const alternating = (text: string): string =>
  [...text].map((letter, index) => (index % 2 === 0 ? letter.toLowerCase() : letter.toUpperCase())).join('');

/** A code with one letter doubled and a tail that no code has: near to the real one, and not a code itself. */
export const misspelled = (code: string): fc.Arbitrary<string> =>
  fc.nat({ max: Math.max(0, code.length - 1) }).map((place) => {
    const letter = code.charAt(place);
    return `${code.slice(0, place)}${letter}${code.slice(place)}q`;
  });

/** Texts that are far from any code. */
export const inventedSubcategory = (): fc.Arbitrary<string> =>
  fc.constantFrom('zzzq-no-such-code', 'ZQ98765', 'Intergalactic knitting contest');
