import { describe, expect, it } from 'vitest';
import { countries } from '../contract/countries.js';
import { belongsTo, continentNames, liesOn, regionNames } from './clear-regions.js';

const cards = countries.map(({ name }) => ({ geo: { country: name } }));

describe('regions', () => {
  it.each([
    ['France', 'Europe', true],
    ['France', 'South America', false],
    ['Ukraine', 'Europe', undefined],
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
