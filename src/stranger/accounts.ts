import { Refusal } from './refusal.js';
import { hexOf } from './rolls.js';

type State = 'active' | 'revoked' | 'disabled' | 'no access' | 'past due' | 'over quota' | 'rate limited';

interface Account {
  readonly workspace: string;
  readonly state: State;
  readonly registry: boolean;
}

/** The keys of this deployment by role; upper-case digits after the prefix. */
export const keys = {
  full: `svc_sk_${hexOf('key full', 64)}`,
  unentitled: `svc_sk_${hexOf('key unentitled', 64)}`,
  noApiAccess: `svc_sk_${hexOf('key no access', 64)}`,
  revoked: `svc_sk_${hexOf('key revoked', 64)}`,
  disabled: `svc_sk_${hexOf('key disabled', 64)}`,
  pastDue: `svc_sk_${hexOf('key past due', 64)}`,
  overQuota: `svc_sk_${hexOf('key over quota', 64)}`,
  rateLimited: `svc_sk_${hexOf('key rate limited', 64)}`,
};

const accounts: ReadonlyMap<string, Account> = new Map([
  [keys.full, { workspace: 'w1', state: 'active', registry: true }],
  [keys.unentitled, { workspace: 'w2', state: 'active', registry: false }],
  [keys.noApiAccess, { workspace: 'w3', state: 'no access', registry: false }],
  [keys.revoked, { workspace: 'w1', state: 'revoked', registry: true }],
  [keys.disabled, { workspace: 'w4', state: 'disabled', registry: true }],
  [keys.pastDue, { workspace: 'w5', state: 'past due', registry: true }],
  [keys.overQuota, { workspace: 'w6', state: 'over quota', registry: true }],
  [keys.rateLimited, { workspace: 'w7', state: 'rate limited', registry: true }],
]);

const closed: Readonly<
  Record<Exclude<State, 'active'>, readonly [status: number, code: string, message: string]>
> = {
  revoked: [401, 'INVALID_API_KEY', 'Chave revogada.'],
  disabled: [403, 'API_KEY_DISABLED', 'Chave desativada.'],
  'no access': [403, 'API_ACCESS_DENIED', 'Sem acesso à API.'],
  'past due': [402, 'PAYMENT_OVERDUE', 'Pagamento em atraso.'],
  'over quota': [429, 'QUOTA_EXCEEDED', 'Cota esgotada.'],
  'rate limited': [429, 'RATE_LIMITED', 'Pedidos demais.'],
};

/** The account behind an Authorization header; `metered` is false for discovery, which quotas do not close. */
export function admit(authorization: string | undefined, metered: boolean): Account {
  const [scheme = '', key = '', ...rest] = (authorization ?? '').trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer') throw new Refusal(401, 'MISSING_API_KEY', 'Falta a chave.');
  if (rest.length > 0 || !/^svc_sk_[0-9a-f]{64}$/i.test(key))
    throw new Refusal(401, 'INVALID_TOKEN', 'Chave malformada.');
  const account = accounts.get(key);
  if (account === undefined) throw new Refusal(401, 'INVALID_API_KEY', 'Chave desconhecida.');
  if (account.state === 'active' || (account.state === 'over quota' && !metered)) return account;
  throw new Refusal(...closed[account.state], { estado: account.state });
}

/** Refuses the registry to a plan without it. */
export function entitle(account: Account): void {
  if (account.registry) return;
  throw new Refusal(403, 'PLAN_REQUIRED', 'O plano não inclui o registro.', {
    required_flag: 'can_use_leiregistry',
    capability: 'leiregistry',
    current_plan: 'starter',
    pricing_url: 'https://plans.example/pricing',
    eligible_plans: ['analyst', 'markets'],
    alternatives: ['/api/v2/search'],
    retryable: false,
  });
}
