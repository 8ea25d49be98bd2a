import { createHash } from 'node:crypto';
import { type Entitlement, entitlementNames, keyPrefix, limits, plan } from '../../../../contract/index.js';

export { authenticate, prefixOf } from './authentication.js';
export { requireEntitlement } from './entitlement.js';
export { costOf, forgiving, meter } from './metering.js';

/** Every kind of key that the reference issues; those after `unentitled` are refused whatever they ask for. */
export const roles = [
  'full',
  'second', // another active key of the organization of `full`
  'analyst', // a plan with the flags that the Analyst tier must have
  'markets', // a plan with those that the Markets tier must have
  'without-leiregistry', // a plan with every flag but this one
  'without-exposure',
  'without-aicompute',
  'without-facilities',
  'without-gov',
  'unentitled',
  'no-api-access',
  'no-subscription',
  'no-programmatic-access',
  'revoked',
  'disabled',
  'past-due',
  'over-quota',
  'rate-limited',
] as const;
export type Role = (typeof roles)[number];

/** Query Units consumed since the deployment was created. */
export interface Usage {
  used: number;
}

/** What an organization subscribes to; its keys share it. */
export interface Workspace {
  /** What cursors are bound to. */
  readonly id: string;
  readonly plan: string;
  readonly entitlements: readonly Entitlement[];
  /** Query Units of the period. */
  readonly allowance: number;
  readonly usage: Usage;
}

export interface Account {
  readonly role: Role;
  readonly key: string;
  readonly workspace: Workspace;
  /** What this key alone consumed; only a fault looks at it. */
  readonly ownUsage: Usage;
  /** What all keys of the deployment consumed; only a variant looks at it. */
  readonly allUsage: Usage;
}

function keyOf(seed: number, role: Role, prefix: string): string {
  const digest = createHash('sha256').update(`key of ${role}, seed ${seed}`).digest('hex');
  return `${prefix}${digest.slice(0, limits.apiKey.hexDigits)}`;
}

const workspace = (id: string, tier: string, entitlements: readonly Entitlement[], used = 0): Workspace => ({
  id,
  plan: tier,
  entitlements,
  allowance: 1_000_000,
  usage: { used },
});

/** The flags that a tier is the lowest to have. */
const flagsOf = (tier: string): readonly Entitlement[] =>
  entitlementNames.filter((name) => plan(name).tier === tier);

const lacking = (flag: Entitlement): string => flag.replace('can_use_', 'without-');

const withoutFlag = (flag: Entitlement): Workspace =>
  workspace(
    lacking(flag),
    'Markets',
    entitlementNames.filter((name) => name !== flag),
  );

/** The accounts of one deployment, with usage counters of their own. The same seed gives the same keys. */
export function accountsOf(seed: number, prefix: string = keyPrefix): readonly Account[] {
  const allUsage: Usage = { used: 0 };
  const shared = workspace('shared', 'Markets', entitlementNames);
  const workspaces: Partial<Record<Role, Workspace>> = {
    full: shared,
    second: shared,
    analyst: workspace('analyst', 'Analyst', flagsOf('Analyst')),
    markets: workspace('markets', 'Markets', [...flagsOf('Analyst'), ...flagsOf('Markets')]),
    ...Object.fromEntries(entitlementNames.map((name) => [lacking(name), withoutFlag(name)])),
    unentitled: workspace('unentitled', 'Starter', []),
    'over-quota': workspace('over-quota', 'Markets', entitlementNames, 1_000_000),
  };
  return roles.map((role) => ({
    role,
    key: keyOf(seed, role, prefix),
    workspace: workspaces[role] ?? workspace(role, 'Markets', entitlementNames),
    ownUsage: { used: 0 },
    allUsage,
  }));
}
