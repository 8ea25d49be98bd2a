import { defineCheck, expectThat, once, precondition } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { coordinatesOf, mayShowPlace } from './coordinates.js';
import { typeOf } from './record.js';
import { pageOf, sample } from './sample.js';
import { expectNone } from './selected.js';

const isDataCenter = (row: unknown): boolean => typeOf(row) === 'data_center';

export const hasGeo = defineCheck({
  id: 'facilities/has-geo',
  title: 'has_geo=true returns facilities with coordinates, and no data center',
  clauses: ['facilities.has-geo.true', 'facilities.has-geo.no-data-centers'],
  operations: ['listFacilities'],
  rulings: ['C55'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = await sample(api);
      const located = listIn(await pageOf(api, { has_geo: true }));
      precondition(known.some(isDataCenter), 'no data center is seen', 'no-data');
      // The names of the members are not shown: coordinates that no record shows cannot be missed.
      const shown = [...known, ...located].some((row) => coordinatesOf(row) !== null);
      for (const [index, row] of located.entries()) {
        expectThat(!isDataCenter(row), `/data/${index}`, 'no data center', row);
        const isLocated = coordinatesOf(row) !== null || mayShowPlace(row);
        expectThat(!shown || isLocated, `/data/${index}`, 'coordinates', row);
        api.witness('facilities with coordinates');
      }
      await expectNone(
        api,
        { has_geo: true, type: 'data_center' },
        isDataCenter,
        'no data center with has_geo=true',
      );
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.has-geo.data-centers-kept',
    'facilities.has-geo.dropped',
    'facilities.has-geo.pipelines-kept',
  ],
});
