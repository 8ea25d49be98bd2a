import type { OperationId } from '../../contract/index.js';
import {
  type Api,
  type Exchange,
  type ExpectedRefusal,
  expectOk,
  expectRefusal,
  type Query,
  type World,
} from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

/** The operations that take the Event filters. */
export const eventOperations = ['listEvents', 'summarizeEvents'] as const satisfies readonly OperationId[];
export type EventOperation = (typeof eventOperations)[number];

/** A query over days that closed long enough ago, so that nothing but its own filters can be refused. */
export const closed = (world: World, query: Query): Query => ({ ...bounds(world.offer.window), ...query });

/** A query that breaks one rule earns the refusal. */
export async function expectRefused(
  api: Api,
  operation: OperationId,
  query: Query,
  expected: ExpectedRefusal,
): Promise<Exchange> {
  const reply = await api.get(operation, query);
  expectRefusal(reply, expected);
  api.witness('refusals with the right code');
  return reply;
}

/** The same query with the breakage repaired is served, so that nothing else was refused. */
export async function expectServed(api: Api, operation: OperationId, query: Query): Promise<Exchange> {
  const reply = await api.get(operation, query);
  expectOk(reply);
  api.witness('repaired requests that were served');
  return reply;
}

/** Whether a value of `details` names a word, in whatever letter case and shape. */
export const names = (value: unknown, word: string): boolean =>
  (JSON.stringify(value) ?? '').toLowerCase().includes(word.toLowerCase());
