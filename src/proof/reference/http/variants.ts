import type { Variants } from '../planted.js';
import { dateVariants } from './dates.js';
import { envelopeShapeVariants, envelopeVariants } from './envelope-variants.js';
import { errorVariants } from './error-variants.js';
import { identifierVariants } from './identifiers.js';
import { interruptionVariants } from './interruptions.js';
import { lifeCycleVariants } from './life-cycle.js';
import { familyLimitVariants } from './limit.js';
import { parameterVariants } from './query.js';
import { httpVariants, jsonTextVariants } from './representation.js';

/** The variants of the family, by id. */
export const variants = {
  ...dateVariants,
  ...envelopeShapeVariants,
  ...envelopeVariants,
  ...errorVariants,
  ...familyLimitVariants,
  ...httpVariants,
  ...identifierVariants,
  ...interruptionVariants,
  ...jsonTextVariants,
  ...lifeCycleVariants,
  ...parameterVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
