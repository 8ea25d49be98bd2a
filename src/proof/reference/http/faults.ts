import type { Faults } from '../planted.js';
import { dateFaults } from './dates.js';
import { undeclaredFaults } from './declared-parameters.js';
import { errorDetailsFaults } from './error-details.js';
import { lifeCycleFaults } from './life-cycle.js';
import { memoryFaults } from './memory.js';
import { oddInputFaults } from './odd-input.js';
import { overlookedFaults } from './overlooked.js';
import { booleanFaults, enumFaults, numberFaults } from './parameter-values.js';
import { positionFaults } from './positions.js';
import {
  aliasFaults,
  deprecatedFaults,
  listAliasFaults,
  listDroppedFaults,
  narrowAliasFaults,
  overlookedAliasFaults,
  parameterFaults,
  summaryDroppedFaults,
} from './query.js';
import { rareRowFaults } from './rare-rows.js';
import { errorEnvelopeFaults } from './refusal.js';
import { sessionFaults } from './sessions.js';
import { stateFaults } from './state.js';

/** The faults of the family, by id. */
export const faults = {
  ...undeclaredFaults,
  ...errorEnvelopeFaults,
  ...errorDetailsFaults,
  ...booleanFaults,
  ...dateFaults,
  ...enumFaults,
  ...lifeCycleFaults,
  ...numberFaults,
  ...oddInputFaults,
  ...overlookedFaults,
  ...aliasFaults,
  ...listAliasFaults,
  ...narrowAliasFaults,
  ...overlookedAliasFaults,
  ...deprecatedFaults,
  ...listDroppedFaults,
  ...parameterFaults,
  ...positionFaults,
  ...rareRowFaults,
  ...sessionFaults,
  ...stateFaults,
  ...memoryFaults,
  ...summaryDroppedFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
