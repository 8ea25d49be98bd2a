import { defineInvariant, isArray, isObject } from '../../src/kit/index.js';
import { eachCard, expectMember, isString } from './cards.js';

const isStringOrNull = (value: unknown): boolean => value === null || isString(value);

const isActor = (value: unknown): boolean =>
  isObject(value) && isString(value.name) && isString(value.role) && isStringOrNull(value.country);

export const actors = defineInvariant({
  id: 'event-card/actors',
  title: 'A card has an array of actors, each with a name, a role, and a country that is a string or null',
  clauses: [
    'event-card.actors.type',
    'event-card.actors.item.name',
    'event-card.actors.item.country',
    'event-card.actors.item.role',
    'service.event.actors',
    'service.event.actor-countries',
    'service.event.actor-roles',
  ],
  rulings: ['A58'],
  operations: ['listEvents', 'getEvent'],
  judge: (exchange) =>
    eachCard(exchange, (card) => {
      const { actors } = card.card;
      expectMember(isArray(actors), card, '/actors', 'an array');
      for (const [index, actor] of isArray(actors) ? actors.entries() : []) {
        if (isActor(actor)) continue;
        const item = `/actors/${index}`;
        const { name, role, country } = isObject(actor) ? actor : {};
        expectMember(isString(name), card, `${item}/name`, 'a string');
        expectMember(isString(role), card, `${item}/role`, 'a string');
        expectMember(isStringOrNull(country), card, `${item}/country`, 'a string or null');
      }
    }),
  refutedBy: [
    'card.actor-country-list',
    'card.actor-without-country',
    'card.actor-without-name',
    'card.actor-without-role',
    'card.actors-missing',
    'card.actors-null-when-one-sided',
    'card.actors-object',
  ],
});
