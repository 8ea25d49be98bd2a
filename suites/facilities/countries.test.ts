import { describe, expect, it } from 'vitest';
import type { Country } from '../../contract/countries.js';
import { countriesOf, countryTextOf, fitsCountries, isOutside, showsSecondary } from './countries.js';

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
