import { withoutFlag } from './without-flag.js';

export const withoutLeiRegistry = withoutFlag({
  flag: 'can_use_leiregistry',
  role: 'without-leiregistry',
  clauses: ['registry.entitlement', 'hierarchy.entitlement.without-feed'],
  refutedBy: ['hierarchy.entitlement.feed-flag', 'hierarchy.entitlement.feed-flag-too'],
});
