import { defineCheck } from '../../src/kit/index.js';
import { expectForeignRefused, forForeignPairs } from '../foreign-pair.js';

export const subcategoryForeign = defineCheck({
  id: 'events/subcategory-foreign',
  title: 'A real subcategory under a category of the other family is refused, never an empty 200',
  clauses: [
    'events.subcategory.wrong-category',
    'events.subcategory.wrong-category.accepted-values',
    'events.subcategory.never-empty',
    'error.invalid-subcategory-for-category',
    'error.invalid-subcategory-for-category.details.accepted-values',
  ],
  operations: ['listEvents'],
  rulings: ['C19', 'A46'],
  refutedBy: [
    'subcategory.wrong-pair-empty',
    'subcategory.wrong-pair-category-dropped',
    'subcategory.wrong-pair-wrong-code',
    'subcategory.wrong-pair-without-accepted-values',
    'subcategory.wrong-pair-status-404',
  ],
  runs: 3,
  property: forForeignPairs((api, pair) => expectForeignRefused(api, 'listEvents', pair)),
});
