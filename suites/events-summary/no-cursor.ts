import { at, defineCheck, expectOk, expectThat, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const noCursor = defineCheck({
  id: 'events-summary/no-cursor',
  title: 'A summary that is cut off offers no cursor to the rest',
  clauses: ['events-summary.no-next-page', 'limits.summary.no-cursor'],
  operations: ['summarizeEvents'],
  refutedBy: ['summary.next-cursor'],
  property: once(async (api) => {
    const reply = await api.get('summarizeEvents', { ...bounds(api.world.offer.window), limit: 1 });
    expectOk(reply);
    for (const place of ['/next_cursor', '/pagination/next_cursor', '/meta/next_cursor']) {
      const cursor = at(reply.json, place) ?? '';
      expectThat(cursor === '', place, 'no cursor', cursor);
    }
    api.witness('summaries without a cursor');
  }),
});
