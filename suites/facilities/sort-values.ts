import { vocabularies } from '../../contract/index.js';
import { defineCheck, expectThat, forEach } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { pageOf } from './sample.js';

export const sortValues = defineCheck({
  id: 'facilities/sort-values',
  title: 'sort takes each of its five values',
  clauses: ['facilities.sort.values', 'facilities.sort.recent.time'],
  operations: ['listFacilities'],
  rulings: ['A57'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: forEach(vocabularies.facilitySort.values, async (api, sort) => {
    const rows = listIn(await pageOf(api, { sort }));
    const unsorted = listIn(await pageOf(api));
    expectThat(rows.length > 0 || unsorted.length === 0, '/data', `facilities by ${sort}`, rows.length);
    api.witness('facilities in some order', rows.length);
  }),
  refutedBy: ['facilities.sort.capacity-asc-refused', 'facilities.sort.recent-refused'],
});
