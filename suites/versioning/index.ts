import type { Check } from '../../src/kit/index.js';
import { changelog } from './changelog.js';
import { declaredRequests } from './declared-requests.js';
import { declaredSchema } from './declared-schema.js';
import { declaredValidation } from './declared-validation.js';
import { deprecatedFlagged } from './deprecated-flagged.js';
import { deprecatedOnList } from './deprecated-on-list.js';
import { deprecatedOnSummary } from './deprecated-on-summary.js';
import { endpointCounts } from './endpoint-counts.js';
import { endpointDirectory } from './endpoint-directory.js';
import { familyConflicts } from './family-conflicts.js';
import { familyContradictions } from './family-contradictions.js';
import { familyFilter } from './family-filter.js';
import { openapiAgreesWithRefusals } from './openapi-agrees-with-refusals.js';
import { openapiOperations } from './openapi-operations.js';
import { openapiServed } from './openapi-served.js';
import { otherRetiredAliases } from './other-retired-aliases.js';
import { removedV1 } from './removed-v1.js';
import { removedV1AnyPath } from './removed-v1-any-path.js';
import { removedV1Headers } from './removed-v1-headers.js';
import { removedV1WithoutKey } from './removed-v1-without-key.js';
import { retiredNamed } from './retired-named.js';
import { retiredNeverRejected } from './retired-never-rejected.js';
import { retiredOnSummary } from './retired-on-summary.js';
import { retiredWithoutEffect } from './retired-without-effect.js';
import { strictnessAsTold } from './strictness-as-told.js';
import { suggestedSpelling } from './suggested-spelling.js';
import { unknownParameter } from './unknown-parameter.js';
import { unknownParameterOnDetail } from './unknown-parameter-on-detail.js';

/** Life cycle of names and paths, the served contract and the endpoint directory. */
export const versioningChecks: readonly Check[] = [
  changelog,
  declaredRequests,
  declaredSchema,
  declaredValidation,
  deprecatedFlagged,
  deprecatedOnList,
  deprecatedOnSummary,
  endpointCounts,
  endpointDirectory,
  familyConflicts,
  familyContradictions,
  familyFilter,
  openapiAgreesWithRefusals,
  openapiOperations,
  openapiServed,
  otherRetiredAliases,
  removedV1,
  removedV1AnyPath,
  removedV1Headers,
  removedV1WithoutKey,
  retiredNamed,
  retiredNeverRejected,
  retiredOnSummary,
  retiredWithoutEffect,
  strictnessAsTold,
  suggestedSpelling,
  unknownParameter,
  unknownParameterOnDetail,
];
