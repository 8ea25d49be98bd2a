import { at, defineInvariant, expectThat } from '../../src/kit/index.js';
import { cardIn, cardsIn, pageIn, placeOf } from './card.js';

/** An absolute link, or one that is relative to the service or to the scheme. */
const link = /^(?:[a-z][a-z0-9+.-]*:)?\/{0,2}[^\s/]*\/\S*$/i;

export const cardsWithPage = defineInvariant({
  id: 'entities/cards-with-page',
  title: 'Every card of an Entities list links to its encyclopedia page in encyclopedia_url',
  clauses: [
    'entity-card.only-with-page',
    'entity-card.encyclopedia-url',
    'entity-card.encyclopedia-url.link',
  ],
  operations: ['listEntities', 'getEntity'],
  rulings: ['C54'],
  provokedBy: ['entities/list', 'entities/detail'],
  judge: (exchange) => {
    const { request, status } = exchange;
    if (status !== 200) return 0;
    if (request.operation === 'getEntity') {
      // A detail may be that of an entity without a page (ruling C54), but what is shown there is a link.
      const seen = at(cardIn(exchange), '/encyclopedia_url') ?? null;
      if (seen === null) return 0;
      expectThat(typeof seen === 'string' && link.test(seen), '/data/encyclopedia_url', 'a link', seen);
      return 1;
    }
    if (request.operation !== 'listEntities') return 0;
    const cards = cardsIn(exchange);
    for (const card of cards) {
      const page = pageIn(card);
      if (page !== undefined && link.test(page)) continue;
      const expected = page === undefined ? 'the link to an encyclopedia page' : 'a link';
      expectThat(false, placeOf(exchange, card, 'encyclopedia_url'), expected, page ?? card.encyclopedia_url);
    }
    return cards.length;
  },
  refutedBy: [
    'entity-card.encyclopedia-url.missing',
    'entity-card.encyclopedia-url.null-for-people',
    'entity-card.encyclopedia-url.page-number',
    'entity-card.without-page-listed',
  ],
});
