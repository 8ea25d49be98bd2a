import type { Faults } from '../planted.js';
import { assetPlaceFaults } from './energy-assets.js';
import { geographyFaults } from './geography.js';
import { macroFaults } from './macro-releases.js';
import { officesRouteFaults, referencedRouteFaults } from './referenced.js';

/** The faults of the family, by id. */
export const faults = {
  ...macroFaults,
  ...geographyFaults,
  ...officesRouteFaults,
  ...referencedRouteFaults,
  ...assetPlaceFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
