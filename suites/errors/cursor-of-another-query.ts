import { dateAfter } from '../../generators/values/date.js';
import { defineCheck, expectRefusal, forEach, type Query } from '../../src/kit/index.js';
import { servedCursor } from '../served-cursor.js';
import { closed } from './refused.js';

/** What the second page changes about the query of the first. */
const changes = ['country', 'window', 'sort'] as const;

/** Countries that few days go without; the first page only needs another one after it. */
const country = 'USA,GBR,FRA,DEU,IND,CHN,RUS,UKR,ISR,IRN';

export const cursorOfAnotherQuery = defineCheck({
  id: 'errors/cursor-of-another-query',
  title: 'A cursor serves its own query and is refused as CURSOR_STALE or INVALID_CURSOR beside another one',
  clauses: [
    'error.cursor-stale',
    'error.cursor-stale.details.reason',
    'states.cursor.filters-change',
    'states.cursor.valid',
    'events.cursor.bound-filters',
    'events.cursor.bound-window',
    'events.cursor.bound-ordering',
  ],
  operations: ['listEvents'],
  rulings: ['C37'],
  property: forEach(
    changes,
    async (api, change) => {
      const query: Query = closed(api.world, { country, sort: 'significance', limit: 5 });
      const { cursor } = await servedCursor(api, 'listEvents', query);
      const changed: Record<(typeof changes)[number], Query> = {
        country: { country: 'BRA,MEX,NGA' },
        window: { date_start: dateAfter(api.world.offer.window.start, 2) },
        sort: { sort: 'recent' },
      };
      const reply = await api.get('listEvents', { ...query, cursor, ...changed[change] });
      expectRefusal(reply, { codes: ['CURSOR_STALE', 'INVALID_CURSOR'] });
      if (reply.text.includes('CURSOR_STALE')) {
        expectRefusal(reply, { codes: ['CURSOR_STALE'], details: ['reason'] });
      }
      api.witness('cursors refused beside another query');
    },
    { requests: 3 },
  ),
  refutedBy: [
    'cursor.changed-filters-first-page',
    'cursor.filters-unbound',
    'cursor.ordering-unbound',
    'cursor.stale-status-410',
    'cursor.stale-without-reason',
    'cursor.window-unbound',
  ],
});
