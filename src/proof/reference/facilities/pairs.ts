import type { ClauseId } from '../../../../contract/index.js';
import { withoutOverlooked } from '../http/overlooked.js';
import type { Fault, Planted } from '../planted.js';

/** Filters of the directory that combine, and its order, with what a facility contradicts that one of them does not select. */
const clauses = {
  type: ['facilities.type.only'],
  class: ['facilities.class.only'],
  source: ['facilities.source.only'],
  status: ['facilities.status.only'],
  country: ['facilities.country.only'],
  region: ['facilities.region.only'],
  continent: ['facilities.continent.only'],
  entity: ['facilities.entity.id.only'],
  owner_entity_id: ['facilities.owner-entity-id'],
  owner_search: ['facilities.owner-search'],
  q: ['facilities.q.only'],
  capacity_mw_min: ['facilities.capacity-mw-min'],
  capacity_mw_max: ['facilities.capacity-mw-max'],
  has_geo: ['facilities.has-geo.no-data-centers', 'facilities.has-geo.true'],
  has_owner: ['facilities.has-owner.no-ports', 'facilities.has-owner.true'],
  bbox: ['facilities.bbox.inside'],
  near: ['facilities.near.inside'],
  sort: ['facilities.sort.capacity-asc', 'facilities.sort.capacity-desc'],
} as const satisfies Readonly<Record<string, readonly ClauseId[]>>;
type Filter = keyof typeof clauses;
type FacilityPairFault = `facilities.pairs.${Filter}.ignored-with-${Filter}`;

const filters = Object.keys(clauses) as readonly Filter[];

/**
 * Pairs that are left open, of which one implies the other, or that too few facilities of the reference tell apart.
 */
const untold: readonly string[] = [
  'bbox near',
  'capacity_mw_max capacity_mw_min',
  'class type',
  'source type',
  'class source',
  'has_geo type',
  'has_owner type',
  'class has_geo',
  'class has_owner',
  'has_geo source',
  'has_owner source',
  'country has_geo',
  'country near',
  'has_geo q',
  'capacity_mw_min has_owner',
  'capacity_mw_max has_owner',
  'bbox has_geo',
  'has_geo near',
  'capacity_mw_max sort',
  'has_owner sort',
  'country region',
  'country continent',
  'continent region',
  'owner_entity_id owner_search',
  'entity owner_entity_id',
  'entity owner_search',
  'entity has_owner',
  'has_owner owner_entity_id',
  'has_owner owner_search',
  'owner_search source',
  'bbox region',
  'near region',
  'region sort',
  'continent near',
  'has_geo owner_search',
];
const isTold = (one: Filter, other: Filter): boolean =>
  one !== other && !untold.includes(`${one} ${other}`) && !untold.includes(`${other} ${one}`);

/** Every pair, of which alternately the one and the other is ignored. */
const pairs = filters
  .flatMap((one, at) =>
    filters.slice(at + 1).map((other, index) => ({ one, other, swapped: index % 2 === 1 })),
  )
  .filter(({ one, other }) => isTold(one, other))
  .map(({ one, other, swapped }) =>
    swapped ? { ignored: other, beside: one } : { ignored: one, beside: other },
  );

const idOf = (ignored: Filter, beside: Filter): FacilityPairFault =>
  `facilities.pairs.${ignored}.ignored-with-${beside}`;

/** One filter of the directory is overlooked where another is sent as well. */
export const facilityPairFaults = Object.fromEntries(
  pairs.map(({ ignored, beside }): readonly [FacilityPairFault, Fault] => [
    idOf(ignored, beside),
    {
      clauses: clauses[ignored],
      summary: `Never looks at ${ignored} on the directory where ${beside} is sent`,
    },
  ]),
) as Readonly<Record<FacilityPairFault, Fault>>;

/** Filters that select nothing beside `status`, with what each of them has to find. */
const losing = {
  region: 'facilities.region.finds',
  continent: 'facilities.continent.finds',
  entity: 'facilities.entity.id.finds',
  owner_entity_id: 'facilities.owner-entity-id.finds',
  owner_search: 'facilities.owner-search.substring',
} as const satisfies Partial<Record<Filter, ClauseId>>;
const losers = Object.keys(losing) as readonly (keyof typeof losing)[];
const lossOf = (name: keyof typeof losing) => `facilities.pairs.${name}.empty-with-status` as const;

export const facilityLossFaults = Object.fromEntries(
  losers.map((name) => [
    lossOf(name),
    { clauses: [losing[name]], summary: `Finds nothing by ${name} on the directory where status is sent` },
  ]),
) as unknown as Readonly<Record<ReturnType<typeof lossOf>, Fault>>;

/** Whether a fault leaves nothing of the directory. */
export const isAllLost = (values: ReadonlyMap<string, string>, planted: Planted): boolean =>
  values.has('status') && losers.some((name) => values.has(name) && planted(lossOf(name)));

/** The values of a query, of which a fault may overlook one. */
export const pairedValues = (values: ReadonlyMap<string, string>, planted: Planted) =>
  withoutOverlooked(values, pairs, ({ ignored, beside }) => planted(idOf(ignored, beside)));
