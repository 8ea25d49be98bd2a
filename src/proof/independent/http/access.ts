import { has } from '../bugs.js';
import { hexOf } from '../corpus/random.js';
import { Refusal } from './answer.js';

type State =
  | 'active'
  | 'revoked'
  | 'disabled'
  | 'no access'
  | 'no subscription'
  | 'no programs'
  | 'past due'
  | 'over quota'
  | 'rate limited';

interface Account {
  readonly workspace: string;
  readonly state: State;
  /** Whether its plan includes the reference families. */
  readonly entitled: boolean;
}

export type Capability = 'aicompute' | 'leiregistry' | 'exposure' | 'facilities' | 'gov';

/** The keys of this deployment by role; upper-case digits after the prefix. */
export const keys = {
  full: `svc_sk_${hexOf('key full', 64)}`,
  unentitled: `svc_sk_${hexOf('key unentitled', 64)}`,
  second: `svc_sk_${hexOf('key second', 64)}`,
  noApiAccess: `svc_sk_${hexOf('key no access', 64)}`,
  noSubscription: `svc_sk_${hexOf('key no subscription', 64)}`,
  noProgrammaticAccess: `svc_sk_${hexOf('key no programs', 64)}`,
  revoked: `svc_sk_${hexOf('key revoked', 64)}`,
  disabled: `svc_sk_${hexOf('key disabled', 64)}`,
  pastDue: `svc_sk_${hexOf('key past due', 64)}`,
  overQuota: `svc_sk_${hexOf('key over quota', 64)}`,
  rateLimited: `svc_sk_${hexOf('key rate limited', 64)}`,
};

const accounts: ReadonlyMap<string, Account> = new Map([
  [keys.full, { workspace: 'w1', state: 'active', entitled: true }],
  [keys.unentitled, { workspace: 'w2', state: 'active', entitled: false }],
  [keys.second, { workspace: 'w1', state: 'active', entitled: true }],
  [keys.noSubscription, { workspace: 'w8', state: 'no subscription', entitled: false }],
  [keys.noProgrammaticAccess, { workspace: 'w9', state: 'no programs', entitled: false }],
  [keys.noApiAccess, { workspace: 'w3', state: 'no access', entitled: false }],
  [keys.revoked, { workspace: 'w1', state: 'revoked', entitled: true }],
  [keys.disabled, { workspace: 'w4', state: 'disabled', entitled: true }],
  [keys.pastDue, { workspace: 'w5', state: 'past due', entitled: true }],
  [keys.overQuota, { workspace: 'w6', state: 'over quota', entitled: true }],
  [keys.rateLimited, { workspace: 'w7', state: 'rate limited', entitled: true }],
]);

const closed: Readonly<
  Record<Exclude<State, 'active'>, readonly [status: number, code: string, message: string]>
> = {
  revoked: [401, 'INVALID_API_KEY', 'Chave revogada.'],
  disabled: [403, 'API_KEY_DISABLED', 'Chave desativada.'],
  'no access': [403, 'API_ACCESS_DENIED', 'Sem acesso à API.'],
  'no subscription': [403, 'SUBSCRIPTION_REQUIRED', 'Assinatura necessária.'],
  'no programs': [403, 'PROGRAMMATIC_ACCESS_DENIED', 'O plano não inclui programas.'],
  'past due': [402, 'PAYMENT_OVERDUE', 'Pagamento em atraso.'],
  'over quota': [429, 'QUOTA_EXCEEDED', 'Cota esgotada.'],
  'rate limited': [429, 'RATE_LIMITED', 'Pedidos demais.'],
};

function closing(state: Exclude<State, 'active'>): (typeof closed)['revoked'] {
  const [status, code, message] = closed[state];
  if (state === 'revoked' && has('revoked-key-disabled')) return closed.disabled;
  if (state === 'over quota' && has('quota-as-rate-limit')) return closed['rate limited'];
  if (state === 'disabled' && has('disabled-key-unauthorised')) return [401, code, message];
  if (state === 'past due' && has('overdue-forbidden')) return [403, code, message];
  return [status, code, message];
}

/** The workspace behind an Authorization header, whatever the state of its key; otherwise the header. */
export function workspaceOf(authorization: string): string {
  return accounts.get(authorization.replace(/^Bearer /i, ''))?.workspace ?? authorization;
}

/** The account behind an Authorization header; `metered` is false for discovery, which quotas do not close. */
export function admit(authorization: string | undefined, metered: boolean, path: string): Account {
  if (authorization === undefined && has('missing-header-invalid-key'))
    throw new Refusal(401, 'INVALID_API_KEY', 'Falta a chave.');
  const [scheme = '', sent = '', ...rest] = (authorization ?? '').trim().split(/\s+/);
  const key = has('longer-key-accepted') ? sent.slice(0, keys.full.length) : sent;
  if (scheme.toLowerCase() !== 'bearer' && !(sent !== '' && has('any-scheme-accepted')))
    throw new Refusal(401, 'MISSING_API_KEY', 'Falta a chave.');
  if (rest.length > 0 || !/^svc_sk_[0-9a-f]{64}$/i.test(key))
    throw new Refusal(401, 'INVALID_TOKEN', 'Chave malformada.');
  const account = accounts.get(key);
  if (account === undefined)
    throw new Refusal(
      401,
      has('unknown-key-invalid-token') ? 'INVALID_TOKEN' : 'INVALID_API_KEY',
      'Chave desconhecida.',
    );
  if (key === keys.second && has('flags-of-the-first-key')) return { ...account, entitled: false };
  const isUnpaused =
    account.state === 'past due' && path.endsWith('/summary') && has('overdue-summaries-served');
  const isLetPass =
    isUnpaused || (account.state === 'disabled' && !metered && has('disabled-key-reads-directory'));
  if (account.state === 'active' || (account.state === 'over quota' && !metered) || isLetPass) return account;
  throw new Refusal(...closing(account.state), {
    estado: account.state,
    ...(account.state === 'no programs' && {
      surface: 'api',
      pricing_url: 'https://plans.example/pricing',
      arena_url: 'https://plans.example/arena',
    }),
  });
}

/** Refuses a family to a plan without it; the missing flag goes by either of its two names. */
export function entitle(account: Account, capability: Capability): void {
  if (account.entitled) return;
  const named =
    has('hierarchy-names-registry-flag') && capability === 'exposure' ? 'leiregistry' : capability;
  const isForMarkets = capability === 'gov' && !has('government-told-open-to-analysts');
  const missing = `can_use_${named}`;
  throw new Refusal(403, 'PLAN_REQUIRED', `O plano não inclui ${capability}.`, {
    ...(capability === 'leiregistry' ? { required_flag: missing } : { required_capability: missing }),
    capability: named,
    ...(!has('plan-refusal-without-plan') && { current_plan: 'starter' }),
    pricing_url: 'https://plans.example/pricing',
    eligible_plans: isForMarkets ? ['markets'] : ['analyst', 'markets'],
    ...((capability !== 'gov' || !has('empty-alternatives-left-out')) && {
      alternatives: capability === 'gov' ? [] : ['/api/v2/search'],
    }),
    retryable: has('plan-refusal-retryable'),
  });
}
