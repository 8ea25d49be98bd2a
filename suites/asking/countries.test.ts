import { describe, expect, it } from 'vitest';
import { countries } from '../../contract/countries.js';
import {
  anyOf,
  belongsTo,
  continentNames,
  countryOf,
  isFrom,
  liesOn,
  plainCountries,
  regionNames,
  withinAnother,
} from './countries.js';

describe('plainCountries', () => {
  it('are all in the table', () => expect(plainCountries.length).toBeGreaterThan(50));

  it.each(plainCountries)('$name is meant by its codes in either scheme', ({ iso2, iso3, fips }) => {
    const others = countries.filter((each) => each.iso3 !== iso3);
    expect(others.filter((each) => each.fips === iso2 || each.iso2 === fips)).toEqual([]);
  });
});

describe('withinAnother', () => {
  const named = (...names: readonly string[]) => countries.filter(({ name }) => names.includes(name));

  it('prefers a name that begins another one', () => {
    expect(withinAnother(named('Sudan', 'Niger'), countries)?.name).toBe('Niger');
    expect(withinAnother(named('Sudan'), countries)?.name).toBe('Sudan');
    expect(withinAnother(named('Ukraine'), countries)).toBeUndefined();
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

const cards = countries.map(({ name }) => ({ geo: { country: name } }));

describe('regions', () => {
  it.each([
    ['France', 'Europe', true],
    ['France', 'South America', false],
    ['Ukraine', 'Europe', undefined],
    ['Ukraine', 'Eastern Europe', true],
    ['Poland', 'Eastern Europe', undefined],
    ['Poland', 'Asia', false],
    ['Mexico', 'North America', undefined],
    ['Egypt', 'Middle East', undefined],
    ['KEN', 'Eastern Africa', true],
    ['Atlantis', 'Oceania', undefined],
  ] as const)('%s belongs to %s: %s', (country, region, belongs) =>
    expect(belongsTo(country, region)).toBe(belongs),
  );

  it('leave some country outside each', () => {
    const holding = regionNames.filter(
      (region) => !countries.some(({ name }) => belongsTo(name, region) === false),
    );
    expect(holding).toEqual([]);
  });
});

it('no country lies on two continents for certain', () => {
  const twice = cards.filter((card) => continentNames.filter((each) => liesOn(each)(card)).length > 1);
  expect(twice).toEqual([]);
});
