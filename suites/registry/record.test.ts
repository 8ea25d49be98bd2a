import { describe, expect, it } from 'vitest';
import { legalCountryOf, legalNameOf, leiOf, placesIn } from './record.js';

const flat = { lei: '5493001KJTIIGC8Y1R12', legal_name: 'Acme Bank AG', country: 'DEU' };
const nested = {
  relationships: [{ parent: { lei: 'HWUPKR0MPOU8FGXBT394' } }],
  attributes: {
    LEI: '5493001KJTIIGC8Y1R12',
    entity: {
      legalName: { name: 'Acme Bank AG', language: 'en' },
      otherNames: [{ name: 'Acme' }],
      headquartersAddress: { country: 'FR' },
      legalAddress: { country: 'DE' },
    },
  },
};

describe.each([
  ['flat', flat],
  ['nested', nested],
])('a %s record', (_form, record) => {
  it('shows its LEI, legal name and legal country', () => {
    expect(leiOf(record)).toBe('5493001KJTIIGC8Y1R12');
    expect(legalNameOf(record)?.text).toBe('Acme Bank AG');
    expect(legalCountryOf(record)?.iso3).toBe('DEU');
  });
});

it('lists texts from the root on', () => {
  expect(placesIn({ a: { b: ['x'] }, C: 'y' })).toEqual([
    { path: '/c', text: 'y' },
    { path: '/a/b/0', text: 'x' },
  ]);
});
