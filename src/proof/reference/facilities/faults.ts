import type { Faults } from '../planted.js';
import { facilityCapacityFaults } from './capacity.js';
import { facilityEnumFaults } from './enums.js';
import { facilityGeometryFaults } from './geometry.js';
import { facilityIdFaults } from './id.js';
import { facilityOwnerFaults } from './owners.js';
import { facilityPageFaults } from './page.js';
import { facilityLossFaults, facilityPairFaults } from './pairs.js';
import { facilityPlaceFaults } from './places.js';
import { facilityRecordFaults } from './record.js';
import {
  facilityDetailFaults,
  facilityJoinFaults,
  facilityListFaults,
  facilityReplyFaults,
} from './routes.js';
import { facilitySortFaults } from './sort.js';
import { facilityTextFaults } from './texts.js';
import { facilityViewFaults } from './view.js';

/** The faults of the family, by id. */
export const faults = {
  ...facilityListFaults,
  ...facilityJoinFaults,
  ...facilityDetailFaults,
  ...facilityRecordFaults,
  ...facilityReplyFaults,
  ...facilityCapacityFaults,
  ...facilityEnumFaults,
  ...facilityGeometryFaults,
  ...facilityIdFaults,
  ...facilityOwnerFaults,
  ...facilityPageFaults,
  ...facilityPairFaults,
  ...facilityLossFaults,
  ...facilityPlaceFaults,
  ...facilitySortFaults,
  ...facilityTextFaults,
  ...facilityViewFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
