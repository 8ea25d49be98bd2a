import { admissionFaults } from './admission.js';
import { appFaults } from './app-faults.js';
import { authenticationFaults } from './authentication.js';
import { cardFaults } from './card-faults.js';
import { entitlementFaults } from './entitlement.js';
import { detailEnvelopeFaults, listEnvelopeFaults, summaryEnvelopeFaults } from './envelope.js';
import { errorEnvelopeFaults } from './errors.js';
import type { Fault } from './fault.js';
import { meteringFaults } from './metering.js';
import { changelogFaults } from './routes/changelog.js';
import { detailFaults } from './routes/event.js';
import { listFaults } from './routes/events.js';
import { summaryFaults } from './routes/events-summary.js';
import { metaFaults } from './routes/meta.js';
import { openapiFaults } from './routes/openapi.js';
import { registryEntityFaults } from './routes/registry-entity.js';
import { isinFaults } from './routes/registry-isin.js';
import { relationshipFaults } from './routes/registry-relationships.js';
import { registryReplyFaults } from './routes/registry-reply.js';
import { removedFaults } from './routes/removed.js';
import { booleanFaults } from './rules/booleans.js';
import { bucketFaults, groupFaults } from './rules/buckets.js';
import { countryFaults } from './rules/countries.js';
import { cursorFaults } from './rules/cursor.js';
import { dateFaults } from './rules/dates.js';
import { daysFaults } from './rules/days.js';
import { entityFaults } from './rules/entities.js';
import { enumFaults } from './rules/enums.js';
import { filterFaults } from './rules/filters.js';
import { geometryFaults } from './rules/geometry.js';
import { legalNameFaults } from './rules/legal-name.js';
import { leiFaults } from './rules/lei.js';
import { lifeCycleFaults } from './rules/life-cycle.js';
import { limitFaults } from './rules/limit.js';
import { metricFaults } from './rules/metrics.js';
import { numberFaults } from './rules/numbers.js';
import { observedFaults } from './rules/observed.js';
import { officeFaults } from './rules/offices.js';
import {
  aliasFaults,
  deprecatedFaults,
  listDroppedFaults,
  parameterFaults,
  summaryDroppedFaults,
} from './rules/parameters.js';
import { recordedFaults } from './rules/recorded.js';
import { registryFilterFaults } from './rules/registry-filters.js';
import { searchFaults } from './rules/search.js';
import { significanceFaults } from './rules/significance.js';
import { sortFaults } from './rules/sort.js';
import { spanFaults } from './rules/span.js';
import { taxonomyFaults } from './rules/taxonomy.js';
import { undeclaredFaults } from './rules/undeclared.js';
import { windowFaults } from './rules/window.js';

/** Every fault of the reference; each table stands beside the rule that it breaks. */
export const faults = {
  ...admissionFaults,
  ...authenticationFaults,
  ...entitlementFaults,
  ...meteringFaults,
  ...changelogFaults,
  ...metaFaults,
  ...openapiFaults,
  ...registryEntityFaults,
  ...isinFaults,
  ...relationshipFaults,
  ...registryReplyFaults,
  ...removedFaults,
  ...legalNameFaults,
  ...leiFaults,
  ...registryFilterFaults,
  ...undeclaredFaults,
  ...cardFaults,
  ...listEnvelopeFaults,
  ...detailEnvelopeFaults,
  ...summaryEnvelopeFaults,
  ...errorEnvelopeFaults,
  ...appFaults,
  ...listFaults,
  ...detailFaults,
  ...summaryFaults,
  ...booleanFaults,
  ...bucketFaults,
  ...groupFaults,
  ...countryFaults,
  ...cursorFaults,
  ...dateFaults,
  ...daysFaults,
  ...entityFaults,
  ...enumFaults,
  ...filterFaults,
  ...geometryFaults,
  ...lifeCycleFaults,
  ...limitFaults,
  ...metricFaults,
  ...numberFaults,
  ...observedFaults,
  ...officeFaults,
  ...aliasFaults,
  ...deprecatedFaults,
  ...listDroppedFaults,
  ...parameterFaults,
  ...summaryDroppedFaults,
  ...recordedFaults,
  ...searchFaults,
  ...significanceFaults,
  ...sortFaults,
  ...spanFaults,
  ...taxonomyFaults,
  ...windowFaults,
} as const;

export type FaultId = keyof typeof faults;
export const faultIds = Object.keys(faults) as readonly FaultId[];
export const fault = (id: FaultId): Fault => faults[id];
export const isFaultId = (id: string): id is FaultId => Object.hasOwn(faults, id);
