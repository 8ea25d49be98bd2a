import { type Api, expectThat, precondition, type Query, rowsOf } from '../src/kit/index.js';
import { totalOf } from './buckets.js';
import { bounds } from './event-window.js';
import { fullPage, nextCursorOf } from './page-of-events.js';

/**
 * A summary counts the Events that the list of the same filters shows in the closed window.
 * @returns how many Events there were
 */
export async function expectSummaryOfList(api: Api, filters: Query): Promise<number> {
  const query = { ...bounds(api.world.offer.window), ...filters };
  const list = await fullPage(api, { ...query, limit: 100 });
  const rows = rowsOf(list).length;
  precondition(nextCursorOf(list) === undefined, 'the list is too long to be counted', 'no-data');
  // Categories are few, so that no bucket is cut off.
  const total = totalOf(await api.get('summarizeEvents', { ...query, group_by: 'category' }));
  expectThat(total === rows, '/data', `${rows} Events, as the list shows`, total);
  return rows;
}
