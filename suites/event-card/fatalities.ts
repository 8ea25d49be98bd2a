import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember, isBlank, isOf } from './cards.js';

export const fatalities = defineInvariant({
  id: 'event-card/fatalities',
  title:
    'has_fatalities is a boolean; fatalities is an integer or null, and never a number on a cameoplus Event',
  clauses: [
    'event-card.has-fatalities.type',
    'event-card.fatalities.type',
    'event-card.fatalities.cameoplus-null',
    'event-card.fatalities.never-fabricated',
  ],
  rulings: ['A28'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { has_fatalities: has, fatalities: count } = card.card;
      expectMember(typeof has === 'boolean', card, '/has_fatalities', 'a boolean');
      if (isOf(card.card, 'cameoplus'))
        expectMember(isBlank(count), card, '/fatalities', 'null on a cameoplus Event');
      else expectMember(count === null || Number.isInteger(count), card, '/fatalities', 'an integer or null');
    }),
  refutedBy: [
    'card.fatalities-estimate',
    'card.fatalities-fabricated',
    'card.fatalities-string',
    'card.has-fatalities-null-when-unknown',
    'card.has-fatalities-number',
  ],
});
