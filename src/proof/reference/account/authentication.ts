import { keyPrefix, limits } from '../../../../contract/index.js';
import { spellingOf } from '../http/field-names.js';
import { json } from '../http/middleware.js';
import { Refusal } from '../http/refusal.js';
import type { Faults, Planted, Variants } from '../planted.js';
import { seriesPath } from '../routes/macro-releases.js';
import type { Account } from './accounts.js';
import { admit } from './admission.js';

export const authenticationFaults = {
  'auth.missing-key-accepted': {
    clauses: ['auth.bearer.required', 'error.missing-api-key'],
    summary: 'Serves requests without a key',
  },
  'auth.missing-key-wrong-code': {
    clauses: ['error.missing-api-key'],
    summary: 'Answers a missing key with INVALID_API_KEY',
  },
  'auth.missing-key-wrong-status': {
    clauses: ['error.missing-api-key', 'error.code-status'],
    summary: 'Answers a missing key with status 403',
  },
  'auth.further-routes-open': {
    clauses: ['auth.bearer.required'],
    summary: 'Serves a list that the directory names, and the specification does not, without a key',
    front: (serve) => async (request) =>
      new URL(request.url).pathname === seriesPath && !request.headers.has('authorization')
        ? json(200, { success: true, data: [] })
        : serve(request),
  },
  'auth.malformed-token-accepted': {
    clauses: ['error.invalid-token', 'auth.bearer.required'],
    summary: 'Serves a token that is no key at all',
  },
  'auth.malformed-token-wrong-code': {
    clauses: ['error.invalid-token', 'error.invalid-api-key.wrong-format'],
    summary: 'Answers a malformed token with API_ACCESS_DENIED',
  },
  'auth.malformed-token-wrong-status': {
    clauses: ['error.invalid-token', 'error.invalid-api-key.wrong-format', 'error.code-status'],
    summary: 'Answers a malformed token with status 400',
  },
  'auth.short-key-accepted': {
    clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal'],
    summary: 'Looks at the first 16 hexadecimal digits of a key only, so that a cut valid key is served',
  },
  'auth.longer-key-accepted': {
    clauses: ['error.invalid-api-key.wrong-format', 'auth.key.hexadecimal'],
    summary: 'Reads as many digits as a key has, and does not look at what comes behind them',
  },
  'auth.last-digits-overlooked': {
    clauses: ['error.invalid-api-key'],
    summary: 'Finds the account of a well-formed key by its first 56 hexadecimal digits',
  },
  'auth.other-scheme-accepted': {
    clauses: ['auth.bearer.required'],
    summary: 'Serves a valid key under any scheme of the Authorization header',
  },
  'auth.field-name-case-sensitive': {
    clauses: ['auth.bearer.accepted'],
    summary: 'Finds a key in `Authorization` alone, and in no other spelling of that name',
  },
  'auth.unknown-key-accepted': {
    clauses: ['error.invalid-api-key'],
    summary: 'Checks the form of a key and not whether it was issued',
  },
  'auth.unknown-key-in-some-routers': {
    clauses: ['error.invalid-api-key'],
    summary: 'Checks the form of a key alone where entities and Stories are asked for',
  },
  'auth.unknown-key-wrong-code': {
    clauses: ['error.invalid-api-key'],
    summary: 'Answers an unknown key with INVALID_TOKEN',
  },
  'auth.unknown-key-wrong-status': {
    clauses: ['error.invalid-api-key', 'error.code-status'],
    summary: 'Answers an unknown key with status 403',
  },
  'auth.second-key-refused': {
    clauses: ['auth.key.several'],
    summary: 'Knows only the first key of an organization',
  },
} as const satisfies Faults;

export const authenticationVariants = {
  'auth.other-key-prefix': {
    summary: 'Begins its keys otherwise than the document writes them',
    allowedBy: ['neutral-names', 'service.naming.paths'],
  },
} as const satisfies Variants;

/** What the keys of a deployment begin with. */
export const prefixOf = (planted: Planted): string =>
  planted.varied('auth.other-key-prefix') ? 'live-' : keyPrefix;

