import type { Faults } from '../planted.js';
import { bucketFaults, groupFaults } from './buckets.js';
import { cardFaults } from './card-faults.js';
import { taxonomyFaults } from './category.js';
import { countryFaults } from './country.js';
import { cursorFaults } from './cursor.js';
import { entityFaults } from './entity.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './envelope.js';
import { filterFaults } from './filters.js';
import { geometryFaults } from './geometry.js';
import { limitFaults } from './limit.js';
import { metricFaults } from './metrics.js';
import { observedFaults } from './observed.js';
import { officeFaults } from './office.js';
import { dimensionFaults, otherPairFaults, pairFaults, summaryPairFaults } from './pairs.js';
import { recordedFaults } from './recorded.js';
import { refusedValueFaults } from './refused-values.js';
import { detailFaults, listFaults } from './routes.js';
import { searchFaults } from './search.js';
import { sortFaults } from './sort.js';
import { summaryFaults } from './summary.js';
import { windowFaults } from './window.js';
import { daysFaults } from './window-days.js';
import { spanFaults } from './window-span.js';

/** The faults of the family, by id. */
export const faults = {
  ...cardFaults,
  ...listEnvelopeFaults,
  ...detailEnvelopeFaults,
  ...summaryEnvelopeFaults,
  ...listFaults,
  ...detailFaults,
  ...summaryFaults,
  ...bucketFaults,
  ...groupFaults,
  ...countryFaults,
  ...cursorFaults,
  ...daysFaults,
  ...entityFaults,
  ...filterFaults,
  ...geometryFaults,
  ...limitFaults,
  ...metricFaults,
  ...observedFaults,
  ...officeFaults,
  ...pairFaults,
  ...summaryPairFaults,
  ...dimensionFaults,
  ...otherPairFaults,
  ...recordedFaults,
  ...refusedValueFaults,
  ...searchFaults,
  ...sortFaults,
  ...spanFaults,
  ...taxonomyFaults,
  ...windowFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
