import { defineCheck, forEach } from '../../src/kit/index.js';
import { liesIn, regionNames } from '../clear-regions.js';
import { expectSelected } from '../filters/asked.js';

export const regionMembers = defineCheck({
  id: 'events/region-members',
  title: 'Every region of the document is served with Events of its countries',
  clauses: ['events.region.values', 'events.region.members'],
  operations: ['listEvents'],
  // Countries whose place is a matter of definition are not judged.
  rulings: ['A72', 'C25'],
  property: forEach(regionNames, async (api, region) => {
    await expectSelected(api, {
      query: { region, country_match: 'location' },
      because: `Events in ${region}`,
      fits: liesIn(region),
    });
  }),
  refutedBy: ['list.region.dropped', 'region.some-refused', 'region.wrong-members'],
});
