import { withoutFlag } from './without-flag.js';

export const withoutFacilities = withoutFlag({
  flag: 'can_use_facilities',
  role: 'without-facilities',
  clauses: ['facilities.entitlement', 'government.entitlement'],
  refutedBy: ['facilities.entitlement.not-checked', 'government.entitlement.other-flag'],
});
