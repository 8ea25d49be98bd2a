import { defineCheck, type JsonObject, once, type Query } from '../../src/kit/index.js';
import { listIn } from '../list-in.js';
import { capacityThirds, isWithin, megawattsOf } from './capacities.js';
import { typeOf } from './record.js';
import { pageOf } from './sample.js';
import { expectSelected } from './selected.js';

export const capacityFilter = defineCheck({
  id: 'facilities/capacity-filter',
  title: 'The capacity bounds find the power facilities and data centers within them and admit none beyond',
  clauses: [
    'facilities.capacity-mw-min',
    'facilities.capacity-mw-max',
    'facilities.capacity-mw.power',
    'facilities.capacity-mw.data-centers',
    'facilities.capacity-mw.other-types',
    'facilities.capacity-mw.unknown-capacity',
  ],
  operations: ['listFacilities'],
  rulings: ['A69'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  property: once(
    async (api) => {
      const [low, high] = await capacityThirds(api);
      const bounds: readonly (readonly [Query, number, number])[] = [
        [{ capacity_mw_min: high }, high, Number.POSITIVE_INFINITY],
        [{ capacity_mw_max: low }, Number.NEGATIVE_INFINITY, low],
      ];
      for (const [query, min, max] of bounds) {
        const fits = isWithin(min, max);
        const isDataCenter = (row: JsonObject) => typeOf(row) === 'data_center';
        const parts = [true, false].map(
          (is) => (row: JsonObject) => isDataCenter(row) === is && fits(row) === true,
        );
        await expectSelected(api, { query, because: `capacities from ${min} to ${max} MW`, fits, parts });
      }
      const open = listIn(await pageOf(api, { capacity_mw_min: high })).filter(
        (row) => megawattsOf(row) === undefined,
      );
      api.observe(
        'within a bound without a capacity in MW',
        [...new Set(open.map(typeOf))].slice(0, 8).join(', '),
      );
    },
    { requests: 2 },
  ),
  refutedBy: [
    'facilities.capacity-mw-max.as-minimum',
    'facilities.capacity-mw-max.dropped',
    'facilities.capacity-mw-min.as-text',
    'facilities.capacity-mw-min.dropped',
    'facilities.capacity-mw-min.in-kilowatts',
    'facilities.capacity-mw.data-centers-lost',
    'facilities.capacity-mw.power-lost',
  ],
});
