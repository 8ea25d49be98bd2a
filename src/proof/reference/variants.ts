import { variants as account } from './account/variants.js';
import { variants as aicompute } from './aicompute/variants.js';
import { variants as contract } from './contract/variants.js';
import { significanceVariants } from './corpus/significance.js';
import { variants as entities } from './entities/variants.js';
import { variants as events } from './events/variants.js';
import { variants as facilities } from './facilities/variants.js';
import { governmentVariants } from './government/reply-variants.js';
import { variants as http } from './http/variants.js';
import type { Variant, VariantId } from './planted.js';
import { variants as registry } from './registry/variants.js';
import { referencedVariants } from './routes/referenced-variants.js';
import { searchResultVariants } from './search/route.js';
import { variants as stories } from './stories/variants.js';

/** Every unusual but conforming form of the reference. */
export const variants = {
  ...account,
  ...aicompute,
  ...contract,
  ...entities,
  ...events,
  ...facilities,
  ...http,
  ...registry,
  ...stories,
  ...governmentVariants,
  ...referencedVariants,
  ...searchResultVariants,
  ...significanceVariants,
} as const satisfies Readonly<Record<VariantId, Variant>>;

declare module './planted.js' {
  interface VariantIds
    extends Record<
      | keyof typeof governmentVariants
      | keyof typeof referencedVariants
      | keyof typeof searchResultVariants
      | keyof typeof significanceVariants,
      true
    > {}
}

export const variantIds = Object.keys(variants) as readonly VariantId[];
export const variant = (id: VariantId): Variant => variants[id];
export type { VariantId };
