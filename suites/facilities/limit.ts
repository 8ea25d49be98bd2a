import fc from 'fast-check';
import { limits } from '../../contract/index.js';
import { limitAbove, limitBelowOne, limitNotANumber, limitWithin } from '../../generators/numbers.js';
import { defineCheck, expectRefusal, expectThat, forAll, once } from '../../src/kit/index.js';
import { longestPage } from '../asking/facilities.js';
import { listIn } from '../asking/replies.js';

const { max } = limits.facilities.limit;

export const limitAboveMax = defineCheck({
  id: 'facilities/limit-above-max',
  title: 'A limit above 100 is refused as INVALID_LIMIT, and never served with more than 100 facilities',
  clauses: [
    'facilities.limit.above-max',
    'facilities.limit.max',
    'limits.facilities-limit.max',
    'error.invalid-limit',
  ],
  operations: ['listFacilities'],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 1,
  property: forAll(
    limitAbove(max),
    async (api, limit) => {
      const reply = await api.get('listFacilities', { limit });
      if (reply.status === 200) {
        const rows = listIn(reply).length;
        expectThat(rows <= max, '/data', `at most ${max} facilities`, rows);
        api.deviates('C09', `a limit above ${max} is served`);
      } else expectRefusal(reply, { codes: ['INVALID_LIMIT'] });
      api.witness('limits above the maximum');
    },
    { examples: [max + 1] },
  ),
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
});

export const limitRefused = defineCheck({
  id: 'facilities/limit-refused',
  title: 'A limit that is below 1 or not a number is refused as INVALID_LIMIT',
  clauses: ['facilities.limit.below-min', 'facilities.limit.non-numeric', 'error.invalid-limit'],
  operations: ['listFacilities'],
  rulings: ['C09'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    fc.oneof(limitBelowOne(), limitNotANumber()),
    async (api, limit) => {
      const reply = await api.get('listFacilities', { limit });
      // Only the maximum is stated.
      if (reply.status === 200 && typeof limit === 'number')
        api.deviates('C09', `the limit ${limit} is served`);
      else expectRefusal(reply, { codes: ['INVALID_LIMIT', 'INVALID_NUMBER'] });
      api.witness('limits below the least or no numbers');
    },
    { examples: [0, 'abc', '10abc'] },
  ),
});
