import { isArray, isObject, type JsonObject, strings } from '../../src/kit/index.js';
import { furtherName, nameMember, soleWord } from './facility-record.js';
import type { Fits } from './results.js';
import { folded, memberOf, memoized, nameIn, textsIn } from './texts.js';

/** An owner as a record shows it. */
interface Owner {
  readonly entityId: string | undefined;
  readonly name: string | undefined;
}

/** Parts of a record that tell of other times or lead elsewhere. */
const aside = /attribute|merge|history|link|ur[il]|href/;

/** The objects that a record shows its owners in. */
export const ownersOf = memoized((row: unknown): readonly Owner[] => {
  const objects = ownerObjects(row);
  return objects.map((owner) => ({
    entityId: textsIn(owner).find(({ path }) => memberOf(path) === 'entity_id')?.text,
    name: nameOfOwner(owner),
  }));
});

/** Names beside an owner that are not its own, and what else is labelled. */
const notOfOwner =
  /countr|nation|region|place|city|type|kind|role|share|sector|categor|status|parent|group|affiliat|related|sibling|child|subsidiar|url/;

/** The name of an owner; undefined where several members fit equally well and differ. */
function nameOfOwner(owner: JsonObject): string | undefined {
  const texts = textsIn(owner).filter(
    ({ path }) =>
      nameMember.test(memberOf(path)) && !notOfOwner.test(path) && !furtherName.test(memberOf(path)),
  );
  const plain = texts.find(({ path }) => memberOf(path) === 'name');
  return plain?.text ?? nameIn(owner) ?? soleWord(texts);
}

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
    /owner/.test(path) && !aside.test(path) && nameMember.test(memberOf(path)) && !notOfOwner.test(path)
      ? [text]
      : [],
  );

/** Whether a record has an owner, by its spine id or by its name. */
export const hasOwner = (row: unknown): boolean => ownerIdsOf(row).length > 0 || ownerNamesOf(row).length > 0;

/** Whether an owner has a text in its name; undefined where the text stands elsewhere, or owners go without names. */
export const fitsOwnerText =
  (text: string): Fits =>
  (row) => {
    if (ownersOf(row).some(({ name }) => name?.includes(text))) return true;
    const isNear = [...strings(row)].some((each) => folded(each).includes(folded(text)));
    return isNear || (ownerNamesOf(row).length === 0 && hasOwner(row)) ? undefined : false;
  };

/** Whether a record tells of an owner or of an id anywhere: of owners, the document names no member but `entity_id`. */
export const mayHaveOwner = (row: unknown): boolean =>
  textsIn(row).some(
    ({ path }) => (/own(?:er|ed)/.test(path) && !aside.test(path)) || memberOf(path).endsWith('entity_id'),
  );
