import { type Envelope, operation } from '../../contract/index.js';
import { at, type Exchange, isObject, type JsonObject } from '../../src/kit/index.js';

/** The body of a successful reply whose operation has one of the envelopes; undefined for other exchanges. */
export function successBody(exchange: Exchange, ...envelopes: readonly Envelope[]): JsonObject | undefined {
  const { operation: id } = exchange.request;
  if (id === undefined || exchange.status !== 200 || !envelopes.includes(operation(id).envelope))
    return undefined;
  // A body that is no object has no members: each of them is then missing.
  return isObject(exchange.json) ? exchange.json : {};
}

/** A member of a successful body, where it is present and filled. */
export function filled(exchange: Exchange, pointer: string): unknown {
  const value = exchange.status === 200 ? at(exchange.json, pointer) : undefined;
  return value === null ? undefined : value;
}
