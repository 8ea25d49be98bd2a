import { defineCheck, expectThat, type JsonObject, once, precondition } from '../../src/kit/index.js';
import { coordinatesOf, mayShowPlace } from './coordinates.js';
import { isMerged } from './merged.js';
import { facilityIdOf, sourcesOf, typeOf } from './record.js';
import { sample } from './sample.js';

/** Whether a record must (true) or must not (false) have coordinates; undefined where that is left open. */
function mustBeLocated(row: JsonObject): boolean | undefined {
  const [silo, ...others] = sourcesOf(row);
  const type = typeOf(row) ?? '';
  if (silo === undefined || others.length > 0 || /pipeline|lng_carrier/.test(type)) return undefined;
  return silo !== 'aicompute';
}

export const recordCoordinates = defineCheck({
  id: 'facilities/record-coordinates',
  title: 'Facilities carry coordinates, but for pipelines, and data centers carry none',
  clauses: [
    'facility-record.coordinates',
    'facility-record.energy-registry.coordinates',
    'facility-record.maritime-ports.coordinates',
    'facility-record.aicompute.no-coordinates',
    'facility-record.energy-registry.coordinates.pipelines',
    'facility-record.energy-registry.coordinates.lng-carriers',
  ],
  operations: ['listFacilities'],
  rulings: ['C55'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const rows = await sample(api);
      const isShown = rows.some((row) => coordinatesOf(row) !== null);
      if (!isShown) {
        // The names of the members are not shown, but a record without two numbers has no coordinates under any name.
        const bare = rows.filter((row) => mustBeLocated(row) === true && !mayShowPlace(row));
        const [example] = bare;
        expectThat(example === undefined, '/data', 'coordinates', example);
      }
      precondition(isShown, 'no record shows coordinates in a member that can be recognised', 'no-data');
      for (const row of rows) {
        const must = mustBeLocated(row);
        const shown = coordinatesOf(row);
        if (must === undefined || ((shown !== null) !== must && (await isMerged(api, row)))) continue;
        // A line or an area has its place too.
        if (must && shown === null && mayShowPlace(row)) continue;
        const what = `${must ? 'coordinates' : 'no coordinates'} of the ${typeOf(row)} ${facilityIdOf(row)}`;
        expectThat((shown !== null) === must, '/data', what, shown ?? row);
        const inRange =
          shown === null || (Math.abs(shown.latitude) <= 90 && Math.abs(shown.longitude) <= 180);
        expectThat(inRange, '/data', 'degrees of latitude and longitude', shown);
        api.witness(must ? 'facilities with coordinates' : 'data centers without coordinates');
      }
      for (const type of ['pipeline', 'lng_carrier']) {
        const some = rows.filter((row) => typeOf(row)?.includes(type) === true);
        const shown = some.filter((row) => coordinatesOf(row) !== null).length;
        if (some.length > 0) api.observe(`coordinates of each ${type}`, `${shown} of ${some.length}`);
      }
    },
    { requests: 0 },
  ),
  refutedBy: [
    'facility-record.aicompute.located',
    'facility-record.coordinates.latitude-null',
    'facility-record.coordinates.missing',
    'facility-record.coordinates.zero',
    'facility-record.energy-registry.coordinates-lost',
    'facility-record.maritime-ports.coordinates-lost',
  ],
});
