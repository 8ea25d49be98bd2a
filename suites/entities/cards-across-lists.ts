import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { cardsIn, idOf, pageIn, placeOf } from './card.js';
import { entitiesPage, namedCards } from './sample.js';

/** Cards whose names are searched for. */
const most = 2;

export const cardsAcrossLists = defineCheck({
  id: 'entities/cards-across-lists',
  title: 'Cards of separate Entities lists with the same encyclopedia page have the same id',
  clauses: ['entity-card.deduplicated.across-pages', 'entity-card.one-registry'],
  operations: ['listEntities'],
  property: once(
    async (api) => {
      const cards = cardsIn(await entitiesPage(api));
      const idOfPage = new Map(cards.map((card) => [pageIn(card) ?? '', idOf(card)]));
      const names = (await namedCards(api)).slice(0, most).map(({ name }) => name);
      precondition(names.length > 0, 'no name of a listed Entity is known', 'no-data');
      for (const search of names) {
        const reply = await api.get('listEntities', { search });
        for (const card of cardsIn(reply)) {
          const page = pageIn(card);
          const known = page === undefined ? undefined : idOfPage.get(page);
          if (known === undefined) continue;
          const place = placeOf(reply, card, 'id');
          expectThat(idOf(card) === known, place, `${known}, the id of ${page}`, card.id);
          api.witness('cards met in two lists');
        }
      }
    },
    { requests: 1 + most },
  ),
  refutedBy: ['entity-card.variant-found-by-search'],
});
