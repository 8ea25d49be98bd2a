import { brokenCircles } from '../../generators/values/circle.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

export const nearBroken = defineCheck({
  id: 'facilities/near-broken',
  title: 'A near that is not one triple of numbers is refused as INVALID_NEAR',
  clauses: [
    'facilities.near.pair',
    'facilities.near.several',
    'facilities.near.non-numeric',
    'error.invalid-near.facilities',
  ],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 3,
  property: forAll(
    brokenCircles('without-radius', 'two-triples', 'no-number', 'radius-no-number'),
    async (api, { circle }) => {
      expectRefusal(await api.get('listFacilities', { near: circle }), { codes: ['INVALID_NEAR'] });
      api.witness('refusals of a broken circle');
    },
    {
      examples: [
        { fault: 'without-radius', circle: '48.85,2.35' },
        { fault: 'two-triples', circle: '48,2,50,40,-3,50' },
        { fault: 'radius-no-number', circle: '48,2,far' },
      ],
    },
  ),
  refutedBy: [
    'facilities.near.non-numeric-dropped',
    'facilities.near.non-numeric-wrong-code',
    'facilities.near.pair-served',
    'facilities.near.pair-wrong-code',
    'facilities.near.several-first-served',
  ],
});
