import { describe, expect, it } from 'vitest';
import type { Country } from '../../contract/countries.js';
import { exchangeOf } from '../../src/kit/sample.test-data.js';
import { isCut, isLast, keyOf, longestPage, nextCursorOf } from './facilities.js';
import { isWithin, megawattsAmong } from './facility-capacity.js';
import {
  countriesOf,
  countryTextOf,
  fitsCountries,
  isOutside,
  placeOf,
  showsSecondary,
} from './facility-places.js';

const rows = [{ facility_id: 'f_1', next: 'door' }];

describe('nextCursorOf', () => {
  it.each([
    ['in pagination', { data: rows, pagination: { next_cursor: 'abc' } }, 'abc'],
    ['beside the rows', { data: { items: rows, next_cursor: 'abc' } }, 'abc'],
    ['as an address', { data: rows, next: 'https://x.example/facilities?limit=1&cursor=a%3D' }, 'a='],
    ['with a sign not escaped', { data: rows, next: '/facilities?cursor=a%' }, 'a%'],
    ['null', { data: rows, pagination: { next_cursor: null } }, undefined],
    ['empty', { data: rows, pagination: { next_cursor: '' } }, undefined],
    ['nowhere', { data: rows }, undefined],
  ])('finds the one %s', (_, json, cursor) => expect(nextCursorOf(exchangeOf(json))).toBe(cursor));
});

it('takes a full page without a word about the next for cut', () => {
  const page = Array.from({ length: longestPage }, (_, index) => ({ facility_id: `f_${index}` }));
  expect(isCut(exchangeOf({ data: page }))).toBe(true);
  expect(isCut(exchangeOf({ data: page, pagination: { next_cursor: null } }))).toBe(false);
  expect(isCut(exchangeOf({ data: rows }))).toBe(false);
  expect(isLast(exchangeOf({ data: rows, pagination: { next_cursor: null } }))).toBe(true);
});

it('recognises a row by its id, or by all of it', () => {
  expect(keyOf({ facility_id: 'f_1', name: 'x' })).toBe('f_1');
  expect(keyOf({ name: 'x' })).toBe('{"name":"x"}');
});

const of = (capacity_mw: number, type = 'coal_plant') => ({ type, capacity_mw });

it('reads the capacity of power facilities and data centers alone', () => {
  const megawattsOf = megawattsAmong([]);
  expect(megawattsOf(of(5))).toBe(5);
  expect(megawattsOf(of(5, 'data_center'))).toBe(5);
  expect(megawattsOf(of(5, 'port'))).toBeUndefined();
});

it('reads no capacity from a member that others of the type do not show it in', () => {
  const megawattsOf = megawattsAmong([of(5), of(7), { type: 'coal_plant', unit_mw: 3 }]);
  expect(megawattsOf({ type: 'coal_plant', capacity_mw: null, unit_mw: 3 })).toBeUndefined();
  expect(megawattsOf({ type: 'coal_plant', capacity_mw: 9, unit_mw: 3 })).toBe(9);
  expect(megawattsOf({ type: 'data_center', power_mw: 3 })).toBe(3);
  expect(megawattsOf({ type: 'solar_farm', storage_capacity_mwh: 40 })).toBeUndefined();
});

it('leaves the edges of a bound open', () => {
  const megawattsOf = megawattsAmong([]);
  const fits = isWithin(100, Number.POSITIVE_INFINITY, megawattsOf);
  expect([of(200), of(100), of(100.5), of(50)].map(fits)).toEqual([true, undefined, undefined, false]);
  expect(fits(of(50, 'port'))).toBeUndefined();
  expect(isWithin(Number.NEGATIVE_INFINITY, 100, megawattsOf)(of(50))).toBe(true);
});

const isFrance = ({ iso3 }: Country) => iso3 === 'FRA';
const codesOf = (row: unknown) => {
  const { primary, others, unclear } = countriesOf(row);
  return [primary?.iso3, others.map(({ iso3 }) => iso3), unclear];
};

describe('countriesOf', () => {
  it.each([
    [{ country: 'France' }, ['FRA', [], false]],
    [{ location: { country_iso3: 'FRA' } }, ['FRA', [], false]],
    [{ country: 'France', country_iso2: 'FR', secondary_country: 'Italy' }, ['FRA', ['ITA'], false]],
    [{ countries: ['FRA', 'ITA'] }, ['FRA', ['ITA'], false]],
    [{ country: 'Gallia' }, [undefined, [], true]],
    [{ pays: 'France' }, ['FRA', [], false]],
    [{ yard_country: 'Japan', country: 'France' }, ['FRA', [], true]],
    [{ yard_country: 'France', country: 'France' }, ['FRA', [], false]],
    [{ yard: { country: 'Japan' }, place: { country: 'France' } }, [undefined, [], true]],
    [{ geo: { countryIso3: 'FRA', secondaryCountryIso3: 'ITA' } }, ['FRA', ['ITA'], false]],
    [{ name: 'France', owners: [{ country: 'Italy' }] }, [undefined, [], false]],
  ])('%j', (row, codes) => expect(codesOf(row)).toEqual(codes));
});

it('gives the text of the primary country', () => {
  expect(countryTextOf({ secondary_country: 'Italy', country: 'FRA' })).toBe('FRA');
});

it('knows whether records have a place for a secondary country', () => {
  expect(showsSecondary([{ country: 'France', secondary_country: null }])).toBe(true);
  expect(showsSecondary([{ country: 'France' }])).toBe(false);
});

describe('fitsCountries', () => {
  const open = fitsCountries([{ country: 'France' }], isFrance);
  const shown = fitsCountries([{ country: 'France', secondary_country: null }], isFrance);

  it('admits by the primary country', () => expect(open({ country: 'France' })).toBe(true));
  it('leaves open what an unseen secondary country may admit', () => {
    expect(open({ country: 'Italy' })).toBeUndefined();
    expect(shown({ country: 'Italy', secondary_country: null })).toBe(false);
    expect(shown({ country: 'Italy', secondary_country: 'France' })).toBeUndefined();
    expect(shown({ country: 'Gallia' })).toBeUndefined();
  });
});

it('knows records that lie outside as far as they show', () => {
  expect(isOutside({ country: 'Italy' }, isFrance)).toBe(true);
  expect(isOutside({ country: 'Italy', secondary_country: 'France' }, isFrance)).toBe(false);
  expect(isOutside({}, isFrance)).toBe(false);
});

it('takes no point of a pipeline for what filters by place compare', () => {
  const point = { latitude: 51.2, longitude: 58.1 };
  expect(placeOf({ type: 'gas_pipeline', ...point })).toBeNull();
  expect(placeOf({ type: 'port', ...point })).toEqual(point);
});

it('takes no destination for a country', () => {
  expect(countriesOf({ destination: 'Japan', country: { name: 'Qatar' } })).toMatchObject({
    primary: { iso3: 'QAT' },
    others: [],
  });
});
