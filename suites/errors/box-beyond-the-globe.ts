import { brokenBoxes } from '../../generators/values/box.js';
import { defineCheck, forAll } from '../../src/kit/index.js';
import { closed, expectRefused } from './refused.js';

export const boxBeyondTheGlobe = defineCheck({
  id: 'errors/box-beyond-the-globe',
  title: 'A box with a latitude beyond 90 or a longitude beyond 180 degrees is refused',
  clauses: ['events.bbox.latitude-range', 'events.bbox.longitude-range'],
  operations: ['listEvents'],
  rulings: ['A13'],
  runs: 2,
  property: forAll(
    brokenBoxes('latitude-range', 'longitude-range'),
    async (api, { box }) => {
      await expectRefused(api, 'listEvents', closed(api.world, { bbox: box }), {
        codes: ['INVALID_BBOX', 'INVALID_NUMBER'],
      });
    },
    {
      examples: [
        { fault: 'latitude-range', box: '40,10,91,20' },
        { fault: 'longitude-range', box: '40,10,50,181' },
      ],
    },
  ),
  refutedBy: ['bbox.out-of-range-served'],
});
