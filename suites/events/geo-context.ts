import { at, defineCheck, expectThat, forEach, isArray, rowsOf } from '../../src/kit/index.js';
import { liesIn, liesOn } from '../clear-regions.js';
import { bounds } from '../event-window.js';

const asked = [
  { query: { region: 'Europe' }, fits: liesIn('Europe') },
  { query: { region: 'Middle East' }, fits: liesIn('Middle East') },
  { query: { continent: 'Africa' }, fits: liesOn('Africa') },
  { query: { continent: 'North America' }, fits: liesOn('North America') },
];

export const geoContext = defineCheck({
  id: 'events/geo-context',
  title: 'An Event that a region or continent admits from elsewhere names the origin countries of its actors',
  clauses: [
    'event-card.geo-context.actor-origin-countries.present',
    'event-card.geo-context.actor-origin-countries.type',
  ],
  operations: ['listEvents'],
  // Whether broad geography reaches actors at all is open.
  rulings: ['C25'],
  property: forEach(asked, async (api, { query, fits }) => {
    const reply = await api.get('listEvents', { ...bounds(api.world.offer.window), ...query, limit: 100 });
    let foreign = 0;
    for (const [index, row] of rowsOf(reply).entries()) {
      if (fits(row) !== false) continue;
      const origins = at(row, '/geo_context/actor_origin_countries');
      const told = isArray(origins) && origins.length > 0;
      expectThat(told, `/data/${index}/geo_context`, 'the origin countries of the actors', origins);
      foreign += 1;
    }
    api.witness('rows judged', rowsOf(reply).length);
    api.observe('broad geography', foreign > 0 ? 'reaches actors' : 'location only');
  }),
  refutedBy: ['card.geo-context-text', 'country.geo-context-missing'],
});
