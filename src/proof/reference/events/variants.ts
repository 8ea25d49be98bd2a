import type { Variants } from '../planted.js';
import { bucketVariants } from './buckets.js';
import { cardVariants, eventCardVariants } from './card.js';
import { taxonomyVariants } from './category.js';
import { corpusVariants, eventDaysVariants } from './corpora.js';
import { countryVariants } from './country.js';
import { cursorVariants } from './cursor.js';
import { entityMatchVariants } from './entity.js';
import { geometryVariants } from './geometry.js';
import { limitVariants, paginationVariants } from './limit.js';
import { metricVariants } from './metrics.js';
import { observedVariants } from './observed.js';
import { officeVariants } from './office.js';
import { recordedVariants } from './recorded.js';
import { searchVariants } from './search.js';
import { sortVariants } from './sort.js';
import { summaryVariants } from './summary.js';
import { windowVariants } from './window.js';
import { daysVariants } from './window-days.js';
import { spanVariants } from './window-span.js';

/** The variants of the family, by id. */
export const variants = {
  ...bucketVariants,
  ...cardVariants,
  ...corpusVariants,
  ...countryVariants,
  ...cursorVariants,
  ...daysVariants,
  ...entityMatchVariants,
  ...eventCardVariants,
  ...eventDaysVariants,
  ...geometryVariants,
  ...limitVariants,
  ...metricVariants,
  ...observedVariants,
  ...officeVariants,
  ...paginationVariants,
  ...recordedVariants,
  ...searchVariants,
  ...sortVariants,
  ...spanVariants,
  ...summaryVariants,
  ...taxonomyVariants,
  ...windowVariants,
} as const satisfies Variants;

declare module '../planted.js' {
  interface VariantIds extends Record<keyof typeof variants, true> {}
}
