import { leavesIn, memberOf } from './leaves.js';

/** Members that are likely to name an entity, the likeliest first; the field is not shown. */
const nameMembers = ['displayname', 'name', 'canonicalname', 'label', 'entityname', 'title'];

/** Members within which names are those of something else. */
const ofOthers = /countr|nation|region|place|city|type|kind|categor|status|owner|related|sibling|parent/;

/** Members beside a name that is an object, which are no name themselves. */
const besideName = /lang|locale|script|source|code|id$/;

/** What a card, or another row about an entity, calls it; undefined where no member looks like a name. */
export function nameIn(row: unknown): string | undefined {
  const leaves = leavesIn(row).filter(({ path }) => !ofOthers.test(path));
  const within = (path: string): readonly string[] => path.replaceAll('_', '').split('/').slice(-2);
  const found = nameMembers.flatMap((member) => [
    ...leaves.filter(({ path }) => memberOf(path).replaceAll('_', '') === member),
    // A name may be an object, of languages say.
    ...leaves.filter(({ path }) => within(path)[0] === member && !besideName.test(memberOf(path))),
  ]);
  const name = found.find(({ value }) => typeof value === 'string' && /\p{L}{2}/u.test(value));
  return typeof name?.value === 'string' ? name.value : undefined;
}
