import { at, defineCheck, expectThat, forEach, strings } from '../../src/kit/index.js';
import { bounds } from '../event-window.js';
import { inCountry, inRegion, locatedInCountry, onContinent } from '../filters/countries.js';
import type { Filter } from '../filters/filter.js';
import { fullPage } from '../page-of-events.js';
import { expectSelects } from '../selection.js';

const location = 'location';
const byDefault = 'location_or_actor_origin';

const rows: readonly {
  readonly filter: Filter;
  readonly of: string;
  readonly definition: string;
  readonly match?: string;
}[] = [
  { filter: inCountry, of: 'country by the default spelled out', definition: byDefault, match: byDefault },
  { filter: inCountry, of: 'country', definition: byDefault },
  { filter: locatedInCountry, of: 'country by location', definition: location },
  { filter: inRegion, of: 'region by location', definition: location },
  { filter: onContinent, of: 'continent by location', definition: location },
];

export const countryMatch = defineCheck({
  id: 'events/country-match',
  title:
    'country admits Events by location or actor origin, and with country_match=location by location alone',
  clauses: [
    'events.country.match-location',
    'events.country.match-actor-origin',
    'events.country.nothing-else',
    'events.country-match.default',
    'events.country-match.values',
    'events.country-match.location.country',
    'events.country-match.location.region',
    'events.country-match.location.continent',
    'events.country-match.echo',
    'envelope.applied-filters.country-match',
  ],
  operations: ['listEvents'],
  rulings: ['A71', 'A72', 'C25'],
  property: forEach(rows, async (api, { filter, definition, match }) => {
    const { window, events } = api.world.offer;
    const asked = filter(events);
    if (asked === undefined) return;
    const sent = match === undefined ? asked.query : { ...asked.query, country_match: match };
    const reply = await fullPage(api, { ...bounds(window), ...sent, limit: 100 });
    expectSelects(api, reply, events, asked.fits, asked.because);
    const told = at(reply.json, '/applied_filters/country_match');
    const named = [...strings(told)].includes(definition);
    expectThat(named, '/applied_filters/country_match', definition, told);
  }),
  refutedBy: [
    'country-match.location-refused',
    'country.actors-only',
    'country.echo-missing',
    'country.echo-wrong',
    'country.first-actor-only',
    'country.location-only',
    'country.match-location-admits-actors',
    'list.country.dropped',
    'list.country_match.dropped',
  ],
});
