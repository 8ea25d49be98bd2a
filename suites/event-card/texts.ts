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
      const { title, summary, category, subcategory, domain, event_code: code } = card.card;
      expectMember(isString(title), card, '/title', 'a string');
      expectMember(isString(summary), card, '/summary', 'a string');
      expectMember(isString(category), card, '/category', 'a string');
      expectMember(isString(subcategory), card, '/subcategory', 'a string');
      expectMember(isString(domain), card, '/domain', 'a string');
      if (isBlank(code)) deviates('C48', 'event_code is null or absent on a card.');
      else expectMember(isString(code), card, '/event_code', 'a string');
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
