import { withoutFlag } from './without-flag.js';

export const withoutGov = withoutFlag({
  flag: 'can_use_gov',
  role: 'without-gov',
  clauses: ['government.entitlement'],
  refutedBy: ['government.entitlement.not-checked', 'government.entitlement.other-flag'],
});
