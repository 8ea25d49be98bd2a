import type { Faults } from '../planted.js';
import { chipSalesFaults } from './chip-sales.js';
import { companyFaults } from './companies.js';
import { dataCenterFaults } from './data-centers.js';
import { hardwareFaults, hardwareTypeFaults } from './hardware.js';
import { modelFilterFaults } from './model-filters.js';
import { modelFaults } from './models.js';
import { computePageFaults } from './page.js';
import { computePairFaults } from './pairs.js';
import { computeJoinFaults, computeReplyFaults } from './reply.js';

/** The faults of the family, by id. */
export const faults = {
  ...computeReplyFaults,
  ...computeJoinFaults,
  ...computePageFaults,
  ...computePairFaults,
  ...dataCenterFaults,
  ...modelFaults,
  ...modelFilterFaults,
  ...hardwareFaults,
  ...hardwareTypeFaults,
  ...companyFaults,
  ...chipSalesFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
