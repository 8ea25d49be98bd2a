import { defineCheck, precondition } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { expectLiteralFirst, forTitledEvents } from '../titled-event.js';

export const searchTitleFirst = defineCheck({
  id: 'events/search-title-first',
  title: 'A search for the title of an Event finds that Event before all that lack the phrase',
  clauses: ['events.search.semantic.phrase', 'events.search.semantic.literal-first', 'events.sort.relevance'],
  operations: ['listEvents'],
  rulings: ['A35'],
  runs: 3,
  property: forTitledEvents(async (api, event) => {
    const day = bounds({ start: event.date, end: event.date });
    const reply = await api.get('listEvents', { ...day, search: event.title, limit: 100 });
    precondition(reply.status !== 400, 'a search for a whole title is refused');
    expectLiteralFirst(reply, event.title, event);
    api.witness('titles found first');
  }),
  refutedBy: [
    'search.literal-last',
    'search.literal-not-first',
    'search.semantic-misses-titles',
    'sort.search-by-significance',
  ],
});
