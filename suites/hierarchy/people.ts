import { type Api, isArray, isObject, type JsonObject, type World } from '../../src/kit/index.js';
import { innermost } from '../entities/card.js';
import { handleIn } from '../entities/handle.js';
import { describedEntities } from '../entities/sample.js';
import { leavesIn, memberOf } from '../leaves.js';
import { nameIn } from '../name-in.js';
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

const kindNames: ReadonlySet<string> = new Set(kindMembers.map((member) => member.replaceAll('_', '')));

const within = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** Whether a card tells beside its name that it is of a person, and no other kind anywhere outside its lists. */
export function isCalledPerson(card: JsonObject): boolean {
  const leaves = leavesIn(card).filter(({ path }) => !/\/\d+(?:\/|$)/.test(path));
  const [kind, ...others] = leaves.filter(({ path }) => kindNames.has(memberOf(path).replaceAll('_', '')));
  const name = leaves.find(({ value }) => value === nameIn(card));
  const isOwn = kind !== undefined && name !== undefined && within(kind.path) === within(name.path);
  return isOwn && others.length === 0 && person.test(String(kind.value));
}

/** The ids of people to whom Events refer, as their cards there tell, or else their details. */
export async function somePeople(api: Api): Promise<readonly string[]> {
  const referred = peopleOf(api.world);
  if (referred.length > 0) return referred;
  const described: string[] = [];
  for await (const { id, card } of describedEntities(api)) if (isCalledPerson(card)) described.push(id);
  return described;
}
