import { defineCheck, once } from '../../src/kit/index.js';
import { expectAdmitted, filteredBy } from './geography.js';

export const bboxAdmits = defineCheck({
  id: 'stories/bbox-admits',
  title: 'A box admits every Story that has a linked Event in it',
  clauses: ['stories.bbox.linked-events'],
  operations: ['listEvents', 'listStories'],
  rulings: ['C48'],
  property: once(
    async (api) => {
      for (const filtered of await filteredBy(api, 'bbox')) {
        api.witness('Stories admitted', expectAdmitted(filtered));
      }
    },
    { requests: 6 },
  ),
  refutedBy: ['stories.bbox.first-event-only', 'stories.bbox.longitude-first', 'stories.links.forgotten'],
});
