import type { Faults } from '../planted.js';
import { candidateFaults, detailCardFaults, entityCardFaults, listedCardFaults } from './card.js';
import { coOccurrenceFaults } from './co-occurrence.js';
import { entityDetailFaults } from './detail.js';
import { handleFaults } from './handles.js';
import { entitiesLimitFaults, entitiesListFaults } from './list.js';
import { entityToneFaults, shareOfVoiceFaults } from './tone.js';

/** The faults of the family, by id. */
export const faults = {
  ...entitiesListFaults,
  ...entityDetailFaults,
  ...candidateFaults,
  ...detailCardFaults,
  ...entityCardFaults,
  ...listedCardFaults,
  ...entityToneFaults,
  ...shareOfVoiceFaults,
  ...coOccurrenceFaults,
  ...entitiesLimitFaults,
  ...handleFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
