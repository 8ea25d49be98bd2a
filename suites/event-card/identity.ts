import { vocabularies } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember, isString } from './cards.js';

const families: readonly unknown[] = vocabularies.family.values;
const anyFamily = families.join(' or ');

/** An id is its card's family in any case, an underscore and hexadecimal digits. */
const idForms = new Map(families.map((family) => [family, new RegExp(`^${family}_[0-9a-f]+$`, 'i')]));

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
      const { family, id } = card.card;
      expectMember(families.includes(family), card, '/family', anyFamily);
      const fits = isString(id) && idForms.get(family)?.test(id) === true;
      expectMember(fits, card, '/id', `${family}_<hexadecimal digits>`);
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
