import { expect, it } from 'vitest';
import { countries } from '../../contract/countries.js';
import { brokenLaws } from '../laws.js';
import { unknownCountries } from './unknown-country.js';

it('unknown countries have no entry under any of their spellings', () => {
  const known = countries.flatMap(({ iso2, iso3, fips, name }) => [iso2, iso3, fips, name.toUpperCase()]);
  expect(brokenLaws(unknownCountries(), (country) => !known.includes(country.toUpperCase()))).toEqual([]);
});
