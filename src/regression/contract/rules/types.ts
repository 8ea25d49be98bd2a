import { commonTypes } from '../shape/composition.js';
import { restrictsNothing, type Shape, type TypeName } from '../shape/shape.js';
import { harmless, retyped, stops, wider } from './rule.js';
import type { Comparing, SchemaFinding, SchemaGroup } from './schemas.js';

/** The types of a value, null among them. */
export const types: SchemaGroup = {
  area: 'type',
  keywords: ['type', 'nullable'],
  kinds: {
    'type-changed': {
      says: 'The type of {} changes.',
      request: stops,
      response: retyped,
      mirror: 'type-changed',
    },
    'type-narrowed': {
      says: 'The types of {} are fewer.',
      request: stops,
      response: harmless,
      mirror: 'type-widened',
    },
    'type-widened': {
      says: 'The types of {} are more.',
      request: wider,
      response: retyped,
      mirror: 'type-narrowed',
    },
    'schema-replaced': {
      says: 'Another schema stands in the place of that of {}.',
      request: stops,
      response: retyped,
      mirror: 'schema-replaced',
    },
    'became-nullable': {
      says: 'The value of {} may be null.',
      request: wider,
      response: retyped,
      mirror: 'became-not-nullable',
    },
    'became-not-nullable': {
      says: 'The value of {} may no longer be null.',
      request: stops,
      response: harmless,
      mirror: 'became-nullable',
    },
  },
  *find(old, next, comparing) {
    const found = typeKind(old.types?.value, next.types?.value);
    const kind = found === 'type-changed' ? kindAsText(old, next, comparing) : found;
    if (kind !== undefined && isToldByForms(old, next, comparing)) return;
    const at = next.types?.at ?? old.types?.at ?? next.at;
    if (kind !== undefined) yield { kind, at, from: namesOf(old), to: namesOf(next) };
    else yield* nullKind(old, next, at);
  },
};

/** Of a choice of forms, the types are those of the forms: what changed of a form is told there. */
function isToldByForms(old: Shape, next: Shape, { distance }: Comparing): boolean {
  if (old.groups.length === 0 || next.groups.length === 0) return false;
  const untyped = (shape: Shape): Shape => ({ ...shape, key: `${shape.key}~`, types: undefined });
  return distance(untyped(old), untyped(next)) > 0;
}

function typeKind(
  old: ReadonlySet<TypeName> | undefined,
  next: ReadonlySet<TypeName> | undefined,
): string | undefined {
  if (old === undefined || next === undefined) {
    if (old === next) return undefined;
    return old === undefined ? 'type-narrowed' : 'type-widened';
  }
  const common = [...commonTypes(old, next)];
  const isAll = (types: ReadonlySet<TypeName>) =>
    types.size === common.length && common.every((each) => types.has(each));
  if (isAll(old) && isAll(next)) return undefined;
  if (common.length === 0) return 'type-changed';
  if (isAll(old)) return 'type-widened';
  return isAll(next) ? 'type-narrowed' : 'type-changed';
}

/** A parameter is written as text: a text without restrictions takes what was a number, and a list what was its only item. */
function kindAsText(old: Shape, next: Shape, comparing: Comparing): string {
  const { text, oldAt, nextAt, distance } = comparing;
  if (text === undefined) return 'type-changed';
  if (takesText(next) && isScalar(old)) return 'type-widened';
  if (takesText(old) && isScalar(next)) return 'type-narrowed';
  if (text === 'single') return 'type-changed';
  if (takesOne(next) && isScalar(old) && distance(old, nextAt(next.items)) === 0) return 'type-widened';
  return takesOne(old) && isScalar(next) && distance(oldAt(old.items), next) === 0
    ? 'type-narrowed'
    : 'type-changed';
}

const takesText = (shape: Shape): boolean =>
  shape.types?.value.has('string') === true && shape.groups.length === 0 && restrictsNothing(shape);

const isScalar = ({ types: given }: Shape): boolean =>
  given !== undefined && !given.value.has('array') && !given.value.has('object');

/** Whether a list may have a single item. */
const takesOne = ({ types: given, bounds }: Shape): boolean =>
  given?.value.size === 1 && given.value.has('array') && (bounds['min-items']?.value.limit ?? 0) <= 1;

function* nullKind(old: Shape, next: Shape, at: string): Iterable<SchemaFinding> {
  if (old.nullable === next.nullable || next.types === undefined) return;
  yield {
    kind: next.nullable ? 'became-nullable' : 'became-not-nullable',
    at,
    from: namesOf(old),
    to: namesOf(next),
  };
}

const namesOf = ({ types: given, nullable }: Shape): string => {
  if (given === undefined) return 'any type';
  return [...[...given.value].toSorted(), ...(nullable ? ['null'] : [])].join(' or ') || 'no type';
};
