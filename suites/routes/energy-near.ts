import { defineCheck, expectOk, expectRefusal, expectThat, once, precondition } from '../../src/kit/index.js';
import { distance, isWithin } from '../geometry.js';
import { assetsBy, assetsIn, isPassedOver, nowhereAtSea, placeIn, treatmentOf } from './assets.js';

/** Kilometres. */
const radius = 300;

export const energyNear = defineCheck({
  id: 'routes/energy-near',
  title: 'near on energy assets, where it is taken, is one triple, and a pair is refused as INVALID_NEAR',
  clauses: ['routes.energy-assets.near.triple', 'routes.energy-assets.near.pair'],
  operations: ['listEnergyAssets'],
  rulings: ['A70', 'A79', 'C42'],
  property: once(
    async (api) => {
      const treatment = await treatmentOf(api, 'near');
      const pair = await assetsBy(api, { near: '48,11' });
      if (isPassedOver(pair, 'near', treatment)) {
        api.observe('near on energy assets', treatment);
        precondition(treatment === 'unknown', 'energy assets do not say whether they take near');
        api.witness('points that are not taken');
        return;
      }
      expectRefusal(pair, { codes: ['INVALID_NEAR'] });
      api.witness('points without a radius refused');
      // A triple about an empty place leaves assets out, wherever those are.
      expectOk(await assetsBy(api, { near: nowhereAtSea.near }));
      api.witness('triples that leave assets out', treatment === 'filters' ? 1 : 0);
      const [centre] = assetsIn(await assetsBy(api)).flatMap((row) => placeIn(row) ?? []);
      if (centre === undefined) return;
      const near = `${centre.latitude},${centre.longitude},${radius}`;
      const reply = await assetsBy(api, { near });
      expectOk(reply);
      const places = assetsIn(reply).flatMap((row) => placeIn(row) ?? []);
      expectThat(places.length > 0, '/data', `the asset at ${near}`, 'none');
      for (const place of places) {
        const within = isWithin(distance(centre, place), radius);
        expectThat(within !== false, '/data', `assets within ${near}`, place);
      }
      api.witness('assets within the radius', places.length);
    },
    { requests: 4 },
  ),
  refutedBy: [
    'routes.energy-assets.near-longitude-first',
    'routes.energy-assets.near-pair-crashes',
    'routes.energy-assets.near-pair-empty',
    'routes.energy-assets.near-pair-served',
    'routes.energy-assets.near-pair-wrong-code',
    'routes.energy-assets.near-radius-without-effect',
    'routes.energy-assets.near-triple-refused',
  ],
});
