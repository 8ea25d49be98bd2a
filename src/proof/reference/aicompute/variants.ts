import type { Variants } from '../planted.js';
import { chipSalesVariants } from './chip-sales.js';
import { companyVariants } from './companies.js';
import { modelFilterVariants } from './model-filters.js';
import { modelVariants } from './models.js';
import { computeReplyVariants } from './reply.js';
import { aiComputeVariants } from './reply-variants.js';

/** The variants of the family, by id. */
export const variants = {
  ...aiComputeVariants,
  ...chipSalesVariants,
  ...companyVariants,
  ...computeReplyVariants,
  ...modelFilterVariants,
  ...modelVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
