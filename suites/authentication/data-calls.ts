import type { OperationId } from '../../contract/index.js';
import { type Api, at, type CallOptions, type Exchange, precondition } from '../../src/kit/index.js';
import { validCall } from '../valid-call.js';

/** Calls an operation with a request that has no fault but, it may be, its credential. */
export async function callWith(
  api: Api,
  operation: OperationId,
  options: Omit<CallOptions, 'path'>,
): Promise<Exchange> {
  const call = validCall(operation, api.world);
  precondition(call !== undefined, `no request to ${operation} is known`, 'no-data');
  const ask = (fresh: Pick<CallOptions, 'fresh'>) =>
    api.get(operation, call.query, { anyAnswer: true, ...options, ...fresh, path: call.path ?? {} });
  const reply = await ask({});
  // Any request may come too fast, and any reply be cut, whatever the credential (ruling A78).
  return isPassing(reply) && !isSlowed(options) ? ask({ fresh: true }) : reply;
}

const isPassing = ({ json }: Exchange): boolean => json === undefined || at(json, '/code') === 'RATE_LIMITED';

const isSlowed = ({ credential = { role: 'full' } }: Omit<CallOptions, 'path'>): boolean =>
  'role' in credential && credential.role === 'rate-limited';
