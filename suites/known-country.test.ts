import { describe, expect, it } from 'vitest';
import { countries } from '../contract/countries.js';
import { anyOf, countryOf, isFrom, plainCountries } from './known-country.js';

describe('plainCountries', () => {
  it('are all in the table', () => expect(plainCountries.length).toBeGreaterThan(50));

  it.each(plainCountries)('$name is meant by its codes in either scheme', ({ iso2, iso3, fips }) => {
    const others = countries.filter((each) => each.iso3 !== iso3);
    expect(others.filter((each) => each.fips === iso2 || each.iso2 === fips)).toEqual([]);
  });
});

describe('countryOf', () => {
  it.each(['Ukraine', 'ukraine', 'UKR', ' ukr '])('%j is Ukraine', (text) =>
    expect(countryOf(text)?.iso3).toBe('UKR'),
  );
  it.each(['AU', 'Atlantis', '', null, 7])('%j is nothing that we know', (text) =>
    expect(countryOf(text)).toBeUndefined(),
  );
});

it('an actor without a country comes from none, one of unknown spelling from where it may', () => {
  const ukraine = plainCountries.find(({ iso3 }) => iso3 === 'UKR');
  if (ukraine === undefined) throw new Error('Ukraine is in the table');
  expect(isFrom(null, ukraine)).toBe(false);
  expect(isFrom('Russia', ukraine)).toBe(false);
  expect(isFrom('Atlantis', ukraine)).toBeUndefined();
});

it.each([
  [[true, undefined], true],
  [[false, undefined], undefined],
  [[false], false],
  [[], false],
] as const)('any of %j is %s', (truths, any) => expect(anyOf(truths)).toBe(any));
