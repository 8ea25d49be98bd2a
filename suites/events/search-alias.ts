import { defineCheck, expectThat, once, precondition, rowsOf } from '../../src/kit/index.js';
import { lexically, soughtIn } from '../lexical-search.js';
import { fullPage, idOf } from '../page-of-events.js';
import { holds, wordsOf } from '../phrases.js';

export const searchAlias = defineCheck({
  id: 'events/search-alias',
  title: 'q selects what search selects',
  clauses: ['events.search.alias-q'],
  operations: ['listEvents'],
  rulings: ['A35'],
  property: once(
    async (api) => {
      // A word that some Events lack, so that a filter without effect shows.
      const sought = await soughtIn(api, (rows) =>
        rows
          .flatMap(({ title }) => (typeof title === 'string' ? wordsOf(title) : []))
          .find((word) => rows.some((row) => !holds(row, word))),
      );
      const canonical = rowsOf(await lexically(api, sought)).map(idOf);
      precondition(canonical.length > 0, 'the search finds nothing', 'no-data');
      const { result, phrase } = sought;
      const reply = await fullPage(api, {
        ...result.query,
        q: phrase,
        search_mode: 'lexical',
        limit: 100,
      });
      const seen = rowsOf(reply).map(idOf);
      const same = seen.length === canonical.length && canonical.every((id) => seen.includes(id));
      expectThat(same, '/data', `the ${canonical.length} Events of search`, seen.length);
      api.witness('Events compared', seen.length);
    },
    { requests: 2 },
  ),
  refutedBy: ['alias.q.ignored', 'alias.q.refused'],
});
