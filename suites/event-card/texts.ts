import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember, isBlank, isString } from './cards.js';

export const texts = defineInvariant({
  id: 'event-card/texts',
  title: 'A card has title, summary, category, subcategory, domain and event_code as strings',
  clauses: [
    'event-card.title.type',
    'event-card.summary.type',
    'event-card.category.type',
    'event-card.subcategory.type',
    'event-card.domain.type',
    'event-card.event-code.type',
  ],
  rulings: ['C48'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange, _world, deviates) =>
    eachCard(exchange, (card) => {
      for (const member of ['/title', '/summary', '/category', '/subcategory', '/domain']) {
        expectMember(card, member, isString, 'a string');
      }
      if (isBlank(card.card.event_code)) deviates('C48', 'event_code is null or absent on a card.');
      else expectMember(card, '/event_code', isString, 'a string');
    }),
  refutedBy: [
    'card.category-null',
    'card.domain-null',
    'card.event-code-number',
    'card.subcategory-null',
    'card.summary-list',
    'card.summary-null',
    'card.title-missing',
    'card.title-null',
  ],
});
