import { entitled, requireEntitlement } from '../entitlement.js';
import type { Faults } from '../fault.js';
import type { Route } from '../route.js';

export const hierarchyEntitlementFaults = {
  'hierarchy.entitlement.not-checked': {
    clauses: ['hierarchy.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the hierarchy to every plan',
  },
  'hierarchy.entitlement.feed-flag': {
    clauses: ['hierarchy.entitlement', 'hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry in place of can_use_exposure',
  },
  'hierarchy.entitlement.feed-flag-told': {
    clauses: ['hierarchy.entitlement', 'error.plan-required.details.required-capability'],
    summary: 'Asks for can_use_exposure, and tells plans without it that they lack can_use_leiregistry',
  },
  'hierarchy.entitlement.feed-flag-too': {
    clauses: ['hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry beside can_use_exposure',
  },
} as const satisfies Faults;

/** The route of the hierarchy, whose own check asks for `can_use_exposure`. */
export const withExposureFlag =
  (route: Route): Route =>
  (call) => {
    const { planted } = call.deployment;
    if (planted('hierarchy.entitlement.not-checked')) return route(entitled(call));
    const lacks = !call.account.workspace.entitlements.includes('can_use_exposure');
    if (lacks && planted('hierarchy.entitlement.feed-flag-told')) {
      requireEntitlement(call.account, 'can_use_leiregistry', planted);
    }
    const instead = planted('hierarchy.entitlement.feed-flag');
    if (instead || planted('hierarchy.entitlement.feed-flag-too')) {
      requireEntitlement(call.account, 'can_use_leiregistry', planted);
    }
    return route(instead ? entitled(call) : call);
  };
