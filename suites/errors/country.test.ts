import { expect, it } from 'vitest';
import { regionOf } from './country.js';

it('asks for a region in its own country and another one', () => {
  const card = (country: string, admin1: string) => ({ geo: { country, admin1 } });
  expect(regionOf([card('Atlantis', 'A'), card('United States', 'Texas')])).toEqual({
    admin1: 'Texas',
    country: 'USA,FRA',
  });
  expect(regionOf([card('France', 'Normandie')]).country).toBe('FRA,DEU');
});
