import { describe, expect, it } from 'vitest';
import { facilityClasses, facilitySources, facilityTypes, vocabularies } from '../../../../contract/index.js';
import { entitlementFaults } from '../account/entitlement.js';
import {
  bareDeployment,
  type Question,
  silentFaults,
  unbrokenClauses,
} from '../bare-deployment.test-data.js';
import { directoryIn, type Facility } from '../corpus/facilities.js';
import type { FaultId } from '../faults.js';
import { facilityCapacityFaults } from './capacity.js';
import { facilityEnumFaults } from './enums.js';
import { facilityGeometryFaults } from './geometry.js';
import { facilityIdFaults } from './id.js';
import { facilityOwnerFaults } from './owners.js';
import { facilityPageFaults } from './page.js';
import { facilityLossFaults, facilityPairFaults } from './pairs.js';
import { facilityPlaceFaults } from './places.js';
import { facilityRecordFaults } from './record.js';
import {
  facilityDetailFaults,
  facilityListFaults,
  facilityReplyFaults,
  getFacility,
  listFacilities,
} from './routes.js';
import { facilitySortFaults } from './sort.js';
import { facilityTextFaults } from './texts.js';
import { facilityViewFaults } from './view.js';

type Values = Readonly<Record<string, string | number>>;

const queryOf = (values: Values): string =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&');

