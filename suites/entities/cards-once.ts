import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { cardsIn, idOf, pageIn, placeOf } from './card.js';

export const cardsOnce = defineInvariant({
  id: 'entities/cards-once',
  title: 'No two cards of an Entities list have the same encyclopedia page',
  clauses: ['entity-card.deduplicated'],
  operations: ['listEntities'],
  provokedBy: ['entities/list'],
  judge: (exchange) => {
    if (exchange.status !== 200 || exchange.request.operation !== 'listEntities') return 0;
    const seen = new Map<string, string>();
    for (const card of cardsIn(exchange)) {
      const page = pageIn(card);
      if (page === undefined) continue;
      const other = seen.get(page);
      if (other !== undefined) {
        const seen = { page, cards: [other, idOf(card)] };
        expectThat(false, placeOf(exchange, card, 'encyclopedia_url'), 'a page of its own', seen);
      }
      seen.set(page, idOf(card));
    }
    return seen.size > 1 ? seen.size : 0;
  },
  refutedBy: ['entities.list.row-doubled', 'entity-card.variants-listed'],
});
