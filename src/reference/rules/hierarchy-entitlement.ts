import { requireEntitlement } from '../entitlement.js';
import type { Faults } from '../fault.js';
import type { Call, Route } from '../route.js';

export const hierarchyEntitlementFaults = {
  'hierarchy.entitlement.not-checked': {
    clauses: ['hierarchy.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the hierarchy to every plan',
  },
  'hierarchy.entitlement.feed-flag': {
    needs: 'account',
    clauses: ['hierarchy.entitlement', 'hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry in place of can_use_exposure',
  },
  'hierarchy.entitlement.feed-flag-too': {
    needs: 'account',
    clauses: ['hierarchy.entitlement.without-feed'],
    summary: 'Asks for can_use_leiregistry beside can_use_exposure',
  },
} as const satisfies Faults;

const holding = ({ account, ...call }: Call): Call => ({
  ...call,
  account: { ...account, workspace: { ...account.workspace, entitlements: ['can_use_exposure'] } },
});

/** The route of the hierarchy, whose own check asks for `can_use_exposure`. */
export const withExposureFlag =
  (route: Route): Route =>
  (call) => {
    const { planted } = call.deployment;
    if (planted('hierarchy.entitlement.not-checked')) return route(holding(call));
    const instead = planted('hierarchy.entitlement.feed-flag');
    if (instead || planted('hierarchy.entitlement.feed-flag-too')) {
      requireEntitlement(call.account, 'can_use_leiregistry', planted);
    }
    return route(instead ? holding(call) : call);
  };
