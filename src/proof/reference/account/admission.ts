import type { ErrorCode } from '../../../../contract/index.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted } from '../planted.js';
import type { Account } from './accounts.js';

export const admissionFaults = {
  'auth.revoked-key-accepted': {
    clauses: ['auth.key.revoked', 'states.api-key.revoked', 'error.invalid-api-key.revoked'],
    summary: 'Serves revoked keys, as one that caches keys does',
  },
  'auth.revoked-key-wrong-code': {
    clauses: ['error.invalid-api-key.revoked'],
    summary: 'Answers a revoked key with INVALID_TOKEN',
  },
  'auth.revoked-key-wrong-status': {
    clauses: [
      'auth.key.revoked',
      'states.api-key.revoked',
      'error.invalid-api-key.revoked',
      'error.code-status',
    ],
    summary: 'Answers a revoked key with status 403',
  },
  'auth.disabled-key-accepted': {
    clauses: ['states.api-key.disabled', 'error.api-key-disabled'],
    summary: 'Serves disabled keys',
  },
  'auth.disabled-key-wrong-code': {
    clauses: ['states.api-key.disabled', 'error.api-key-disabled'],
    summary: 'Answers a disabled key with API_ACCESS_DENIED',
  },
  'auth.disabled-key-wrong-status': {
    clauses: ['states.api-key.disabled', 'error.api-key-disabled', 'error.code-status'],
    summary: 'Answers a disabled key with status 401',
  },
  'access.denied-key-accepted': {
    clauses: ['error.api-access-denied'],
    summary: 'Serves keys without API access',
  },
  'access.denied-key-wrong-code': {
    clauses: ['error.api-access-denied'],
    summary: 'Answers a key without API access with API_KEY_DISABLED',
  },
  'access.denied-key-wrong-status': {
    clauses: ['error.api-access-denied', 'error.code-status'],
    summary: 'Answers a key without API access with status 401',
  },
  'access.subscription-missing-accepted': {
    clauses: ['error.subscription-required'],
    summary: 'Serves a workspace whose trial has ended',
  },
  'access.subscription-missing-wrong-code': {
    clauses: ['error.subscription-required'],
    summary: 'Answers a workspace whose trial has ended with PAYMENT_OVERDUE',
  },
  'access.subscription-missing-wrong-status': {
    clauses: ['error.subscription-required', 'error.code-status'],
    summary: 'Answers a workspace whose trial has ended with status 402',
  },
  'access.programmatic-accepted': {
    clauses: ['error.programmatic-access-denied'],
    summary: 'Serves a plan that has no programmatic access',
  },
  'access.programmatic-wrong-code': {
    clauses: ['error.programmatic-access-denied'],
    summary: 'Answers a plan without programmatic access with SUBSCRIPTION_REQUIRED',
  },
  'access.programmatic-wrong-status': {
    clauses: ['error.programmatic-access-denied', 'error.code-status'],
    summary: 'Answers a plan without programmatic access with status 401',
  },
  'access.programmatic-without-surface': {
    clauses: ['error.programmatic-access-denied.details.surface'],
    summary: 'Leaves surface out of the details of PROGRAMMATIC_ACCESS_DENIED',
  },
  'access.programmatic-without-pricing-url': {
    clauses: ['error.programmatic-access-denied.details.pricing-url'],
    summary: 'Leaves pricing_url out of the details of PROGRAMMATIC_ACCESS_DENIED',
  },
  'access.programmatic-without-arena-url': {
    clauses: ['error.programmatic-access-denied.details.arena-url'],
    summary: 'Leaves arena_url out of the details of PROGRAMMATIC_ACCESS_DENIED',
  },
  'access.overdue-accepted': {
    clauses: ['error.payment-overdue', 'error.payment-overdue.reads-paused'],
    summary: 'Goes on serving a workspace past due',
  },
  'access.overdue-wrong-code': {
    clauses: ['error.payment-overdue'],
    summary: 'Answers a workspace past due with SUBSCRIPTION_REQUIRED',
  },
  'access.overdue-wrong-status': {
    clauses: ['error.payment-overdue', 'error.code-status'],
    summary: 'Answers a workspace past due with status 403',
  },
  'access.quota-not-enforced': {
    clauses: ['error.quota-exceeded'],
    summary: 'Goes on serving a workspace whose allowance is used up',
  },
  'access.quota-wrong-code': {
    clauses: ['error.quota-exceeded'],
    summary: 'Answers a used-up allowance with RATE_LIMITED',
  },
  'access.quota-wrong-status': {
    clauses: ['error.quota-exceeded', 'error.code-status'],
    summary: 'Answers a used-up allowance with status 402',
  },
  'access.rate-limit-wrong-code': {
    clauses: ['error.rate-limited'],
    summary: 'Answers requests that come too fast with QUOTA_EXCEEDED',
  },
  'access.rate-limit-wrong-status': {
    clauses: ['error.rate-limited', 'error.code-status'],
    summary: 'Answers requests that come too fast with status 403',
  },
} as const satisfies Faults;

