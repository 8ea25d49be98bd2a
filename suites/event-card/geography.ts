import { defineInvariant, isArray, isObject } from '../../src/kit/index.js';
import { eachCard, expectMember, isBlank, isNumber, isString } from './cards.js';

const isText = (value: unknown): boolean => isBlank(value) || isString(value);
const isDegree = (value: unknown): boolean => isBlank(value) || isNumber(value);

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
      const { geo } = card;
      expectMember(isObject(card.card.geo), card, '/geo', 'an object');
      if (isBlank(geo.country)) deviates('C48', 'geo.country is null or absent on a card.');
      else expectMember(isString(geo.country), card, '/geo/country', 'a string');
      if (isBlank(geo.continent)) deviates('C48', 'geo.continent is null or absent on a card.');
      else expectMember(isString(geo.continent), card, '/geo/continent', 'a string');
      expectMember(isText(geo.region), card, '/geo/region', 'a string, null or absent');
      expectMember(isText(geo.admin1), card, '/geo/admin1', 'a string, null or absent');
      expectMember(isText(geo.location), card, '/geo/location', 'a string, null or absent');
      expectMember(isDegree(geo.latitude), card, '/geo/latitude', 'a number, null or absent');
      expectMember(isDegree(geo.longitude), card, '/geo/longitude', 'a number, null or absent');
      const { geo_context: context } = card.card;
      const origins = isObject(context) ? context.actor_origin_countries : undefined;
      const areOrigins = isBlank(origins) || isArray(origins);
      expectMember(areOrigins, card, '/geo_context/actor_origin_countries', 'an array, null or absent');
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