const isWellFormed = (token: string, prefix: string): boolean =>
  token.startsWith(prefix) && wellFormed.test(token.slice(prefix.length));
const wellFormed = new RegExp(`^[0-9a-f]{${limits.apiKey.hexDigits}}$`, 'i');

/** What a lenient reader compares of the digits of a key. */
const shortLength = 16;

function malformed(planted: Planted, code: 'INVALID_TOKEN' | 'INVALID_API_KEY', message: string): Refusal {
  const form = planted('auth.malformed-token-wrong-status') ? { status: 400 } : {};
  return new Refusal(
    planted('auth.malformed-token-wrong-code') ? 'API_ACCESS_DENIED' : code,
    message,
    {},
    form,
  );
}

function missing(planted: Planted): Refusal {
  const code = planted('auth.missing-key-wrong-code') ? 'INVALID_API_KEY' : 'MISSING_API_KEY';
  const form = planted('auth.missing-key-wrong-status') ? { status: 403 } : {};
  return new Refusal(code, 'Send an API key in the Authorization header.', {}, form);
}

function unknown(planted: Planted): Refusal {
  const code = planted('auth.unknown-key-wrong-code') ? 'INVALID_TOKEN' : 'INVALID_API_KEY';
  const form = planted('auth.unknown-key-wrong-status') ? { status: 403 } : {};
  return new Refusal(code, 'The API key is not known.', {}, form);
}

function identify(request: Request, accounts: readonly Account[], planted: Planted): Account {
  const full = accounts.find((account) => account.role === 'full');
  const fallback = (allowed: boolean, refusal: Refusal): Account => {
    if (allowed && full !== undefined) return full;
    throw refusal;
  };

  const header = request.headers.get('authorization');
  const isSpeltOtherwise =
    planted('auth.field-name-case-sensitive') &&
    !['Authorization', undefined].includes(spellingOf(request, 'authorization'));
  if (header === null || isSpeltOtherwise)
    return fallback(planted('auth.missing-key-accepted'), missing(planted));

  const [, scheme = '', token = ''] = /^(\S*)\s*(.*)$/s.exec(header) ?? [];
  if (scheme.toLowerCase() !== 'bearer' && !planted('auth.other-scheme-accepted')) {
    throw malformed(planted, 'INVALID_TOKEN', 'The Authorization header does not carry a bearer token.');
  }

  const issued = prefixOf(planted);
  if (planted('auth.short-key-accepted') && token.length >= issued.length + shortLength) {
    const prefix = token.slice(0, issued.length + shortLength);
    const found = accounts.find(({ key }) => key.startsWith(prefix));
    if (found !== undefined) return found;
  }
  if (planted('auth.longer-key-accepted')) {
    const found = accounts.find(({ key }) => token.startsWith(key));
    if (found !== undefined) return found;
  }
  if (!isWellFormed(token, issued)) {
    const code = token.startsWith(issued) ? 'INVALID_API_KEY' : 'INVALID_TOKEN';
    const refusal = malformed(planted, code, 'The bearer token is not a well-formed API key.');
    return fallback(planted('auth.malformed-token-accepted'), refusal);
  }

  const compared = planted('auth.last-digits-overlooked') ? issued.length + 56 : token.length;
  const account = accounts.find(({ key }) => key.slice(0, compared) === token.slice(0, compared));
  const isOpen =
    planted('auth.unknown-key-in-some-routers') &&
    /^\/api\/v2\/(?:search|entities|stories)/.test(new URL(request.url).pathname);
  const isAccepted = isOpen || planted('auth.unknown-key-accepted');
  if (account === undefined) return fallback(isAccepted, unknown(planted));
  if (account.role === 'second' && planted('auth.second-key-refused')) throw unknown(planted);
  return account;
}

/** The account behind the key of a request; a key that is missing, unknown or in a refused state throws. */
export function authenticate(request: Request, accounts: readonly Account[], planted: Planted): Account {
  const account = identify(request, accounts, planted);
  admit(account, planted);
  return account;
}
