import { defineCheck, once } from '../../src/kit/index.js';
import { expectAdmitted, filteredBy } from './geography.js';

export const regionAdmits = defineCheck({
  id: 'stories/region-admits',
  title: 'A region admits every Story that has a linked Event in it',
  clauses: ['stories.region.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['A72', 'C25'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'region')) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 6 },
  ),
  refutedBy: ['stories.links.forgotten', 'stories.region.finest-only', 'stories.region.first-event-only'],
});
