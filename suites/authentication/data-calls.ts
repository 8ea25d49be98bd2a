import type { OperationId } from '../../contract/index.js';
import type { Api, CallOptions, Exchange, Query, World } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

/** A well-formed LEI, for requests that are refused before anybody looks it up. */
const anyLei = '5493001KJTIIGC8Y1R12';

/** The operations under `/api/v2/`. */
export const operationsWithKey = [
  'listEvents',
  'getEvent',
  'summarizeEvents',
  'listRegistryEntities',
  'getRegistryEntity',
  'listRegistryRelationships',
  'lookUpIsin',
  'listEndpoints',
] as const satisfies readonly OperationId[];
export type OperationWithKey = (typeof operationsWithKey)[number];

/** Calls an operation with a request that has no fault but, it may be, its credential. */
export function callWith(
  api: Api,
  operation: OperationWithKey,
  options: Omit<CallOptions, 'path'>,
): Promise<Exchange> {
  const { query, path } = validCall(operation, api.world);
  return api.get(operation, query, { anyAnswer: true, ...options, path });
}

function validCall(
  operation: OperationWithKey,
  { offer }: World,
): { readonly query: Query; readonly path: Readonly<Record<string, string>> } {
  const lei = offer.leis[0] ?? anyLei;
  switch (operation) {
    case 'listEvents':
    case 'summarizeEvents':
      return { query: { ...bounds(offer.window), limit: 1 }, path: {} };
    case 'getEvent':
      return { query: {}, path: { event_id: String(offer.events[0]?.id ?? 'conflict_0') } };
    case 'getRegistryEntity':
      return { query: {}, path: { lei } };
    case 'listEndpoints':
      return { query: {}, path: {} };
    default:
      return { query: { lei }, path: {} };
  }
}
