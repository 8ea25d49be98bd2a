import { defineInvariant, expectThat, isArray } from '../../src/kit/index.js';
import { cardsOf } from './cards.js';

/** One Event may have no known actor; a whole page of them tells of cards that never have any. */
const fewest = 20;

export const actorsPresent = defineInvariant({
  id: 'event-card/actors-present',
  title: 'Of a page of Events some have actors',
  clauses: ['service.event.actors'],
  rulings: ['A58'],
  operations: ['listEvents'],
  judge(exchange) {
    const cards = cardsOf(exchange);
    if (cards.length < fewest) return 0;
    const acted = cards.filter(({ card }) => isArray(card.actors) && card.actors.length > 0).length;
    expectThat(acted > 0, '/data/0/actors', `actors on some of ${cards.length} Events`, 'none on any');
    return acted;
  },
  refutedBy: ['card.actors-empty', 'card.actors-missing'],
});
