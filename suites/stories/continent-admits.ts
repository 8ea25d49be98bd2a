import { defineCheck, once } from '../../src/kit/index.js';
import { expectAdmitted, filteredBy } from './geography.js';

export const continentAdmits = defineCheck({
  id: 'stories/continent-admits',
  title: 'A continent admits every Story that has a linked Event in it',
  clauses: ['stories.continent.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A72', 'C25'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'continent')) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 6 },
  ),
  refutedBy: [
    'stories.continent.first-event-only',
    'stories.continent.wrong-members',
    'stories.links.forgotten',
  ],
});
