import type { OperationId } from '../../contract/index.js';
import type { Api, CallOptions, Exchange } from '../../src/kit/index.js';
import { validCall } from '../valid-call.js';

/** Calls an operation with a request that has no fault but, it may be, its credential. */
export function callWith(
  api: Api,
  operation: OperationId,
  options: Omit<CallOptions, 'path'>,
): Promise<Exchange> {
  const call = validCall(operation, api.world);
  if (call === undefined) throw new RangeError(`no request to ${operation} is known`);
  return api.get(operation, call.query, { anyAnswer: true, ...options, path: call.path ?? {} });
}
