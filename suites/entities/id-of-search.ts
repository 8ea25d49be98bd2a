import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { resultsIn, searchFor } from '../search/results.js';
import { idOf } from './card.js';
import { handleIn } from './handle.js';
import { isNamed } from './names.js';
import { namedCards } from './sample.js';

/** Cards whose names are searched for. */
const most = 3;

export const idOfSearch = defineCheck({
  id: 'entities/id-of-search',
  title: 'Search returns an Entity under the id of its card',
  clauses: ['entity-card.id.same-as-search', 'entity-card.id.spine'],
  operations: ['listEntities', 'searchEntities'],
  property: once(
    async (api) => {
      const missed: string[] = [];
      let found = 0;
      for (const { card, name } of (await namedCards(api)).slice(0, most)) {
        const results = resultsIn(await searchFor(api, name, { scope: 'all' }));
        const namesakes = results.filter((row) => isNamed(row, name));
        const ids = namesakes.flatMap((row) => handleIn(row) ?? []);
        if (ids.includes(idOf(card))) found += 1;
        else if (ids.length > 0)
          missed.push(`${name}: ${idOf(card)} on its card, ${ids.join(', ')} in search`);
      }
      // Two entities may have one name; so many pairs of them are not met.
      expectThat(found > 0 || missed.length < 2, '/data', 'the id of its card for an Entity', missed);
      api.witness('entities found under their id', found);
      precondition(found > 0, 'search returned no Entity by its name', 'no-data');
    },
    { requests: 1 + most },
  ),
  refutedBy: ['entity-card.id.wiki-form-listed', 'search.result.foreign-id', 'search.result.wiki-form'],
});
