import { isArray, isObject, type World } from '../../src/kit/index.js';
import { innermost } from '../entities/card.js';
import { handleIn } from '../entities/handle.js';
import { isSpineId } from '../seen-entity.js';

const person = /^(?:natural[_ ]person|persons?|people|human|individual)$/i;

/** Members of a card that tell of what kind its own entity is; texts further in may be about others. */
const kindMembers = ['type', 'kind', 'category', 'entity_type'] as const;

/** Whether a card calls its own entity a natural person. */
export const isPerson = (card: unknown): boolean =>
  isObject(card) &&
  kindMembers.some((member) => {
    const kind = card[member];
    return typeof kind === 'string' && person.test(kind);
  });

/** The ids of people to whom Events refer. */
export const peopleOf = ({ offer }: World): readonly string[] => {
  const refs = offer.events.flatMap(({ entity_refs }) => (isArray(entity_refs) ? entity_refs : []));
  const people = refs
    .filter((ref) => isObject(ref) && isPerson(innermost(ref)))
    .flatMap((ref) => handleIn(ref) ?? []);
  return [...new Set(people.filter(isSpineId))];
};
