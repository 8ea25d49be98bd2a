import { defineCheck, expectStatus, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';

export const nearHalfAPoint = defineCheck({
  id: 'events/near-half-a-point',
  title: 'lat without a longitude is refused',
  clauses: ['events.near.half-a-point'],
  operations: ['listEvents'],
  rulings: ['C11'],
  property: once(async (api) => {
    const window = bounds(api.world.offer.window);
    expectStatus(await api.get('listEvents', { ...window, lat: 48.85, radius_km: 100 }), 400);
    api.witness('half a point refused');
  }),
  refutedBy: ['near.half-a-point-dropped'],
});
