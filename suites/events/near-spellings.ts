import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectSelected } from '../filters/asked.js';
import { within } from '../filters/places.js';
import { busiestPlace } from '../geometry.js';

const radius_km = 1500;

export const nearSpellings = defineCheck({
  id: 'events/near-spellings',
  title: 'lat with lon, and lat with lng, stand for near',
  clauses: ['events.near.lat-lon', 'events.near.lat-lng'],
  operations: ['listEvents'],
  rulings: ['A70'],
  property: forEach(['lon', 'lng'], async (api, name) => {
    const centre = busiestPlace(api.world.offer.events, radius_km);
    if (centre === undefined) return;
    const query = { lat: centre.latitude, [name]: centre.longitude, radius_km };
    await expectSelected(api, within(centre, radius_km, query));
  }),
  refutedBy: ['alias.lng.ignored', 'alias.lng.refused', 'list.lat.dropped', 'list.lon.dropped'],
});
