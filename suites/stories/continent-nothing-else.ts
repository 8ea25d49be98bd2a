import { defineCheck, once } from '../../src/kit/index.js';
import { expectNotEverywhere } from './everywhere.js';
import { expectNothingElse, filteredBy, strangersIn } from './geography.js';

export const continentNothingElse = defineCheck({
  id: 'stories/continent-nothing-else',
  title: 'A continent admits no Story without a linked Event in it',
  clauses: ['stories.continent.nothing-else', 'stories.geography.linked-events-in-reach'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A72', 'C25'],
  property: once(
    async (api) => {
      const filtered = await filteredBy(api, 'continent');
      for (const each of filtered) {
        api.witness('Stories known to lie elsewhere', expectNothingElse(each));
        api.observe(each.asked.because, `${strangersIn(each)} through no Event of the window that is known`);
      }
      api.witness('Stories left out', expectNotEverywhere(filtered));
    },
    { requests: 0 },
  ),
  refutedBy: [
    'stories.continent.admits-actor-origin',
    'stories.continent.keeps-unlinked',
    'stories.continent.wrong-members',
    'stories.list.continent.dropped',
  ],
});
