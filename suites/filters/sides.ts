import { isArray, isObject, type JsonObject } from '../../src/kit/index.js';

/** Whether the actors of a card are known to be its sides, one actor each. */
export type AreSides = (card: JsonObject) => boolean;

const rolesOf = ({ actors }: JsonObject): readonly unknown[] =>
  isArray(actors) ? actors.map((actor) => (isObject(actor) ? actor.role : undefined)) : [];

/** Whether a card has at most two actors, whose roles are numbered in their order or not told. */
export const areNumbered: AreSides = (card) => {
  const roles = rolesOf(card);
  return (
    roles.length <= 2 &&
    roles.every((role, index) => typeof role !== 'string' || role === '' || role.endsWith(`${index + 1}`))
  );
};

/** So many cards with two actors show what roles there are. */
const least = 20;

/**
 * How cards tell their sides. Events carry actors on both sides: where all cards know two roles only, each of them
 * held by one actor at most, these are the sides, whatever they are called.
 */
export function sidesIn(cards: readonly JsonObject[]): AreSides {
  const all = cards.map(rolesOf);
  const known = new Set(all.flat());
  const areKnown = (roles: readonly unknown[]): boolean =>
    new Set(roles).size === roles.length && roles.every((role) => known.has(role));
  const telling = all.filter(({ length }) => length === 2).length >= least;
  return known.size === 2 && telling && all.every(areKnown)
    ? (card) => areNumbered(card) || areKnown(rolesOf(card))
    : areNumbered;
}
