import { at, defineInvariant, isArray, isObject } from '../../src/kit/index.js';
import { eachCard, expectMember, isBlank, isNumber, isString } from './cards.js';

const orBlank = (fits: (value: unknown) => boolean) => (value: unknown) => isBlank(value) || fits(value);

export const geography = defineInvariant({
  id: 'event-card/geography',
  title: 'geo names country and continent in strings, and what it knows of the place in strings and numbers',
  clauses: [
    'event-card.geo.type',
    'event-card.geo.country.type',
    'event-card.geo.region.type',
    'event-card.geo.continent.type',
    'event-card.geo.admin1.type',
    'event-card.geo.location.type',
    'event-card.geo.latitude.type',
    'event-card.geo.longitude.type',
    'event-card.geo-context.actor-origin-countries.type',
    'service.event.geography',
  ],
  rulings: ['C48', 'C25'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange, _world, deviates) =>
    eachCard(exchange, (card) => {
      expectMember(card, '/geo', isObject, 'an object');
      for (const member of ['/geo/country', '/geo/continent']) {
        if (isBlank(at(card.card, member)))
          deviates('C48', `${member.slice(1).replace('/', '.')} is null or absent on a card.`);
        else expectMember(card, member, isString, 'a string');
      }
      for (const member of ['/geo/region', '/geo/admin1', '/geo/location']) {
        expectMember(card, member, orBlank(isString), 'a string, null or absent');
      }
      for (const member of ['/geo/latitude', '/geo/longitude']) {
        expectMember(card, member, orBlank(isNumber), 'a number, null or absent');
      }
      expectMember(card, '/geo_context/actor_origin_countries', orBlank(isArray), 'an array, null or absent');
    }),
  refutedBy: [
    'card.admin1-object',
    'card.continent-number',
    'card.country-object',
    'card.geo-list',
    'card.geo-null',
    'card.latitude-string',
    'card.location-list',
    'card.longitude-string',
    'card.region-list',
  ],
});
