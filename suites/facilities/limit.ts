import { limits } from '../../contract/index.js';
import { limitWithin } from '../../generators/numbers.js';
import { type Api, defineCheck, expectThat, forAll, once, type QueryValue } from '../../src/kit/index.js';
import { longestPage } from '../asking/facilities.js';
import { listIn } from '../asking/replies.js';
import { limitAboveMaxRefused, limitBelowOneRefused } from '../rules/limit.js';

const send = (api: Api, limit: QueryValue) => api.get('listFacilities', { limit });

export const limitAboveMax = limitAboveMaxRefused({
  id: 'facilities/limit-above-max',
  title: 'A limit above 100 is refused as INVALID_LIMIT, and never served with more than 100 facilities',
  clauses: [
    'facilities.limit.above-max',
    'facilities.limit.max',
    'limits.facilities-limit.max',
    'error.invalid-limit',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 1,
  max: limits.facilities.limit.max,
  send,
  rowsIn: (reply) => listIn(reply).length,
  tooMany: () => 'facilities.limit.max',
});

export const limitDefault = defineCheck({
  id: 'facilities/limit-default',
  title: 'Without a limit a page has up to 25 facilities, as with a limit of 25',
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
});

export const limitHonoured = defineCheck({
  id: 'facilities/limit-honoured',
  title: 'A limit from 1 to 100 is served with at most that many facilities',
  clauses: ['facilities.limit.page', 'facilities.limit.at-max'],
  operations: ['listFacilities'],
  rulings: ['limit-above-max', 'end-of-walk'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    limitWithin(longestPage),
    async (api, limit) => {
      const rows = listIn(await api.get('listFacilities', { limit })).length;
      expectThat(rows <= limit, '/data', `at most ${limit} facilities`, rows, 'facilities.limit.page');
      api.witness('facilities counted', rows);
    },
    {
      examples: [1, longestPage],
      clause: (limit) => (limit === longestPage ? 'facilities.limit.at-max' : 'limits.facilities-limit.max'),
    },
  ),
});

export const limitRefused = limitBelowOneRefused({
  id: 'facilities/limit-refused',
  title: 'A limit that is below 1 or not a number is refused as INVALID_LIMIT',
  clauses: ['facilities.limit.below-min', 'facilities.limit.non-numeric', 'error.invalid-limit'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  isMinimumStated: false,
  send,
  clause: (limit) =>
    typeof limit === 'number' ? 'facilities.limit.below-min' : 'facilities.limit.non-numeric',
});
