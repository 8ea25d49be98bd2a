import { type Entitlement, plan } from '../../contract/index.js';
import type { Account } from './accounts.js';
import type { Faults, Planted } from './fault.js';
import { Refusal } from './refusal.js';

export const entitlementFaults = {
  'entitlement.not-checked': {
    clauses: ['registry.entitlement', 'auth.entitlement.missing', 'error.plan-required'],
    summary: 'Serves the registry to plans without its flag',
  },
  'entitlement.missing-served-empty': {
    clauses: ['auth.entitlement.never-empty', 'auth.entitlement.missing', 'error.plan-required'],
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
    summary: 'Hides the registry behind a 404 from plans without its flag',
  },
  'entitlement.held-by-first-key-only': {
    clauses: ['auth.entitlement.per-workspace'],
    summary: 'Ties the flag to the first key of a workspace, so that its second key is refused',
  },
  'entitlement.analyst-not-enough': {
    needs: 'account',
    clauses: ['registry.entitlement.tier'],
    summary: 'Asks for the tier above Analyst, and refuses Analyst plans',
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
  'plan-required.retryable-true': {
    clauses: ['error.plan-required.details.retryable'],
    summary: 'Calls a missing flag retryable',
  },
} as const satisfies Faults;

/** Plan tiers, lowest first. */
const tiers = ['Starter', 'Analyst', 'Markets', 'Enterprise'] as const;

const eligiblePlans = (entitlement: Entitlement): readonly string[] =>
  tiers.slice(tiers.indexOf(plan(entitlement).tier ?? 'Analyst'));

function detailsOf(account: Account, entitlement: Entitlement, planted: Planted): Record<string, unknown> {
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
    required_capability: entitlement,
    capability: 'Legal-entity registry',
    current_plan: account.workspace.plan,
    pricing_url: 'https://service.example/pricing',
    eligible_plans: eligiblePlans(entitlement),
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

/** Whether the workspace of an account has a plan flag. */
export function isEntitled(account: Account, entitlement: Entitlement, planted: Planted): boolean {
  if (account.role === 'second' && planted('entitlement.held-by-first-key-only')) return false;
  if (account.workspace.plan === 'Analyst' && planted('entitlement.analyst-not-enough')) return false;
  return account.workspace.entitlements.includes(entitlement);
}

/** Throws PLAN_REQUIRED when the workspace lacks the plan flag. */
export function requireEntitlement(account: Account, entitlement: Entitlement, planted: Planted): void {
  if (isEntitled(account, entitlement, planted)) return;
  if (planted('entitlement.not-checked') || planted('entitlement.missing-served-empty')) return;
  const code = planted('entitlement.missing-wrong-code') ? 'ADMIN_REQUIRED' : 'PLAN_REQUIRED';
  const message = `The plan of this workspace lacks ${entitlement}.`;
  throw new Refusal(code, message, detailsOf(account, entitlement, planted), formOf(planted));
}
