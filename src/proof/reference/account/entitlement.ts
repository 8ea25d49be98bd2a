import {
  type Entitlement,
  entitlementNames,
  type OperationId,
  operation,
  plan,
} from '../../../../contract/index.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import type { Account } from './accounts.js';
import type { Call } from './route.js';

export const entitlementFaults = {
  'entitlement.not-checked': {
    clauses: ['registry.entitlement'],
    admits: ['hierarchy.entitlement'],
    summary: 'Serves every family to plans without its flag',
  },
  'entitlement.missing-served-empty': {
    clauses: ['auth.entitlement.never-empty'],
    summary: 'Answers a missing flag with an empty 200',
  },
  'entitlement.missing-wrong-code': {
    clauses: ['auth.entitlement.missing', 'error.plan-required'],
    summary: 'Answers a missing flag with ADMIN_REQUIRED',
  },
  'entitlement.missing-wrong-status': {
    clauses: ['auth.entitlement.missing', 'error.plan-required', 'error.code-status'],
    summary: 'Answers a missing flag with status 402',
  },
  'entitlement.missing-answered-404': {
    clauses: ['auth.entitlement.missing', 'error.plan-required', 'error.code-status'],
    summary: 'Answers a missing flag with status 404',
  },
  'entitlement.held-by-first-key-only': {
    clauses: ['auth.entitlement.per-workspace'],
    summary: 'Ties the flags to the first key of a workspace, so that its second key is refused',
  },
  'entitlement.models-by-another-flag': {
    clauses: ['error.plan-required.details.required-capability'],
    admits: ['aicompute.entitlement', 'government.entitlement', 'error.plan-required.details.eligible-plans'],
    summary: 'Asks for the flag of government data where AI models are listed',
  },
  'entitlement.analyst-not-enough': {
    clauses: ['registry.entitlement.tier', 'facilities.entitlement.tier'],
    summary: 'Asks for the tier above Analyst in every family, and refuses Analyst plans',
  },
  'entitlement.registry-not-checked': {
    clauses: ['registry.entitlement'],
    summary: 'Serves the registry to plans without its flag',
  },
  'entitlement.analyst-not-enough-for-facilities': {
    clauses: ['facilities.entitlement.tier'],
    summary: 'Asks for the tier above Analyst for facilities, and refuses Analyst plans',
  },
  'plan-required.without-required-capability': {
    clauses: ['error.plan-required.details.required-capability'],
    summary: 'Leaves required_capability out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-capability': {
    clauses: ['error.plan-required.details.capability'],
    summary: 'Leaves capability out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-current-plan': {
    clauses: ['error.plan-required.details.current-plan'],
    summary: 'Leaves current_plan out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-pricing-url': {
    clauses: ['error.plan-required.details.pricing-url'],
    summary: 'Leaves pricing_url out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-eligible-plans': {
    clauses: ['error.plan-required.details.eligible-plans'],
    summary: 'Leaves eligible_plans out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-alternatives': {
    clauses: ['error.plan-required.details.alternatives'],
    summary: 'Leaves alternatives out of the details of PLAN_REQUIRED',
  },
  'plan-required.without-retryable': {
    clauses: ['error.plan-required.details.retryable'],
    summary: 'Leaves retryable out of the details of PLAN_REQUIRED',
  },
  'plan-required.eligible-plans-null': {
    clauses: ['error.plan-required.details.eligible-plans'],
    summary: 'Names no plan that opens a family whose tier is documented',
  },
  'plan-required.eligible-plans-of-lowest-tier': {
    clauses: ['error.plan-required.details.eligible-plans'],
    summary: 'Names the Analyst tier for government data as well, which its plans do not open',
  },
  'plan-required.flag-of-isin-look-up': {
    clauses: ['error.plan-required.details.required-capability'],
    summary: 'Names another flag for the look-up of ISINs than for the rest of the registry',
  },
  'plan-required.retryable-true': {
    clauses: ['error.plan-required.details.retryable'],
    summary: 'Calls a missing flag retryable',
  },
} as const satisfies Faults;

export const entitlementVariants = {
  'entitlement.without-can_use_leiregistry': {
    summary: 'Does not open the raw feed of the registry to the workspace of the full key',
    allowedBy: ['missing-entitlement'],
    // Without the feed no legal entity is known of which only the registry tells.
    undecided: ['search/registry-apart', 'hierarchy/held-lei', 'hierarchy/depth'],
  },
  'entitlement.without-can_use_exposure': {
    summary: 'Does not open the hierarchy to the workspace of the full key',
    allowedBy: ['missing-entitlement', 'hierarchy.entitlement.plans'],
  },
  'entitlement.without-can_use_aicompute': {
    summary: 'Does not open the AI compute data to the workspace of the full key',
    allowedBy: ['missing-entitlement', 'aicompute.entitlement.plans'],
  },
  'entitlement.without-can_use_facilities': {
    summary: 'Does not open the directory of facilities to the workspace of the full key',
    allowedBy: ['missing-entitlement'],
  },
  'entitlement.without-can_use_gov': {
    summary: 'Does not open government data to the workspace of the full key',
    allowedBy: ['missing-entitlement'],
  },
} as const satisfies Variants;

/** What each flag opens, in words. */
const capabilities: Readonly<Record<Entitlement, string>> = {
  can_use_leiregistry: 'Legal-entity registry',
  can_use_exposure: 'Corporate hierarchy',
  can_use_aicompute: 'AI compute',
  can_use_facilities: 'Facilities',
  can_use_gov: 'Government awards and foreign agents',
};

/** Plan tiers, lowest first. */
const tiers = ['Starter', 'Analyst', 'Markets', 'Enterprise'] as const;

const eligiblePlans = (entitlement: Entitlement, planted: Planted): readonly string[] => {
  const isLowest = planted('plan-required.eligible-plans-of-lowest-tier');
  return tiers.slice(tiers.indexOf((isLowest ? undefined : plan(entitlement).tier) ?? 'Analyst'));
};

function detailsOf(
  account: Account,
  entitlement: Entitlement,
  planted: Planted,
  id: OperationId | undefined,
): Record<string, unknown> {
  const absent = {
    required_capability: planted('plan-required.without-required-capability'),
    capability: planted('plan-required.without-capability'),
    current_plan: planted('plan-required.without-current-plan'),
    pricing_url: planted('plan-required.without-pricing-url'),
    eligible_plans: planted('plan-required.without-eligible-plans'),
    alternatives: planted('plan-required.without-alternatives'),
    retryable: planted('plan-required.without-retryable'),
  };
  const details = {
    required_capability:
      id === 'lookUpIsin' && planted('plan-required.flag-of-isin-look-up') ? 'can_use_isins' : entitlement,
    capability: capabilities[entitlement],
    current_plan: isWithheld(account, entitlement, planted) ? 'Custom' : account.workspace.plan,
    pricing_url: 'https://service.example/pricing',
    eligible_plans: planted('plan-required.eligible-plans-null') ? null : eligiblePlans(entitlement, planted),
    alternatives: ['/api/v2/search'],
    retryable: planted('plan-required.retryable-true'),
  };
  const kept = Object.entries(details).filter(([name]) => !absent[name as keyof typeof absent]);
  return Object.fromEntries(kept);
}

function formOf(planted: Planted): { readonly status?: number } {
  if (planted('entitlement.missing-wrong-status')) return { status: 402 };
  return planted('entitlement.missing-answered-404') ? { status: 404 } : {};
}

/** A variant withholds a flag from the workspace of the full key, and leaves the others what their roles promise. */
const isWithheld = ({ role }: Account, entitlement: Entitlement, planted: Planted): boolean =>
  (role === 'full' || role === 'second') && planted.varied(`entitlement.without-${entitlement}`);

/** Whether the workspace of an account has a plan flag. */
function isEntitled(account: Account, entitlement: Entitlement, planted: Planted): boolean {
  if (account.role === 'second' && planted('entitlement.held-by-first-key-only')) return false;
  const isTooHigh =
    planted('entitlement.analyst-not-enough') ||
    (entitlement === 'can_use_facilities' && planted('entitlement.analyst-not-enough-for-facilities'));
  if (account.workspace.plan === 'Analyst' && isTooHigh) return false;
  if (isWithheld(account, entitlement, planted)) return false;
  return account.workspace.entitlements.includes(entitlement);
}

/** Throws PLAN_REQUIRED when the workspace lacks the plan flag. */
export function requireEntitlement(
  account: Account,
  documented: Entitlement,
  planted: Planted,
  id?: OperationId,
): void {
  const isOther = id === 'listModels' && planted('entitlement.models-by-another-flag');
  const entitlement = isOther ? 'can_use_gov' : documented;
  if (isEntitled(account, entitlement, planted)) return;
  if (planted('entitlement.not-checked') || planted('entitlement.missing-served-empty')) return;
  if (entitlement === 'can_use_leiregistry' && planted('entitlement.registry-not-checked')) return;
  const code = planted('entitlement.missing-wrong-code') ? 'ADMIN_REQUIRED' : 'PLAN_REQUIRED';
  const message = `The plan of this workspace lacks ${entitlement}.`;
  throw new Refusal(code, message, detailsOf(account, entitlement, planted, id), formOf(planted));
}

/** Asks for the plan flag of an operation; false where a fault has an empty reply take the place of the refusal. */
export function isOpen({ account, deployment: { planted } }: Call, id: OperationId): boolean {
  const { entitlement } = operation(id);
  if (entitlement === undefined) return true;
  requireEntitlement(account, entitlement, planted, id);
  return isEntitled(account, entitlement, planted) || !planted('entitlement.missing-served-empty');
}

/** The call as a plan with every flag would make it. */
export const entitled = (call: Call): Call => ({
  ...call,
  account: { ...call.account, workspace: { ...call.account.workspace, entitlements: entitlementNames } },
});
