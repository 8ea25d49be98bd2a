import { type Api, type Exchange, isArray, type Query } from '../../src/kit/index.js';
import { listOf } from '../list-in.js';
import { memberIn } from './awards.js';

export const operations = ['listAwards', 'listForeignAgentLinks'] as const;
export type GovernmentOperation = (typeof operations)[number];

/** A request that is refused for nothing but, it may be, its limit. */
export const askWith = (api: Api, operation: GovernmentOperation, query: Query): Promise<Exchange> =>
  api.get(operation, {
    ...(operation === 'listAwards' ? { recipient: 'a' } : { registrant: 'a' }),
    ...query,
  });

/** How many rows a reply has of those that `limit` bounds. */
export function boundedRows(operation: GovernmentOperation, reply: Exchange): number {
  if (operation === 'listForeignAgentLinks') return listOf(reply.json)?.length ?? 0;
  const rows = memberIn(reply, 'awards');
  return isArray(rows) ? rows.length : 0;
}
