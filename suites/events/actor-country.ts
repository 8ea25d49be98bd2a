import { defineCheck, forEach } from '../../src/kit/index.js';
import { expectFilters, expectSelectsOffered } from '../filters/asked.js';
import { actorFilters, byActorCountry } from '../filters/countries.js';

export const actorCountry = defineCheck({
  id: 'events/actor-country',
  title: 'The filters of actor countries select Events by the origin of the side that they name',
  clauses: [
    'events.source-actor-country.filter',
    'events.source-actor-country.conflict-first-actor',
    'events.target-actor-country.filter',
    'events.actor-country.filter',
  ],
  operations: ['listEvents'],
  rulings: ['A71'],
  property: forEach(
    actorFilters,
    async (api, name) => {
      await expectSelectsOffered(api, byActorCountry(name));
      await expectFilters(api, byActorCountry(name));
    },
    { requests: 2 },
  ),
  refutedBy: [
    'country.actor-filters-location',
    'country.source-filters-location',
    'country.source-filters-target',
    'country.target-filters-location',
    'list.actor_country.dropped',
    'list.source_actor_country.dropped',
    'list.target_actor_country.dropped',
  ],
});
