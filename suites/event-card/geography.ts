import { defineInvariant, expectThat, isArray, isObject } from '../../src/kit/index.js';
import { cardsOf, eachCard, expectMember, isBlank, isNumber, isString } from '../asking/events.js';

const isText = (value: unknown): boolean => isBlank(value) || isString(value);
const isDegree = (value: unknown): boolean => isBlank(value) || isNumber(value);

export const geography = defineInvariant({
  id: 'event-card/geography',
  title: 'geo has country and continent as strings, and other details as strings and numbers',
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
  rulings: ['nullable-event-fields', 'region-and-actors'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange, _world, deviates) =>
    eachCard(exchange, (card) => {
      const { geo } = card;
      expectMember(isObject(card.card.geo), card, '/geo', 'an object', 'event-card.geo.type');
      if (isBlank(geo.country)) deviates('nullable-event-fields', 'geo.country is null or absent on a card.');
      else
        expectMember(isString(geo.country), card, '/geo/country', 'a string', 'event-card.geo.country.type');
      if (isBlank(geo.continent))
        deviates('nullable-event-fields', 'geo.continent is null or absent on a card.');
      else
        expectMember(
          isString(geo.continent),
          card,
          '/geo/continent',
          'a string',
          'event-card.geo.continent.type',
        );
      expectMember(
        isText(geo.region),
        card,
        '/geo/region',
        'a string, null or absent',
        'event-card.geo.region.type',
      );
      expectMember(
        isText(geo.admin1),
        card,
        '/geo/admin1',
        'a string, null or absent',
        'event-card.geo.admin1.type',
      );
      expectMember(
        isText(geo.location),
        card,
        '/geo/location',
        'a string, null or absent',
        'event-card.geo.location.type',
      );
      expectMember(
        isDegree(geo.latitude),
        card,
        '/geo/latitude',
        'a number, null or absent',
        'event-card.geo.latitude.type',
      );
      expectMember(
        isDegree(geo.longitude),
        card,
        '/geo/longitude',
        'a number, null or absent',
        'event-card.geo.longitude.type',
      );
      const { geo_context: context } = card.card;
      const origins = isObject(context) ? context.actor_origin_countries : undefined;
      const areOrigins = isBlank(origins) || isArray(origins);
      expectMember(
        areOrigins,
        card,
        '/geo_context/actor_origin_countries',
        'an array, null or absent',
        'event-card.geo-context.actor-origin-countries.type',
      );
    }),
});

/** Short forms that pass for names in plain English. */
const shortNames = new Set(['UK', 'USA', 'US', 'UAE', 'DRC', 'CAR', 'DPRK']);
/** So many cards that their countries are no accident. */
const fewest = 3;

const isCode = (country: string): boolean => /^[A-Z]{2,3}$/.test(country) && !shortNames.has(country);

export const countryName = defineInvariant({
  id: 'event-card/country-name',
  title: 'geo.country is the plain English name of a country, not a code',
  clauses: ['event-card.geo.country.name'],
  rulings: ['nullable-event-fields'],
  operations: ['listEvents', 'getEvent'],
  judge(exchange) {
    const named = cardsOf(exchange).filter(({ geo }) => isString(geo.country) && geo.country !== '');
    const codes = named.filter(({ geo }) => isCode(String(geo.country)));
    expectThat(codes.length < fewest, `${codes[0]?.place}/geo/country`, 'a name', codes[0]?.geo.country);
    return named.length - codes.length;
  },
});

const isStringOrNull = (value: unknown): boolean => value === null || isString(value);

const isActor = (value: unknown): boolean =>
  isObject(value) && [value.name, value.role, value.country].every(isStringOrNull);

export const actors = defineInvariant({
  id: 'event-card/actors',
  title: 'A card has an array of actors, each with a name, a role, and a country that is a string or null',
  clauses: [
    'event-card.actors.type',
    'event-card.actors.item.name',
    'event-card.actors.item.country',
    'event-card.actors.item.role',
    'service.event.actor-countries',
    'service.event.actor-roles',
  ],
  rulings: ['one-sided-events'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { actors } = card.card;
      expectMember(isArray(actors), card, '/actors', 'an array', 'event-card.actors.type');
      for (const [index, actor] of isArray(actors) ? actors.entries() : []) {
        if (isActor(actor)) continue;
        const item = `/actors/${index}`;
        const { name, role, country } = isObject(actor) ? actor : {};
        expectMember(isStringOrNull(name), card, `${item}/name`, 'a string', 'event-card.actors.item.name');
        expectMember(isStringOrNull(role), card, `${item}/role`, 'a string', 'event-card.actors.item.role');
        expectMember(
          isStringOrNull(country),
          card,
          `${item}/country`,
          'a string or null',
          'event-card.actors.item.country',
        );
      }
    }),
});

/** One Event may have no known actor; a whole page of them tells of cards that never have any. */
const fewestCards = 20;

export const actorsPresent = defineInvariant({
  id: 'event-card/actors-present',
  title: 'Some Events of a page have actors',
  clauses: ['service.event.actors'],
  rulings: ['one-sided-events'],
  operations: ['listEvents'],
  judge(exchange) {
    const cards = cardsOf(exchange);
    // Events of one kind, such as earthquakes, may all have none.
    const isOfKind = /[?&](?:categor|subcategor|entity_family|event_family|family|domain|search|q)/.test(
      exchange.request.target,
    );
    if (cards.length < fewestCards || isOfKind) return 0;
    const acted = cards.filter(({ card }) => isArray(card.actors) && card.actors.length > 0).length;
    expectThat(acted > 0, '/data/0/actors', `actors on some of ${cards.length} Events`, 'none on any');
    return acted;
  },
  provokedBy: ['events/reply-cards'],
});
