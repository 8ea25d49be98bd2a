import { limits } from '../../contract/index.js';
import { defineCheck, expectThat, once } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';

export const limitDefault = defineCheck({
  id: 'facilities/limit-default',
  title: 'Without a limit a page holds up to 25 facilities, as with a limit of 25',
  clauses: ['facilities.limit.default', 'limits.facilities-limit.default'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const max = limits.facilities.limit.default;
      const rows = listIn(await api.get('listFacilities')).length;
      expectThat(rows <= max, '/data', `at most ${max} facilities`, rows);
      const asked = listIn(await api.get('listFacilities', { limit: max })).length;
      expectThat(rows === asked, '/data', `${asked} facilities as with limit=${max}`, rows);
      api.witness('facilities counted', rows);
    },
    { requests: 2 },
  ),
  refutedBy: ['facilities.limit.default-20', 'facilities.limit.default-50'],
});
