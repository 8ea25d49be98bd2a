import { limits } from '../../contract/index.js';
import { defineCheck, expectRefusal, once } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { within } from '../filters/places.js';
import { busiestPlace, pointText } from '../geometry.js';
import { fullPage } from '../page-of-events.js';
import { expectSelects } from '../selection.js';

const radius = limits.radiusKm.default;

export const nearDefaultRadius = defineCheck({
  id: 'events/near-default-radius',
  title: 'Without radius_km the radius about a point is 100 km, or the request is refused',
  clauses: ['events.radius-km.default', 'limits.radius-km.default'],
  operations: ['listEvents'],
  rulings: ['A70', 'C11'],
  property: once(async (api) => {
    const { window, events } = api.world.offer;
    const centre = busiestPlace(events, radius * 10);
    if (centre === undefined) return;
    const asked = within(centre, radius, { near: pointText(centre) });
    const reply = await fullPage(api, { ...bounds(window), ...asked.query, limit: 100 });
    if (reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_NEAR', 'MISSING_PARAM'] });
      api.observe('near without radius_km', 'refused');
      api.witness('refusals');
      return;
    }
    expectSelects(api, reply, events, asked.fits, asked.because);
    api.observe('near without radius_km', 'served');
  }),
  refutedBy: ['near.miles', 'radius.default-1000'],
});
