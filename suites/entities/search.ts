import { defineCheck, type Exchange, expectThat, once, precondition, sameJson } from '../../src/kit/index.js';
import { expectTaken } from '../taken.js';
import { cardsIn, idOf } from './card.js';
import { entitiesPage, twoNames } from './sample.js';

/** So few cards of each list are compared; with fewer there are in all, a search may well keep every one. */
const compared = 3;

const firstIds = (reply: Exchange): readonly string[] => cardsIn(reply).slice(0, compared).map(idOf);

export const search = defineCheck({
  id: 'entities/search',
  title: 'The Entities list takes search, and two names do not both leave the list as it is',
  clauses: ['entities.list.search'],
  operations: ['listEntities'],
  property: once(
    async (api) => {
      const whole = await entitiesPage(api);
      const lists = [];
      for (const name of await twoNames(api)) {
        const reply = await api.get('listEntities', { search: name, limit: compared });
        expectTaken(reply, 'search');
        lists.push(firstIds(reply));
      }
      precondition(
        cardsIn(whole).length > compared,
        'too few entities are listed to leave some out',
        'no-data',
      );
      precondition(
        lists.some((ids) => ids.length > 0),
        'no search found an entity',
        'no-data',
      );
      const unmoved = lists.every((ids) => sameJson(ids, firstIds(whole)));
      expectThat(!unmoved, '/data', 'other cards for a name than without search', lists[0]);
      api.witness('cards compared', lists.flat().length);
    },
    { requests: 3 },
  ),
  refutedBy: ['entities.list.search-refused', 'entities.list.search-reported-ignored'],
});
