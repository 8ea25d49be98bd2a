import fc from 'fast-check';
import { cameoplusCategories, conflictCategories, type Family } from '../../contract/index.js';

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
