import { resolvedPointer } from '../../../engine/served-contract/normalization.js';
import { at, isArray, isObject, type Json, type JsonObject, placeholdersOf } from '../../../kit/index.js';
import { type Marks, marksIn } from '../shape/marks.js';
import type { Places } from '../shape/shape.js';
import { type Media, mediaAt } from './bodies.js';

/** A declared parameter. */
export interface Parameter {
  readonly name: string;
  readonly place: string;
  /** What tells it from others: its place, and its name, or for a placeholder its position in the path. */
  readonly key: string;
  /** Where the operation or its path names it. */
  readonly at: string;
  /** Where it is described. */
  readonly pointer: string;
  readonly required: boolean;
  readonly schema: Places | undefined;
  /** How a list or an object is written. */
  readonly style: string;
  /** Whether any character may stand as it is. */
  readonly allowsReserved: boolean;
  readonly allowsEmpty: boolean;
  readonly marks: Marks;
  /** All it says but its name, to know it again under another one. */
  readonly rest: Json;
}

/** The parameters in some lists; one of a later list takes the place of the same one in an earlier list. */
export function parametersIn(
  document: JsonObject,
  path: string,
  lists: readonly string[],
): readonly Parameter[] {
  const found = new Map<string, Parameter>();
  for (const list of lists) {
    const listed = at(document, list);
    if (!isArray(listed)) continue;
    for (const index of listed.keys()) {
      const parameter = parameterAt(document, path, `${list}/${index}`);
      if (parameter !== undefined) found.set(parameter.key, parameter);
    }
  }
  return [...found.values()];
}

/** Headers that OpenAPI says to ignore where they are declared as parameters. */
const ignored: ReadonlySet<string> = new Set(['accept', 'content-type', 'authorization']);

function parameterAt(document: JsonObject, path: string, place: string): Parameter | undefined {
  const pointer = resolvedPointer(document, place);
  const parameter = at(document, pointer);
  if (!isObject(parameter) || typeof parameter.name !== 'string') return undefined;
  const { name, in: position, required, allowReserved, allowEmptyValue, description, ...rest } = parameter;
  const where = String(position);
  if (where === 'header' && ignored.has(name.toLowerCase())) return undefined;
  const [media] = mediaAt(document, `${pointer}/content`);
  return {
    name,
    place: where,
    key: `${where} ${knownAs(where, name, path)}`,
    at: place,
    pointer,
    required: required === true || where === 'path',
    schema: media?.schema ?? (rest.schema === undefined ? undefined : [`${pointer}/schema`]),
    style: styleOf(parameter, where, media),
    allowsReserved: allowReserved === true,
    allowsEmpty: allowEmptyValue === true,
    marks: marksIn(parameter, pointer),
    rest: { ...rest, description: description ?? null, where, required: required === true },
  };
}

/** Placeholders are known by their order, since their names are the contract's own. */
function knownAs(place: string, name: string, path: string): string {
  if (place === 'header') return name.toLowerCase();
  if (place !== 'path') return name;
  return String(placeholdersOf(path).indexOf(name));
}

function styleOf({ style, explode }: JsonObject, place: string, media: Media | undefined): string {
  if (media !== undefined) return media.type;
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple';
  const chosen = typeof style === 'string' ? style : usual;
  return `${chosen}${(typeof explode === 'boolean' ? explode : chosen === 'form') ? ', exploded' : ''}`;
}
