import type { KnownValues } from '../../generators/operation/known-values.js';
import { isArray, isObject, type Json, type QueryValue, type World } from '../../src/kit/index.js';
import { referredIds } from '../seen-entity.js';

/** More values of one name than these are not tried. */
const mostValues = 5;

/** The real values that the probe found, by the names that parameters of the document have. */
export function offeredValues(world: World): KnownValues {
  const { events, leis, rows, window } = world.offer;
  const storyRefs = events.flatMap(({ story_refs }) =>
    isArray(story_refs) ? story_refs.filter(isObject) : [],
  );
  const entityIds = referredIds(world);
  const values: Readonly<Record<string, readonly (Json | undefined)[]>> = {
    event_id: events.map(({ id }) => id),
    story_id: storyRefs.map(({ id }) => id),
    entity_id: entityIds,
    entity: entityIds,
    lei: leis,
    facility_id: (rows.listFacilities ?? []).map(({ facility_id }) => facility_id),
    country: ['USA'],
  };
  return {
    days: window,
    of: (name) =>
      Object.hasOwn(values, name) ? (values[name] ?? []).filter(isValue).slice(0, mostValues) : [],
  };
}

const isValue = (value: Json | undefined): value is QueryValue =>
  typeof value === 'string' || typeof value === 'number';
