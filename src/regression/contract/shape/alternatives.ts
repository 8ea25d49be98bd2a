import { commonTypes, united } from './joined.js';
import { anything, isNever, isNull, type Shape } from './shape.js';

/**
 * The shape of an `anyOf` or a `oneOf`. Null among the alternatives is folded away, as is what one schema says as
 * well: one alternative, alternatives of different types, and lists of values.
 */
export function groupOf(
  keyword: 'anyOf' | 'oneOf',
  at: string,
  all: readonly Shape[],
  orNull: boolean,
): Shape {
  const nullable = orNull || all.some((each) => each.nullable);
  const distinct = new Map(all.map((each) => [each.key, each]));
  const members = [...distinct.values()].filter((each) => !isNull(each) && !isNever(each));
  const [only, second] = members;
  if (only === undefined) return { ...anything, at, key: at, nullable, types: { value: new Set(), at } };
  if (second === undefined) return { ...only, nullable };
  if (isFoldable(members)) return { ...united(members), at, nullable };
  const types = united(members.map((each) => ({ ...anything, at: each.at, types: each.types }))).types;
  return {
    ...anything,
    key: at,
    at,
    types: types === undefined ? undefined : { ...types, at },
    nullable,
    // Whether null is allowed is said once, by what holds the alternatives.
    groups: [
      {
        keyword,
        at,
        members: members.map(({ key, ...each }) => ({ ...each, key: `${key}?`, nullable: true })),
      },
    ],
  };
}

function isFoldable(members: readonly Shape[]): boolean {
  if (members.some(({ groups, constraints }) => groups.length > 0 || constraints.size > 0)) return false;
  const listing = members.filter(({ vocabulary }) => vocabulary !== undefined);
  if (members.every(isOnlyValues) && listing.length > 0)
    return sameTypes(members) || listing.length === members.length;
  return listing.length === 0 && areApart(members);
}

/** Whether a shape lists values or names a type, and says nothing else that matters. */
const isOnlyValues = (shape: Shape): boolean =>
  Object.keys(shape.bounds).length === 0 &&
  shape.patterns.length + shape.formats.length + shape.properties.size + shape.required.size === 0 &&
  shape.multipleOf === undefined &&
  shape.additional === undefined &&
  shape.items === undefined;

const sameTypes = (members: readonly Shape[]): boolean =>
  new Set(members.map(({ types }) => [...(types?.value ?? [])].toSorted().join('|'))).size === 1;

const areApart = (members: readonly Shape[]): boolean =>
  members.every((one, index) =>
    members
      .slice(index + 1)
      .every(
        (other) =>
          one.types !== undefined &&
          other.types !== undefined &&
          commonTypes(one.types.value, other.types.value).size === 0,
      ),
  );
