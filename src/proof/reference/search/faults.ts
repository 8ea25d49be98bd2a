import type { Faults } from '../planted.js';
import { entitySearchFaults, registryLaneFaults } from './lanes.js';
import { searchValueFaults } from './parameters.js';
import { recordResultFaults, searchResultFaults } from './results.js';
import { searchRouteFaults } from './route.js';

/** The faults of the family, by id. */
export const faults = {
  ...searchRouteFaults,
  ...recordResultFaults,
  ...searchResultFaults,
  ...entitySearchFaults,
  ...registryLaneFaults,
  ...searchValueFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
