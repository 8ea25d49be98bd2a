import { entitled, requireEntitlement } from '../account/entitlement.js';
import type { Call, Route } from '../account/route.js';
import type { Faults } from '../planted.js';

export const governmentEntitlementFaults = {
  'government.entitlement.not-checked': {
    clauses: ['government.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves government data to every plan',
  },
  'government.entitlement.other-flag': {
    clauses: ['government.entitlement'],
    summary: 'Asks for can_use_facilities in place of can_use_gov',
  },
  'government.entitlement.markets-not-enough': {
    clauses: ['government.entitlement.tier'],
    summary: 'Has the government flag only above the Markets tier',
  },
} as const satisfies Faults;

/** The full key has the plan too; the fault leaves it alone, as a check that needs the family would else have nothing. */
const isMarkets = ({ account }: Call): boolean => account.role === 'markets';

/** A route of the government family, whose own check asks for `can_use_gov`. */
export const withGovernmentFlag =
  (route: Route): Route =>
  (call) => {
    const { planted } = call.deployment;
    if (planted('government.entitlement.not-checked')) return route(entitled(call));
    if (planted('government.entitlement.other-flag')) {
      requireEntitlement(call.account, 'can_use_facilities', planted);
      return route(entitled(call));
    }
    if (planted('government.entitlement.markets-not-enough') && isMarkets(call)) {
      const { account } = call;
      const workspace = { ...account.workspace, entitlements: [] };
      requireEntitlement({ ...account, workspace }, 'can_use_gov', planted);
    }
    return route(call);
  };
