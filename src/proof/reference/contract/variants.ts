import type { Variants } from '../planted.js';
import { documentVariants } from './changelog.js';
import { basePathVariants, servedContractVariants } from './document-variants.js';
import { furtherVariants } from './further-operations.js';
import { strictnessVariants } from './meta.js';
import { removedVariants } from './removed.js';

/** The variants of the family, by id. */
export const variants = {
  ...basePathVariants,
  ...documentVariants,
  ...furtherVariants,
  ...removedVariants,
  ...servedContractVariants,
  ...strictnessVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
