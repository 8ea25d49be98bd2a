import type { Variants } from '../planted.js';
import { hierarchyRelativesVariants } from './hierarchy-relatives.js';
import { hierarchyVariants } from './hierarchy-variants.js';
import { legalNameVariants } from './legal-name.js';
import { registryPageVariants, registryVariants } from './reply-variants.js';

/** The variants of the family, by id. */
export const variants = {
  ...hierarchyRelativesVariants,
  ...hierarchyVariants,
  ...legalNameVariants,
  ...registryPageVariants,
  ...registryVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
