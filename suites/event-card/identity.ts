import { vocabularies } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember } from './cards.js';

const families: readonly unknown[] = vocabularies.family.values;
const anyFamily = families.join(' or ');
const digits = /^[0-9a-f]+$/i;

/** An id is its card's family in any case, an underscore and hexadecimal digits. */
function isIdOf(family: unknown, id: unknown): boolean {
  if (typeof id !== 'string') return false;
  const begins = `${family}_`;
  return (
    id.slice(0, begins.length).toLowerCase() === begins.toLowerCase() && digits.test(id.slice(begins.length))
  );
}

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
      expectMember(card, '/family', (value) => families.includes(value), anyFamily);
      expectMember(card, '/id', (value) => isIdOf(family, value), `${family}_<hexadecimal digits>`);
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
