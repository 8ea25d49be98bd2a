import { boundNames, rowOf, tighterOf } from './bounds.js';
import { typesOfConstraint } from './constraints.js';
import { withoutCovered } from './keywords.js';
import { bothMarks } from './marks.js';
import { anything, isNever, isNull, type Placed, type Places, type Shape, type TypeName } from './shape.js';
import { bothVocabularies, eitherVocabulary, typeOf } from './vocabulary.js';

/** The shape of a place at which all of some shapes apply. */
export const joined = (shapes: readonly Shape[]): Shape =>
  shapes.length === 0
    ? anything
    : shapes.reduce((one, other) => ({
        ...merged(one, other),
        types: bothTypes(one.types, other.types),
        nullable: one.nullable && other.nullable,
        vocabulary: bothVocabularies(one.vocabulary, other.vocabulary),
      }));

/**
 * The shape of alternatives that share no type: as a keyword restricts values of its own types only, all keywords
 * may stand together. Also of alternatives that list values and say nothing else.
 */
const united = (shapes: readonly Shape[]): Shape =>
  shapes.reduce((one, other) => ({
    ...merged(one, other),
    types: eitherTypes(one.types, other.types),
    nullable: one.nullable || other.nullable,
    vocabulary: eitherVocabulary(one.vocabulary, other.vocabulary),
  }));

/** What is merged in the same way whether both apply or either. */
const merged = (one: Shape, other: Shape): Shape => ({
  ...one,
  key: `${one.key}&${other.key}`,
  bounds: tighterOf(one.bounds, other.bounds),
  multipleOf: one.multipleOf ?? other.multipleOf,
  patterns: distinct([...one.patterns, ...other.patterns]),
  formats: distinct([...one.formats, ...other.formats]),
  unique: one.unique ?? other.unique,
  properties: bothMaps(one.properties, other.properties, bothPlaces),
  required: bothMaps(one.required, other.required, (mine) => mine),
  additional: bothPlaces(one.additional, other.additional),
  patterned: bothMaps(one.patterned, other.patterned, bothPlaces),
  items: bothPlaces(one.items, other.items),
  prefix: (one.prefix.length >= other.prefix.length ? one : other).prefix.map(
    (_, index) => bothPlaces(one.prefix[index], other.prefix[index]) ?? [],
  ),
  constraints: bothMaps(one.constraints, other.constraints, (mine, theirs) => [...mine, ...theirs]),
  groups: [...one.groups, ...other.groups],
  discriminator: one.discriminator ?? other.discriminator,
  marks: bothMarks(one.marks, other.marks),
  absentFrom: one.absentFrom ?? other.absentFrom,
});

type Types = Placed<ReadonlySet<TypeName>> | undefined;

function bothTypes(one: Types, other: Types): Types {
  if (one === undefined || other === undefined) return one ?? other;
  return { ...one, value: commonTypes(one.value, other.value) };
}

/** The types that two sets share; a whole number is a number. */
export function commonTypes(one: ReadonlySet<TypeName>, other: ReadonlySet<TypeName>): ReadonlySet<TypeName> {
  const covers = (types: ReadonlySet<TypeName>, type: TypeName) =>
    types.has(type) || (type === 'integer' && types.has('number'));
  const shared = [...one, ...other].filter((each) => covers(one, each) && covers(other, each));
  return withoutCovered(new Set(shared));
}

const eitherTypes = (one: Types, other: Types): Types =>
  one === undefined || other === undefined
    ? undefined
    : { ...one, value: withoutCovered(new Set([...one.value, ...other.value])) };

function bothPlaces<Given extends Places | undefined>(one: Given, other: Given): Given {
  return one === undefined || other === undefined
    ? (one ?? other)
    : ([...new Set([...one, ...other])] as never);
}

function bothMaps<Name, Value>(
  one: ReadonlyMap<Name, Value>,
  other: ReadonlyMap<Name, Value>,
  both: (mine: Value, theirs: Value) => Value,
): ReadonlyMap<Name, Value> {
  if (other.size === 0) return one;
  const found = new Map(one);
  for (const [name, theirs] of other) {
    const mine = found.get(name);
    found.set(name, mine === undefined ? theirs : both(mine, theirs));
  }
  return found;
}

const distinct = (texts: readonly Placed<string>[]): readonly Placed<string>[] =>
  texts.filter((each, index) => texts.findIndex(({ value }) => value === each.value) === index);

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

/** A shape as far as it concerns values of some types: what cannot apply to them is left out. */
export function restricted(shape: Shape, types: ReadonlySet<TypeName>): Shape {
  const concerns = (...some: readonly TypeName[]): boolean =>
    commonTypes(new Set(some), types).size > 0 || commonTypes(types, new Set(some)).size > 0;
  const kept = <Value>(value: Value, none: Value, ...some: readonly TypeName[]): Value =>
    concerns(...some) ? value : none;
  const narrowed: Shape = {
    ...shape,
    key: `${shape.key}:${[...types].toSorted().join('|')}`,
    bounds: Object.fromEntries(
      boundNames.flatMap((name) => {
        const bound = shape.bounds[name];
        return bound !== undefined && concerns(...rowOf(name).types) ? [[name, bound]] : [];
      }),
    ),
    multipleOf: kept(shape.multipleOf, undefined, 'number', 'integer'),
    patterns: kept(shape.patterns, [], 'string'),
    formats: kept(shape.formats, [], 'string', 'number', 'integer'),
    unique: kept(shape.unique, undefined, 'array'),
    properties: kept(shape.properties, anything.properties, 'object'),
    required: kept(shape.required, anything.required, 'object'),
    additional: kept(shape.additional, undefined, 'object'),
    patterned: kept(shape.patterned, anything.patterned, 'object'),
    items: kept(shape.items, undefined, 'array'),
    prefix: kept(shape.prefix, [], 'array'),
    constraints: new Map(
      [...shape.constraints].filter(([name]) => concerns(...(typesOfConstraint(name) ?? types))),
    ),
    vocabulary: vocabularyFor(shape, concerns),
    groups: [],
  };
  return withGroups(narrowed, shape, types, concerns);
}

type Concerns = (...types: readonly TypeName[]) => boolean;

function vocabularyFor({ vocabulary }: Shape, concerns: Concerns): Shape['vocabulary'] {
  if (vocabulary === undefined) return undefined;
  const values = vocabulary.value.values.filter((each) => concerns(typeOf(each)));
  return values.length === 0 ? undefined : { ...vocabulary, value: { ...vocabulary.value, values } };
}

/** Alternatives of other types are none; a last one is no alternative any more. */
function withGroups(narrowed: Shape, shape: Shape, types: ReadonlySet<TypeName>, concerns: Concerns): Shape {
  const groups = shape.groups.map((group) => ({
    ...group,
    members: group.members.filter((each) => each.types === undefined || concerns(...each.types.value)),
  }));
  const alone = groups.flatMap(({ members: [only, second] }) =>
    only === undefined || second !== undefined ? [] : [restricted(only, types)],
  );
  const left = groups.filter(({ members }) => members.length > 1);
  const whole = { ...narrowed, groups: left };
  return alone.length === 0
    ? whole
    : { ...joined([whole, ...alone]), types: whole.types, nullable: whole.nullable };
}
