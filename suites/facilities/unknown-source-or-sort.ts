import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectRefusedOrNone } from './refused-or-none.js';
import { pageOf } from './sample.js';

export const unknownSourceOrSort = defineCheck({
  id: 'facilities/unknown-source-or-sort',
  title: 'An unknown source or sort is refused, or returns no facility',
  clauses: ['facilities.source.unknown', 'facilities.sort.unknown'],
  operations: ['listFacilities'],
  rulings: ['A23'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(['source', 'sort'], async (api, name) => {
    expectRefusedOrNone(api, await pageOf(api, { [name]: 'notavalue' }), name);
  }),
  refutedBy: ['facilities.sort.unknown-served', 'facilities.source.unknown-dropped'],
});
