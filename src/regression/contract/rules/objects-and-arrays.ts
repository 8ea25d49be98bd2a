import { isNever, type Places, type Shape } from '../shape/shape.js';
import { disappears, harmless, newField, retyped, stops, wider } from './rule.js';
import type { Below, Comparing, SchemaFinding, SchemaGroup } from './schemas.js';

/** The properties that an object names. */
export const objects: SchemaGroup = {
  area: 'object',
  keywords: ['properties', 'required', 'readOnly', 'writeOnly'],
  kinds: {
    'property-removed': {
      says: 'The property {} is gone.',
      request: stops,
      response: disappears,
      mirror: 'property-added',
    },
    'property-added': {
      says: 'The property {} is new.',
      request: wider,
      response: newField,
      mirror: 'property-removed',
    },
    'required-property-added': {
      says: 'The property {} is new and required.',
      request: stops,
      mirror: 'property-removed',
    },
    'property-became-required': {
      says: 'The property {} is required.',
      request: stops,
      response: harmless,
      mirror: 'property-became-optional',
    },
    'property-became-optional': {
      says: 'The property {} may be absent.',
      request: wider,
      response: disappears,
      mirror: 'property-became-required',
    },
  },
  find: named,
};

function* named(old: Shape, next: Shape, comparing: Comparing): Iterable<SchemaFinding | Below> {
  const { direction, oldAt, nextAt } = comparing;
  const had = present(old.properties, oldAt, direction);
  const has = present(next.properties, nextAt, direction);
  const steps = [had, has, old.required, next.required].flatMap((each) => [...each.keys()]);
  for (const step of new Set(steps)) {
    const [was, is] = [had.get(step), has.get(step)];
    const [wasRequired, isRequired] = [old.required.get(step), next.required.get(step)];
    if (was !== undefined && is === undefined) {
      const hidden = hiding(next.properties.get(step), nextAt);
      yield { kind: 'property-removed', step, at: hidden ?? placeIn(old, step) };
    } else if (was === undefined && is !== undefined) {
      const mustBeSent = direction === 'request' && wasRequired === undefined && isRequired !== undefined;
      yield {
        kind: mustBeSent ? 'required-property-added' : 'property-added',
        step,
        at: placeIn(next, step),
      };
    } else if (wasRequired === undefined && isRequired !== undefined)
      yield { kind: 'property-became-required', step, at: isRequired };
    else if (wasRequired !== undefined && isRequired === undefined)
      yield { kind: 'property-became-optional', step, at: wasRequired };
    if (was !== undefined && is !== undefined) yield { step, old: was, next: is, at: placeIn(next, step) };
  }
}

const placeIn = ({ properties, at }: Shape, name: string): string => properties.get(name)?.[0] ?? at;

type LookUp = (places: Places | undefined) => Shape;

/** The properties that travel in a direction. */
const present = (
  properties: Shape['properties'],
  lookUp: LookUp,
  direction: Comparing['direction'],
): ReadonlyMap<string, Shape> =>
  new Map(
    [...properties]
      .map(([name, places]) => [name, lookUp(places)] as const)
      .filter(([, shape]) => shape.absentFrom?.value !== direction && !isNever(shape)),
  );

/** What keeps a property that is still declared from travelling. */
const hiding = (places: Places | undefined, lookUp: LookUp): string | undefined =>
  places === undefined ? undefined : (lookUp(places).absentFrom?.at ?? places[0]);

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

/** The items of an array. */
export const arrays: SchemaGroup = {
  area: 'array',
  keywords: ['items', 'prefixItems', 'unevaluatedItems', 'uniqueItems'],
  kinds: {
    'unique-items-added': {
      says: 'The items of {} may not be equal any more.',
      request: stops,
      response: harmless,
      mirror: 'unique-items-removed',
    },
    'unique-items-removed': {
      says: 'The items of {} may be equal.',
      request: wider,
      response: retyped,
      mirror: 'unique-items-added',
    },
  },
  *find(old, next, { oldAt, nextAt }) {
    if (old.unique === undefined && next.unique !== undefined)
      yield { kind: 'unique-items-added', at: next.unique.at };
    if (old.unique !== undefined && next.unique === undefined)
      yield { kind: 'unique-items-removed', at: old.unique.at };
    const length = Math.max(old.prefix.length, next.prefix.length);
    for (let index = 0; index < length; index += 1) {
      // Beyond those that stand first, the items of all others count.
      const [was, is] = [oldAt(old.prefix[index] ?? old.items), nextAt(next.prefix[index] ?? next.items)];
      yield { step: String(index), old: was, next: is };
    }
    yield { step: '[]', old: oldAt(old.items), next: nextAt(next.items), at: next.items?.[0] };
  },
};
