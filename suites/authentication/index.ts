import type { Check } from '../../src/kit/index.js';
import { analystTier } from './analyst-tier.js';
import { cutKey } from './cut-key.js';
import { disabledKey } from './disabled-key.js';
import { keyWithoutApiAccess } from './key-without-api-access.js';
import { keyWithoutProgrammaticAccess } from './key-without-programmatic-access.js';
import { keyWithoutSubscription } from './key-without-subscription.js';
import { malformedKey } from './malformed-key.js';
import { marketsTier } from './markets-tier.js';
import { metering } from './metering.js';
import { missingKey } from './missing-key.js';
import { otherScheme } from './other-scheme.js';
import { overQuotaKey } from './over-quota-key.js';
import { pastDueKey } from './past-due-key.js';
import { planRequired } from './plan-required.js';
import { planRequiredDetails } from './plan-required-details.js';
import { rateLimitedKey } from './rate-limited-key.js';
import { revokedKey } from './revoked-key.js';
import { secondKey } from './second-key.js';
import { secondKeyEntitlement } from './second-key-entitlement.js';
import { unknownKey } from './unknown-key.js';
import { withoutAiCompute } from './without-aicompute.js';
import { withoutExposure } from './without-exposure.js';
import { withoutFacilities } from './without-facilities.js';
import { withoutGov } from './without-gov.js';
import { withoutLeiRegistry } from './without-leiregistry.js';

/** Keys, entitlements and metering. */
export const authenticationChecks: readonly Check[] = [
  cutKey,
  disabledKey,
  keyWithoutApiAccess,
  keyWithoutProgrammaticAccess,
  keyWithoutSubscription,
  malformedKey,
  metering,
  missingKey,
  otherScheme,
  overQuotaKey,
  pastDueKey,
  planRequired,
  planRequiredDetails,
  rateLimitedKey,
  revokedKey,
  secondKey,
  secondKeyEntitlement,
  unknownKey,
  analystTier,
  marketsTier,
  withoutLeiRegistry,
  withoutExposure,
  withoutAiCompute,
  withoutFacilities,
  withoutGov,
];
