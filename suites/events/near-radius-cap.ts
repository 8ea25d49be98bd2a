import { limits } from '../../contract/index.js';
import { defineCheck, expectRefusal, forEach } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { circle, within } from '../filters/places.js';
import { busiestPlace } from '../geometry.js';
import { fullPage } from '../page-of-events.js';
import { expectSelects } from '../selection.js';

const { max } = limits.radiusKm;

export const nearRadiusCap = defineCheck({
  id: 'events/near-radius-cap',
  title: 'No Event is farther than 2000 km from the point, whatever radius is asked for',
  clauses: ['events.radius-km.max', 'limits.radius-km.cap'],
  operations: ['listEvents'],
  rulings: ['A70', 'C10'],
  property: forEach([max, 5000], async (api, radius) => {
    const { window, events } = api.world.offer;
    const centre = busiestPlace(events, max);
    if (centre === undefined) return;
    const query = { ...bounds(window), ...circle(centre, radius).query, limit: 100 };
    const reply = await fullPage(api, query);
    if (radius > max && reply.status !== 200) {
      expectRefusal(reply, { codes: ['INVALID_NUMBER', 'INVALID_NEAR'] });
      api.observe('radius_km above 2000', 'refused');
      api.witness('refusals');
      return;
    }
    const { fits, because } = within(centre, max, {});
    expectSelects(api, reply, events, fits, because);
  }),
  refutedBy: ['radius.not-capped'],
});
