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
      expectMember(card, '/has_fatalities', (value) => typeof value === 'boolean', 'a boolean');
      if (isOf(card.card, 'cameoplus'))
        expectMember(card, '/fatalities', isBlank, 'null on a cameoplus Event');
      else
        expectMember(
          card,
          '/fatalities',
          (value) => value === null || Number.isInteger(value),
          'an integer or null',
        );
    }),
  refutedBy: [
    'card.fatalities-estimate',
    'card.fatalities-fabricated',
    'card.fatalities-string',
    'card.has-fatalities-null-when-unknown',
    'card.has-fatalities-number',
  ],
});
