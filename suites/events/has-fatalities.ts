import { conflictCategories } from '../../contract/index.js';
import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectFilters, expectSelected } from '../filters/asked.js';
import { lethal, notLethal } from '../filters/conflict.js';

const values = [lethal, notLethal];

export const hasFatalities = defineCheck({
  id: 'events/has-fatalities',
  title: 'has_fatalities tells conflict Events with a count above zero from those not known to be lethal',
  clauses: [
    'events.has-fatalities.true',
    'events.has-fatalities.true.complete',
    'events.has-fatalities.true.conflict-only',
    'events.has-fatalities.false',
    'events.has-fatalities.false.unknown',
  ],
  operations: ['listEvents'],
  rulings: ['A28'],
  property: forEach(
    ({ offer }) => [
      ...values.map(({ query }) => query),
      // A category with deaths of one: the rarest count, which a wrong comparison loses.
      ...conflictCategories
        .filter((category) =>
          offer.events.some((card) => card.category === category && card.fatalities === 1),
        )
        .slice(0, 1)
        .map((category) => ({ has_fatalities: true, category })),
    ],
    async (api, query) => {
      const asked = query.has_fatalities ? lethal : notLethal;
      if (!('category' in query)) return expectFilters(api, () => asked);
      const { category } = query;
      await expectSelected(api, {
        ...asked,
        query,
        fits: (card) => (card.category === category ? asked.fits(card) : undefined),
      });
    },
  ),
  refutedBy: [
    'fatalities.false-ignored',
    'fatalities.false-loses-unknown',
    'fatalities.true-admits-unknown',
    'fatalities.true-admits-zero',
    'fatalities.true-loses-single',
    'list.has_fatalities.dropped',
  ],
});
