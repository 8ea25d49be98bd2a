import { malformedFacilityIds } from '../../generators/values/facility-id.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';
import { detailOf } from './detail.js';

export const detailMalformed = defineCheck({
  id: 'facilities/detail-malformed',
  title: 'An id in the path that is neither of the f_ nor of the s_ form is refused as INVALID_FACILITY_ID',
  clauses: ['facilities.detail.malformed', 'error.invalid-facility-id'],
  operations: ['getFacility'],
  rulings: ['A33'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 2,
  property: forAll(
    malformedFacilityIds(),
    async (api, id) => {
      expectRefusal(await detailOf(api, id), { codes: ['INVALID_FACILITY_ID'] });
      api.witness('refusals of a malformed id');
    },
    { examples: ['not-a-facility', 'x_0123456789abcdef'] },
  ),
  refutedBy: [
    'facilities.detail.malformed-not-found',
    'facilities.detail.malformed-status-422',
    'facilities.detail.malformed-wrong-code',
  ],
});
