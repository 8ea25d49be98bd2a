import { defineCheck, forEach } from '../../src/kit/index.js';
import { continentNames, liesOn } from '../clear-regions.js';
import { expectSelected } from '../filters/asked.js';

export const continentMembers = defineCheck({
  id: 'events/continent-members',
  title: 'Every continent of the document is served with Events of its countries',
  clauses: ['events.continent.values', 'events.continent.members'],
  operations: ['listEvents'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['A72', 'C25'],
  property: forEach(continentNames, async (api, continent) => {
    await expectSelected(api, {
      query: { continent, country_match: 'location' },
      because: `Events in ${continent}`,
      fits: liesOn(continent),
    });
  }),
  refutedBy: ['continent.some-refused', 'continent.wrong-members', 'list.continent.dropped'],
});
