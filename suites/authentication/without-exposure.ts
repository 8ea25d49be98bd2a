import { withoutFlag } from './without-flag.js';

export const withoutExposure = withoutFlag({
  flag: 'can_use_exposure',
  role: 'without-exposure',
  clauses: ['hierarchy.entitlement'],
  refutedBy: ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.not-checked'],
});
