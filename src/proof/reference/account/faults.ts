import type { Faults } from '../planted.js';
import { admissionFaults } from './admission.js';
import { authenticationFaults } from './authentication.js';
import { entitlementFaults } from './entitlement.js';
import { meteringFaults } from './metering.js';

/** The faults of the family, by id. */
export const faults = {
  ...admissionFaults,
  ...authenticationFaults,
  ...entitlementFaults,
  ...meteringFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
