import { isArray, isObject, type JsonObject } from '../../src/kit/index.js';
import { memberOf, remembered, textsIn } from '../leaves.js';
import { nameMember } from './record.js';

/** An owner as a record shows it. */
interface Owner {
  readonly entityId: string | undefined;
  readonly name: string | undefined;
}

/** Parts of a record that tell of other times or lead elsewhere. */
const aside = /attribute|merge|history|link|ur[il]|href/;

/** The objects that a record shows its owners in. */
export const ownersOf = remembered((row: unknown): readonly Owner[] => {
  const objects = ownerObjects(row);
  return objects.map((owner) => ({
    entityId: textsIn(owner).find(({ path }) => memberOf(path) === 'entity_id')?.text,
    name: textsIn(owner).find(({ path }) => nameMember.test(memberOf(path)))?.text,
  }));
});

function ownerObjects(value: unknown): readonly JsonObject[] {
  if (isArray(value)) return value.flatMap(ownerObjects);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([member, inner]) => {
    if (aside.test(member.toLowerCase())) return [];
    if (!/^owners?$/i.test(member)) return ownerObjects(inner);
    const within = isArray(inner) ? inner.filter(isObject) : isObject(inner) ? [inner] : [];
    return within;
  });
}

/** The spine ids that a record mentions for its owners. */
export const ownerIdsOf = (row: unknown): readonly string[] => [
  ...new Set(ownersOf(row).flatMap(({ entityId }) => entityId ?? [])),
];

/** The names under which a record shows its owners. */
export const ownerNamesOf = (row: unknown): readonly string[] =>
  textsIn(row).flatMap(({ path, text }) =>
    /owner/.test(path) && !aside.test(path) && nameMember.test(memberOf(path)) ? [text] : [],
  );

/** Whether a record has an owner, by its spine id or by its name. */
export const hasOwner = (row: unknown): boolean => ownerIdsOf(row).length > 0 || ownerNamesOf(row).length > 0;
