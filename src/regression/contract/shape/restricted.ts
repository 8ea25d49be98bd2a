import { boundNames, rowOf } from './bounds.js';
import { typesOfConstraint } from './constraints.js';
import { commonTypes, joined } from './joined.js';
import { anything, type Shape, type TypeName } from './shape.js';
import { typeOf } from './vocabulary.js';

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
