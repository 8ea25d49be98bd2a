import type { ErrorCode } from '../../contract/index.js';
import type { Exchange, KeyRole } from './exchange.js';
import { at } from './json.js';

/** What the key of a role is, in words that follow "is" or "is not". */
export const keyStates: Readonly<Record<KeyRole, string>> = {
  full: 'a key with API access and every plan flag',
  second: 'another key of the workspace of EI_API_KEY',
  unentitled: 'a key with API access and no plan flag',
  'without-leiregistry': 'a key with every plan flag but can_use_leiregistry',
  'without-exposure': 'a key with every plan flag but can_use_exposure',
  'without-aicompute': 'a key with every plan flag but can_use_aicompute',
  'without-facilities': 'a key with every plan flag but can_use_facilities',
  'without-gov': 'a key with every plan flag but can_use_gov',
  analyst: 'a key of the Analyst tier',
  markets: 'a key of the Markets tier',
  'no-api-access': 'a key without API access',
  'no-subscription': 'a key of a workspace without a subscription',
  'no-programmatic-access': 'a key of a plan without programmatic access',
  revoked: 'a revoked key',
  disabled: 'a disabled key',
  'past-due': 'a key of a workspace that is past due',
  'over-quota': 'a key of a workspace that is over its quota',
  'rate-limited': 'a key that is over its rate limit',
};

/**
 * The accepted codes of the refusal that a key in the state of its role gets to every read, the preferred one first. Roles
 * that are absent here read Events.
 */
export const keyRefusals = {
  revoked: ['INVALID_API_KEY'],
  disabled: ['API_KEY_DISABLED'],
  'past-due': ['PAYMENT_OVERDUE'],
  'over-quota': ['QUOTA_EXCEEDED'],
  'rate-limited': ['RATE_LIMITED'],
  // Ruling missing-entitlement.
  'no-api-access': ['API_ACCESS_DENIED', 'PROGRAMMATIC_ACCESS_DENIED', 'SUBSCRIPTION_REQUIRED'],
  'no-subscription': ['SUBSCRIPTION_REQUIRED'],
  'no-programmatic-access': ['PROGRAMMATIC_ACCESS_DENIED'],
} as const satisfies Partial<Record<KeyRole, readonly ErrorCode[]>>;

/** The roles whose keys are refused whatever they read. */
export type RefusedRole = keyof typeof keyRefusals;

/** Roles for which a refusal as unknown is the right reply (`revoked`), or decides what a check asks. */
const decidedByUnknown: readonly KeyRole[] = ['revoked', 'full', 'second'];

/** Whether a reply shows that the deployment does not know the key that was given for a role. */
export function isUnknownKey(role: KeyRole, { status, json }: Pick<Exchange, 'status' | 'json'>): boolean {
  const code = at(json, '/code');
  return (
    status === 401 &&
    (code === 'INVALID_API_KEY' || code === 'INVALID_TOKEN') &&
    !decidedByUnknown.includes(role)
  );
}
