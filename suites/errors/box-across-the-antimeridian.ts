import { at, defineCheck, expectRefusal, expectThat, once, rowsOf } from '../../src/kit/index.js';
import { closed } from './refused.js';

export const boxAcrossTheAntimeridian = defineCheck({
  id: 'errors/box-across-the-antimeridian',
  title: 'A box whose longitudes are inverted is refused as INVALID_BBOX, or read across the antimeridian',
  clauses: ['error.invalid-bbox.inverted-longitude', 'events.bbox.inverted-longitude'],
  operations: ['listEvents'],
  rulings: ['A13'],
  property: once(async (api) => {
    const reply = await api.get('listEvents', closed(api.world, { bbox: '-60,60,70,20', limit: 100 }));
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_BBOX'] });
      api.witness('refusals of a box with inverted longitudes');
      return;
    }
    api.deviates('A13', 'a box with lon_min above lon_max is served as one across the antimeridian');
    for (const [index, row] of rowsOf(reply).entries()) {
      const longitude = at(row, '/geo/longitude');
      const latitude = at(row, '/geo/latitude');
      const inside =
        typeof longitude === 'number' &&
        typeof latitude === 'number' &&
        (longitude >= 60 || longitude <= 20) &&
        latitude >= -60 &&
        latitude <= 70;
      expectThat(inside, `/data/${index}/geo`, 'a place east of 60 or west of 20 degrees', {
        latitude,
        longitude,
      });
      api.witness('rows across the antimeridian');
    }
  }),
  refutedBy: ['bbox.inverted-longitude-empty'],
});
