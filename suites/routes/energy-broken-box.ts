import { type BrokenBox, brokenBoxes } from '../../generators/values/box.js';
import { defineCheck, expectRefusal, expectThat, forAll, precondition } from '../../src/kit/index.js';
import { assetsBy, assetsIn, isPassedOver, placeIn, treatmentOf } from './assets.js';

export const energyBrokenBox = defineCheck({
  id: 'routes/energy-broken-box',
  title: 'A malformed or inverted box on energy assets, where a box is taken, is refused as INVALID_BBOX',
  clauses: [
    'routes.energy-assets.bbox.malformed',
    'routes.energy-assets.bbox.inverted-latitude',
    'routes.energy-assets.bbox.inverted-longitude',
  ],
  operations: ['listEnergyAssets'],
  rulings: ['A13', 'A79', 'C42'],
  runs: 4,
  property: forAll<BrokenBox>(
    brokenBoxes('three-numbers', 'five-numbers', 'no-number', 'latitude-inverted', 'longitude-inverted'),
    async (api, { fault, box }) => {
      const treatment = await treatmentOf(api, 'bbox');
      const reply = await assetsBy(api, { bbox: box });
      if (isPassedOver(reply, 'bbox', treatment)) {
        api.observe('bbox on energy assets', treatment);
        precondition(treatment === 'unknown', 'energy assets do not say whether they take bbox');
        api.witness('boxes that are not taken');
        return;
      }
      if (fault === 'longitude-inverted' && reply.status === 200) {
        // It may be read as crossing the antimeridian, but then it holds what it says.
        const [south = 0, west = 0, north = 0, east = 0] = box.split(',').map(Number);
        const outside = assetsIn(reply)
          .flatMap((row) => placeIn(row) ?? [])
          .filter(
            ({ latitude, longitude }) =>
              latitude < south || latitude > north || (longitude < west && longitude > east),
          );
        expectThat(
          outside.length === 0,
          '/data',
          `assets within ${box}, or INVALID_BBOX`,
          outside.slice(0, 3),
        );
        api.deviates('A13', 'a box with its longitudes inverted is read as crossing the antimeridian');
      } else expectRefusal(reply, { codes: ['INVALID_BBOX'] });
      api.witness('broken boxes answered');
    },
    {
      requests: 2,
      examples: [
        { fault: 'no-number', box: '10,10,20,east' },
        { fault: 'latitude-inverted', box: '40,-100,30,-90' },
        { fault: 'longitude-inverted', box: '30,-90,40,-100' },
      ],
    },
  ),
  refutedBy: [
    'routes.energy-assets.bbox-latitudes-empty',
    'routes.energy-assets.bbox-latitudes-swapped',
    'routes.energy-assets.bbox-latitudes-wrong-code',
    'routes.energy-assets.bbox-longitudes-swapped',
    'routes.energy-assets.bbox-longitudes-wrong-code',
    'routes.energy-assets.bbox-malformed-crashes',
    'routes.energy-assets.bbox-malformed-dropped',
    'routes.energy-assets.bbox-malformed-empty',
    'routes.energy-assets.bbox-malformed-wrong-code',
  ],
});
