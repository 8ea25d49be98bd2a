import type { Faults } from '../planted.js';
import { registryFilterFaults } from './filters.js';
import { hierarchyAsOfFaults, hierarchyEntitlementFaults } from './hierarchy.js';
import { hierarchyParameterFaults } from './hierarchy-parameters.js';
import { hierarchyRelativesFaults } from './hierarchy-relatives.js';
import { hierarchyCoverageFaults, hierarchyReplyFaults } from './hierarchy-reply.js';
import { hierarchySubjectFaults } from './hierarchy-subject.js';
import { legalNameFaults } from './legal-name.js';
import { leiFaults } from './lei.js';
import { registryPairFaults } from './pairs.js';
import { relationshipFaults } from './relationships.js';
import { registryReplyFaults } from './route.js';
import { isinFaults, registryEntityFaults, registryListFaults } from './routes.js';

/** The faults of the family, by id. */
export const faults = {
  ...registryEntityFaults,
  ...isinFaults,
  ...relationshipFaults,
  ...registryReplyFaults,
  ...registryListFaults,
  ...legalNameFaults,
  ...leiFaults,
  ...registryFilterFaults,
  ...registryPairFaults,
  ...hierarchyEntitlementFaults,
  ...hierarchySubjectFaults,
  ...hierarchyParameterFaults,
  ...hierarchyRelativesFaults,
  ...hierarchyCoverageFaults,
  ...hierarchyReplyFaults,
  ...hierarchyAsOfFaults,
} as const satisfies Faults;

declare module '../planted.js' {
  interface FaultIds extends Record<keyof typeof faults, true> {}
}
