import { type Api, defineCheck, expectOk, expectThat, once, precondition } from '../../src/kit/index.js';
import { boxAbout, boxText, isInside } from '../geometry.js';
import { assetsBy, assetsIn, placeIn, treatmentOf } from './assets.js';

export const energyBox = defineCheck({
  id: 'routes/energy-box',
  title: 'A box on energy assets, where it is taken, is read latitude first',
  clauses: ['routes.energy-assets.bbox.latitude-first'],
  operations: ['listEnergyAssets'],
  rulings: ['A79'],
  property: once(
    async (api) => {
      const treatment = await treatmentOf(api, 'bbox');
      if (treatment !== 'filters') {
        api.observe('bbox on energy assets', treatment);
        precondition(treatment === 'unknown', 'energy assets do not say whether they take bbox');
        api.witness('boxes that are not taken');
        return;
      }
      const places = assetsIn(await assetsBy(api)).flatMap((row) => placeIn(row) ?? []);
      // Read longitude first, the box about such a place lies elsewhere.
      const place = places.find(
        ({ latitude, longitude }) => Math.abs(latitude) < 80 && Math.abs(latitude - longitude) > 10,
      );
      if (place === undefined) {
        await expectFarAssets(api);
        return;
      }
      const box = boxAbout(place, 2, 2);
      const reply = await assetsBy(api, { bbox: boxText(box) });
      expectOk(reply);
      const rows = assetsIn(reply);
      expectThat(rows.length > 0, '/data', `the asset at ${place.latitude}, ${place.longitude}`, 'none');
      for (const [index, row] of rows.entries()) {
        const seen = placeIn(row);
        if (seen === undefined) continue;
        expectThat(isInside(seen, box) !== false, `row ${index}`, `a place within ${boxText(box)}`, seen);
        api.witness('assets within the box');
      }
    },
    { requests: 4 },
  ),
  refutedBy: ['routes.energy-assets.bbox-longitude-first'],
});

/** The half of the earth that is far from Greenwich: read longitude first, these boxes have latitudes that there are not. */
const farBoxes = ['-90,95,90,180', '-90,-180,90,-95'];

/** Some asset lies in that half; rows that do not show where they are tell no more. */
async function expectFarAssets(api: Api): Promise<void> {
  let found = 0;
  for (const bbox of farBoxes) {
    const reply = await assetsBy(api, { bbox });
    expectOk(reply);
    found += assetsIn(reply).length;
  }
  precondition(found > 0, 'no energy asset shows where it is, and none is far from Greenwich', 'no-data');
  api.witness('assets far from Greenwich', found);
}
