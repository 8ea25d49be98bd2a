import { limitWithin } from '../../generators/values/limit.js';
import { defineCheck, expectThat, forAll } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { longestPage } from './sample.js';

export const limitHonoured = defineCheck({
  id: 'facilities/limit-honoured',
  title: 'A limit from 1 to 100 is served with no more facilities than that',
  clauses: ['facilities.limit.page', 'facilities.limit.at-max', 'limits.facilities-limit.max'],
  operations: ['listFacilities'],
  rulings: ['C09', 'A65'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    limitWithin(longestPage),
    async (api, limit) => {
      const rows = listIn(await api.get('listFacilities', { limit })).length;
      expectThat(rows <= limit, '/data', `at most ${limit} facilities`, rows);
      api.witness('facilities counted', rows);
    },
    { examples: [1, longestPage] },
  ),
  refutedBy: [
    'facilities.limit.hundred-refused',
    'facilities.limit.ignored',
    'facilities.limit.one-row-too-many',
  ],
});
