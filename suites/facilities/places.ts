import { type Api, type JsonObject, precondition } from '../../src/kit/index.js';
import type { Place } from '../geometry.js';
import { coordinatesOf } from './coordinates.js';
import { sample } from './sample.js';
import { isSearchable } from './selected.js';

/** A facility with its place. */
interface Located {
  readonly row: JsonObject;
  readonly place: Place;
}

/** The known facilities that show where they lie. */
export async function locatedFacilities(api: Api): Promise<readonly Located[]> {
  const located = (await sample(api)).flatMap((row) => {
    const place = coordinatesOf(row);
    return place === null ? [] : [{ row, place }];
  });
  precondition(located.length > 1, 'no facilities with coordinates are seen', 'no-data');
  return located;
}

/** Facilities about which a box tells latitude and longitude apart, and that can be searched for. */
export const tellingPlaces = (located: readonly Located[]): readonly Located[] =>
  located.filter(
    ({ row, place: { latitude, longitude } }) =>
      isSearchable(row) &&
      Math.abs(latitude) < 70 &&
      Math.abs(longitude) < 160 &&
      Math.abs(latitude - longitude) > 20,
  );
