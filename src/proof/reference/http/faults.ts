import type { Faults } from '../planted.js';
import { dateFaults } from './dates.js';
import { undeclaredFaults } from './declared-parameters.js';
import { lifeCycleFaults } from './life-cycle.js';
import { booleanFaults, enumFaults, numberFaults } from './parameter-values.js';
import {
  aliasFaults,
  deprecatedFaults,
  listDroppedFaults,
  parameterFaults,
  summaryDroppedFaults,
} from './query.js';
import { errorEnvelopeFaults } from './refusal.js';

/** The faults of the family, by id. */
export const faults = {
  ...undeclaredFaults,
  ...errorEnvelopeFaults,
  ...booleanFaults,
  ...dateFaults,
  ...enumFaults,
  ...lifeCycleFaults,
  ...numberFaults,
  ...aliasFaults,
  ...deprecatedFaults,
  ...listDroppedFaults,
  ...parameterFaults,
  ...summaryDroppedFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
