import { defineCheck, expectRefusal, expectThat, once } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { coordinatesOf } from './coordinates.js';
import { pageOf } from './sample.js';

export const bboxAcrossTheAntimeridian = defineCheck({
  id: 'facilities/bbox-across-the-antimeridian',
  title: 'A box whose longitudes are inverted is refused as INVALID_BBOX, or read across the antimeridian',
  clauses: ['facilities.bbox.inverted-longitudes', 'error.invalid-bbox.inverted-longitude'],
  operations: ['listFacilities'],
  rulings: ['A13'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(async (api) => {
    const reply = await pageOf(api, { bbox: '-60,60,70,20' });
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_BBOX'] });
      api.witness('refusals of a box with inverted longitudes');
      return;
    }
    api.deviates('A13', 'a box with lon_min above lon_max is served as one across the antimeridian');
    for (const [index, row] of listIn(reply).entries()) {
      const place = coordinatesOf(row);
      if (place === null) continue;
      const { latitude, longitude } = place;
      const inside = (longitude >= 60 || longitude <= 20) && latitude >= -60 && latitude <= 70;
      expectThat(inside, `/data/${index}`, 'a place east of 60 or west of 20 degrees', place);
      api.witness('facilities across the antimeridian');
    }
  }),
  refutedBy: ['facilities.bbox.inverted-longitudes-swapped'],
});
