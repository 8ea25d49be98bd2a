import type { Factor } from '../../generators/covering.js';
import { defineCheck, forSets, type JsonObject, type World } from '../../src/kit/index.js';
import { isIgnored } from '../asking/calls.js';
import { isCut, keyOf, longestPage, pageOf, wholeOf } from '../asking/facilities.js';
import { byCountryOrder, facilityFilters, facilityOrders } from '../asking/facility-filters.js';
import { nameOf } from '../asking/facility-record.js';
import {
  expectNoneOverlooked,
  type FilteredList,
  filterSetsOf,
  type RecordFilter,
  tellsOrder,
  toldBeside,
} from '../asking/filter-sets.js';
import { listOf } from '../asking/replies.js';

/** So many hold every pair that the known facilities of most deployments tell apart. */
const most = 60;
/** So many sets are sent in an order. */
const mostOrdered = 14;
/** Of more filters together, few facilities are left that tell them apart. */
const largest = 4;

const facilitiesOf = ({ offer }: World): readonly JsonObject[] => offer.rows.listFacilities ?? [];

type FilterSet = readonly RecordFilter[];

/**
 * The sets, and some single filters, with an order that the facilities they select tell: each filter stands beside one in
 * a set that tells whether it is overlooked, as far as they do. A set that tells as much with an order is sent with it alone.
 */
function inOrders(
  rows: readonly JsonObject[],
  filters: readonly Factor<RecordFilter>[],
  sets: readonly FilterSet[],
): readonly FilterSet[] {
  const alone = filters.flatMap(({ parts }) => parts.map((part) => [part]));
  const met = new Set<string>();
  const inPlace = new Map<FilterSet, FilterSet>();
  const further: FilterSet[] = [];
  for (const set of [...sets, ...alone].toSorted((one, other) => other.length - one.length)) {
    const names = set.flatMap(({ query }) => Object.keys(query));
    const count = inPlace.size + further.length;
    if (count === mostOrdered || names.every((name) => met.has(name))) continue;
    const orders = count % 2 === 0 ? facilityOrders : facilityOrders.toReversed();
    const order = orders.find((each) => tellsOrder(rows, set, each));
    const told = order === undefined ? [] : toldBeside(rows, set, order);
    const ofTold = told.flatMap(({ query }) => Object.keys(query));
    if (order === undefined || ofTold.every((name) => met.has(name))) continue;
    for (const name of ofTold) met.add(name);
    if (set.length > 1 && told.length === set.length) inPlace.set(set, [...set, order]);
    else further.push([...set, order]);
  }
  return [...sets.map((set) => inPlace.get(set) ?? set), ...further];
}

/** Filters that a country stands beside which a facility has as a secondary one. */
const besideSecondary = [
  ['type', 'status'],
  ['class', 'source'],
] as const;

/** Sets that select a known facility by a country that is not its first, one of them in an order by countries. */
function bySecondary(
  rows: readonly JsonObject[],
  filters: readonly Factor<RecordFilter>[],
): readonly (readonly RecordFilter[])[] {
  const partsOf = (wanted: string) => filters.find(({ name }) => name === wanted)?.parts ?? [];
  const crossing = partsOf('country').flatMap((country) =>
    rows.flatMap((row) =>
      country.fits(row) === undefined && country.likely?.(row) === true ? { country, row } : [],
    ),
  );
  const besides = besideSecondary.flatMap((names) => {
    const sets = crossing.map(({ country, row }) => [
      ...names.flatMap((name) => partsOf(name).find(({ fits }) => fits(row) === true) ?? []),
      country,
    ]);
    const [longest] = sets.toSorted((one, other) => other.length - one.length);
    return longest === undefined || longest.length < 2 ? [] : [longest];
  });
  const [first] = crossing;
  return first === undefined ? besides : [...besides, [first.country, byCountryOrder]];
}

const directory: FilteredList = {
  page: pageOf,
  rowsIn: ({ json }) => listOf(json) ?? [],
  keyOf,
  isCut,
  rankOf: nameOf,
  wholeOf,
  isIgnored,
};

export const combination = defineCheck({
  id: 'facilities/combination',
  title: 'Filters of the directory hold beside each other and beside an order',
  clauses: [
    'facilities.type.only',
    'facilities.class.only',
    'facilities.source.only',
    'facilities.status.only',
    'facilities.country.only',
    'facilities.region.only',
    'facilities.continent.only',
    'facilities.entity.id.only',
    'facilities.owner-entity-id',
    'facilities.owner-search',
    'facilities.q.only',
    'facilities.capacity-mw-min',
    'facilities.capacity-mw-max',
    'facilities.has-geo.no-data-centers',
    'facilities.has-owner.no-ports',
    'facilities.bbox.inside',
    'facilities.near.inside',
    'facilities.type.values',
    'facilities.class.leaf-types',
    'facilities.source.values',
    'facilities.country.primary',
    'facilities.country.secondary',
    'facilities.region.finds',
    'facilities.continent.finds',
    'facilities.entity.id.finds',
    'facilities.owner-entity-id.finds',
    'facilities.owner-search.substring',
    'facilities.q.substring',
    'facilities.bbox.finds',
    'facilities.near.finds',
    'facilities.sort.capacity-asc',
    'facilities.sort.capacity-desc',
  ],
  operations: ['listFacilities', 'getFacility'],
  rulings: ['live-data', 'metric-bounds-inclusive', 'great-circle-distance', 'sort-directions'],
  needs: ['key.full', 'entitlement.can_use_facilities'],
  runs: most + mostOrdered + besideSecondary.length + 1,
  property: forSets<RecordFilter>(
    (world, seed) => {
      const rows = facilitiesOf(world);
      const filters = facilityFilters(rows);
      const sets = filterSetsOf(rows, filters, { most, largest, seed });
      return [...inOrders(rows, filters, sets), ...bySecondary(rows, filters)];
    },
    (api, filters) => expectNoneOverlooked(api, directory, filters),
    {
      sends: (_, filters) => [
        {
          operation: 'listFacilities',
          query: Object.assign({ limit: longestPage }, ...filters.map(({ query }) => query)),
        },
      ],
      textOf: ({ query }) =>
        Object.entries(query)
          .map(([name, value]) => `${name}=${value}`)
          .join('&'),
    },
  ),
});
