import { brokenBoxes } from '../../generators/values/box.js';
import { defineCheck, expectRefusal, forAll } from '../../src/kit/index.js';

export const bboxBroken = defineCheck({
  id: 'facilities/bbox-broken',
  title: 'A box that is not four numbers, or whose latitudes are inverted, is refused as INVALID_BBOX',
  clauses: [
    'facilities.bbox.malformed',
    'facilities.bbox.inverted-latitudes',
    'error.invalid-bbox',
    'error.invalid-bbox.inverted-latitude',
    'error.invalid-bbox.latitude-first',
  ],
  operations: ['listFacilities'],
  rulings: ['A13'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: 4,
  property: forAll(
    brokenBoxes('three-numbers', 'five-numbers', 'no-number', 'latitude-inverted'),
    async (api, { box }) => {
      expectRefusal(await api.get('listFacilities', { bbox: box }), { codes: ['INVALID_BBOX'] });
      api.witness('refusals of a broken box');
    },
    {
      examples: [
        { fault: 'latitude-inverted', box: '50,10,40,20' },
        { fault: 'three-numbers', box: '40,10,50' },
        { fault: 'no-number', box: '40,10,50,east' },
        { fault: 'five-numbers', box: '40,10,50,20,20' },
      ],
    },
  ),
  refutedBy: [
    'facilities.bbox.inverted-latitudes-empty',
    'facilities.bbox.malformed-dropped',
    'facilities.bbox.malformed-wrong-code',
  ],
});
