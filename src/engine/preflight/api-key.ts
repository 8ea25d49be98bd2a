import { type ErrorCode, errorCodes, errorRow, keyPrefix, limits } from '../../../contract/index.js';
import { at, type Exchange } from '../../kit/index.js';
import { retryAfterMs } from '../../transport/pacing.js';
import type { Responsibility } from '../events.js';
import { SetupError } from '../setup-error.js';

const { hexDigits } = limits.apiKey;
// Exactly so many: of a key with more digits, the first of them are no prefix but a secret.
const digits = new RegExp(`(?<![0-9a-f])[0-9a-f]{${hexDigits}}$`, 'i');

/** Whether a key has the form that the document shows; the prefix is a stand-in there (ruling neutral-names). */
export const hasDocumentedForm = (key: string): boolean => digits.test(key);

/** What stands before the hexadecimal digits of a key; the document's own prefix where a key has another form. */
export const keyPrefixOf = (key: string | undefined): string =>
  key !== undefined && hasDocumentedForm(key) ? key.slice(0, -hexDigits) : keyPrefix;

/** The form in words. */
export const documentedForm = `${keyPrefix} and ${hexDigits} hexadecimal digits`;

const inSettings = 'EI_API_KEY, or `keys.full` in the configuration file';

/**
 * Why a key that was sent can read nothing, as the first reply of Events shows; undefined where it may.
 * @param maxWaitMs the longest wait that a Retry-After is honoured with
 * @param now milliseconds of the clock when the reply came
 */
export function apiKeyError(events: Exchange, maxWaitMs: number, now: number): SetupError | undefined {
  const { status, json, headers } = events;
  const stop = (whose: Responsibility, said: string, next: string) =>
    new SetupError(`${said}: ${seen(events)}.`, next, undefined, whose);
  if ((status === 401 || status === 403) && json === undefined) {
    return stop(
      'server',
      'Something in front of the API refuses the request, without a JSON body',
      `Check firewalls, gateways and sign-in pages between here and the API; then ${inSettings}.`,
    );
  }
  if (status === 401) return stop(...unauthorized(at(json, '/code')));
  if (status === 403) {
    return at(json, '/code') === 'API_KEY_DISABLED'
      ? stop('plan', 'The key is disabled', 'Have the key enabled again, or use another.')
      : stop('plan', 'The key may not read Events', 'Use a key of a workspace with API access.');
  }
  if (status === 402 || at(json, '/code') === 'QUOTA_EXCEEDED') {
    return stop(
      'plan',
      'The workspace cannot pay for requests',
      'Settle the account or wait for the next period.',
    );
  }
  const wait = status === 429 ? retryAfterMs(headers['retry-after'], now) : undefined;
  if (wait === undefined || wait <= maxWaitMs) return undefined;
  const seconds = Math.ceil(wait / 1000);
  return stop(
    'plan',
    `The key is over its rate limit and has to wait ${seconds} s`,
    `Run again in ${seconds} s, with --rate below the limit; a run waits at most ${maxWaitMs / 1000} s.`,
  );
}

const unauthorized = (code: unknown): [whose: Responsibility, said: string, next: string] =>
  code === 'MISSING_API_KEY'
    ? [
        'server',
        'The key was sent but did not reach the API',
        'Check the proxies and gateways in front of the API: one of them drops the Authorization header.',
      ]
    : ['settings', 'The deployment refuses the key', `Check ${inSettings}.`];

/** What became of a key, in words that a refusal may hold. */
const fates = ['revoked', 'disabled', 'expired', 'suspended', 'deleted'];

/** The status of a reply, and its code where that is safe to show. */
export function statusAndCode({ status, json }: Pick<Exchange, 'status' | 'json'>): string {
  const code = at(json, '/code');
  // Any other text of the target could be one that a terminal obeys.
  return typeof code === 'string' && /^\w{1,60}$/.test(code) ? `${status} ${code}` : String(status);
}

/** The status, the code with the condition that the contract ties to it, and the one word of the text that matters. */
function seen(reply: Exchange): string {
  const { status, json } = reply;
  const code = at(json, '/code');
  const condition = isErrorCode(code) && errorRow(code).status === status ? [errorRow(code).condition] : [];
  const text = String(at(json, '/error') ?? '').toLowerCase();
  const fate = fates.find((each) => new RegExp(`\\b${each}\\b`).test(text));
  const notes = [...condition, ...(fate === undefined ? [] : [`its message says ${fate}`])];
  return `${statusAndCode(reply)}${notes.length === 0 ? '' : ` (${notes.join('; ')})`}`;
}

const isErrorCode = (code: unknown): code is ErrorCode => errorCodes.some((each) => each === code);
