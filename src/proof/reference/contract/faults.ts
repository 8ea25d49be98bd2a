import type { Faults } from '../planted.js';
import { changelogFaults } from './changelog.js';
import { openapiFaults } from './document.js';
import { metaFaults } from './meta.js';
import { storyFlagFaults } from './parameters.js';
import { removedFaults } from './removed.js';

/** The faults of the family, by id. */
export const faults = {
  ...changelogFaults,
  ...metaFaults,
  ...openapiFaults,
  ...removedFaults,
  ...storyFlagFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