describe('faults', () => {
  const tables = {
    ...facilityListFaults,
    ...facilityDetailFaults,
    ...facilityRecordFaults,
    ...facilityReplyFaults,
    ...facilityCapacityFaults,
    ...facilityEnumFaults,
    ...facilityGeometryFaults,
    ...facilityIdFaults,
    ...facilityOwnerFaults,
    ...facilityPageFaults,
    ...facilityPairFaults,
    ...facilityLossFaults,
    ...facilityPlaceFaults,
    ...facilitySortFaults,
    ...facilityTextFaults,
    ...facilityViewFaults,
  };

  /** Questions whose values are learned from the corpus itself. */
  function questionsOn(seed: number): {
    readonly questions: readonly Question[];
    readonly run: ReturnType<typeof bareDeployment>['ask'];
  } {
    const { corpus: own, ask: run } = bareDeployment(seed);
    const all = directoryIn(own).facilities;
    const find = (keep: (facility: Facility) => boolean): Facility => {
      const found = all.find(keep);
      if (found === undefined) throw new Error('The corpus lacks a facility.');
      return found;
    };
    const pick = (of: Facility['type']) => find(({ type }) => type === of);
    const owned = find(({ owners }) => owners.length > 1);
    const crossing = find(({ secondaryCountry }) => secondaryCountry !== null);
    const merged = own.entities.find(
      ({ id, canonicalId, type }) => type === 'Organization' && id !== canonicalId,
    );
    const port = pick('port');
    const cursorOf = (query: string): string => {
      const { next_cursor } = run({ route: listFacilities, query }).body.pagination;
      return `${query}&cursor=${encodeURIComponent(next_cursor)}`;
    };
    const box = ({ latitude, longitude }: Facility) =>
      `${(latitude ?? 0) - 0.3},${(longitude ?? 0) - 0.3},${(latitude ?? 0) + 0.3},${(longitude ?? 0) + 0.3}`;
    const { latitude, longitude } = pick('steel_plant');
    const days: readonly string[] = run({
      route: listFacilities,
      query: 'sort=recent&limit=100',
    }).body.data.map(({ updated_at }: { updated_at: string }) => updated_at);
    const tied = [...days.keys()].filter((at) => at > 0 && days[at] === days[at - 1]);
    const together: readonly Values[] = [
      { type: 'data_center' },
      { type: 'steel_plant,cement_plant', limit: 100 },
      { class: 'power' },
      { source: 'energy_registry' },
      { status: 'proposed' },
      { country: crossing.country?.iso3 ?? '' },
      { region: 'Africa' },
      { continent: 'Europe' },
      { entity: owned.owners[0]?.entity_id ?? '' },
      { owner_entity_id: owned.owners[0]?.entity_id ?? '' },
      { owner_search: owned.owners[0]?.name.slice(0, 6) ?? '' },
      { q: 'ld' },
      { capacity_mw_min: 300 },
      { capacity_mw_max: 300 },
      { has_geo: 'true' },
      { has_owner: 'true' },
      { bbox: '-30,-60,60,60' },
      { bbox: '-90,-180,90,180' },
      { entity: 'Harbor & Vale Insurance' },
      { bbox: box(port) },
      { near: `${latitude},${longitude},4000` },
      { sort: 'capacity_asc' },
      { sort: 'capacity_desc' },
    ];
    const values: readonly Values[] = [
      {},
      ...[1, 25, 100, 101, 150, 0, -1, 'abc', '9x'].map((limit) => ({ limit })),
      ...['nonsense', 'YWJj.ZGVm'].map((cursor) => ({ cursor })),
      ...['ld', 'LD', 'Halden', 'Power Station', 'Lithium', 'Halden Dam'].map((q) => ({ q })),
      ...[...facilityTypes, 'port,wind_farm', 'plant', 'castle', 'port,castle'].map((type) => ({
        type,
        limit: 100,
      })),
      ...[...facilityClasses, 'castle'].map((of) => ({ class: of, limit: 100 })),
      ...[...facilitySources, 'maritime_ports,aicompute', 'castle'].map((source) => ({ source, limit: 100 })),
      ...['operating', 'RETIRED', 'proposed', 'mothballed', 'proposed,retired'].map((status) => ({
        status,
        limit: 100,
      })),
      ...[crossing.country, crossing.secondaryCountry].flatMap((country) =>
        [country?.name, country?.iso2, country?.iso3].map((text) => ({ country: text ?? '', limit: 100 })),
      ),
      ...['Niger', 'Guinea', 'NA'].map((country) => ({ country, limit: 100 })),
      ...['Africa', 'Western Africa', 'Europe'].map((region) => ({ region, limit: 100 })),
      ...['North America', 'Africa', 'Asia'].map((continent) => ({ continent, limit: 100 })),
      ...owned.owners.flatMap(({ name, entity_id }) => [
        { entity: entity_id, limit: 100 },
        { entity: name, limit: 100 },
        { entity: name.toLowerCase(), limit: 100 },
        { owner_entity_id: entity_id, limit: 100 },
        { owner_search: name.slice(2, 9), limit: 100 },
      ]),
      { entity: merged?.canonicalId ?? '', limit: 100 },
      { owner_search: 'Lithium', limit: 100 },
      { owner_search: 'al', limit: 100 },
      ...['100', 'x', '9MW'].flatMap((bound) => [
        { capacity_mw_min: bound, limit: 100, sort: 'capacity_desc' },
        { capacity_mw_max: bound, limit: 100, sort: 'capacity_desc' },
        { capacity_mw_min: bound, type: 'data_center', limit: 100 },
      ]),
      { capacity_mw_min: 0, type: 'port', limit: 100 },
      { capacity_mw_min: 300, capacity_mw_max: 100 },
      { capacity_mw_min: 100, capacity_mw_max: 300, type: 'data_center', limit: 100 },
      ...['true', 'TRUE', '1', 'maybe'].flatMap((flag) => [
        { has_geo: flag, limit: 100 },
        { has_owner: flag, limit: 100 },
        { has_geo: flag, type: 'gas_pipeline' },
        { has_geo: flag, type: 'data_center' },
        { has_owner: flag, type: 'port' },
      ]),
      ...[box(port), '30,-20,70,40', '1,2,3', '40,0,30,9', '30,9,40,0'].map((bbox) => ({ bbox, limit: 100 })),
      { bbox: box(port), source: 'maritime_ports' },
      ...['60', '200', '350', '900', '1500'].map((radius) => ({
        near: `${latitude},${longitude},${radius}`,
        limit: 100,
      })),
      ...['1,2', '10,20,900,1,2,3', '1,2,x'].map((near) => ({ near })),
      ...[...vocabularies.facilitySort.values, 'size'].map((sort) => ({ sort, limit: 100 })),
      // Pages that end between facilities updated on one day.
      ...tied.slice(0, 3).map((limit) => ({ sort: 'recent', limit })),
      { sort: 'country', type: 'gas_pipeline', limit: 100 },
      { sort: 'capacity_desc', type: 'coal_plant', limit: 21 },
      { country: crossing.secondaryCountry?.iso3 ?? '', type: crossing.type, limit: 100 },
      { country: crossing.secondaryCountry?.iso3 ?? '', sort: 'country', limit: 100 },
      ...together.flatMap((one, at) =>
        together.slice(at + 1).map((other) => ({ ...one, ...other, limit: 100 })),
      ),
    ];
    const details = [
      find(() => true).facility_id,
      find(() => true).site_id,
      pick('data_center').facility_id,
      find(({ type, capacity }) => type === 'data_center' && capacity !== null).facility_id,
      owned.facility_id,
      find(({ owners }) => owners.length > 2).facility_id,
      'f_000000000000',
      's_000000000000',
      'castle',
    ];
    return {
      run,
      questions: [
        ...values.map((each) => ({ route: listFacilities, query: queryOf(each) })),
        ...[
          'limit=10',
          'limit=100&type=port',
          'limit=50&type=port',
          'sort=country&limit=20',
          'country=USA&sort=capacity_desc&limit=20',
        ].map((query) => ({
          route: listFacilities,
          query: cursorOf(query),
        })),
        ...details.map((id) => ({ route: getFacility, path: { facility_id: id } })),
        { route: listFacilities, role: 'unentitled' },
        { route: getFacility, path: { facility_id: owned.facility_id }, role: 'unentitled' },
      ],
    };
  }

  it.each([1, 2])(
    'change a reply each, on seed %i',
    (seed) => {
      const { questions, run } = questionsOn(seed);
      expect(silentFaults(Object.keys(tables) as FaultId[], questions, run)).toEqual([]);
    },
    60_000,
  );

  it('break each clause of the family that a reply can show', () => {
    for (const prefix of [
      'facilities.',
      'facility-record.',
      'limits.facilities-limit.',
      'error.invalid-near.facilities',
      'error.invalid-facility-id',
    ]) {
      expect(unbrokenClauses(prefix, { ...tables, ...entitlementFaults })).toEqual([]);
    }
  });
});
