import { accusing, defineCheck, expectHeld, expectThat, once } from '../../src/kit/index.js';
import { expectNone, ownedFacilities, pageOf, sample } from '../asking/facilities.js';
import { mayHaveOwner } from '../asking/facility-owners.js';
import { coordinatesOf, mayShowPlace, typeOf } from '../asking/facility-record.js';
import { listIn } from '../asking/replies.js';
import { flagRefused } from '../rules/flag.js';

const isDataCenter = (row: unknown): boolean => typeOf(row) === 'data_center';

export const hasGeo = defineCheck({
  id: 'facilities/has-geo',
  title: 'has_geo=true returns facilities with coordinates, and no data center',
  clauses: ['facilities.has-geo.true', 'facilities.has-geo.no-data-centers'],
  operations: ['listFacilities'],
  rulings: ['facility-coordinates'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const noCenters = 'facilities.has-geo.no-data-centers';
      const known = await sample(api);
      const located = listIn(await pageOf(api, { has_geo: true }));
      // The names of the members are not shown: coordinates that no record shows cannot be missed.
      const shown = [...known, ...located].some((row) => coordinatesOf(row) !== null);
      for (const [index, row] of located.entries()) {
        expectThat(!isDataCenter(row), `/data/${index}`, 'no data center', row, noCenters);
        const isLocated = coordinatesOf(row) !== null || mayShowPlace(row);
        expectThat(!shown || isLocated, `/data/${index}`, 'coordinates', row);
        api.witness('facilities with coordinates');
      }
      const query = { has_geo: true, type: 'data_center' };
      await accusing(noCenters, () =>
        expectNone(api, query, isDataCenter, 'no data center with has_geo=true'),
      );
      const centers = await pageOf(api, { type: 'data_center' });
      expectHeld(known.some(isDataCenter), 'the directory holds no data center', centers);
    },
    { requests: 2 },
  ),
});

const isPort = (row: unknown): boolean => typeOf(row) === 'port';

export const hasOwner = defineCheck({
  id: 'facilities/has-owner',
  title: 'has_owner=true returns facilities with an owner, and no port',
  clauses: ['facilities.has-owner.true', 'facilities.has-owner.no-ports'],
  operations: ['listFacilities'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const known = await sample(api);
      const noPorts = 'facilities.has-owner.no-ports';
      const owned = await ownedFacilities(api);
      for (const [index, row] of owned.entries()) {
        expectThat(!isPort(row), `/data/${index}`, 'no port', row, noPorts);
        expectThat(mayHaveOwner(row), `/data/${index}`, 'an owner', row);
        api.witness('facilities with an owner');
      }
      const query = { has_owner: true, type: 'port' };
      await accusing(noPorts, () => expectNone(api, query, isPort, 'no port with has_owner=true'));
      const ports = await pageOf(api, { type: 'port' });
      expectHeld(known.some(isPort), 'the directory holds no port', ports);
    },
    { requests: 2 },
  ),
});

export const invalidBoolean = flagRefused({
  id: 'facilities/invalid-boolean',
  title: 'A has_geo or has_owner other than true and false is refused as INVALID_BOOLEAN',
  clauses: ['facilities.has-geo.non-boolean', 'facilities.has-owner.non-boolean', 'error.invalid-boolean'],
  operation: 'listFacilities',
  needs: ['key.full', 'entitlement.can_use_facilities'],
  rows: [
    { name: 'has_geo', value: '1', clause: 'facilities.has-geo.non-boolean' },
    { name: 'has_owner', value: 'yes', clause: 'facilities.has-owner.non-boolean' },
  ],
});
