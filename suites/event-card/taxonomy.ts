import { cameoplusCategories, conflictCategories } from '../../contract/index.js';
import { defineInvariant } from '../../src/kit/index.js';
import { eachCard, expectMember, isOf } from './cards.js';

// Letter for letter: only requests may spell a category in another case.
const ofConflict: ReadonlySet<unknown> = new Set(conflictCategories);
const ofCameoplus: ReadonlySet<unknown> = new Set(cameoplusCategories);

/** Whether a value is a word, letter case aside. */
const isWord = (value: unknown, word: string): boolean =>
  value === word || (typeof value === 'string' && value.toLowerCase() === word.toLowerCase());

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
      const { category, domain } = card.card;
      if (isOf(card.card, 'conflict')) {
        expectMember(ofConflict.has(category), card, '/category', 'a conflict event type');
        expectMember(isWord(domain, 'CONFLICT'), card, '/domain', 'CONFLICT');
      }
      if (isOf(card.card, 'cameoplus')) {
        expectMember(ofCameoplus.has(category), card, '/category', 'a cameoplus domain');
        expectMember(isWord(domain, String(category)), card, '/domain', `the domain ${category}`);
      }
    }),
  refutedBy: [
    'card.category-lower-case',
    'card.category-of-other-family',
    'card.domain-category-on-conflict',
    'card.domain-family-on-cameoplus',
  ],
});
