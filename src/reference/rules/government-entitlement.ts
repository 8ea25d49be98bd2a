import { requireEntitlement } from '../entitlement.js';
import type { Faults } from '../fault.js';
import type { Call, Route } from '../route.js';

export const governmentEntitlementFaults = {
  'government.entitlement.not-checked': {
    clauses: ['government.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves government data to every plan',
  },
  'government.entitlement.other-flag': {
    needs: 'account',
    clauses: ['government.entitlement'],
    summary: 'Asks for can_use_facilities in place of can_use_gov',
  },
} as const satisfies Faults;

const holding = ({ account, ...call }: Call): Call => ({
  ...call,
  account: { ...account, workspace: { ...account.workspace, entitlements: ['can_use_gov'] } },
});

/** A route of the government family, whose own check asks for `can_use_gov`. */
export const withGovernmentFlag =
  (route: Route): Route =>
  (call) => {
    const { planted } = call.deployment;
    if (planted('government.entitlement.not-checked')) return route(holding(call));
    if (planted('government.entitlement.other-flag')) {
      requireEntitlement(call.account, 'can_use_facilities', planted);
      return route(holding(call));
    }
    return route(call);
  };
