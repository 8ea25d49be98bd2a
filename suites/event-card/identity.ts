import { vocabularies } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember } from './cards.js';

const families: readonly unknown[] = vocabularies.family.values;

export const identity = defineInvariant({
  id: 'event-card/identity',
  title: 'A card has a family, and an id of that family name, an underscore and hexadecimal digits',
  clauses: [
    'event-card.family.type',
    'event-card.family.values',
    'service.event-families',
    'event-card.id.type',
    'event-card.id.shape',
    'event-card.id.family',
  ],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { family } = card.card;
      expectMember(card, '/family', (value) => families.includes(value), families.join(' or '));
      const shape = new RegExp(`^${family}_[0-9a-f]+$`, 'i');
      expectMember(
        card,
        '/id',
        (value) => typeof value === 'string' && shape.test(value),
        `${family}_<hexadecimal digits>`,
      );
    }),
  refutedBy: [
    'card.family-null',
    'card.family-third',
    'card.family-upper-case',
    'card.id-not-hexadecimal',
    'card.id-number',
    'card.id-other-family',
    'card.id-without-family',
  ],
});
