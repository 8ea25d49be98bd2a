import { isNever, type Places, type Shape } from '../shape/shape.js';
import type { Below, Comparing, SchemaFinding, SchemaGroup } from './schema-group.js';
import { disappears, harmless, newField, retyped, stops, wider } from './verdicts.js';

/** The members of an object. */
export const objects: SchemaGroup = {
  area: 'object',
  keywords: [
    'properties',
    'required',
    'additionalProperties',
    'unevaluatedProperties',
    'patternProperties',
    'readOnly',
    'writeOnly',
  ],
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
    yield* named(old, next, comparing);
    yield* others(comparing.oldAt(old.additional), comparing.nextAt(next.additional), old, next);
    yield* patterned(old, next, comparing);
  },
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
    if (was !== undefined && is !== undefined) yield { step, old: was, next: is };
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
