import { cameoplusCategories, conflictCategories } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember, isOf } from './cards.js';

/** Whether a value is one of a set, letter for letter: only requests may spell a category in another case. */
const oneOf = (set: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && set.includes(value);

/** Whether a value is one of a set, letter case aside. */
const among = (set: readonly string[]) => (value: unknown) =>
  typeof value === 'string' && set.some((each) => each.toLowerCase() === value.toLowerCase());

export const taxonomy = defineInvariant({
  id: 'event-card/taxonomy',
  title: "A card's category is of its family, and its domain is CONFLICT or that same category",
  clauses: [
    'event-card.category.conflict',
    'event-card.category.cameoplus',
    'service.event-families.conflict',
    'service.event-families.cameoplus',
    'event-card.domain.conflict',
    'event-card.domain.cameoplus',
  ],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { category } = card.card;
      if (isOf(card.card, 'conflict')) {
        expectMember(card, '/category', oneOf(conflictCategories), 'a conflict event type');
        expectMember(card, '/domain', among(['CONFLICT']), 'CONFLICT');
      }
      if (isOf(card.card, 'cameoplus')) {
        expectMember(card, '/category', oneOf(cameoplusCategories), 'a cameoplus domain');
        expectMember(card, '/domain', among([String(category)]), `the domain ${category}`);
      }
    }),
  refutedBy: [
    'card.category-lower-case',
    'card.category-of-other-family',
    'card.domain-category-on-conflict',
    'card.domain-family-on-cameoplus',
  ],
});
