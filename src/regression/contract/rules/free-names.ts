import { isNever, type Shape } from '../shape/shape.js';
import type { Below, Comparing, SchemaFinding, SchemaGroup } from './schema-group.js';
import { disappears, harmless, newField, retyped, stops, wider } from './verdicts.js';

/** The properties of an object that have no fixed names. */
export const freeNames: SchemaGroup = {
  area: 'object',
  keywords: ['additionalProperties', 'unevaluatedProperties', 'patternProperties'],
  kinds: {
    'other-properties-forbidden': {
      says: '{} has no other properties than those named.',
      request: stops,
      response: harmless,
      mirror: 'other-properties-allowed',
    },
    'other-properties-allowed': {
      says: '{} may have other properties than those named.',
      request: wider,
      response: newField,
      mirror: 'other-properties-forbidden',
    },
    'map-removed': {
      says: '{} has no properties with free names any more.',
      request: stops,
      response: disappears,
      mirror: 'map-added',
    },
    'map-added': {
      says: '{} may have properties with free names.',
      request: wider,
      response: newField,
      mirror: 'map-removed',
    },
    'pattern-properties-added': {
      says: 'Properties of {} whose names fit a pattern are restricted.',
      request: stops,
      response: harmless,
      mirror: 'pattern-properties-removed',
    },
    'pattern-properties-removed': {
      says: 'Properties of {} whose names fit a pattern are restricted no more.',
      request: wider,
      response: retyped,
      mirror: 'pattern-properties-added',
    },
  },
  *find(old, next, comparing) {
    yield* others(comparing.oldAt(old.additional), comparing.nextAt(next.additional), old, next);
    yield* patterned(old, next, comparing);
  },
};

function* others(was: Shape, is: Shape, old: Shape, next: Shape): Iterable<SchemaFinding | Below> {
  const at = is.at || was.at;
  if (isNever(was) || isNever(is)) {
    if (isNever(was) && isNever(is)) return;
    const [before, after] = [old.additional, next.additional];
    if (isNever(is)) yield { kind: before === undefined ? 'other-properties-forbidden' : 'map-removed', at };
    else yield { kind: after === undefined ? 'other-properties-allowed' : 'map-added', at };
  } else yield { step: '*', old: was, next: is };
}

function* patterned(old: Shape, next: Shape, comparing: Comparing): Iterable<SchemaFinding | Below> {
  for (const pattern of new Set([...old.patterned.keys(), ...next.patterned.keys()])) {
    const [was, is] = [old.patterned.get(pattern), next.patterned.get(pattern)];
    if (was !== undefined && is !== undefined)
      yield { step: pattern, old: comparing.oldAt(was), next: comparing.nextAt(is) };
    else if (is !== undefined) yield { kind: 'pattern-properties-added', at: is[0] ?? next.at, to: pattern };
    else yield { kind: 'pattern-properties-removed', at: was?.[0] ?? old.at, from: pattern };
  }
}
