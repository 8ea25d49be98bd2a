import { defineInvariant, type Exchange, expectThat, type JsonObject } from '../../src/kit/index.js';
import { cardIn, cardsIn, placeOf } from './card.js';
import { handleForms } from './handle.js';

export const cardId = defineInvariant({
  id: 'entities/card-id',
  title: 'The id of an Entity card is an e_ id of hexadecimal digits or a wiki: id',
  clauses: ['entity-card.id', 'entity-card.id.forms'],
  operations: ['listEntities', 'getEntity'],
  provokedBy: ['entities/list', 'entities/detail'],
  judge: (exchange) => {
    const cards = cardsOf(exchange);
    for (const card of cards) {
      const { id } = card;
      const fits = typeof id === 'string' && (handleForms.spine.test(id) || handleForms.wiki.test(id));
      if (!fits) expectThat(false, placeOf(exchange, card, 'id'), 'an e_ id or a wiki: id', id);
    }
    return cards.length;
  },
  refutedBy: [
    'entities.list.names-in-place-of-cards',
    'entity-card.id.bare-hexadecimal',
    'entity-card.id.missing',
    'entity-card.id.number',
    'entity-card.id.uuid',
  ],
});

function cardsOf(exchange: Exchange): readonly JsonObject[] {
  const { request, status } = exchange;
  if (status !== 200) return [];
  if (request.operation === 'listEntities') return cardsIn(exchange);
  const card = request.operation === 'getEntity' ? cardIn(exchange) : undefined;
  return card === undefined ? [] : [card];
}
