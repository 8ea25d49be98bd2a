import { leavesIn, memberOf } from '../leaves.js';
import { spineForm } from '../seen-entity.js';

/** The forms of ids that name an entity. */
export const handleForms = {
  spine: spineForm,
  wiki: /^wiki:\S+$/i,
  cik: /^cik:\d+$/i,
} as const;

export const isHandle = (value: unknown): value is string =>
  typeof value === 'string' && Object.values(handleForms).some((form) => form.test(value));

/** Members that hold ids of whatever; the first is likelier to hold that of the row's own entity. */
const idMembers = [/^(?:entity_?)?id$/, /(?:^|_)ids?$/];
export const isIdMember = (member: string): boolean => idMembers.some((each) => each.test(member));

/** The id by which a row names its entity: that of a likely member, nearest to its root. */
export function handleIn(row: unknown): string | undefined {
  const handles = leavesIn(row).filter(({ value }) => isHandle(value));
  const [named] = idMembers.flatMap((name) => handles.find(({ path }) => name.test(memberOf(path))) ?? []);
  const { value } = named ?? handles[0] ?? {};
  return typeof value === 'string' ? value : undefined;
}
