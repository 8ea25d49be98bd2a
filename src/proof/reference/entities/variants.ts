import type { Variants } from '../planted.js';
import { entityFormVariants } from './card.js';
import { entitiesListVariants } from './list.js';

/** The variants of the family, by id. */
export const variants = {
  ...entitiesListVariants,
  ...entityFormVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
