import { at, type Exchange, Inconclusive } from '../kit/index.js';
import { retryAfterMs } from './pace.js';

/** A server error, or a reply of the API that is not JSON. */
export const isBroken = ({ status, json, request }: Exchange): boolean =>
  status >= 500 || (json === undefined && request.target.startsWith('/api/'));

const codeOf = ({ json }: Exchange): unknown => at(json, '/code');

/** Whether a reply says to wait, and nothing else. */
export const isLimited = (seen: Exchange): boolean =>
  seen.status === 429 && codeOf(seen) !== 'QUOTA_EXCEEDED';

/** Whether a gateway answers in place of a deployment, as while that starts anew. */
export const isAway = (seen: Exchange): boolean =>
  seen.status >= 502 && seen.status <= 504 && codeOf(seen) !== 'SEMANTIC_SEARCH_UNAVAILABLE';

/** Milliseconds to wait before asking again; undefined for a reply that can be used. Throws for account trouble. */
export function waitOf(seen: Exchange, now: number): number | undefined {
  const code = codeOf(seen);
  if (seen.status === 402) throw new Inconclusive('quota-exhausted', 'the workspace is past due (402)');
  if (code === 'QUOTA_EXCEEDED')
    throw new Inconclusive('quota-exhausted', 'the usage limit is reached (QUOTA_EXCEEDED)');
  if (seen.status === 503 && code === 'SEMANTIC_SEARCH_UNAVAILABLE') {
    throw new Inconclusive('precondition-unreached', 'semantic search is unavailable (503)');
  }
  if (seen.status !== 429) return undefined;
  return retryAfterMs(seen.headers['retry-after'], now) ?? 1000;
}
