import type { Faults } from '../planted.js';
import { awardSelectionFaults } from './award-selection.js';
import { awardReplyFaults, awardTimelineFaults, awardTotalFaults } from './awards.js';
import { governmentEntitlementFaults } from './entitlement.js';
import { linkFilterPairFaults } from './filter-pairs.js';
import { linkPairFaults, linkReplyFaults, listNameFaults } from './foreign-agent-links.js';
import { governmentLimitFaults } from './limit.js';
import { linkSelectionFaults } from './link-selection.js';

/** The faults of the family, by id. */
export const faults = {
  ...governmentEntitlementFaults,
  ...governmentLimitFaults,
  ...awardSelectionFaults,
  ...awardTotalFaults,
  ...awardTimelineFaults,
  ...awardReplyFaults,
  ...linkSelectionFaults,
  ...linkFilterPairFaults,
  ...linkPairFaults,
  ...linkReplyFaults,
  ...listNameFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
