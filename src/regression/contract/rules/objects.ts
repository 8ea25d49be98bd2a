import { isNever, type Places, type Shape } from '../shape/shape.js';
import type { Below, Comparing, SchemaFinding, SchemaGroup } from './schema-group.js';
import { disappears, harmless, newField, stops, wider } from './verdicts.js';

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
