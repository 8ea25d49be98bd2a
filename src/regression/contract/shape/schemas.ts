import { isOpenApi30, resolvedPointer } from '../../../engine/served-contract/normalization.js';
import { pointerOf } from '../../../engine/served-contract/openapi-validation.js';
import { SetupError } from '../../../engine/setup-error.js';
import { at, isArray, isObject, type JsonObject } from '../../../kit/index.js';
import { groupOf, joined, restricted } from './composition.js';
import { shapeOfKeywords } from './keywords.js';
import { anything, type Places, type Shape } from './shape.js';

/** Looks up the shapes of one document's schemas, which is untrusted: their number and depth are bounded. */
export interface Schemas {
  /** Throws `SetupError` for references that lead out of the document, and for schemas without end. */
  at(places: Places | undefined): Shape;
  /** Whether something stands at a pointer. */
  has(pointer: string): boolean;
}

const mostShapes = 100_000;
/** Of an `allOf`, an `anyOf` or a `oneOf`. */
const mostParts = 2000;
/** Alternatives within alternatives. */
const deepest = 100;

export function schemasOf(document: JsonObject): Schemas {
  const isOlder = isOpenApi30(document);
  const known = new Map<string, Shape>();
  let depth = 0;

  function shapeAt(places: Places): Shape {
    const roots = [...new Set(places.map((each) => resolvedPlace(document, each, isOlder)))].toSorted();
    const key = roots.join(' ');
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size > mostShapes) throw tooMany(`more than ${mostShapes} schemas`);
    if (depth > deepest) throw endless();
    // A schema that is its own alternative adds nothing to itself.
    known.set(key, anything);
    depth += 1;
    try {
      const parts = partsOf(document, roots, isOlder);
      const shape = { ...closed(joined(parts.flatMap(shapesOf))), key };
      known.set(key, shape);
      return shape;
    } finally {
      depth -= 1;
    }
  }

  const shapesOf = ({ pointer, orNull }: Part): readonly Shape[] => {
    const schema = at(document, pointer) ?? {};
    const alternatives = (['anyOf', 'oneOf'] as const).flatMap((keyword) => {
      const members = isObject(schema) ? schema[keyword] : undefined;
      if (!isArray(members) || members.length === 0) return [];
      if (members.length > mostParts) throw tooMany(`${members.length} alternatives in one schema`);
      const shapes = members.map((_, index) => shapeAt([`${pointer}/${keyword}/${index}`]));
      return [groupOf(keyword, `${pointer}/${keyword}`, shapes, orNull)];
    });
    return [shapeOfKeywords(schema, pointer, orNull), ...alternatives];
  };

  return {
    at: (places) => (places === undefined ? anything : shapeAt(places)),
    has: (pointer) => at(document, pointer) !== undefined,
  };
}

/** A shape without what its own types rule out. */
const closed = (shape: Shape): Shape =>
  shape.types === undefined ? shape : { ...restricted(shape, shape.types.value), key: shape.key };

/** A schema without its references and its `allOf`. */
interface Part {
  readonly pointer: string;
  /** Whether something around it allows null as well. */
  readonly orNull: boolean;
}

function partsOf(document: JsonObject, roots: Places, isOlder: boolean): readonly Part[] {
  const parts = new Map<string, Part>();
  let open: Part[] = roots.map((pointer) => ({ pointer, orNull: false }));
  for (let part = open.shift(); part !== undefined; part = open.shift()) {
    if (parts.has(part.pointer)) continue;
    const schema = at(document, part.pointer);
    const { $ref, allOf, nullable } = isObject(schema) ? schema : {};
    if (typeof $ref === 'string') open.unshift({ ...part, pointer: targetOf($ref) });
    // Beside a reference, OpenAPI 3.0 reads nothing.
    if (typeof $ref === 'string' && isOlder) continue;
    parts.set(part.pointer, part);
    const orNull = part.orNull || nullable === true;
    if (isArray(allOf) && allOf.length + parts.size > mostParts)
      throw tooMany(`more than ${mostParts} schemas in one allOf`);
    if (isArray(allOf))
      open = [...allOf.map((_, index) => ({ pointer: `${part.pointer}/allOf/${index}`, orNull })), ...open];
  }
  return [...parts.values()];
}

/** Where a place leads that holds a reference and nothing else. */
function resolvedPlace(document: JsonObject, place: string, isOlder: boolean): string {
  const value = at(document, place);
  if (!isObject(value) || typeof value.$ref !== 'string') return place;
  if (!isOlder && Object.keys(value).some((each) => each !== '$ref')) return place;
  targetOf(value.$ref);
  return resolvedPointer(document, place);
}

function targetOf(reference: string): string {
  if (reference === '#') return '';
  if (reference.startsWith('#/')) return pointerOf(reference);
  throw new SetupError(
    `A contract refers to '${reference}', which is not a place in it.`,
    'Bundle the contract into one document whose references begin with #/, and give that.',
  );
}

const tooMany = (what: string): SetupError =>
  new SetupError(`A contract cannot be compared: it has ${what}.`, 'Give a contract with fewer schemas.');

const endless = (): SetupError =>
  new SetupError(
    'The schemas of a contract have no end.',
    'Give a contract with fewer, or less nested, schemas.',
  );
