import { defineCheck, expectThat, precondition } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { forTitledEvents, neighboursIn } from '../titled-event.js';

/** So many rows that lack the phrase are no accident. */
const fewNeighbours = 3;

export const searchDefault = defineCheck({
  id: 'events/search-default',
  title: 'A search without search_mode finds conceptual neighbours where a semantic one does',
  clauses: ['events.search-mode.default', 'events.search-mode.values'],
  operations: ['listEvents'],
  rulings: ['A35'],
  runs: 2,
  property: forTitledEvents(
    async (api, { title }) => {
      const query = { ...bounds(api.world.offer.window), search: title, limit: 100 };
      const semantic = await api.get('listEvents', { ...query, search_mode: 'semantic' });
      const neighbours = neighboursIn(semantic, title).length;
      precondition(neighbours >= fewNeighbours, 'a semantic search finds no neighbours', 'no-data');
      const found = neighboursIn(await api.get('listEvents', query), title).length;
      expectThat(found > 0, '/data', `rows beyond the literal matches, as search_mode=semantic has`, found);
      api.witness('neighbours found', found);
    },
    { requests: 2 },
  ),
  refutedBy: ['search.default-lexical'],
});
