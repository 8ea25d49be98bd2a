import { defineCheck, expectThat, precondition, rowsOf } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { idOf } from '../page-of-events.js';
import { newsIn } from '../search-notice.js';
import { expectLiteralFirst, forTitledEvents, titledEvents } from '../titled-event.js';

export const searchOr = defineCheck({
  id: 'events/search-or',
  title: 'A search for a OR b is answered as a search for a, and the reply says so',
  clauses: ['events.search.or.first-term', 'events.search.or.notice'],
  operations: ['listEvents'],
  rulings: ['A35'],
  runs: 2,
  property: forTitledEvents(
    async (api, event) => {
      const query = { ...bounds(api.world.offer.window), limit: 25 };
      const ask = (search: string, fresh = false) => api.get('listEvents', { ...query, search }, { fresh });
      const first = await ask(event.title);
      precondition(first.status !== 400, 'a search for a whole title is refused');
      const found = new Set(rowsOf(first).map(idOf));
      const other = titledEvents(api.world).find(({ id, title }) => !found.has(id) && title !== event.title);
      precondition(
        other !== undefined,
        'a search finds every Event that could be the second term',
        'no-data',
      );

      const search = `${event.title} OR ${other.title}`;
      const reply = await ask(search);
      precondition(reply.status !== 400, 'a search for two titles is refused');
      expectLiteralFirst(reply, event.title, event);
      const again = await ask(event.title, true);
      for (const row of rowsOf(again)) found.add(idOf(row));
      const united = !found.has(other.id) && rowsOf(reply).some((row) => idOf(row) === other.id);
      expectThat(!united, '/data', 'Events of the first term only', `Event ${other.id} of the second term`);
      const news = newsIn(reply, search, [first, again]);
      expectThat(news.length > 0, 'body', 'a notice that the search was reduced', 'none beside the rows');
      api.witness('searches reduced to their first term');
    },
    { requests: 3 },
  ),
  refutedBy: ['search.or-served-as-union', 'search.or-without-notice'],
});
