import { conflictCategories } from '../../contract/index.js';
import { defineCheck, forEach, type JsonObject, type World } from '../../src/kit/index.js';
import { expectFilters, expectSelected } from '../filters/asked.js';
import { lethal, notLethal } from '../filters/conflict.js';

const values = [lethal, notLethal];
/** Counts are of conflict Events, known or not. */
const inConflict = { category: conflictCategories.join(',') };

/** The first conflict category of which the offered Events have one that fits. */
const categoryWith = ({ offer }: World, fits: (card: JsonObject) => boolean): string | undefined =>
  conflictCategories.find((category) =>
    offer.events.some((card) => card.category === category && fits(card)),
  );

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
    (world) => {
      // Deaths of one are rare, and what a wrong comparison loses.
      const single = categoryWith(world, ({ fatalities }) => fatalities === 1);
      return [
        ...values.map(({ query }) => query),
        ...(single === undefined ? [] : [{ has_fatalities: true, category: single }]),
      ];
    },
    async (api, query) => {
      const asked = query.has_fatalities ? lethal : notLethal;
      if (!('category' in query)) return expectFilters(api, () => asked, inConflict);
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
