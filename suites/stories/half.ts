import type { Api, Exchange, Query } from '../../src/kit/index.js';
import { onePage } from './sample.js';

/** The first of two pages of a short result. */
export async function firstHalf(api: Api): Promise<{ readonly query: Query; readonly reply: Exchange }> {
  const { query, rows } = await onePage(api);
  const half = { ...query, limit: (rows.length >> 1) + 1 };
  return { query: half, reply: await api.get('listStories', half) };
}
