import { defineCheck, expectRefusal, expectThat, forEach, rowsOf } from '../../src/kit/index.js';
import { belongsTo } from '../clear-regions.js';
import { bounds } from '../event-window.js';
import { originsOf } from '../known-country.js';

export const actorCountryRegion = defineCheck({
  id: 'events/actor-country-region',
  title: 'A region or continent in source_actor_country is refused, or selects no Event of its countries',
  clauses: ['events.source-actor-country.no-regions'],
  operations: ['listEvents'],
  rulings: ['C25'],
  property: forEach(['Europe', 'Middle East', 'South Asia'] as const, async (api, region) => {
    const query = { ...bounds(api.world.offer.window), source_actor_country: region };
    const reply = await api.get('listEvents', query);
    api.witness('regions tried');
    if (reply.status !== 200) return expectRefusal(reply, { codes: ['INVALID_COUNTRY'] });
    for (const [index, row] of rowsOf(reply).entries()) {
      const origins = originsOf(row);
      const expanded = origins.some((origin) => belongsTo(origin, region) === true);
      expectThat(!expanded, `/data/${index}/actors`, `no Event by origin in ${region}`, origins);
    }
  }),
  refutedBy: ['country.region-expands-on-actors'],
});
