import { defineCheck, forEach } from '../../src/kit/index.js';
import { closed, expectRefused, expectServed } from './refused.js';

export const invalidCoordinate = defineCheck({
  id: 'errors/invalid-coordinate',
  title: 'A lat or lon that is no number is refused as INVALID_NUMBER or INVALID_NEAR',
  clauses: ['error.invalid-number'],
  operations: ['listEvents'],
  rulings: ['C11'],
  property: forEach(['lat', 'lon'], async (api, name) => {
    const point = { lat: 48.85, lon: 2.35, radius_km: 100 };
    await expectRefused(api, 'listEvents', closed(api.world, { ...point, [name]: 'north' }), {
      codes: ['INVALID_NUMBER', 'INVALID_NEAR'],
    });
    await expectServed(api, 'listEvents', closed(api.world, point));
  }),
  refutedBy: ['number.non-numeric-dropped', 'number.wrong-code'],
});
