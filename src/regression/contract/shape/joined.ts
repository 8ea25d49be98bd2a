import { bothMarks } from '../document/marks.js';
import type { Placed } from '../placed.js';
import { tighterOf } from './bounds.js';
import { withoutCovered } from './said.js';
import { anything, type Places, type Shape, type TypeName } from './shape.js';
import { bothVocabularies, eitherVocabulary } from './vocabulary.js';

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
export const united = (shapes: readonly Shape[]): Shape =>
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
