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
      expectMember(card, '/actors', isArray, 'an array');
      const items = isArray(card.card.actors) ? card.card.actors : [];
      items.forEach((actor, index) => {
        if (isActor(actor)) return;
        const item = `/actors/${index}`;
        expectMember(card, `${item}/name`, isString, 'a string');
        expectMember(card, `${item}/role`, isString, 'a string');
        expectMember(card, `${item}/country`, isStringOrNull, 'a string or null');
      });
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
