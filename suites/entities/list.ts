import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { someCardsIn } from './card.js';
import { entitiesPage } from './sample.js';

export const list = defineCheck({
  id: 'entities/list',
  title: 'The Entities list serves Entity cards, each with an id',
  clauses: ['entities.list.route', 'entities.list.cards', 'entity-card.id'],
  operations: ['listEntities'],
  rulings: ['C39'],
  property: once(async (api) => {
    const cards = someCardsIn(await entitiesPage(api));
    for (const [index, card] of cards.entries()) {
      const filled = typeof card.id === 'string' && card.id !== '';
      expectThat(filled, `/data/${index}/id`, 'an id, a string', card.id);
      api.witness('cards');
    }
  }),
  refutedBy: [
    'entities.list.gone',
    'entities.list.missing',
    'entities.list.names-in-place-of-cards',
    'entity-card.id.missing',
    'entity-card.id.number',
  ],
});
