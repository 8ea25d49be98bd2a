import type { Faults } from '../planted.js';
import { storyBucketFaults, storyGroupFaults } from './buckets.js';
import { storyCardFaults } from './card.js';
import { storyCategoryFaults } from './category.js';
import { storyDetailEnvelopeFaults, storyListFaults, storySummaryEnvelopeFaults } from './envelope.js';
import { sharedStoryFaults } from './events-rules.js';
import { storyFilterFaults, storyGeographyFaults, storyNearFaults, storyWindowFaults } from './filters.js';
import { storyPairFaults, storySummaryPairFaults } from './pairs.js';
import { storiesFaults, storyDetailFaults } from './routes.js';
import { storySearchFaults } from './search.js';
import { storyOrderFaults } from './sort.js';
import { storiesSummaryFaults } from './summary.js';

/** The faults of the family, by id. */
export const faults = {
  ...sharedStoryFaults,
  ...storiesFaults,
  ...storiesSummaryFaults,
  ...storyDetailFaults,
  ...storyBucketFaults,
  ...storyGroupFaults,
  ...storyCategoryFaults,
  ...storyFilterFaults,
  ...storyPairFaults,
  ...storySummaryPairFaults,
  ...storyGeographyFaults,
  ...storyNearFaults,
  ...storyOrderFaults,
  ...storySearchFaults,
  ...storyWindowFaults,
  ...storyCardFaults,
  ...storyListFaults,
  ...storyDetailEnvelopeFaults,
  ...storySummaryEnvelopeFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
