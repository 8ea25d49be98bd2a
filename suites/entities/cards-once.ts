import { defineInvariant, expectThat } from '../../src/kit/index.js';
import { cardsIn, idOf, pageIn } from './card.js';

export const cardsOnce = defineInvariant({
  id: 'entities/cards-once',
  title: 'No two cards of an Entities list have the same encyclopedia page',
  clauses: ['entity-card.deduplicated'],
  operations: ['listEntities'],
  provokedBy: ['entities/list'],
  judge: (exchange) => {
    if (exchange.status !== 200 || exchange.request.operation !== 'listEntities') return 0;
    const seen = new Map<string, string>();
    const cards = cardsIn(exchange);
    for (const [index, card] of cards.entries()) {
      const page = pageIn(card);
      if (page === undefined) continue;
      const other = seen.get(page);
      expectThat(other === undefined, `card ${index}/encyclopedia_url`, 'a page of its own', {
        page,
        cards: [other, idOf(card)],
      });
      seen.set(page, idOf(card));
    }
    return seen.size > 1 ? seen.size : 0;
  },
  refutedBy: ['entities.list.row-doubled', 'entity-card.variants-listed'],
});