type AdmissionFault = keyof typeof admissionFaults;

/** How one state of a key is refused, and the faults that bend it. */
interface State {
  readonly code: ErrorCode;
  readonly message: string;
  readonly accepted?: AdmissionFault;
  readonly wrongCode: { readonly fault: AdmissionFault; readonly code: ErrorCode };
  readonly wrongStatus: { readonly fault: AdmissionFault; readonly status: number };
}

const states = {
  revoked: {
    code: 'INVALID_API_KEY',
    message: 'The API key has been revoked.',
    accepted: 'auth.revoked-key-accepted',
    wrongCode: { fault: 'auth.revoked-key-wrong-code', code: 'INVALID_TOKEN' },
    wrongStatus: { fault: 'auth.revoked-key-wrong-status', status: 403 },
  },
  disabled: {
    code: 'API_KEY_DISABLED',
    message: 'The API key is disabled.',
    accepted: 'auth.disabled-key-accepted',
    wrongCode: { fault: 'auth.disabled-key-wrong-code', code: 'API_ACCESS_DENIED' },
    wrongStatus: { fault: 'auth.disabled-key-wrong-status', status: 401 },
  },
  'no-api-access': {
    code: 'API_ACCESS_DENIED',
    message: 'API access is not enabled for this key.',
    accepted: 'access.denied-key-accepted',
    wrongCode: { fault: 'access.denied-key-wrong-code', code: 'API_KEY_DISABLED' },
    wrongStatus: { fault: 'access.denied-key-wrong-status', status: 401 },
  },
  'no-subscription': {
    code: 'SUBSCRIPTION_REQUIRED',
    message: 'The trial of this workspace has ended.',
    accepted: 'access.subscription-missing-accepted',
    wrongCode: { fault: 'access.subscription-missing-wrong-code', code: 'PAYMENT_OVERDUE' },
    wrongStatus: { fault: 'access.subscription-missing-wrong-status', status: 402 },
  },
  'no-programmatic-access': {
    code: 'PROGRAMMATIC_ACCESS_DENIED',
    message: 'The plan of this workspace has no programmatic access.',
    accepted: 'access.programmatic-accepted',
    wrongCode: { fault: 'access.programmatic-wrong-code', code: 'SUBSCRIPTION_REQUIRED' },
    wrongStatus: { fault: 'access.programmatic-wrong-status', status: 401 },
  },
  'past-due': {
    code: 'PAYMENT_OVERDUE',
    message: 'The workspace is past due and its reads are paused.',
    accepted: 'access.overdue-accepted',
    wrongCode: { fault: 'access.overdue-wrong-code', code: 'SUBSCRIPTION_REQUIRED' },
    wrongStatus: { fault: 'access.overdue-wrong-status', status: 403 },
  },
  'over-quota': {
    code: 'QUOTA_EXCEEDED',
    message: 'The allowance of the workspace is used up.',
    accepted: 'access.quota-not-enforced',
    wrongCode: { fault: 'access.quota-wrong-code', code: 'RATE_LIMITED' },
    wrongStatus: { fault: 'access.quota-wrong-status', status: 402 },
  },
  'rate-limited': {
    code: 'RATE_LIMITED',
    message: 'Requests come too fast.',
    wrongCode: { fault: 'access.rate-limit-wrong-code', code: 'QUOTA_EXCEEDED' },
    wrongStatus: { fault: 'access.rate-limit-wrong-status', status: 403 },
  },
} as const satisfies Record<string, State>;

/** The roles whose keys are refused whatever they ask for. */
type RefusedRole = keyof typeof states;

const isRefused = (role: string): role is RefusedRole => Object.hasOwn(states, role);

function detailsOf(role: RefusedRole, planted: Planted): Record<string, unknown> {
  if (role !== 'no-programmatic-access') return {};
  return {
    ...(planted('access.programmatic-without-surface') ? {} : { surface: 'rest_api' }),
    ...(planted('access.programmatic-without-pricing-url')
      ? {}
      : { pricing_url: 'https://service.example/pricing' }),
    ...(planted('access.programmatic-without-arena-url')
      ? {}
      : { arena_url: 'https://service.example/arena' }),
  };
}

/** Throws when the key of an account is in a state in which nothing is served. */
export function admit(account: Account, planted: Planted): void {
  if (!isRefused(account.role)) return;
  const state: State = states[account.role];
  if (state.accepted !== undefined && planted(state.accepted)) return;
  const headers: Record<string, string> = account.role === 'rate-limited' ? { 'Retry-After': '1' } : {};
  const code = planted(state.wrongCode.fault) ? state.wrongCode.code : state.code;
  const form = planted(state.wrongStatus.fault) ? { headers, status: state.wrongStatus.status } : { headers };
  throw new Refusal(code, state.message, detailsOf(account.role, planted), form);
}
