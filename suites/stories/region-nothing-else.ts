import { defineCheck, once } from '../../src/kit/index.js';
import { expectNotEverywhere } from './everywhere.js';
import { expectNothingElse, filteredBy, strangersIn } from './geography.js';

export const regionNothingElse = defineCheck({
  id: 'stories/region-nothing-else',
  title: 'A region admits no Story without a linked Event in it',
  clauses: ['stories.region.nothing-else', 'stories.geography.linked-events-in-reach'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A72', 'C25'],
  property: once(
    async (api) => {
      const filtered = await filteredBy(api, 'region');
      for (const each of filtered) {
        api.witness('Stories known to lie elsewhere', expectNothingElse(each));
        api.observe(each.asked.because, `${strangersIn(each)} through no Event of the window that is known`);
      }
      api.witness('Stories left out', expectNotEverywhere(filtered));
    },
    { requests: 0 },
  ),
  refutedBy: [
    'stories.list.region.dropped',
    'stories.region.admits-actor-origin',
    'stories.region.keeps-unlinked',
    'stories.region.wrong-members',
  ],
});
