import { type Api, type Exchange, isArray, type QueryValue } from '../../src/kit/index.js';
import { listOf } from '../list-in.js';
import { manyAwards, memberIn } from './awards.js';
import { someLinks } from './links.js';

export const operations = ['listAwards', 'listForeignAgentLinks'] as const;
type GovernmentOperation = (typeof operations)[number];

/** A request that is refused for nothing but, it may be, its limit: besides that it is one that finds rows. */
export async function askWith(
  api: Api,
  operation: GovernmentOperation,
  limit: QueryValue,
): Promise<Exchange> {
  const served = operation === 'listAwards' ? (await manyAwards(api)).selector : (await someLinks(api)).query;
  return api.get(operation, { ...served, limit });
}

/** How many rows a reply has of those that `limit` bounds. */
export function boundedRows(operation: GovernmentOperation, reply: Exchange): number {
  if (operation === 'listForeignAgentLinks') return listOf(reply.json)?.length ?? 0;
  const rows = memberIn(reply, 'awards');
  return isArray(rows) ? rows.length : 0;
}
