import type { Variants } from '../planted.js';
import { storyVariants } from './card.js';
import { storyCategoryVariants } from './category.js';
import { storyWindowVariants } from './filters.js';
import { storyOrderVariants, storySignificanceVariants } from './sort.js';

/** The variants of the family, by id. */
export const variants = {
  ...storyCategoryVariants,
  ...storyOrderVariants,
  ...storySignificanceVariants,
  ...storyVariants,
  ...storyWindowVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
