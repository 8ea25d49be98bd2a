import type { Variants } from '../planted.js';
import { facilityCapacityVariants } from './capacity.js';
import { facilityEnumVariants } from './enums.js';
import { facilityGeometryVariants } from './geometry.js';
import { facilityPlaceVariants } from './places.js';
import { facilityVariants } from './reply-variants.js';
import { facilitySortVariants } from './sort.js';
import { facilityTextVariants } from './texts.js';
import { facilityViewVariants } from './view.js';

/** The variants of the family, by id. */
export const variants = {
  ...facilityCapacityVariants,
  ...facilityEnumVariants,
  ...facilityGeometryVariants,
  ...facilityPlaceVariants,
  ...facilitySortVariants,
  ...facilityTextVariants,
  ...facilityVariants,
  ...facilityViewVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
