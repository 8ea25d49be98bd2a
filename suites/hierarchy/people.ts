import { isArray, type World } from '../../src/kit/index.js';
import { textsIn } from '../leaves.js';
import { isSpineId } from '../seen-entity.js';

const person = /^(?:natural[_ ]person|persons?|people|human|individual)$/i;

/** Whether the texts of a value call it a natural person. */
export const isPerson = (value: unknown): boolean =>
  textsIn(value).some(({ path, text }) => !/name/.test(path) && person.test(text));

/** The ids of people to whom Events refer. */
export const peopleOf = ({ offer }: World): readonly string[] => {
  const refs = offer.events.flatMap(({ entity_refs }) => (isArray(entity_refs) ? entity_refs : []));
  const people = refs.filter(isPerson).flatMap((ref) => textsIn(ref).map(({ text }) => text));
  return [...new Set(people.filter(isSpineId))];
};
