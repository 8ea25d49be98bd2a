import type { Variants } from '../planted.js';
import { accessVariants } from './access-variants.js';
import { authenticationVariants } from './authentication.js';
import { entitlementVariants } from './entitlement.js';
import { meteringVariants, usageVariants } from './metering.js';

/** The variants of the family, by id. */
export const variants = {
  ...accessVariants,
  ...authenticationVariants,
  ...entitlementVariants,
  ...meteringVariants,
  ...usageVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
